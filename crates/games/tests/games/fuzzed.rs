//! Runs the fuzz targets on random bytes and on changed records.

use proptest::prelude::*;
use takht_core::{Chance, Quick, Record};
use takht_games::GameId;

use crate::fuzz_bodies;

/// The record of a complete game.
fn some_record(seed: u64) -> Record {
    let id = GameId::ALL[seed as usize % GameId::ALL.len()];
    let setups = id.setups();
    let setup = &setups[seed as usize % setups.len()];
    let mut game = takht_games::start(id, &setup.options).unwrap();
    let mut chance = Quick::new(seed);
    let mut record = Record {
        game: id.name().to_owned(),
        options: game.options(),
        ..Record::default()
    };
    while let Some(event) = game.deal(&mut chance).or_else(|| game.sample(&mut chance)) {
        record.events.push(game.play(&event).unwrap());
    }
    record
}

#[test]
fn records_with_bytes_changed() {
    let mut chance = Quick::new(1);
    for seed in 0..40 {
        let text = some_record(seed).to_line().into_bytes();
        fuzz_bodies::record(&text);
        for _ in 0..100 {
            let mut changed = text.clone();
            for _ in 0..=chance.below(4) {
                let at = chance.below(changed.len() as u32) as usize;
                match chance.below(4) {
                    0 => changed[at] = chance.below(256) as u8,
                    1 => changed.truncate(at.max(1)),
                    2 => drop(changed.remove(at)),
                    _ => changed.insert(at, b"0123456789,\" -{}[]\n"[chance.below(19) as usize]),
                }
                if changed.is_empty() {
                    changed.push(b'{');
                }
            }
            fuzz_bodies::record(&changed);
        }
    }
}

#[test]
fn events_moved_repeated_and_dropped() {
    let mut chance = Quick::new(2);
    for seed in 0..400 {
        let mut record = some_record(seed);
        let count = record.events.len() as u32;
        let (a, b) = (chance.below(count) as usize, chance.below(count) as usize);
        match chance.below(3) {
            0 => record.events.swap(a, b),
            1 => drop(record.events.remove(a)),
            _ => record.events.insert(a, record.events[b].clone()),
        }
        fuzz_bodies::record(record.to_line().as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_bytes_as_records(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        fuzz_bodies::record(&bytes);
    }

    #[test]
    fn anything_as_notation(text in "(deal|kings|pick|place|discard|[a-z]{0,4})( [-0-9,x?]{0,6}){0,6}") {
        fuzz_bodies::notation(text.as_bytes());
    }

    #[test]
    fn anything_as_notation_of_kingdom_builder(
        text in "(boards|cards|first|draw|reveal|redraw|build|oracle|barn|paddock|end)( ([0-9]{1,2},[0-9]{1,2}|[0-4]|grass|forest|barn\\^?|farm|oasis|tower|lords|miners|knights|\\?)){0,5}",
    ) {
        fuzz_bodies::notation(text.as_bytes());
    }

    #[test]
    fn anything_as_notation_of_capture(
        text in "(first|tile|small|large|base|move|capture|roll|battle|rolls|step|pass)( (-?[0-9]{1,3},-?[0-9]{1,3}|[0-9]{1,2})){0,3}",
    ) {
        fuzz_bodies::notation(text.as_bytes());
    }

    #[test]
    fn any_bytes_as_notation(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        fuzz_bodies::notation(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_choices_are_a_game(bytes in proptest::collection::vec(any::<u8>(), 0..150)) {
        fuzz_bodies::legal_is_legal(&bytes);
    }
}
