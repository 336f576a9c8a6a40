//! A connection to a table that is there again when it has been lost.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{WindowListenerHandle, set_timeout, window_event_listener_untyped};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// How long it waits before it connects again: twice as long each time, up to the most.
const FIRST: Duration = Duration::from_millis(300);
const MOST: Duration = Duration::from_secs(8);

/// How often it looks whether the connection is still alive.
const LOOK: Duration = Duration::from_secs(5);

/// For how many looks nothing may be heard before it asks, and before it gives the connection up.
const QUIET: u32 = 4;
const DEAD: u32 = 6;

/// What is heard of a connection.
pub(crate) enum SocketEvent {
    /// It is there.
    Open,
    /// The table says something.
    Text(String),
    /// Nothing has been heard for a while: is anybody there?
    Quiet,
    /// It is gone, and there will be another.
    Lost,
}

type SocketListener = Rc<dyn Fn(SocketEvent)>;

/// A connection.
#[derive(Clone)]
pub(crate) struct ReconnectingSocket(Rc<Inner>);

struct Inner {
    address: String,
    hear: SocketListener,
    socket: RefCell<Option<Socket>>,
    wait: Cell<Duration>,
    /// The number of the connection: what is heard of an earlier one is of no interest.
    number: Cell<u32>,
    /// For how many looks nothing has been heard.
    quiet: Cell<u32>,
    hung_up: Cell<bool>,
    network: RefCell<Option<WindowListenerHandle>>,
}

/// What hears one connection.
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
        // One that is closed needs no closing.
        let _ = self.socket.close();
    }
}

impl ReconnectingSocket {
    /// Connects, and tells whatever is heard.
    pub(crate) fn new(address: String, hear: impl Fn(SocketEvent) + 'static) -> Self {
        let this = Self(Rc::new(Inner {
            address,
            hear: Rc::new(hear),
            socket: RefCell::default(),
            wait: Cell::new(FIRST),
            number: Cell::new(0),
            quiet: Cell::new(0),
            hung_up: Cell::new(false),
            network: RefCell::default(),
        }));
        this.connect();
        this.look();
        let again = this.clone();
        // The device is back on the network: there is nothing to wait for.
        let network = window_event_listener_untyped("online", move |_| again.connect());
        *this.0.network.borrow_mut() = Some(network);
        this
    }

    /// Says something; says false if nobody hears it.
    pub(crate) fn say(&self, text: &str) -> bool {
        let socket = self.0.socket.borrow();
        let open = socket
            .as_ref()
            .filter(|open| open.socket.ready_state() == WebSocket::OPEN);
        open.is_some_and(|open| open.socket.send_with_str(text).is_ok())
    }

    /// Connects anew.
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

    /// Whoever answers does so as they should: should the connection break, another one is tried soon.
    pub(crate) fn is_well(&self) {
        self.0.wait.set(FIRST);
    }

    /// Connects anew, the later the more often that was of no use.
    pub(crate) fn connect_soon(&self) {
        let number = self.0.number.get();
        let wait = self.0.wait.get();
        self.0.wait.set((wait * 2).min(MOST));
        let this = self.clone();
        let again = move || {
            if this.0.number.get() == number {
                this.connect();
            }
        };
        set_timeout(again, wait);
    }

    /// Looks from time to time whether the connection is alive: a network that is gone says nothing.
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

    /// Ends it for good.
    pub(crate) fn hang_up(&self) {
        self.0.hung_up.set(true);
        self.0.socket.borrow_mut().take();
        if let Some(network) = self.0.network.borrow_mut().take() {
            network.remove();
        }
    }
}
