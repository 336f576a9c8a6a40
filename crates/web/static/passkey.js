// Keeps a person's identity behind a passkey: what the passkey answers to one question becomes a mask, and the server
// keeps the identity's seed under this mask. Nobody else, not the server either, can take the mask off.
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const text = (of) => new TextEncoder().encode(of);
const QUESTION = { prf: { eval: { first: text("takht passkey 1") } } };

// What the passkey answered, as a mask of 32 bytes; nothing if the passkey cannot answer.
async function mask(credential) {
  const answer = credential.getClientExtensionResults().prf?.results?.first;
  if (!answer) return "";
  const key = await crypto.subtle.importKey("raw", answer, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text("takht passkey 1") };
  return hex(await crypto.subtle.deriveBits(how, key, 256));
}

function ask(ids) {
  const publicKey = {
    challenge: crypto.getRandomValues(new Uint8Array(32)),
    userVerification: "required",
    allowCredentials: ids.map((id) => ({ type: "public-key", id })),
    extensions: QUESTION,
  };
  return navigator.credentials.get({ publicKey });
}

// Makes a passkey for a public key; the answer is the credential and the mask.
export async function make(key, name) {
  const publicKey = {
    challenge: crypto.getRandomValues(new Uint8Array(32)),
    rp: { name: "Takht" },
    user: { id: bytes(key), name, displayName: name },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    extensions: QUESTION,
  };
  const made = await navigator.credentials.create({ publicKey });
  // Some authenticators answer only once the passkey is there.
  const found = (await mask(made)) || (await mask(await ask([made.rawId])));
  return found ? `${made.id} ${found}` : "";
}

// Asks for a passkey; the answer is the public key for which it was made, the credential and the mask.
export async function open() {
  const found = await ask([]);
  const [of, answer] = [found.response.userHandle, await mask(found)];
  return of && answer ? `${hex(of)} ${found.id} ${answer}` : "";
}
