//! What the server keeps about people, and what this device remembers of them.

use serde_json::Value;
use takht_protocol::{
    Look, OwnPerson, PersonChange, PersonKey, PersonPage, Problem, SignedChange, WrappedSeed,
    change_text,
};

use super::identity::{self, Identity};
use crate::browser;
use crate::transport::request::{self, Trouble};

/// The storage key of the people whose phrases are not shown.
const MUTED: &str = "muted";

/// How many people are remembered as muted.
const MOST_MUTED: usize = 500;

/// A person's page.
pub(crate) async fn page_of(key: &PersonKey) -> Result<PersonPage, Trouble> {
    let found = request::get(&format!("people/{key}"), None).await?;
    serde_json::from_value(found).map_err(|_| Trouble::Unreachable)
}

/// Makes an identity with this look, and keeps it once the server knows it.
pub(crate) async fn make(look: Look) -> Result<OwnPerson, Trouble> {
    let seed = format!("{}{}", browser::random_name(), browser::random_name());
    let identity = of_seed(seed).await.ok_or(Trouble::Unreachable)?;
    let person = change(&identity, &PersonChange::Look(look)).await?;
    keep(&identity, &person.page);
    Ok(person)
}

/// The identity of a seed. `None` if it is no seed, or if the page cannot fetch the program that signs.
pub(crate) async fn of_seed(seed: String) -> Option<Identity> {
    let key = browser::key_of(&seed).await?.parse().ok()?;
    Some(Identity { seed, key })
}

/// Keeps an identity on this device, and its name as the one that tables are offered.
pub(crate) fn keep(identity: &Identity, page: &PersonPage) -> bool {
    if !page.look.name.is_empty() {
        browser::keep("name", &page.look.name);
    }
    browser::keep(identity::KEPT, &identity.write())
}

/// Brings an identity to this device: the server has to know it.
pub(crate) async fn bring(identity: &Identity) -> Result<OwnPerson, Trouble> {
    let person = change(identity, &PersonChange::Show(true)).await?;
    keep(identity, &person.page);
    Ok(person)
}

/// Sends a signed change. The answer is all that the server keeps.
pub(crate) async fn change(
    identity: &Identity,
    wanted: &PersonChange,
) -> Result<OwnPerson, Trouble> {
    let answer = send(identity, wanted).await?;
    serde_json::from_value(answer).map_err(|_| Trouble::Unreachable)
}

/// Deletes the person at the server, and the identity on this device.
pub(crate) async fn delete(identity: &Identity) -> Result<(), Trouble> {
    let deleted = send(identity, &PersonChange::Delete(true)).await;
    match deleted {
        // Deleted before, perhaps from another device.
        Err(Trouble::Problem(report)) if identity::is_unknown(report.problem) => {}
        deleted => {
            deleted?;
        }
    }
    browser::forget(identity::KEPT);
    Ok(())
}

async fn send(identity: &Identity, wanted: &PersonChange) -> Result<Value, Trouble> {
    let change = request::body(wanted);
    let mut tries = 0;
    loop {
        let version = match page_of(&identity.key).await {
            Ok(page) => page.version + 1,
            Err(Trouble::Problem(report))
                if report.problem == Problem::NoSuchPerson
                    && matches!(wanted, PersonChange::Look(_)) =>
            {
                1
            }
            Err(trouble) => return Err(trouble),
        };
        let text = change_text(&identity.key, version, &change);
        let signature = identity.sign(&text).await.ok_or(Trouble::Unreachable)?;
        let signed = SignedChange {
            version,
            change: change.clone(),
            signature,
        };
        let path = format!("people/{}", identity.key);
        let sent = request::post(&path, request::body(&signed)).await;
        // Another device of the person was faster.
        let is_late =
            matches!(&sent, Err(Trouble::Problem(report)) if report.problem == Problem::OldVersion);
        tries += 1;
        if !is_late || tries > 2 {
            return sent;
        }
    }
}

/// Two texts of 32 bytes in hex, exclusive-or: it puts the mask of a passkey on a seed, and takes it off.
fn masked(seed: &str, mask: &str) -> Option<String> {
    let byte = |text: &str, at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    let bytes = (0..64)
        .step_by(2)
        .map(|at| Some(byte(seed, at)? ^ byte(mask, at)?));
    let bytes: Option<Vec<u8>> = bytes.collect();
    bytes.map(|bytes| browser::hex(&bytes))
}

/// Binds an identity to a new passkey. `None` if the person does not want to, or the passkey cannot do it.
pub(crate) async fn add_passkey(
    identity: &Identity,
    name: &str,
) -> Option<Result<OwnPerson, Trouble>> {
    let made = browser::passkey(identity.key.as_str(), name).await?;
    let (credential, mask) = made.split_once(' ')?;
    let wrapped = WrappedSeed {
        credential: credential.to_owned(),
        wrapped: masked(&identity.seed, mask)?,
    };
    Some(change(identity, &PersonChange::Passkey(wrapped)).await)
}

/// Brings the identity behind a passkey to this device. `None` as above.
pub(crate) async fn open_passkey() -> Option<Result<OwnPerson, Trouble>> {
    let found = browser::passkey("", "").await?;
    let mut parts = found.split(' ');
    let (key, credential, mask) = (parts.next()?, parts.next()?, parts.next()?);
    let kept = match request::get(&format!("people/{key}/passkeys"), None).await {
        Ok(kept) => kept,
        Err(trouble) => return Some(Err(trouble)),
    };
    let kept: Vec<WrappedSeed> = serde_json::from_value(kept).ok()?;
    let kept = kept
        .into_iter()
        .find(|kept| kept.credential == credential)?;
    let identity = of_seed(masked(&kept.wrapped, mask)?).await?;
    Some(bring(&identity).await)
}

/// The people whose phrases this device does not show: keys, or seats of a table.
fn all_muted() -> Vec<String> {
    let kept = browser::kept(MUTED).unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

/// True if the phrases of somebody are not shown here.
pub(crate) fn is_muted(who: &str) -> bool {
    all_muted().iter().any(|muted| muted == who)
}

/// Shows somebody's phrases here no longer, or again.
pub(crate) fn mute(who: &str, is_muted: bool) {
    let mut all = all_muted();
    all.retain(|muted| muted != who);
    if is_muted {
        all.insert(0, who.to_owned());
        all.truncate(MOST_MUTED);
    }
    // If the browser cannot keep it, it lasts as long as the page.
    let _ = browser::keep(MUTED, &serde_json::to_string(&all).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_that_is_put_on_twice_is_off_again() {
        let (seed, mask) = ("0123456789abcdef".repeat(4), "f00d".repeat(16));
        let wrapped = masked(&seed, &mask).unwrap();
        assert_ne!(wrapped, seed);
        assert_eq!(masked(&wrapped, &mask), Some(seed.clone()));
        for wrong in ["", "f00d", &"xx".repeat(32)] {
            assert_eq!(masked(&seed, wrong), None, "{wrong}");
        }
    }
}
