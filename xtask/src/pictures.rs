//! `cargo xtask pictures`: what the main screens look like.

use crate::step::{Done, cargo, root, run};
use crate::tool;

pub(crate) fn pictures() -> Done {
    tool::browser()?;
    tool::debian_font("Noto Naskh Arabic", "fonts-noto-core")?;
    let window = crate::window::Window::Everybody.build()?;
    let mut test = cargo(&["test", "--package", "takht-server", "--test", "browser"]);
    test.args([
        "--locked",
        "--",
        "--ignored",
        "--exact",
        "pictures::pictures",
    ]);
    test.env("TAKHT_WINDOW", &window);
    test.env("TAKHT_PICTURES", root().join("docs").join("screenshots"));
    run("pictures", &mut test)
}
