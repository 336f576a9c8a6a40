//! How the person is called while the page is closed: by the browser, by mail, by a program of their own, or by a feed.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Value, json};
use takht_core::Message;
use takht_protocol::{Problem, TableSnapshot, TableState};

use crate::browser;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::clocks::ReceivedClocks;
use crate::model::online_table::OnlineTable;
use crate::on;
use crate::transport::request::{self, Trouble};

/// What the person has answered to the question whether this browser may call them, on this device.
const ANSWER: &str = "calls";

/// From how many seconds a turn on the page asks whether to call the person.
const SLOW: u32 = 60 * 60;

/// One way in which the person is called.
#[derive(Clone, Debug, PartialEq)]
struct Subscription {
    id: String,
    channel: String,
    address: String,
    is_confirmed: bool,
    /// The addresses of a feed and its calendar.
    feeds: [Option<String>; 2],
}

impl Subscription {
    fn read(found: &Value) -> Option<Self> {
        let text = |key: &str| found[key].as_str().map(str::to_owned);
        Some(Self {
            id: text("id")?,
            channel: text("channel")?,
            address: text("address").unwrap_or_default(),
            is_confirmed: found["confirmed"].as_bool().unwrap_or(true),
            feeds: [text("atom"), text("ics")],
        })
    }
}

/// What the section knows.
#[derive(Clone, Copy)]
struct Calling {
    online: OnlineTable,
    all: RwSignal<Vec<Subscription>>,
    /// True if the server sends mails.
    sends_mail: RwSignal<bool>,
    /// The server's key for push services.
    key: StoredValue<String>,
    said: RwSignal<Option<Message>>,
    /// The secret of a new webhook, which the server tells only once.
    secret: RwSignal<Option<String>>,
}

impl Calling {
    fn new(online: OnlineTable) -> Self {
        Self {
            online,
            all: RwSignal::new(Vec::new()),
            sends_mail: RwSignal::new(false),
            key: StoredValue::new(String::new()),
            said: RwSignal::new(None),
            secret: RwSignal::new(None),
        }
    }

    /// Asks the server how it can call.
    async fn ask(self) -> Result<(), Trouble> {
        let server = request::get("push-key", None).await?;
        let key = server["key"].as_str().unwrap_or_default().to_owned();
        self.key.try_set_value(key);
        self.sends_mail
            .try_set(server["email"].as_bool().unwrap_or(false));
        Ok(())
    }

    /// Lets this browser call the person; returns what there is to say about it.
    async fn push(self, lang: &'static str) -> Result<Option<Message>, Trouble> {
        let subscription = browser::subscribe(&self.key.get_value()).await;
        match subscription.as_deref() {
            Some("denied") => Ok(Some(Message::new("table-call-denied"))),
            Some(subscription) if !subscription.is_empty() => {
                let subscription: Value = serde_json::from_str(subscription).unwrap_or_default();
                self.add(json!({ "push": subscription }), lang).await?;
                browser::keep(ANSWER, "yes");
                Ok(None)
            }
            _ => Ok(Some(Message::new("table-call-impossible"))),
        }
    }

    /// The path of the seat's subscriptions, with the secret that proves the seat.
    fn place(self) -> Option<(String, String)> {
        let seat = self.online.seat.try_get_untracked()??;
        let path = self.online.path(&format!("seats/{seat}/notices"));
        Some((path, self.online.secret()?))
    }

    async fn look(self) -> Result<(), Trouble> {
        let Some((path, secret)) = self.place() else {
            return Ok(());
        };
        let found = request::get(&path, Some(&secret)).await?;
        let found = found.as_array().into_iter().flatten();
        self.all
            .try_set(found.filter_map(Subscription::read).collect());
        Ok(())
    }

    /// Adds a way to be called.
    async fn add(self, mut how: Value, lang: &'static str) -> Result<Value, Trouble> {
        how["lang"] = lang.into();
        let Some((path, secret)) = self.place() else {
            return Err(Trouble::Unreachable);
        };
        let made = request::post_as(&path, &secret, how.to_string()).await?;
        self.look().await?;
        Ok(made)
    }

    /// Does something, and says how it went.
    fn does(self, doing: impl Future<Output = Result<Option<Message>, Trouble>> + 'static) {
        self.said.set(None);
        spawn_local(async move {
            let said = match doing.await {
                Ok(said) => said,
                // The person has typed an address that nobody can call.
                Err(Trouble::Problem(report)) if report.problem == Problem::Unreadable => {
                    Some(Message::new("table-call-bad-address"))
                }
                Err(trouble) => Some(trouble.message()),
            };
            self.said.try_set(said);
        });
    }
}

/// The ways to be called at a table, for the person who has a seat there.
#[component]
pub(crate) fn CallingSection(online: OnlineTable) -> impl IntoView {
    let i18n = use_i18n();
    let calling = Calling::new(online);
    let has_opened = StoredValue::new(false);
    let open = move |_| {
        if has_opened.get_value() {
            return;
        }
        has_opened.set_value(true);
        calling.does(async move {
            calling.ask().await?;
            calling.look().await?;
            Ok(None)
        });
    };
    let lang = move || i18n.lang().code();
    let push = move |_| {
        let lang = lang();
        calling.does(async move { calling.push(lang).await });
    };
    let feed = move |_| {
        let lang = lang();
        calling.does(async move {
            calling.add(json!({ "feed": {} }), lang).await?;
            Ok(None)
        });
    };
    let mail = RwSignal::new(String::new());
    let send_mail = move |_| {
        let (address, lang) = (mail.get_untracked().trim().to_owned(), lang());
        calling.does(async move {
            let how = json!({ "email": { "address": address } });
            calling.add(how, lang).await?;
            Ok(Some(Message::new("table-call-confirm-mail")))
        });
    };
    let hook = RwSignal::new(String::new());
    let send_hook = move |_| {
        let (url, lang) = (hook.get_untracked().trim().to_owned(), lang());
        calling.does(async move {
            let made = calling
                .add(json!({ "webhook": { "url": url } }), lang)
                .await?;
            let secret = made["secret"].as_str().map(str::to_owned);
            calling.secret.try_set(secret);
            Ok(None)
        });
    };
    let field = move |id: &'static str,
                      said: &'static str,
                      kind: &'static str,
                      text: RwSignal<String>| {
        view! {
            <label class="name">
                <span>{i18n.live().text(said)}</span>
                <input type=kind id=id dir="ltr" prop:value=move || text.get() on:input=on::plain(move |event| text.set(event_target_value(&event)))/>
            </label>
        }
        .into_any()
    };
    let add = move |id: &'static str| {
        move |act: Box<dyn FnMut(leptos::ev::MouseEvent)>| {
            view! { <button id=id on:click=act>{i18n.live().text("table-call-add")}</button> }
                .into_any()
        }
    };
    let rows = move || {
        let rows = calling.all.get().into_iter();
        rows.map(|one| row(calling, one, i18n)).collect_view()
    };
    let mails = move || {
        calling.sends_mail.get().then(|| {
            view! { <div class="ways">{field("call-mail", "table-call-mail", "email", mail)} {add("add-mail")(on::click(send_mail))}</div> }
        })
    };
    let secret = move || {
        calling.secret.get().map(|secret| {
            view! { <p>{i18n.text("table-call-secret")} " " <bdi dir="ltr"><code>{secret}</code></bdi></p> }
        })
    };
    let said = move || calling.said.get().map(|said| i18n.say(&said));
    let seated = move || online.seat.get().is_none();
    view! {
        <details class="calling" id="calling" class:gone=seated on:toggle=on::plain(open)>
            <summary>{i18n.live().text("table-call-me")}</summary>
            <p><button id="add-push" on:click=on::click(push)>{i18n.live().text("table-call-browser")}</button></p>
            {changing(mails)}
            <ul class="subscriptions">{rows}</ul>
            <details class="links">
                <summary>{i18n.live().text("table-call-programs")}</summary>
                <p><button id="add-feed" on:click=on::click(feed)>{i18n.live().text("table-call-feed")}</button></p>
                <div class="ways">{field("call-hook", "table-call-hook", "url", hook)} {add("add-hook")(on::click(send_hook))}</div>
            </details>
            <p role="status">{said}</p>
            {changing(secret)}
        </details>
    }
}

/// One way, and the button that ends it.
fn row(calling: Calling, one: Subscription, i18n: I18n) -> AnyView {
    let id = one.id.clone();
    let is_push = one.channel == "push";
    let remove = move |_| {
        let id = id.clone();
        if is_push {
            browser::keep(ANSWER, "no");
        }
        calling.does(async move {
            if let Some((path, secret)) = calling.place() {
                request::delete(&format!("{path}/{id}"), &secret).await?;
                calling.look().await?;
            }
            Ok(None)
        });
    };
    let name = match one.channel.as_str() {
        "push" => "table-call-browser",
        "email" => "table-call-mail",
        "webhook" => "table-call-hook",
        _ => "table-call-feed",
    };
    let address = matches!(one.channel.as_str(), "email" | "webhook")
        .then(|| view! { <bdi dir="ltr">{one.address}</bdi> });
    let waits =
        (!one.is_confirmed).then(|| view! { <small>{i18n.text("table-call-unconfirmed")}</small> });
    let feeds = one.feeds.into_iter().flatten();
    let feeds = feeds.map(|link| {
        let ending = link.rsplit('.').next().unwrap_or_default().to_uppercase();
        view! { <a href=link target="_blank" rel="noopener">{ending}</a> " " }
    });
    view! {
        <li data-channel=one.channel>
            <span>{i18n.text(name)} " " {address} " " {feeds.collect_view()} {waits}</span>
            <button class="quiet" on:click=on::click(remove)>{i18n.text("table-call-end")}</button>
        </li>
    }
    .into_any()
}

/// At a slow table, while others play: asks once on this device whether to call the person. If the person has agreed
/// before, this browser calls them at this table, too.
#[component]
pub(crate) fn CallingOffer(online: OnlineTable) -> impl IntoView {
    let i18n = use_i18n();
    let calling = Calling::new(online);
    let lang = move || i18n.lang().code();
    let answer = RwSignal::new(browser::kept(ANSWER));
    let agree = move || {
        let lang = lang();
        calling.does(async move {
            calling.ask().await?;
            let said = calling.push(lang).await?;
            if said.is_none() {
                answer.try_set(Some("yes".to_owned()));
            }
            Ok(said)
        });
    };
    if answer.get_untracked().as_deref() == Some("yes") {
        agree();
    }
    let refuse = move |_| {
        browser::keep(ANSWER, "no");
        answer.set(Some("no".to_owned()));
    };
    let said = move || calling.said.get().map(|said| i18n.say(&said));
    let card = move || {
        (answer.get().is_none() && waits_long(online)).then(|| {
            view! {
                <section class="notice-card" id="call-offer">
                    <p>{i18n.live().text("table-call-offer")}</p>
                    <p role="status">{said}</p>
                    <div class="actions">
                        <button class="primary" id="call-yes" on:click=on::click(move |_| agree())>{i18n.live().text("table-call-yes")}</button>
                        <button id="call-no" on:click=on::click(refuse)>{i18n.live().text("table-call-no")}</button>
                    </div>
                </section>
            }
        })
    };
    changing(card)
}

/// True at a slow table if the person has agreed before to be called by this browser: it subscribes again whenever they
/// open the table, because subscriptions end without a word.
pub(crate) fn calls_again(online: OnlineTable) -> bool {
    let is_slow = online.snapshot.with(|snapshot| {
        let clock = snapshot.as_ref().and_then(|snapshot| snapshot.clock);
        clock.is_some_and(|clock| clock.turn >= SLOW)
    });
    is_slow && online.seat.get().is_some() && browser::kept(ANSWER).as_deref() == Some("yes")
}

/// True while the person waits for others at a slow table.
pub(crate) fn waits_long(online: OnlineTable) -> bool {
    let is_slow = |snapshot: &TableSnapshot| {
        let is_slow = snapshot.clock.is_some_and(|clock| clock.turn >= SLOW);
        is_slow && snapshot.state == TableState::Playing
    };
    let whose = |clocks: &Option<ReceivedClocks>| clocks.as_ref()?.whose();
    let own = online.seat.get();
    let whose = online.clocks.with(whose);
    let is_slow = online
        .snapshot
        .with(|snapshot| snapshot.as_ref().is_some_and(is_slow));
    is_slow && own.is_some() && whose.is_some() && whose != own
}
