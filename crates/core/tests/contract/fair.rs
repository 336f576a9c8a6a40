//! Fair deals follow the scheme exactly.

use crate::toy::{Toy, ToyOptions};
use sha2::{Digest, Sha256};
use takht_core::fair::{self, Fair, Noted, SeenEvents, Unfair};
use takht_core::{Chance, Game, Quick, Record, Seat, Turn, Viewer};

/// Verifies a record by itself: nothing was noted.
fn verify(record: &Record) -> Result<usize, Unfair> {
    fair::verify::<Toy<0>>(record, &Noted::default())
}

/// A finished game with cards drawn from the key.
fn fair_game() -> Record {
    let options = ToyOptions { players: 3 };
    let fair = Fair::new([9; 32], vec![vec![1; 16], vec![], vec![3; 16]]);
    let mut record = Record::new::<Toy<0>>(&options);
    record.fair = Some(fair.to_value());
    play(&mut record, &options, &fair);
    record
}

/// Plays a game to its end: the key draws the cards, and the seats bet at random.
fn play(record: &mut Record, options: &ToyOptions, fair: &Fair) {
    let key = fair.key().unwrap();
    let mut game = Toy::<0>::new(options).unwrap();
    let (mut dealt, mut chance) = (0, Quick::new(1));
    loop {
        let event = match game.turn() {
            Turn::Chance => {
                dealt += 1;
                game.deal(&mut key.event(dealt - 1))
            }
            Turn::Seat(_) => game.sample(&mut chance),
            Turn::Over => return,
        };
        record.push(&mut game, event).unwrap();
    }
}

#[test]
fn a_fair_game_is_verified() {
    assert_eq!(verify(&fair_game()), Ok(3));
}

#[test]
fn a_changed_deal_is_found() {
    let mut record = fair_game();
    // Forges every other card for the second seat.
    for card in 1..=6 {
        let text = format!("draw 1 {card}");
        if record.events[1] == text {
            continue;
        }
        let mut forged = record.clone();
        forged.events[1] = text.clone();
        forged.events.truncate(3);
        match verify(&forged) {
            Err(Unfair::Differs {
                index: 1,
                text: found,
                drawn,
            }) => {
                assert_eq!((found, drawn), (text, record.events[1].clone()));
            }
            other => panic!("{other:?}"),
        }
    }
    record.events.truncate(1);
    assert_eq!(
        verify(&record),
        Ok(1),
        "an unfinished game is verified so far"
    );
}

#[test]
fn every_part_of_the_block_is_checked() {
    let record = fair_game();
    let with = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut changed = record.clone();
        change(changed.fair.as_mut().unwrap());
        verify(&changed).unwrap_err()
    };
    let other_seed = "00".repeat(32);
    assert_eq!(
        with(&|fair| fair["seed"] = other_seed.clone().into()),
        Unfair::Commitment
    );
    for (scheme, written) in [(3.into(), "3"), ("2".into(), "\"2\"")] {
        assert_eq!(
            with(&|fair| fair["scheme"] = serde_json::Value::clone(&scheme)),
            Unfair::Scheme(written.to_owned())
        );
    }
    for wrong in [
        serde_json::json!(null),
        "x".into(),
        serde_json::json!(["0"]),
    ] {
        assert_eq!(
            with(&|fair| fair["sealed"] = wrong.clone()),
            Unfair::Malformed("sealed")
        );
    }
    for wrong in [serde_json::json!(7), "no such layout".into()] {
        assert_eq!(
            with(&|fair| fair["layout"] = wrong.clone()),
            Unfair::Malformed("layout")
        );
    }
    assert_eq!(
        with(&|fair| fair["commit"] = "xy".into()),
        Unfair::Malformed("commit")
    );
    assert_eq!(
        with(&|fair| fair["nonces"] = "".into()),
        Unfair::Malformed("nonces")
    );
    assert_eq!(
        with(&|fair| fair["nonces"][0] = "0102".into()),
        Unfair::Malformed("nonces")
    );
    assert!(matches!(
        with(&|fair| fair["nonces"] = serde_json::json!(["", ""])),
        Unfair::Nonces { got: 2, players: 3 }
    ));
    // A bot's seat has no nonce, and a person's has the one that was sealed.
    for (seat, wrong) in [
        (0, "ff".repeat(16)),
        (1, "ff".repeat(16)),
        (2, String::new()),
    ] {
        assert_eq!(
            with(&|fair| fair["nonces"][seat] = wrong.clone().into()),
            Unfair::Seal(seat)
        );
    }
    assert!(matches!(
        with(&|fair| {
            let nonce = vec![0xff; 16];
            let seal = Fair::new([0; 32], vec![nonce.clone()]).to_value()["sealed"][0].take();
            fair["nonces"][1] = "ff".repeat(16).into();
            fair["sealed"][1] = seal;
            assert_eq!(fair::seal(&nonce), Some(Sha256::digest(&nonce).into()));
        }),
        Unfair::Differs { .. }
    ));
    let secret = with(&|fair| {
        fair.as_object_mut().unwrap().remove("seed");
    });
    assert_eq!(secret, Unfair::SeedSecret);
    let mut bare = record.clone();
    bare.fair = None;
    assert_eq!(verify(&bare), Err(Unfair::Absent));
}

/// Compares the generator with a second implementation of the scheme, with ChaCha20 written out.
#[test]
fn numbers_are_those_of_the_scheme() {
    let fair = Fair::new([7; 32], vec![vec![1; 16], vec![]]);
    let key: [u8; 32] = {
        let mut bytes = vec![7_u8; 32];
        bytes.extend([1; 16]);
        Sha256::digest(&bytes).into()
    };
    for k in [0, 1, 5, 1 << 40, 1 << 63] {
        let mut deal = fair.key().unwrap().event(k);
        let words: Vec<u32> = (0..40).flat_map(|block| chacha20(&key, block, k)).collect();
        let mut words = words.into_iter();
        for n in [
            48,
            47,
            46,
            1,
            2,
            3,
            12,
            1_000_000_007,
            3_000_000_000,
            4_294_967_295,
        ] {
            let limit = (1_u64 << 32) / u64::from(n) * u64::from(n);
            let expected = words.find(|&word| u64::from(word) < limit).unwrap() % n;
            assert_eq!(deal.below(n), expected, "event {k}, below {n}");
        }
    }
}

/// The stream of layouts is the one after all those that chance events can have.
#[test]
fn layouts_are_drawn_from_a_stream_of_their_own() {
    let fair = Fair::new([7; 32], vec![vec![1; 16], vec![]]);
    let draw = |chance: &mut dyn Chance| [0; 8].map(|_: u32| chance.below(1_000));
    let drawn = fair.lay_out(draw).unwrap();
    assert_eq!(drawn, draw(&mut fair.key().unwrap().event(1 << 63)));
    assert_eq!(fair.without_seed().lay_out(draw), Err(Unfair::SeedSecret));
    let other = Fair::new([7; 32], vec![vec![2; 16], vec![]]);
    assert_ne!(
        drawn,
        other.lay_out(draw).unwrap(),
        "the nonces matter, too"
    );
    // Scheme 1 seeded another generator with the hash of the seed's digits.
    let hash: [u8; 32] = Sha256::digest("07".repeat(32)).into();
    let first = u64::from_be_bytes(hash[..8].try_into().unwrap());
    let unsealed = [&fair, &other].map(|fair| unsealed(fair).lay_out(draw).unwrap());
    assert_eq!(unsealed, [draw(&mut Quick::new(first)); 2]);
}

/// The block as a table of scheme 1 would have written it.
fn unsealed(fair: &Fair) -> Fair {
    Fair {
        sealed: None,
        ..fair.clone()
    }
}

#[test]
fn blocks_of_both_schemes_are_read_as_they_are_written() {
    let whole = Fair::new([9; 32], vec![vec![1; 16], vec![], vec![3; 16]]);
    let mut waiting = whole.without_seed();
    waiting.nonces = vec![vec![], vec![], vec![3; 16]];
    let mut resealing = waiting.clone();
    resealing.sealed = Some(vec![None, None, fair::seal(&[3; 16])]);
    for block in [
        whole.clone(),
        whole.without_seed(),
        whole.clone().with_layout(Some("river")),
        waiting,
        resealing,
        unsealed(&whole),
        unsealed(&whole).without_seed(),
    ] {
        assert_eq!(Fair::read(&block.to_value()), Ok(block));
    }
    let written = whole.to_value();
    let seal = |nonce: &[u8]| base16ct::lower::encode_string(&Sha256::digest(nonce));
    assert_eq!(
        written,
        serde_json::json!({
            "scheme": 2,
            "commit": seal(&[9; 32]),
            "sealed": [seal(&[1; 16]), "", seal(&[3; 16])],
            "nonces": ["01".repeat(16), "", "03".repeat(16)],
            "seed": "09".repeat(32),
        })
    );
    let unsealed = unsealed(&whole).with_layout(Some("river")).to_value();
    assert_eq!(unsealed["scheme"], 1);
    assert!(unsealed.get("sealed").is_none() && unsealed.get("layout").is_none());
}

#[test]
fn a_game_of_scheme_1_stays_verified() {
    let mut record = fair_game();
    let block = Fair::read(record.fair.as_ref().unwrap()).unwrap();
    record.fair = Some(unsealed(&block).to_value());
    record.rules = None;
    assert_eq!(verify(&record), Ok(3), "both schemes have the same key");
    record.fair.as_mut().unwrap()["nonces"][1] = "ff".repeat(16).into();
    let unfair = verify(&record).unwrap_err();
    assert!(matches!(unfair, Unfair::Differs { .. }), "{unfair:?}");
}

/// What the player of a seat notes while a game is played.
fn notes(record: &Record, seat: usize) -> Noted {
    let viewer = Viewer::Seat(Seat::new(seat).unwrap());
    let block = Fair::read(record.fair.as_ref().unwrap()).unwrap();
    Noted {
        commit: Some(block.commit),
        sealed: block.sealed.clone(),
        nonces: [(seat, block.nonces[seat].clone())].into_iter().collect(),
        seen: Some((
            viewer,
            SeenEvents::of(&record.view::<Toy<0>>(viewer).unwrap().events),
        )),
    }
}

#[test]
fn a_record_is_compared_with_what_its_player_noted() {
    let record = fair_game();
    for seat in [0, 2] {
        let noted = notes(&record, seat);
        assert_eq!(fair::verify::<Toy<0>>(&record, &noted), Ok(3));
        let with = |change: &dyn Fn(&mut Noted)| {
            let mut other = noted.clone();
            change(&mut other);
            fair::verify::<Toy<0>>(&record, &other)
        };
        assert_eq!(
            with(&|noted| noted.commit = Some([1; 32])),
            Err(Unfair::OtherCommitment)
        );
        for (other, seal) in [(0, Some([1; 32])), (1, Some([1; 32])), (2, None)] {
            assert_eq!(
                with(&|noted| noted.sealed.as_mut().unwrap()[other] = seal),
                Err(Unfair::OtherSeal(other))
            );
        }
        assert_eq!(
            with(&|noted| noted.sealed.as_mut().unwrap().truncate(2)),
            Err(Unfair::OtherSeal(2))
        );
        assert_eq!(
            with(&|noted| noted.sealed.as_mut().unwrap().push(None)),
            Err(Unfair::OtherSeal(3))
        );
        assert_eq!(
            with(&|noted| drop(noted.nonces.insert(seat, vec![8; 16]))),
            Err(Unfair::OtherNonce(seat))
        );
        assert_eq!(
            with(&|noted| drop(noted.nonces.insert(3, Vec::new()))),
            Err(Unfair::OtherNonce(3))
        );
        // The player may have left before the end, but must have seen what the record begins with.
        let seen = |change: &dyn Fn(&mut Vec<String>)| {
            let viewer = Viewer::Seat(Seat::new(seat).unwrap());
            let mut events = record.view::<Toy<0>>(viewer).unwrap().events;
            change(&mut events);
            with(&|noted| noted.seen = Some((viewer, SeenEvents::of(&events))))
        };
        assert_eq!(seen(&|events| events.truncate(4)), Ok(3));
        assert_eq!(seen(&Vec::clear), Ok(3));
        let all = record.events.len();
        assert_eq!(
            seen(&|events| events[0] = "draw 0 7".to_owned()),
            Err(Unfair::OtherEvents(all))
        );
        assert_eq!(
            seen(&|events| events[3] = "bet 7".to_owned()),
            Err(Unfair::OtherEvents(all))
        );
        assert_eq!(
            seen(&|events| events.push("bet 1".to_owned())),
            Err(Unfair::OtherEvents(all + 1))
        );
        assert_eq!(
            seen(&|events| drop(events.remove(1))),
            Err(Unfair::OtherEvents(all - 1))
        );
    }
}

/// A table that replaces the seed, the commitment and a nonce in the middle of a game writes a record that
/// is fair by itself. Only the players' notes show it.
#[test]
fn a_replaced_game_is_fair_by_itself_and_not_by_the_notes() {
    let noted = notes(&fair_game(), 0);
    let forged = |seed: u8, nonce: u8| {
        let options = ToyOptions { players: 3 };
        let nonces = vec![vec![nonce; 16], vec![], vec![3; 16]];
        let forged = Fair::new([seed; 32], nonces);
        let mut record = Record::new::<Toy<0>>(&options);
        record.fair = Some(forged.to_value());
        play(&mut record, &options, &forged);
        assert_eq!(verify(&record), Ok(3));
        fair::verify::<Toy<0>>(&record, &noted)
    };
    assert_eq!(forged(8, 1), Err(Unfair::OtherCommitment));
    assert_eq!(forged(9, 2), Err(Unfair::OtherSeal(0)));
    assert_eq!(forged(9, 1), Ok(3));
}

#[test]
fn seen_events_are_hashed_as_a_chain() {
    let events = ["draw 0 ?", "draw 1 3", "bet 2"].map(str::to_owned);
    let mut hash = [0; 32];
    for event in &events {
        hash = Sha256::digest([&hash[..], event.as_bytes()].concat()).into();
    }
    let seen = SeenEvents::of(&events);
    assert_eq!((seen.count, seen.hash), (3, hash));
    assert!(seen.begin(&events) && !seen.begin(&events[..2]));
    // The borders between events count: joined events are others.
    let joined = ["draw 0 ?draw 1 3", "bet 2"].map(str::to_owned);
    assert_ne!(SeenEvents::of(&joined).hash, hash);
}

/// One block of the cipher with a 64-bit counter and a 64-bit nonce.
fn chacha20(key: &[u8; 32], counter: u64, nonce: u64) -> [u32; 16] {
    let mut state = [0_u32; 16];
    state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in state[4..12].iter_mut().zip(key.chunks(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    state[12..].copy_from_slice(&[
        counter as u32,
        (counter >> 32) as u32,
        nonce as u32,
        (nonce >> 32) as u32,
    ]);
    let start = state;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (x, y, z, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[x] = state[x].wrapping_add(state[y]);
            state[z] = (state[z] ^ state[x]).rotate_left(by);
        }
    };
    for _ in 0..10 {
        for i in 0..4 {
            quarter(i, 4 + i, 8 + i, 12 + i);
        }
        for i in 0..4 {
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    for (word, first) in state.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    state
}
