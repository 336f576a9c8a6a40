//! Signatures of people.

use ring::signature::{ED25519, UnparsedPublicKey};
use takht_protocol::{PersonKey, Signature};

/// True if this is the signature of the key's owner under the text.
pub fn is_good(key: &PersonKey, text: &str, signature: &Signature) -> bool {
    let bytes = |hex: &str| base16ct::lower::decode_vec(hex).unwrap_or_default();
    UnparsedPublicKey::new(&ED25519, bytes(key.as_str()))
        .verify(text.as_bytes(), &bytes(signature.as_str()))
        .is_ok()
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair};

    use super::*;

    #[test]
    fn only_the_owner_of_a_key_signs_a_text() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let hex = |bytes: &[u8]| base16ct::lower::encode_string(bytes);
        let key: PersonKey = hex(pair.public_key().as_ref()).parse().unwrap();
        let sign = |text: &str| Signature::try_from(hex(pair.sign(text.as_bytes()).as_ref()));
        let signed = sign("takht seat 1\nx").unwrap();
        assert!(is_good(&key, "takht seat 1\nx", &signed));
        assert!(!is_good(&key, "takht seat 1\ny", &signed));
        let other: PersonKey = "00".repeat(32).parse().unwrap();
        assert!(!is_good(&other, "takht seat 1\nx", &signed));
        let forged = Signature::try_from("0".repeat(128)).unwrap();
        assert!(!is_good(&key, "takht seat 1\nx", &forged));
    }
}
