//! The same seed gives the same moves in WebAssembly as on this machine.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::Command;

use wasmi::{Engine, Linker, Module, Store, Val};

const TARGET: &str = "wasm32-unknown-unknown";

fn cargo(arguments: &[&str], moves: Option<&str>) -> String {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    match moves {
        Some(moves) => command.env("TAKHT_MOVES", moves),
        None => command.env_remove("TAKHT_MOVES"),
    };
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{arguments:?}: {}\n(the target is added by `rustup target add {TARGET}`)",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// What the program for WebAssembly says when it is told what this machine found.
fn in_webassembly(moves: &str) -> i32 {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("wasm");
    let target_dir = folder.to_str().unwrap();
    cargo(
        &[
            "build",
            "--quiet",
            "--example",
            "moves",
            "--target",
            TARGET,
            "--target-dir",
            target_dir,
        ],
        Some(moves),
    );
    let program = folder.join(TARGET).join("debug/examples/moves.wasm");
    let engine = Engine::default();
    let module = Module::new(&engine, std::fs::read(program).unwrap()).unwrap();
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine)
        .instantiate_and_start(&mut store, &module)
        .unwrap();
    let main = instance.get_func(&store, "main").unwrap();
    let mut results = [Val::I32(-1)];
    let arguments = [Val::I32(0), Val::I32(0)];
    main.call(&mut store, &arguments, &mut results).unwrap();
    results[0].i32().unwrap()
}

#[test]
fn the_same_moves_as_on_this_machine() {
    let here = cargo(&["run", "--quiet", "--example", "moves"], None);
    let here = here.trim();
    assert!(here.parse::<u64>().is_ok(), "{here}");
    assert_eq!(in_webassembly(here), 0, "other moves than here");
    assert_eq!(
        in_webassembly("0"),
        1,
        "a program that says yes to anything"
    );
}
