//! The web files: those built into the program, or those of a folder.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path as Asked;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file, plain and compressed. A compressed form is empty if it would not be smaller.
struct Asset {
    name: Cow<'static, str>,
    plain: Form,
    brotli: Form,
    gzip: Form,
}

/// One form of a file, with its tag. The tag is made once: it costs a look at every byte.
struct Form {
    bytes: Bytes,
    tag: HeaderValue,
}

impl From<Bytes> for Form {
    fn from(bytes: Bytes) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let tag = HeaderValue::from_str(&format!("\"{:016x}\"", hasher.finish()));
        Self {
            // A tag of hex digits is always a valid header.
            tag: tag.unwrap_or(HeaderValue::from_static("")),
            bytes,
        }
    }
}

/// A file built into the program: its name, then its bytes plain and compressed with brotli and gzip.
type BuiltIn = (&'static str, &'static [u8], &'static [u8], &'static [u8]);

static BUILT_IN: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The page that a browser opens, with every file it needs.
#[derive(Clone)]
pub struct WebFiles(Arc<[Asset]>);

/// Why a folder cannot be served as web files.
#[derive(Debug, thiserror::Error)]
pub enum BadWebFiles {
    /// A file or the folder cannot be read.
    #[error("{0}: {1}")]
    Unreadable(PathBuf, io::Error),
    /// The page itself is missing.
    #[error("{0} has no {INDEX}: `cargo xtask web` makes such a folder")]
    NoPage(PathBuf),
}

/// The file that is the page itself.
const INDEX: &str = "index.html";

impl WebFiles {
    /// The files built into the program, if it was built with any.
    pub fn built_in() -> Option<Self> {
        let asset = |&(name, plain, brotli, gzip): &BuiltIn| Asset {
            name: name.into(),
            plain: Bytes::from_static(plain).into(),
            brotli: Bytes::from_static(brotli).into(),
            gzip: Bytes::from_static(gzip).into(),
        };
        (!BUILT_IN.is_empty()).then(|| Self(BUILT_IN.iter().map(asset).collect()))
    }

    /// The files of a folder, with the compressed forms that lie beside them.
    pub fn read(folder: &Path) -> Result<Self, BadWebFiles> {
        let unreadable = |path: &Path, error| BadWebFiles::Unreadable(path.to_owned(), error);
        let mut assets = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
            let path = entry.map_err(|error| unreadable(folder, error))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if !path.is_file() || name.ends_with(".br") || name.ends_with(".gz") {
                continue;
            }
            let bytes = fs::read(&path).map_err(|error| unreadable(&path, error))?;
            let compressed = |ending: &str| {
                // Without a compressed form, the plain one is served.
                let bytes = fs::read(path.with_file_name(format!("{name}.{ending}")));
                Bytes::from(bytes.unwrap_or_default())
            };
            assets.push(Asset {
                plain: Bytes::from(bytes).into(),
                brotli: compressed("br").into(),
                gzip: compressed("gz").into(),
                name: name.into_owned().into(),
            });
        }
        match assets.iter().any(|asset| asset.name == INDEX) {
            true => Ok(Self(assets.into())),
            false => Err(BadWebFiles::NoPage(folder.to_owned())),
        }
    }

    /// The routes of all files.
    pub(crate) fn routes(&self) -> Router {
        let (page, others) = (self.clone(), self.clone());
        Router::new()
            .route(
                "/",
                get(|headers: HeaderMap| async move { page.file(INDEX, &headers) }),
            )
            .route(
                "/{name}",
                get(
                    |Asked(name): Asked<String>, headers: HeaderMap| async move {
                        others.file(&name, &headers)
                    },
                ),
            )
    }

    fn file(&self, name: &str, asked: &HeaderMap) -> Response {
        let Some(asset) = self.0.iter().find(|asset| asset.name == name) else {
            return (StatusCode::NOT_FOUND, "404").into_response();
        };
        let (form, encoding) = asset.for_client(asked);
        let mut answer = HeaderMap::new();
        answer.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
        // Browsers ask each time, and get the file again only when it has changed.
        answer.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        answer.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(encoding) = encoding {
            answer.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        answer.insert(ETAG, form.tag.clone());
        if asked.get(IF_NONE_MATCH) == Some(&form.tag) {
            return (StatusCode::NOT_MODIFIED, answer).into_response();
        }
        (answer, form.bytes.clone()).into_response()
    }
}

/// The content security policy: pages load and run only what comes from this server.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const SECURITY: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
];

/// Tells browsers to use only encrypted connections to this server for a year.
const ENCRYPTED: (HeaderName, &str) = (STRICT_TRANSPORT_SECURITY, "max-age=31536000");

/// Adds security headers to every answer.
pub(crate) fn secured(routes: Router, encrypted: bool) -> Router {
    routes.layer(map_response(move |mut answer: Response| async move {
        let encrypted = encrypted.then_some(ENCRYPTED);
        for (name, value) in SECURITY.into_iter().chain(encrypted) {
            let value = HeaderValue::from_static(value);
            answer.headers_mut().insert(name, value);
        }
        answer
    }))
}

impl Asset {
    /// The smallest form that the client accepts, with the name of its encoding.
    fn for_client(&self, asked: &HeaderMap) -> (&Form, Option<&'static str>) {
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
        if !self.brotli.bytes.is_empty() && accepts("br") {
            (&self.brotli, Some("br"))
        } else if !self.gzip.bytes.is_empty() && accepts("gzip") {
            (&self.gzip, Some("gzip"))
        } else {
            (&self.plain, None)
        }
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
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
            name: "x.js".into(),
            plain: Bytes::from_static(b"plain").into(),
            brotli: Bytes::from_static(b"br").into(),
            gzip: Bytes::from_static(b"gz").into(),
        };
        let given = |accepted: &'static str| {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            let (bytes, encoding) = asset.for_client(&asked);
            (bytes.bytes.clone(), encoding)
        };
        assert_eq!(given("gzip, deflate, br"), ("br".into(), Some("br")));
        assert_eq!(given("gzip;q=1.0"), ("gz".into(), Some("gzip")));
        assert_eq!(given("br;q=0, gzip"), ("gz".into(), Some("gzip")));
        assert_eq!(given("identity"), ("plain".into(), None));
        assert_eq!(given(""), ("plain".into(), None));
    }

    #[tokio::test]
    async fn the_files_of_a_folder_are_served_and_what_is_not_there_is_said_to_be_missing_and_safely()
     {
        let folder = tempfile::tempdir().unwrap();
        let none = WebFiles::read(folder.path()).err().unwrap();
        assert!(matches!(none, BadWebFiles::NoPage(_)), "{none}");
        fs::write(folder.path().join("index.html"), "<p>page").unwrap();
        fs::write(folder.path().join("index.html.br"), "compressed").unwrap();
        let web = WebFiles::read(folder.path()).unwrap();
        let ask = async |path: &str| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            secured(web.routes(), true).oneshot(request).await.unwrap()
        };
        for path in ["/", "/index.html"] {
            let answer = ask(path).await;
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(answer.headers()[CONTENT_TYPE], "text/html; charset=utf-8");
            assert!(answer.headers().contains_key(STRICT_TRANSPORT_SECURITY));
        }
        // A compressed form that lies beside a file goes to those who understand it.
        let request = Request::get("/").header(ACCEPT_ENCODING, "br");
        let request = request.body(Body::empty()).unwrap();
        let answer = web.routes().oneshot(request).await.unwrap();
        assert_eq!(answer.headers()[CONTENT_ENCODING], "br");
        assert_eq!(answer.headers()["content-length"], "10");
        for path in ["/no-such-file.js", "/index.html.br"] {
            let answer = ask(path).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND);
            assert_eq!(answer.headers()[X_CONTENT_TYPE_OPTIONS], "nosniff");
            assert!(answer.headers().contains_key(CONTENT_SECURITY_POLICY));
        }
    }
}
