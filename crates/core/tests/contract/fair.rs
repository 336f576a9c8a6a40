//! Fair deals follow the scheme exactly.

use crate::toy::{Toy, ToyOptions};
use takht_core::fair::{Fair, Unfair, verify};
use takht_core::{Chance, Game, Quick, Record, Turn};

/// A finished game with cards drawn from the key.
fn fair_game() -> Record {
    let options = ToyOptions { players: 3 };
    let fair = Fair::new([9; 32], vec![vec![1; 16], vec![], vec![3; 16]]);
    let key = fair.key().unwrap();
    let mut game = Toy::<0>::new(&options).unwrap();
    let mut record = Record::new::<Toy<0>>(&options);
    record.fair = Some(fair.to_value());
    let (mut dealt, mut chance) = (0, Quick::new(1));
    loop {
        let event = match game.turn() {
            Turn::Chance => {
                dealt += 1;
                game.deal(&mut key.event(dealt - 1))
            }
            Turn::Seat(_) => game.sample(&mut chance),
            Turn::Over => return record,
        };
        record.push(&mut game, event).unwrap();
    }
}

#[test]
fn a_fair_game_is_verified() {
    assert_eq!(verify::<Toy<0>>(&fair_game()), Ok(3));
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
        match verify::<Toy<0>>(&forged) {
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
        verify::<Toy<0>>(&record),
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
        verify::<Toy<0>>(&changed).unwrap_err()
    };
    let other_seed = "00".repeat(32);
    assert_eq!(
        with(&|fair| fair["seed"] = other_seed.clone().into()),
        Unfair::Commitment
    );
    assert_eq!(
        with(&|fair| fair["scheme"] = 2.into()),
        Unfair::Scheme("2".to_owned())
    );
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
    assert!(matches!(
        with(&|fair| fair["nonces"][1] = "ff".repeat(16).into()),
        Unfair::Differs { .. }
    ));
    let secret = with(&|fair| {
        fair.as_object_mut().unwrap().remove("seed");
    });
    assert_eq!(secret, Unfair::SeedSecret);
    let mut bare = record.clone();
    bare.fair = None;
    assert_eq!(verify::<Toy<0>>(&bare), Err(Unfair::Absent));
}

/// Compares the generator with a second implementation of the scheme, with ChaCha20 written out.
#[test]
fn numbers_are_those_of_the_scheme() {
    let fair = Fair::new([7; 32], vec![vec![1; 16], vec![]]);
    let key: [u8; 32] = {
        use sha2::{Digest, Sha256};
        let mut bytes = vec![7_u8; 32];
        bytes.extend([1; 16]);
        Sha256::digest(&bytes).into()
    };
    for k in [0, 1, 5, 1 << 40] {
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
