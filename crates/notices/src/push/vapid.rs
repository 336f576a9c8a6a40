//! How a server proves to push services who it is (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use url::Url;

use crate::random::NoChance;

/// How long a proof holds, in seconds: half of what push services take at most.
const HOLDS: i64 = 12 * 60 * 60;

/// A key that this program cannot read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key for push services is unreadable")]
pub struct BadKey;

/// The operator's key: browsers subscribe to it, so it is made once and never changes.
pub struct VapidKey {
    pair: EcdsaKeyPair,
    /// Where push services find the operator: `mailto:` or `https:`.
    subject: Option<String>,
}

impl VapidKey {
    /// Draws a new key, in the form in which it is kept (PKCS #8).
    pub fn draw() -> Result<Vec<u8>, NoChance> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let drawn = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new());
        Ok(drawn.map_err(|_| NoChance)?.as_ref().to_vec())
    }

    /// Reads a kept key.
    pub fn read(kept: &[u8], subject: Option<String>) -> Result<Self, BadKey> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, kept, &SystemRandom::new());
        Ok(Self {
            pair: pair.map_err(|_| BadKey)?,
            subject,
        })
    }

    /// The public key as browsers want it: `applicationServerKey`, in base64url.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The `Authorization` header for a push service.
    pub fn authorization(&self, endpoint: &Url, now: i64) -> Result<String, NoChance> {
        let mut claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now + HOLDS,
        });
        if let Some(subject) = &self.subject {
            claims["sub"] = json!(subject);
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let part = |part: &serde_json::Value| URL_SAFE_NO_PAD.encode(part.to_string());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.map_err(|_| NoChance)?);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}
