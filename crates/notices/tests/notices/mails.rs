//! Mails: nothing before the owner of the mailbox agrees, and nothing after they have had enough.

use std::sync::Arc;

use takht_notices::store::Subscribed;
use takht_notices::{Call, HttpClient, Kind, Mailer, Outbox, Pace, SeatOwner};

use crate::mail_server::MailServer;
use crate::place::{Place, QUICK, deliver, leyla, subscribe, subscription, turn, until};
use crate::postman::Postman;

/// An outbox at this pace does not give up while a test thinks.
const PATIENT: Pace = Pace {
    attempts: u32::MAX,
    failures: u32::MAX,
    ..QUICK
};

async fn outbox(place: &Place, server: &MailServer) -> Arc<Outbox> {
    outbox_at(place, &server.address(), QUICK).await
}

async fn outbox_at(place: &Place, server: &str, pace: Pace) -> Arc<Outbox> {
    let mailer = Mailer::new(server, "Takht <table@takht.example>").unwrap();
    let client = HttpClient::new(true).unwrap();
    place.outbox_with(pace, client, Some(mailer)).await
}

const REQUEST: &str = r#"{"email": {"address": "leyla@example.org"}}"#;

#[tokio::test]
async fn a_mailbox_is_asked_first_and_then_gets_mails_that_one_click_ends() {
    let place = Place::file().await;
    let mut server = MailServer::start().await;
    let outbox = outbox(&place, &server).await;
    let kept = subscribe(&outbox, REQUEST).await;
    let _running = deliver(&outbox);
    let question = server.next().await;
    assert_eq!(question.to, "leyla@example.org");
    assert_eq!(question.from, "table@takht.example");
    assert_eq!(
        question.header("Subject"),
        "Do you want emails about Kingdomino?"
    );
    let confirm = format!("https://takht.example/play/api/confirm/{}", kept.token);
    let never = format!("https://takht.example/play/api/unsubscribe/{}", kept.token);
    assert_eq!(question.links(), [confirm, never]);
    // Nothing more, whatever happens, until the owner confirms.
    let over = Call {
        kind: Kind::Over,
        ..turn(4)
    };
    for call in [&turn(3), &turn(4), &over] {
        outbox.call(&leyla(), call, None).await.unwrap();
    }
    place
        .run("INSERT INTO turns VALUES ('abcdefghijkl', 3)")
        .await;
    until("the question is done", async || {
        place.count().await == (1, 0)
    })
    .await;
    let waiting = "SELECT COUNT(*) FROM notices WHERE state = 'waiting'";
    until("what is past is forgotten", async || {
        place.number(waiting).await == 1
    })
    .await;
    assert_eq!(server.others(), 0);
    let found = place.store().by_token(&kept.token).await.unwrap().unwrap();
    assert!(!found.is_confirmed && place.store().by_token("x").await.unwrap().is_none());
    place.store().confirm(&found.id).await.unwrap();
    // The table waits for the player still.
    let waited = server.next().await;
    let id = turn(4).id(&kept.id);
    assert_eq!(waited.header("Message-ID"), format!("<{id}@takht.example>"));
    outbox.call(&leyla(), &turn(5), None).await.unwrap();
    let mail = server.next().await;
    let stop = format!("https://takht.example/play/api/unsubscribe/{}", kept.token);
    // The apostrophe travels as an encoded word (RFC 2047).
    let subject = "=?utf-8?b?SXTigJlz?= your turn in Kingdomino.";
    assert_eq!(mail.header("Subject"), subject);
    assert_eq!(mail.header("List-Unsubscribe"), format!("<{stop}>"));
    assert_eq!(
        mail.header("List-Unsubscribe-Post"),
        "List-Unsubscribe=One-Click"
    );
    assert_eq!(mail.header("Auto-Submitted"), "auto-generated");
    let id = turn(5).id(&kept.id);
    assert_eq!(mail.header("Message-ID"), format!("<{id}@takht.example>"));
    assert_eq!(
        mail.links(),
        ["https://takht.example/play/#at/abcdefghijkl", &stop]
    );
    assert!(mail.text.contains("Ömer & <Co>"), "{}", mail.text);
    assert_eq!(server.others(), 0);
    // Asking again for the same mailbox changes nothing and asks nobody.
    let again = outbox
        .subscribe(&subscription(leyla(), REQUEST), "kingdomino")
        .await
        .unwrap();
    assert_eq!(
        again,
        Subscribed::Kept {
            id: kept.id.clone(),
            token: kept.token.clone(),
            is_new: false
        }
    );
    assert!(place.store().unsubscribe(&kept.id).await.unwrap());
    assert!(!place.store().unsubscribe(&kept.id).await.unwrap());
    outbox.call(&leyla(), &turn(9), None).await.unwrap();
    assert_eq!(place.number("SELECT COUNT(*) FROM notices").await, 0);
}

#[tokio::test]
async fn a_mail_server_of_others_takes_the_mails() {
    let place = Place::file().await;
    let postman = Postman::start().await;
    let outbox = outbox_at(&place, &postman.address(), QUICK).await;
    let request = r#"{"email": {"address": "leyla@example.org"}, "lang": "tr"}"#;
    let kept = subscribe(&outbox, request).await;
    let _running = deliver(&outbox);
    let question = postman.wait_for(1).await.remove(0);
    assert_eq!(question.from, "table@takht.example");
    assert_eq!(question.to, "leyla@example.org");
    let confirm = format!("https://takht.example/play/api/confirm/{}", kept.token);
    let never = format!("https://takht.example/play/api/unsubscribe/{}", kept.token);
    assert_eq!(question.links(), [confirm, never]);
    place.store().confirm(&kept.id).await.unwrap();
    outbox.call(&leyla(), &turn(3), None).await.unwrap();
    let mail = postman.wait_for(2).await.remove(1);
    let stop = format!("https://takht.example/play/api/unsubscribe/{}", kept.token);
    assert_eq!(mail.header("List-Unsubscribe"), format!("<{stop}>"));
    let post = mail.header("List-Unsubscribe-Post");
    assert_eq!(post, "List-Unsubscribe=One-Click");
    assert_eq!(mail.header("Content-Language"), "tr");
    let table = "https://takht.example/play/#at/abcdefghijkl";
    assert_eq!(mail.links(), [table, &stop]);
    assert!(mail.text.contains("Ömer & <Co>"), "{}", mail.text);
}

#[tokio::test]
async fn mails_are_in_the_language_of_the_player() {
    let place = Place::file().await;
    let mut server = MailServer::start().await;
    let outbox = outbox(&place, &server).await;
    let request = r#"{"email": {"address": "leyla@example.org"}, "lang": "fa"}"#;
    let kept = subscribe(&outbox, request).await;
    place.store().confirm(&kept.id).await.unwrap();
    let _running = deliver(&outbox);
    server.next().await;
    for kind in [
        Kind::Turn,
        Kind::TimeLow,
        Kind::Started,
        Kind::Joined,
        Kind::Over,
    ] {
        let call = Call {
            kind,
            who: Some(0),
            ..turn(1)
        };
        outbox.call(&leyla(), &call, None).await.unwrap();
        let mail = server.next().await;
        assert_eq!(mail.header("Content-Language"), "fa");
        assert!(
            mail.text.contains("دومینو") || mail.text.contains("Kingdomino"),
            "{}",
            mail.text
        );
        assert!(mail.text.contains("باز کردن میز"), "{}", mail.text);
    }
}

#[tokio::test]
async fn a_mailbox_that_refuses_gets_nothing_more() {
    let place = Place::file().await;
    let server = MailServer::start().await;
    *server.recipient.lock().unwrap() = "550 5.1.1 no such user here";
    let outbox = outbox(&place, &server).await;
    subscribe(&outbox, REQUEST).await;
    let _running = deliver(&outbox);
    let gone = async || {
        place
            .store()
            .subscriptions(&leyla())
            .await
            .unwrap()
            .is_empty()
    };
    until("the subscription ends", gone).await;
    *server.recipient.lock().unwrap() = "250 OK";
    // Not under another seat either, nor in other letters.
    let other = SeatOwner {
        seat: 0,
        owner: "omid".to_owned(),
        ..leyla()
    };
    let request = r#"{"email": {"address": "Leyla@example.org"}}"#;
    let refused = outbox
        .subscribe(&subscription(other, request), "kingdomino")
        .await
        .unwrap();
    assert_eq!(refused, Subscribed::Refused);
    assert_eq!(*server.asked.lock().unwrap(), 1);
}

/// What the operator's mail server has against the operator is not the fault of those who get mails.
#[tokio::test]
async fn a_mail_server_that_refuses_the_operator_ends_nothing() {
    let place = Place::file().await;
    let mut server = MailServer::start().await;
    let (sender, recipient) = (server.sender.clone(), server.recipient.clone());
    *sender.lock().unwrap() = "550 who are you?";
    let outbox = outbox_at(&place, &server.address(), PATIENT).await;
    subscribe(&outbox, REQUEST).await;
    let _running = deliver(&outbox);
    let asked = server.asked.clone();
    let is_asked = async |times: usize| {
        until("it is asked", async || *asked.lock().unwrap() >= times).await;
    };
    is_asked(1).await;
    *recipient.lock().unwrap() = "550 5.7.1 relaying denied";
    *sender.lock().unwrap() = "250 OK";
    is_asked(2).await;
    *recipient.lock().unwrap() = "250 OK";
    server.next().await;
    let kept = place.store().subscriptions(&leyla()).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(
        place
            .number("SELECT COUNT(*) FROM mailboxes WHERE refused_until > 0")
            .await,
        0
    );
}

#[tokio::test]
async fn a_busy_mail_server_is_asked_again() {
    let place = Place::file().await;
    let mut server = MailServer::start().await;
    *server.recipient.lock().unwrap() = "451 try again later";
    let outbox = outbox_at(&place, &server.address(), PATIENT).await;
    subscribe(&outbox, REQUEST).await;
    let _running = deliver(&outbox);
    until("it is asked", async || *server.asked.lock().unwrap() > 0).await;
    *server.recipient.lock().unwrap() = "250 OK";
    server.next().await;
    until("it is done", async || place.count().await == (1, 0)).await;
}

#[test]
fn mail_servers_and_senders_are_checked() {
    assert!(Mailer::new("smtps://a:b@mail.example", "a@example.org").is_ok());
    for (server, from) in [
        ("mail.example", "a@example.org"),
        ("http://mail.example", "a@example.org"),
        ("smtp://mail.example", "nobody"),
    ] {
        assert!(Mailer::new(server, from).is_err(), "{server} {from}");
    }
}
