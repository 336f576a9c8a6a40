#!/usr/bin/env python3
"""A player for Takht in Python, with nothing but its standard library.

    python3 client.py http://127.0.0.1:7777                 a new table, against a bot
    python3 client.py http://127.0.0.1:7777 TABLE [SECRET]  a seat at a table that is there
    python3 client.py --help                                this text

It knows no rules: it asks the table what is legal and plays any of it. Whatever breaks, it connects
again and sends the same turn with the same id, which counts once. What it notes before and during the
game has to be in the record. PROTOCOL.md tells the rest.
"""

import base64, hashlib, http.client, json, os, random, socket, ssl, struct, sys, time, urllib.error, urllib.request
from urllib.parse import quote, urlsplit


AGAIN = ("unavailable", "stopping", "idle")
MEANWHILE = ("not_your_turn", "not_begun", "begun", "too_many")
# How often in a row it tries to connect.
TRIES = 20


class Broken(Exception):
    """The connection is gone."""


class Line:
    """A WebSocket that carries JSON."""

    def __init__(self, url):
        place = urlsplit(url)
        secure = place.scheme == "https"
        self.socket = socket.create_connection((place.hostname, place.port or (443 if secure else 80)), timeout=60)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=place.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        said = head.split(b"\r\n")[0].decode(errors="replace")
        if any(f" {status}" in said for status in (400, 403, 404)):
            raise SystemExit(f"the server has no such table to play at: {said}")
        if " 101" not in said:
            raise Broken(said)

    def more(self):
        got = self.socket.recv(65536)
        if not got:
            raise Broken("the server hung up")
        self.buffer += got

    def take(self, count):
        while len(self.buffer) < count:
            self.more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = len(data)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        text = b""
        while True:
            first, size = self.take(2)
            size &= 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            data = self.take(size)
            kind = first & 0x0F
            if kind == 8:
                raise Broken("the server closed the connection")
            if kind == 9:
                self.frame(10, data)
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def sha256(digits):
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def must(is_so, what):
    if not is_so:
        raise SystemExit(f"this game cannot be trusted: the record has {what}")


class Notes:
    """What a player notes of the deals: the commitment, all seals, and the own nonce."""

    def __init__(self, commit):
        self.commit, self.sealed, self.nonce = commit, None, os.urandom(16).hex()

    def answer(self, table, seat, is_first):
        """Compares a table with the notes; gives back what to say to it."""
        commit, sealed = table["fair"]["commit"], table["fair"].get("sealed")
        if table["state"] == "gathering":
            if commit != self.commit:
                self.__init__(commit)
            # Another device of this seat may have sealed another nonce; they do not fight about it.
            if sealed[seat] == "" or is_first and sealed[seat] != sha256(self.nonce):
                return {"seal": sha256(self.nonce)}
        elif commit != self.commit or (self.sealed or sealed) != sealed:
            raise SystemExit("the table's commitment has changed: this game cannot be trusted")
        else:
            self.sealed = sealed
            if table["state"] == "opening" and sealed[seat] == sha256(self.nonce):
                return {"open": self.nonce}

    def check(self, record, seat, events):
        """Compares a record with the notes. `takht verify` also draws every deal again."""
        fair = record["fair"]
        must(fair["commit"] == self.commit == sha256(fair["seed"]), "another commitment")
        must(fair.get("sealed") == self.sealed, "other seals")
        for nonce, seal in zip(fair["nonces"], self.sealed or []):
            must(seal == (nonce and sha256(nonce)), "another nonce than was sealed")
        if self.sealed and self.sealed[seat] == sha256(self.nonce):
            must(fair["nonces"][seat] == self.nonce, "another nonce than mine")
        must(len(record["events"]) == len(events), "other events")
        for kept, seen in zip(record["events"], events):
            # A question mark stands for what this seat could not see.
            must(all(word in ("?", whole) for word, whole in zip(seen.split(), kept.split())), "other events")


def ask(request):
    """Sends a request; a problem ends the program with what the server says about it."""
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        try:
            said = json.loads(error.read())
            raise SystemExit(f"{said['problem']}: {said['about']}")
        except (OSError, ValueError, LookupError, TypeError):
            raise SystemExit(f"no server of Takht answers there: {error}")
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise SystemExit(f"no server of Takht answers there: {error}")


def post(server, path, body):
    data = json.dumps(body).encode()
    return ask(urllib.request.Request(server + path, data, {"Content-Type": "application/json"}))


def left(clocks, seat):
    """The time that a seat has left, as a text."""
    seconds = clocks["banks"][seat] // 1000
    if clocks.get("runs") == seat:
        seconds += clocks["turn"] // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def play(server, table, secret, notes):
    """Plays until the game is over; gives back the seat and every event that it saw."""
    events, pending, ended, over, tries = [], None, False, False, 0
    while not over:
        try:
            line = Line(f"{server}/api/tables/{table}/socket")
            line.say({"hello": 2, "secret": secret, "resume": len(events)})
            if pending:
                line.say(pending)
            while not over:
                kind, what = next(iter(line.hear().items()))
                if kind == "events" and what["ply"] > len(events):
                    line.say({"resume": len(events)})
                elif kind == "events":
                    # Events may come twice; those that are known are left out.
                    events += what["events"][len(events) - what["ply"] :]
                    over = ended
                    if seat is not None and what.get("clocks", {}).get("runs") == seat:
                        print(f"my turn, with {left(what['clocks'], seat)} left", file=sys.stderr)
                    if not pending and not over:
                        line.say({"legal": True})
                elif kind == "legal" and not pending and what["ply"] == len(events):
                    event = random.choice(what["events"])
                    pending = {"play": [event], "ply": len(events), "id": os.urandom(8).hex()}
                    line.say(pending)
                elif kind in ("accepted", "conflict"):
                    pending = None
                    if kind == "conflict":
                        line.say({"legal": True})
                elif kind == "refused":
                    raise SystemExit(f"refused: {what}")
                elif kind == "welcome":
                    seat, is_first, tries = what["seat"], True, 0
                elif kind == "table":
                    if seat is None:
                        raise SystemExit("the seat of this secret has gone to somebody else")
                    if what["seats"][seat].get("stand_in") in ("away", "time"):
                        line.say({"back": True})
                    answer, is_first = notes.answer(what, seat, is_first), False
                    if answer:
                        line.say(answer)
                    # The last events come before it, or right after it to a client that has just connected.
                    ended = what["state"] == "over"
                    if ended:
                        line.say({"resume": len(events)})
                elif kind == "problem" and what["problem"] in AGAIN:
                    raise Broken(what)
                elif kind == "problem" and what["problem"] not in MEANWHILE:
                    raise SystemExit(f"{what['problem']}: {what['about']}")
        except (Broken, OSError) as reason:
            tries += 1
            if tries >= TRIES:
                raise SystemExit(f"the server cannot be reached, after {tries} tries: {reason}")
            print(f"once more: {reason}", file=sys.stderr)
            time.sleep(min(0.5 * tries, 5))
    return seat, events


def main():
    if {"-h", "--help"} & set(sys.argv[1:]):
        raise SystemExit(print(__doc__))
    server, *rest = sys.argv[1:] or ["http://127.0.0.1:7777"]
    if len(rest) > 2 or urlsplit(server).scheme not in ("http", "https"):
        raise SystemExit("usage: client.py [http://SERVER [TABLE [SECRET]]]; --help says more")
    server, (table, secret) = server.rstrip("/"), (rest + [None, None])[:2]
    if table is None:
        made = post(server, "/api/tables", {"game": "kingdomino", "options": {"players": 2}})
        table = made["table"]
        post(server, f"/api/tables/{table}/bots", {"host": made["host"], "bot": "novice"})
    table = quote(table, safe="")
    notes = Notes(ask(f"{server}/api/tables/{table}")["fair"]["commit"])
    if secret is None:
        secret = os.urandom(16).hex()
        sit = {"name": "Python", "sealed": sha256(notes.nonce), "secret": secret}
        post(server, f"/api/tables/{table}/seats", sit)
    if len(rest) == 0:
        post(server, f"/api/tables/{table}/start", {"secret": secret})
    seat, events = play(server, table, secret, notes)
    notes.check(ask(f"{server}/api/tables/{table}/record"), seat, events)
    print(f"{table}: over after {len(events)} events; the record is at {server}/api/tables/{table}/record")
    seen = ask(f"{server}/api/tables/{table}")
    for place, seats in enumerate(seen["result"]["places"], 1):
        for other in seats:
            who = seen["seats"][other]["who"]
            name = "nobody" if who == "nobody" else next(iter(who.values()))
            points = f"{seen['result']['totals'][other]} points"
            print(f"{place}. {name}{' (me)' if other == seat else ''}: {points}")


if __name__ == "__main__":
    main()
