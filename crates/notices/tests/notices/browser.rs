//! A browser's end of Web Push, written from RFC 8291 and RFC 8188 with other crates than the server's.

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// A browser with its keys.
pub(crate) struct Browser {
    pub(crate) secret: SecretKey,
    pub(crate) auth: Vec<u8>,
}

impl Browser {
    /// The public key, uncompressed.
    pub(crate) fn public(&self) -> Vec<u8> {
        point(&self.secret.public_key())
    }

    /// The secret that the key agreement with a server's key gives.
    pub(crate) fn shared(&self, server: &[u8]) -> Vec<u8> {
        let server = PublicKey::from_sec1_bytes(server).unwrap();
        let secret = self.secret.to_nonzero_scalar();
        let shared = p256::ecdh::diffie_hellman(secret, server.as_affine());
        shared.raw_secret_bytes().to_vec()
    }

    /// Decrypts a message of one record.
    pub(crate) fn decrypt(&self, message: &[u8]) -> Vec<u8> {
        let (salt, rest) = message.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        let (server, record) = rest[1..].split_at(rest[0].into());
        let shared = self.shared(server);
        let info = [b"WebPush: info\0", &self.public()[..], server].concat();
        let mut input = [0; 32];
        let keys = Hkdf::<Sha256>::new(Some(&self.auth), &shared);
        keys.expand(&info, &mut input).unwrap();
        let keys = Hkdf::<Sha256>::new(Some(salt), &input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key)
            .unwrap();
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce)
            .unwrap();
        let cipher = Aes128Gcm::new(&key.into());
        let mut text = cipher.decrypt(&Nonce::from(nonce), record).unwrap();
        // Padding follows the delimiter of the last record.
        while text.last() == Some(&0) {
            text.pop();
        }
        assert_eq!(text.pop(), Some(2), "the last record");
        text
    }
}

pub(crate) fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}
