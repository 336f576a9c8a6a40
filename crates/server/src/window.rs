//! The files of the window, which are part of the program.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file, as it is and compressed; compressed forms are empty where they would not be smaller.
struct Asset {
    name: &'static str,
    plain: &'static [u8],
    brotli: &'static [u8],
    gzip: &'static [u8],
}

static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/window.rs"));

/// True if the program was built with the window in it.
pub fn has_window() -> bool {
    !ASSETS.is_empty()
}

/// What pages may do: nothing but run what comes from here.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SECURITY: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
];

/// Adds to every answer, whatever it is, what keeps browsers from doing more with it than they should.
pub(crate) fn secured(routes: Router) -> Router {
    routes.layer(map_response(|mut answer: Response| async move {
        for (name, value) in SECURITY {
            let value = HeaderValue::from_static(value);
            answer.headers_mut().insert(name, value);
        }
        answer
    }))
}

/// The routes of all files.
pub(crate) fn routes() -> Router {
    Router::new()
        .route(
            "/",
            get(|headers: HeaderMap| async move { file("index.html", &headers) }),
        )
        .route(
            "/{name}",
            get(
                |Path(name): Path<String>, headers: HeaderMap| async move { file(&name, &headers) },
            ),
        )
}

fn file(name: &str, asked: &HeaderMap) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return (StatusCode::NOT_FOUND, "404").into_response();
    };
    let (bytes, encoding) = asset.for_client(asked);
    let mut answer = HeaderMap::new();
    answer.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    // Asked about each time, sent again only when it has changed.
    answer.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        answer.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    let tag = tag(bytes);
    let known = asked
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known == tag.as_str());
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(ETAG, tag);
    }
    if known {
        return (StatusCode::NOT_MODIFIED, answer).into_response();
    }
    (answer, Bytes::from_static(bytes)).into_response()
}

impl Asset {
    /// The smallest form that the client understands, and what it is called.
    fn for_client(&self, asked: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
        let accepted = asked
            .get(ACCEPT_ENCODING)
            .and_then(|value| value.to_str().ok());
        let accepts = |name: &str| {
            accepted.is_some_and(|accepted| {
                accepted.split(',').any(|one| {
                    let mut parts = one.trim().split(';');
                    parts.next() == Some(name) && parts.all(|part| part.trim() != "q=0")
                })
            })
        };
        if !self.brotli.is_empty() && accepts("br") {
            (self.brotli, Some("br"))
        } else if !self.gzip.is_empty() && accepts("gzip") {
            (self.gzip, Some("gzip"))
        } else {
            (self.plain, None)
        }
    }
}

fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;

    use super::*;

    #[test]
    fn everyone_gets_the_smallest_form_they_understand() {
        let asset = Asset {
            name: "x.js",
            plain: b"plain",
            brotli: b"br",
            gzip: b"gz",
        };
        let given = |accepted: &'static str| {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            asset.for_client(&asked)
        };
        assert_eq!(given("gzip, deflate, br"), (&b"br"[..], Some("br")));
        assert_eq!(given("gzip;q=1.0"), (&b"gz"[..], Some("gzip")));
        assert_eq!(given("br;q=0, gzip"), (&b"gz"[..], Some("gzip")));
        assert_eq!(given("identity"), (&b"plain"[..], None));
        assert_eq!(asset.for_client(&HeaderMap::new()), (&b"plain"[..], None));
    }

    #[tokio::test]
    async fn what_is_not_there_is_said_to_be_missing_and_safely() {
        let request = Request::get("/no-such-file.js")
            .body(Body::empty())
            .unwrap();
        let answer = secured(routes()).oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_eq!(answer.headers()[X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(answer.headers().contains_key(CONTENT_SECURITY_POLICY));
    }
}
