# Komut satırı

cli-error = hata
cli-note = not
cli-record = Kayıt { $record }
cli-record-error = kayıt { $record }: { $error }
cli-more-errors = { $count } kayıt daha geçersiz
cli-no-records = { $file } içinde kayıt yok
cli-players = { $players } oyuncu
cli-ply = { $ply } / { $plies } olaydan sonra
cli-ply-beyond = kayıtta { $plies } olay var; istenen sayı ({ $ply }) kaydın sonunu aşıyor
cli-turn-seat = sıra: { $seat }
cli-turn-chance = sırada kura ya da zar var
cli-turn-over = oyun bitti
cli-last = Son olay
cli-points = { $points } puan
cli-scores = Puanlar
cli-ranking = Sıralama
cli-place = { $place }) { $names }
cli-legal = { $count } geçerli olay
cli-wins = Kazanan: { $names }
cli-wins-shared = Ortak zafer: { $names }

cli-play-greeting = { $game } masası. Yardım için h yazın.
cli-play-commitment = Kura ve zarlar adildir; hepsi bir tohumdan üretilir. Tohumun taahhüdü: { $commit }
cli-play-saving = Her olay bu dosyaya kaydediliyor: { $file }
cli-play-resumed = Oyun kaldığı yerden sürdürülüyor; şimdiye kadar { $count } olay var
cli-play-ask = { $seat }, numara ya da notasyon
cli-play-unknown = { $number } numaralı hamle yok; 1 ile { $count } arasından seçin
cli-play-undone = Geri alındı: { $event }
cli-play-no-undo = Hiçbir şey geri alınamaz: o zamandan beri yeni bir şey açıldı
cli-play-left = Oyun kaydedildi; sürdürmek için: { $command }
cli-play-finished = Oyun kaydedildi: { $file }
cli-play-help =
    numara     o numaralı hamleyi oynar
    notasyon   yazılan hamleyi oynar, örneğin: { $example }
    u          son hamleyi geri alır; yeni bir şey açıldıysa öncesine dönülemez
    l          hamleleri yeniden listeler; ardına bir fiil (hamlenin ilk sözcüğü) yazılırsa o fiilin bütün hamlelerini kazançlarıyla gösterir
    s          puanları bütün ayrıntılarıyla gösterir
    t          en güçlü botun ne oynayacağını gösterir
    q          oyundan çıkar; oyun kaydedilir, sonra sürdürülebilir

cli-verified = { $count ->
        [one] tek kura ya da zar adil
       *[other] { $count } kura ve zarın tümü adil
    }
cli-verified-noted = { $count ->
        [one] tek kura ya da zar adil ve kayıt not ettiklerinize uyuyor
       *[other] { $count } kura ve zarın tümü adil ve kayıt not ettiklerinize uyuyor
    }
cli-verify-no-seat = bu kayıtta { $seat } numaralı yer yok; yerler 0 ile { $last } arasında numaralanır
cli-verify-nonce-twice = komut satırında { $seat } numaralı yer için iki tek kullanımlık sayı var; her yer için bir tane verin
cli-not-verified = doğrulanmadı: { $reason }
cli-score-too-many = { $count } krallık çizilmiş; birlikte en çok { $most } kişi oynar
cli-score-hint = 7×7 krallıkların puanı { $flag } ile hesaplanır
cli-play-exists = { $file } zaten var; başka bir ad seçin ya da --resume ile sürdürün
cli-play-one-record = { $file } içinde { $count } kayıt var; sürdürmek için tek kayıt olmalı
cli-play-from-file = oyun yalnızca bir dosyadan sürdürülebilir, çünkü oraya kaydedilir
cli-no-bot = burada “{ $bot }” adında bir bot yok; botlar: { $known }
cli-bot-cheated = bir bot geçersiz bir hamle oynadı: { $event }; lütfen bunu bildirin
cli-play-stand-in = { $bot } burada değil; yerine rastgele bir oyuncu oynuyor
cli-play-help-hint = yardım için h yazın
cli-bench-no-setup = ölçülecek bir şey yok: bu varyantta ve bu oyuncu sayısıyla bir düzen yok; varyantlar: { $known }
cli-games-bots = Botlar: { $known }
cli-play-game-ends = Serinin bir oyunu bitti
cli-reading-keyboard = yazdıklarınız okunuyor; Ctrl-D ile bitirin
cli-legal-many = { $count } tane, örneğin { $example }
cli-score-no-game = { $game } çizimden puanlanamaz
cli-play-no-variant = “{ $variant }” adında bir varyant yok; varyantlar: { $known }
cli-play-preset = { $option } burada { $value }; başka bir değer için: { $flag }
cli-play-layouts = harita elle kurulur; hemen başlamak için { $flag } ile şunlardan birini verin: { $known }
cli-play-no-layout = “{ $layout }” adında bir düzen yok; düzenler: { $known }
cli-play-no-layouts = { $game } oyununda hazır düzen yok
cli-play-ask-many = { $seat }, hamleyi notasyonla yazın; l ve ardından bir fiil, o fiilin bütün hamlelerini listeler
cli-play-none = “{ $start }” ile başlayan geçerli hamle yok
cli-play-view = bu kayıtta gizlenmiş bilgiler var; yalnızca eksiksiz kayıtlar sürdürülebilir
cli-play-only = Tek hamle bu; Enter oynar, u son hamleyi geri alır

cli-serve-at = Masa { $link } adresinde (bitirmek için Ctrl+C)
cli-serve-others = Ağınızdaki öteki kişiler onu burada bulur: { $link }
cli-serve-no-web = bu program web sayfası olmadan derlendi; `cargo xtask serve` ikisini de derler
cli-serve-port-taken = { $port } numaralı bağlantı noktası kullanımda: orayı dinleyen programı kapatın ya da --port ile başka bir numara seçin
cli-health-well = Sunucu iyi durumda
cli-manual-done = Kılavuz sayfaları { $folder } içinde
cli-serve-open-failed = Tarayıcı açılamadı; lütfen adresi kendiniz açın
cli-backup-nothing = burada hiç masa yok: { $place }; sunucunun klasörünü --data ile ya da veritabanını --database ile belirtin
cli-backup-unreadable = bu program bazı masaları okuyamıyor; dosyada olmayanlar: { $tables }
cli-restore-different = { $count ->
    [one] Bir masa o günden sonra farklı oynanmış, olduğu gibi kaldı
   *[other] { $count } masa o günden sonra farklı oynanmış, oldukları gibi kaldılar
}
cli-backup-done = { $count ->
    [one] Bir masa yazıldı
   *[other] { $count } masa yazıldı
}
cli-restore-done = { $count ->
    [one] Bir masa geri yüklendi
   *[other] { $count } masa geri yüklendi
}; { $there ->
    [0] hiçbiri önceden yoktu
    [one] biri önceden vardı
   *[other] { $there } masa önceden vardı
}
cli-backup-people = { $count ->
    [0] Hiç kimse yazılmadı
    [one] Bir kişi yazıldı
   *[other] { $count } kişi yazıldı
}; { $games ->
    [0] bitmiş oyun yok
    [one] bir bitmiş oyun
   *[other] { $games } bitmiş oyun
}
cli-backup-unreadable-people = bu program bazı kişileri okuyamıyor; dosyada olmayanlar: { $people }
cli-restore-people = { $count ->
    [0] Hiç kimse geri yüklenmedi
    [one] Bir kişi geri yüklendi
   *[other] { $count } kişi geri yüklendi
}; { $there ->
    [0] hiçbiri önceden yoktu
    [one] biri önceden vardı
   *[other] { $there } kişi önceden vardı
}; { $games ->
    [0] bitmiş oyun yok
    [one] bir bitmiş oyun
   *[other] { $games } bitmiş oyun
}
cli-restore-buried = { $count ->
    [one] Bir kişi yedekten önce silinmişti, burada da silindi
   *[other] { $count } kişi yedekten önce silinmişti, burada da silindiler
}

connect-seated = { $name }, { $seat } numaralı yere oturdu
connect-begun = Oyun başlıyor
connect-played = { $ply }: { $events }
connect-lost = bağlantı koptu, yeniden deneniyor: { $reason }
connect-fair = Bütün kura ve zarlar adil; kayıtta not edilenlerin hepsi var
connect-refused = { $server } kabul etmiyor: { $about }
connect-foreign = { $server } bir Takht masası değil ya da sürümü başka: yanıtı { $said }
connect-closed = { $server } adresindeki bu yer artık başkasının ya da oyun sürdürülemiyor
