//! A connection to a table that connects again whenever it breaks.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{WindowListenerHandle, set_timeout, window_event_listener_untyped};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// The wait before a reconnect: it doubles each time, up to the longest.
const FIRST: Duration = Duration::from_millis(300);
const MOST: Duration = Duration::from_secs(8);

/// The longest wait while the server answers, but does not have what the page asks for.
const MOST_IN_VAIN: Duration = Duration::from_secs(30);

/// How often the socket checks whether the connection is alive.
const LOOK: Duration = Duration::from_secs(5);

/// After how many silent checks the socket asks for an answer, and after how many it gives up.
const QUIET: u32 = 4;
const DEAD: u32 = 6;

/// What happens to the connection.
pub(crate) enum SocketEvent {
    /// It is open.
    Open,
    /// The server sends a text.
    Text(String),
    /// The server has been silent for a while: the listener should ask for an answer.
    Quiet,
    /// It broke; the socket connects again.
    Lost,
}

type SocketListener = Rc<dyn Fn(SocketEvent)>;

/// A connection that reconnects.
#[derive(Clone)]
pub(crate) struct ReconnectingSocket(Rc<Inner>);

struct Inner {
    address: String,
    hear: SocketListener,
    socket: RefCell<Option<Socket>>,
    wait: Cell<Duration>,
    most: Cell<Duration>,
    /// The number of the current connection. Events of earlier ones do not count.
    number: Cell<u32>,
    /// How many checks in a row found the server silent.
    quiet: Cell<u32>,
    hung_up: Cell<bool>,
    network: RefCell<Option<WindowListenerHandle>>,
}

/// One connection and its callbacks.
struct Socket {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _gone: Closure<dyn FnMut()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Fails only if the connection is already closed.
        let _ = self.socket.close();
    }
}

impl ReconnectingSocket {
    /// Connects, and reports every event to `hear`.
    pub(crate) fn new(address: String, hear: impl Fn(SocketEvent) + 'static) -> Self {
        let this = Self(Rc::new(Inner {
            address,
            hear: Rc::new(hear),
            socket: RefCell::default(),
            wait: Cell::new(FIRST),
            most: Cell::new(MOST),
            number: Cell::new(0),
            quiet: Cell::new(0),
            hung_up: Cell::new(false),
            network: RefCell::default(),
        }));
        this.connect();
        this.look();
        let again = this.clone();
        // The device is online again, so connect without waiting.
        let network = window_event_listener_untyped("online", move |_| again.connect());
        *this.0.network.borrow_mut() = Some(network);
        this
    }

    /// Sends a text; returns false if the connection is not open.
    pub(crate) fn say(&self, text: &str) -> bool {
        let socket = self.0.socket.borrow();
        let open = socket
            .as_ref()
            .filter(|open| open.socket.ready_state() == WebSocket::OPEN);
        open.is_some_and(|open| open.socket.send_with_str(text).is_ok())
    }

    /// Connects now.
    pub(crate) fn connect(&self) {
        let inner = &self.0;
        if inner.hung_up.get() {
            return;
        }
        inner.number.set(inner.number.get() + 1);
        inner.quiet.set(0);
        inner.socket.borrow_mut().take();
        let number = inner.number.get();
        let Ok(socket) = WebSocket::new(&inner.address) else {
            return self.lose(number);
        };
        let this = self.clone();
        let open = Closure::<dyn FnMut()>::new(move || this.tell(number, SocketEvent::Open));
        let this = self.clone();
        let text = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            this.0.quiet.set(0);
            this.tell(
                number,
                SocketEvent::Text(event.data().as_string().unwrap_or_default()),
            );
        });
        let this = self.clone();
        let gone = Closure::<dyn FnMut()>::new(move || this.lose(number));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(gone.as_ref().unchecked_ref()));
        *inner.socket.borrow_mut() = Some(Socket {
            socket,
            _open: open,
            _text: text,
            _gone: gone,
        });
    }

    fn tell(&self, number: u32, heard: SocketEvent) {
        if !self.0.hung_up.get() && self.0.number.get() == number {
            (self.0.hear)(heard);
        }
    }

    fn lose(&self, number: u32) {
        if self.0.number.get() != number || self.0.hung_up.get() {
            return;
        }
        self.tell(number, SocketEvent::Lost);
        self.connect_soon();
    }

    /// The server answers as it should: the next reconnect waits only briefly.
    pub(crate) fn is_well(&self) {
        self.0.wait.set(FIRST);
        self.0.most.set(MOST);
    }

    /// The server does not have what the page asks for: the waits grow longer than usual.
    pub(crate) fn is_in_vain(&self) {
        self.0.most.set(MOST_IN_VAIN);
    }

    /// Connects after a wait, which grows with every failure.
    pub(crate) fn connect_soon(&self) {
        let number = self.0.number.get();
        let wait = self.0.wait.get();
        self.0.wait.set((wait * 2).min(self.0.most.get()));
        let this = self.clone();
        let again = move || {
            if this.0.number.get() == number {
                this.connect();
            }
        };
        set_timeout(again, wait);
    }

    /// Checks the connection regularly, because a lost network fires no event.
    fn look(&self) {
        let this = self.clone();
        let look = move || {
            if this.0.hung_up.get() {
                return;
            }
            let quiet = this.0.quiet.get() + 1;
            this.0.quiet.set(quiet);
            let number = this.0.number.get();
            if quiet == QUIET {
                this.tell(number, SocketEvent::Quiet);
            } else if quiet >= DEAD {
                this.tell(number, SocketEvent::Lost);
                this.connect();
            }
            this.look();
        };
        set_timeout(look, LOOK);
    }

    /// Closes the connection for good.
    pub(crate) fn hang_up(&self) {
        self.0.hung_up.set(true);
        self.0.socket.borrow_mut().take();
        if let Some(network) = self.0.network.borrow_mut().take() {
            network.remove();
        }
    }
}
