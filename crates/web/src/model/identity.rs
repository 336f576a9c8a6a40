//! The person's identity: a key pair that this device has made. Nobody needs one to play.

use serde_json::{Value, json};
use takht_core::fair::seal;
use takht_protocol::{
    PersonKey, Problem, Signature, Signed, TableId, here_text, seat_text, seek_text,
};

use crate::browser;

/// The storage key.
pub(crate) const KEPT: &str = "identity";

/// A key pair: the seed is the secret, the key says who the person is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    /// 32 bytes in hex.
    pub(crate) seed: String,
    pub(crate) key: PersonKey,
}

impl Identity {
    /// Reads what [`Identity::write`] wrote.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let kept: Value = serde_json::from_str(text).ok()?;
        let seed = kept["seed"].as_str()?.to_owned();
        let key = kept["key"].as_str()?.parse().ok()?;
        Some(Self { seed, key })
    }

    /// The identity as the browser and files keep it.
    pub(crate) fn write(&self) -> String {
        json!({ "seed": self.seed, "key": self.key.as_str() }).to_string()
    }

    /// Signs a text. `None` if the page cannot fetch the program that signs.
    pub(crate) async fn sign(&self, text: &str) -> Option<Signature> {
        let signature = browser::sign(&self.seed, text).await?;
        Signature::try_from(signature).ok()
    }

    async fn signed(&self, text: &str) -> Option<Signed> {
        Some(Signed {
            key: self.key.clone(),
            signature: self.sign(text).await?,
        })
    }
}

/// The identity of this device, if it has one.
pub(crate) fn own() -> Option<Identity> {
    Identity::read(&browser::kept(KEPT)?)
}

/// True if the server knows no such person, or no longer.
pub(crate) fn is_unknown(problem: Problem) -> bool {
    matches!(problem, Problem::NoSuchPerson | Problem::PersonGone)
}

/// The hash of a secret that a signature is bound to.
fn hash_of(secret: &str) -> String {
    let hash = seal(secret.as_bytes());
    hash.map(|hash| browser::hex(&hash)).unwrap_or_default()
}

/// Signs for a seat, if this device has an identity.
pub(crate) async fn for_seat(table: &TableId, sealed: &str, secret: &str) -> Option<Signed> {
    let text = seat_text(table, sealed, &hash_of(secret));
    own()?.signed(&text).await
}

/// Signs for a search for people, if this device has an identity.
pub(crate) async fn for_seek(sealed: &str, secret: &str) -> Option<Signed> {
    let text = seek_text(sealed, &hash_of(secret));
    own()?.signed(&text).await
}

/// Signs for being seen in the lobby, if this device has an identity.
pub(crate) async fn for_lobby(secret: &str) -> Option<Signed> {
    own()?.signed(&here_text(&hash_of(secret))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_is_read_as_it_was_written() {
        let identity = Identity {
            seed: "5e".repeat(32),
            key: "ab".repeat(32).parse().unwrap(),
        };
        assert_eq!(Identity::read(&identity.write()), Some(identity));
        for wrong in ["", "{}", r#"{"seed":"5e","key":"me"}"#] {
            assert_eq!(Identity::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_signature_is_bound_to_the_hash_of_the_text_of_a_secret() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hash_of("abc"), hash);
    }
}
