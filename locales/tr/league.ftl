# Leagues: registered engines meet round by round

league-title = { $game }: { $count } botluk lig
league-about = { $system }. { $players } kişilik her masa { $games } oyun oynar; { $limit }.
league-round-robin = Herkes herkesle karşılaşır
league-swiss = İsviçre sistemiyle { $rounds } tur
league-standings = Puan durumu
league-place = sıra
league-entrant = bot
league-points = lig puanı
league-forfeits = hükmen yenilgi
league-cross = Herkes herkese karşı
league-cross-about = Satırdaki bot, sütundaki botun kaç oyunda önünde bitirdi; beraberlik yarım sayılır.
league-met = { $points } / { $games }
league-rounds = Turlar
league-round = { $number }. tur
league-game = { $number }. oyun
league-byes = Bu turu boş geçen: { $names }
league-rated = Kuvvet dereceleri Weng-Lin yöntemiyledir; köşeli ayraç içindekiler %95 güven aralıklarıdır.
league-forfeit = { $failure }; { $ply } olaydan sonra bu oyunu hükmen kaybetti
league-game-title = { $game }, { $round }. tur, { $number }. oyun
league-back = Lige dön
league-begins = Oyun başlıyor
league-stand-in = yerine rastgele oynandı
league-first = Baş
league-previous = Geri
league-play = Oynat
league-pause = Duraklat
league-next = İleri
league-last = Son
league-step = Olay
league-of = / { $plies }
league-keys = Ok tuşları adım adım gezer, boşluk tuşu oynatır.
league-record = Bu oyunun kaydı
league-record-about = Her Takht masası bu kaydı açar ve hamleleri inceler.
league-few = { $players } kişilik masalar için en az { $players } bot gerekir; { $file } dosyasında { $count } bot var
league-line-wrong = { $file }, { $line }. satır: { $reason }
league-line-form = ad ya da bot eksik; NAME = BOT ya da NAME = exec:COMMAND yazın
league-line-twice = { $name } adı zaten var; botun önüne başka bir ad ve = yazın
league-not-text = bu, UTF-8 metni değil
league-line = Tur { $round } / { $rounds }: { $games } oyunun { $done } tanesi bitti
league-page = lig sayfası: { $file }
