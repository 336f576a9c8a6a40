//! `cargo xtask pictures`: takes pictures of the main screens.

use crate::step::{Done, cargo, root, run};
use crate::tool;

pub(crate) fn pictures() -> Done {
    tool::browser()?;
    tool::debian_font("Noto Naskh Arabic", "fonts-noto-core")?;
    let web = crate::web::WebBuild::Everybody.build()?;
    let mut test = cargo(&["test", "--package", "takht-server", "--test", "browser"]);
    test.args([
        "--locked",
        "--",
        "--ignored",
        "--exact",
        "pictures::pictures",
    ]);
    test.env("TAKHT_WEB", &web);
    test.env("TAKHT_PICTURES", root().join("docs").join("screenshots"));
    run("pictures", &mut test)
}
