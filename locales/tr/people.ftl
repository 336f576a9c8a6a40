# People who find each other: the lobby, identities, and what they say at a table.

## The lobby

lobby-title = Lobi
lobby-here = { $count ->
        [0] Kimse yok
       *[other] { $count } kişi burada
    }
lobby-open-tables = Açık masalar
lobby-open-count = { $count ->
        [0] Açık masa yok
       *[other] { $count } açık masa
    }
lobby-here-now = Şu an burada
lobby-show-me = Beni başkalarına göster
lobby-show-me-about = Bu sayfa açıkken başkaları adınızı burada görür. Yoksa yalnızca sayılırsınız.
lobby-nobody-shown = Şu an kimse adını göstermiyor.
lobby-looks = oyun arıyor
lobby-is-here = lobide
lobby-you = (siz)
lobby-watch = İzlenebilecek oyunlar
lobby-nobody = Bugün ilk gelen sizsiniz. Bir masa açın: sonraki gelen onu görür. O zamana dek Silahtar sizinle oynar.
lobby-no-tables = Şu an açık masa yok. Bir tane açın: buradaki herkes görür. O zamana dek bir bota karşı oynayabilirsiniz.
lobby-none-open = { $game } için açık masa yok
lobby-none-open-about = Bir tane açın: sonraki gelen onu burada görür. O zamana dek bir bota karşı oynayabilirsiniz.
lobby-open-one = Masa aç
lobby-play-bot = Şimdi bota karşı oyna
lobby-lost = Bağlantı koptu. Lobi kendiliğinden geri gelir.
lobby-since = { $minutes ->
        [0] Az önce açıldı
       *[other] { $minutes } dakikadır açık
    }
lobby-free = { $count } boş yer
lobby-sit-at = Otur: { $game }
lobby-your-seat = Yerinize dönün
lobby-watch-game = İzle: { $game }
lobby-no-clock = Saatsiz
lobby-quick = Hızlı
lobby-steady = Dengeli
lobby-calm = Sakin
lobby-slow = Sıra sıra
lobby-clock = Saatli

## Playing with someone now

lobby-partner = Şimdi biriyle oyna
lobby-partner-about = Sizi aynı şeyi isteyen ilk kişiyle oturturuz. Ondan önce ayrılmanın bedeli yok.
lobby-appear = Adınız { $name } olarak görünür.
lobby-game = Oyun
lobby-any-game = Fark etmez
lobby-any-pace = Her hız olur
lobby-any-players = Fark etmez
lobby-players = { $count } oyuncu
lobby-if-nobody = Kimse gelmezse
lobby-bots-after = { $seconds } saniye sonra botlar
lobby-bots-never = Aramaya devam
lobby-find = Oyun arkadaşı bul
lobby-find-about = Bu arada gezinebilirsiniz
lobby-looking = Oyun arkadaşı aranıyor…
lobby-bots-in = { $seconds ->
        [0] Botlar şimdi boş yerlere oturuyor
       *[other] Botlar { $seconds } saniye sonra boş yerlere oturur
    }
lobby-stop = Aramayı bırak

## People

person-title = Siz
person-none = Hesapsız bir isim
person-what-for = Kimliğiniz olursa başkaları sizi yeniden tanır, oyunlarınız kendi sayfanızda toplanır, kimliği olanların saatli oyunları puanlanır. Oynamak için gerekmez.
person-what-kept = Bu cihaz bir anahtar üretir ve saklar. Sunucu burada gösterdiklerinizi ve sonuçlarınızı saklar: ne e-posta ne parola.
person-shape = Şekil
person-shape-crown = Taç
person-shape-tower = Kule
person-shape-tree = Ağaç
person-shape-fish = Balık
person-shape-star = Yıldız
person-shape-moon = Ay
person-shape-sun = Güneş
person-shape-leaf = Yaprak
person-colour = Renk
person-colour-red = Kırmızı
person-colour-orange = Turuncu
person-colour-yellow = Sarı
person-colour-green = Yeşil
person-colour-teal = Turkuaz
person-colour-blue = Mavi
person-colour-violet = Mor
person-colour-pink = Pembe
person-unknown-here = Bu sunucu kimliğinizi henüz tanımıyor. Kendinizi tanıtın.
person-make = Kimliğimi oluştur
person-made = Kimliğiniz oluşturuldu.
person-read = Sayfanız güncel.
person-change = Adı ve görünümü değiştir
person-keep = Kaydet
person-changed = Kaydedildi.
person-not-done = Olmadı ya da iptal ettiniz. Hiçbir şey değişmedi.
person-have-one = Zaten bir kimliğiniz var mı?
person-bring-how = Öteki cihazda sayfanızı açıp bağlantıyı ya da QR kodunu gösterin. Kayıtlı bir dosyayı açabilir veya geçiş anahtarınızı kullanabilirsiniz.
person-open-file = Dosya aç
person-no-file = Bu dosyada kimlik yok.
person-open-passkey = Geçiş anahtarımı kullan
person-arrived = Kimliğiniz bu cihazda.
person-arrive = Bu bağlantı kimliğinizi bu cihaza getirir. Burada kullanılsın mı?
person-arrive-replaces = Bu bağlantı başka bir kimlik getirir; bu cihazdakinin yerini alır. Ona hâlâ ihtiyacınız varsa önce kaydedin.
person-use-here = Bu cihazda kullan
person-carry = Kimliğinizi yanınıza alın
person-carry-how = Bağlantıda ve dosyada anahtarınız var. Onlara sahip olan sizin adınıza oynayabilir. Kimseyle paylaşmayın.
person-show-link = Bağlantıyı ve QR kodunu göster
person-carry-link = Kimliğinizin bağlantısı
person-export = Her şeyi dosyaya kaydet
person-passkey-what = Geçiş anahtarıyla, ona sahip her cihazınız kimliğinizi geri getirebilir; bu cihaz kaybolsa bile.
person-add-passkey = Geçiş anahtarı ekle
person-passkey-added = Geçiş anahtarı eklendi.
person-passkey = Geçiş anahtarı { $number }
person-forget-passkey = Kaldır
person-passkey-forgotten = Geçiş anahtarı kaldırıldı.
person-delete = Kimliğinizi silin
person-delete-how = Sunucu adınızı, puanlarınızı ve anahtarınızı unutur; sonuçlarınız ötekilerde adsız kalır. Bu geri alınamaz.
person-delete-now = Kalıcı olarak sil
person-deleted = Kimliğiniz silindi.
person-nameless = Adsız
person-since = { $date } tarihinden beri burada
person-ratings = Derecelendirme
person-unrated = Henüz puanlı oyun yok. Saati olan ve herkesin kimliği bulunan oyunlar sayılır.
person-rating-is = Derece { $value }, { $uncertainty } yanılma payıyla, { $games } oyundan
person-games = Oyunlar
person-count = { $games } oyun, { $won } galibiyet
person-results = Son oyunlar
person-place = Sıralama: { $place }
person-blocked = Engellediğiniz kişiler
person-unblock = Engeli kaldır
person-unblocked = Engel kaldırıldı.
person-mute = Sustur
person-block = Engelle
person-is-blocked = Engellendi: artık birlikte oturtulmazsınız.
person-game-rated = Bu oyun puanlı.

## What people say to each other

phrase-title = Bir şey söyle
phrase-heard = Ötekilerin söyledikleri
phrase-hello = Merhaba
phrase-good_luck = Bol şans
phrase-well_played = İyi oynadınız
phrase-nice_move = Güzel hamle
phrase-thanks = Teşekkürler
phrase-sorry = Kusura bakmayın
phrase-one_moment = Bir dakika lütfen
phrase-your_turn = Sıra sizde
phrase-again = Bir daha oynayalım mı?
phrase-bye = Hoşça kalın
phrase-smile = Gülümsüyor
phrase-laugh = Gülüyor
phrase-wow = Şaşırıyor
phrase-hmm = Düşünüyor
phrase-clap = Alkışlıyor
phrase-heart = Kalp gönderiyor

## The operator of a server

operator-title = Sunucu işletmecisi
operator-what = Bu sunucuyla ilgilenin: masaları, kişileri, takılan bir oyun. Burada neyi değiştirirseniz sunucu not eder.
operator-secret = İşletmecinin gizli anahtarı
operator-secret-what = Sunucunun başlatıldığı anahtar. Bu sekme kapanana dek onu saklar.
operator-enter = Gir
operator-leave = Anahtarı unut
operator-wrong = Bu sunucu o anahtarı kabul etmiyor ya da bir işletmecisi yok.
operator-refresh = Yenile
operator-find = Ad, masa ya da kimlikle ara
operator-tables = Masalar
operator-people = Kişiler
operator-done = İşletmecilerin yaptıkları
operator-nothing = Burada bir şey yok.
operator-gathering = Oyuncu bekliyor
operator-opening = Başlıyor
operator-playing = Sürüyor
operator-unlisted = Yalnızca bağlantıyla
operator-last = Son değişiklik: { $date }
operator-open = Masayı aç
operator-turns = Geri alınacak sıra sayısı
operator-bad-turns = Sıra sayısını yazın: 1 ile { $most } arasında.
operator-undo = Geri al
operator-undo-sure = { $count ->
        [1] Son sıra geri alınsın mı? Masadaki herkes bunu hemen görür.
       *[other] Son { $count } sıra geri alınsın mı? Masadaki herkes bunu hemen görür.
    }
operator-events = Olaylar, her satırda bir tane
operator-no-events = En az bir olay yazın, örneğin “pick 27”.
operator-patch = Oyuncunun yerine oyna
operator-patch-sure = Sırası gelen oyuncunun yerine “{ $events }” oynansın mı?
operator-changed = Tamam. Oyunda şimdi { $count } olay var.
operator-export = Dışa aktar
operator-exported = Dosyaya kaydedildi. Sunucu bunu not etti.
operator-remove-name = Adı kaldır
operator-remove-sure = “{ $name }” adı kaldırılsın mı? Sahibi yeniden oturmadan önce başka bir ad seçer.
operator-removed = Ad kaldırıldı.
operator-yes = Evet, yap
