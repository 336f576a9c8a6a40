# Bütün oyunların ortak cümleleri: oyuncular, notasyon, seçenekler, kayıtlar, adil kura, çizimler

list-separator = { ", " }
seat-name = { $number }. oyuncu
seat-you = Siz
bot-random = Rastgele oyuncu { $number }
bot-greedy = Açgözlü oyuncu { $number }
bot-flat = Monte Carlo oyuncusu { $number }
bot-novice = Acemi { $number }
bot-squire = Silahtar { $number }
bot-knight = Şövalye { $number }
bot-master = Usta { $number }
bot-brawler = Kavgacı { $number }
bot-other = { $bot } { $number }

clause = { $clause }: { $reason }
record-event = olay { $index } “{ $text }”: { $reason }
series-progress = Oyun { $number } / { $games }

notation-empty = olay boş olamaz
notation-missing = bir şey eksik; doğru yazılışı: “{ $form }”
notation-left-over = “{ $word }” fazla; doğru yazılışı: “{ $form }”
notation-unknown-verb = “{ $verb }” diye bir olay yok; olaylar: { $known }
notation-bad-number = “{ $word }” yalın bir tam sayı değil (örneğin 7 ya da -2)
notation-bad-pair = “{ $word }” bir yer değil; yerler virgülle ayrılmış iki sayıyla yazılır, örneğin 3,4

options-unknown = “{ $name }” diye bir seçenek yok; seçenekler: { $known }
options-not-a-flag = “{ $name }” seçeneği true ya da false olmalı; verilen: { $got }
options-not-a-number = “{ $name }” seçeneği tam sayı olmalı; verilen: { $got }
options-out-of-range = “{ $name }” seçeneği en az { $min }, en çok { $max } olabilir; verilen: { $got }
options-not-a-limit = “{ $name }” seçeneği bir tam sayı ya da null olmalı; verilen: { $got }
options-not-names = “{ $name }” seçeneği bir ad listesi ya da null olmalı; verilen: { $got }
options-too-small = “{ $name }” seçeneği { $min } ya da daha büyük olmalı; verilen: { $got }
options-flag = true ya da false
options-number = en az { $min }, en çok { $max }
options-limit = en az { $min } ya da null
options-names = şunlardan { $count } tane: { $known }
options-names-marked = şunlardan { $count } tane: { $known }; her adın ardına { $mark } yazılabilir
options-preset = takht play içinde { $value }
options-default-none = verilmezse sınırsız
options-default-null = verilmezse kurayla belirlenir
options-default = varsayılan { $value }

record-not-json = bu JSON değil: { $reason } (satır { $line }, sütun { $column })
record-missing = “{ $key }” eksik; beklenen: { $expected }
record-wrong-type = “{ $key }” için beklenen: { $expected }; verilen: { $got }
record-expected-object = süslü ayraç içinde bir nesne
record-expected-texts = metin listesi
record-expected-text = metin
record-expected-number = tam sayı
record-expected-stand-ins = olay numaraları ve başkasının yerine oynayanların adları
record-version = bu kaydın sürümü { $got }; burada okunan sürüm { $version }
record-unknown-game = “{ $name }” diye bir oyun yok; oyunlar: { $known }
record-rules = bu oyun { $game } kurallarının { $got }. sürümüyle oynanmış; bu programda { $known }. sürüm var
record-seats = { $players } oyuncu için { $got } ad verilmiş

fair-absent = kayıtta adil kura bilgisi yok
fair-malformed = adil kura bölümündeki “{ $key }” eksik ya da bozuk
fair-scheme = bilinmeyen adil kura yöntemi: { $got }; burada bilinen yöntem: { $scheme }
fair-seed-secret = tohum henüz açıklanmadı; oyun bitince açıklanır
fair-commitment = tohum, oyundan önce yayımlanan taahhütle uyuşmuyor
fair-nonces = { $players } oyuncu için { $got } tek kullanımlık sayı var; her oyuncuya bir tane gerekir
fair-differs = olay { $index }: kayıtta “{ $text }” yazıyor, oysa anahtardan çıkan “{ $drawn }”
fair-seal = { $seat }. oyuncunun tek kullanımlık sayısı mühürlenen sayı değil
fair-other-commitment = taahhüt, oyundan önce not edilen değil
fair-other-seal = { $seat }. oyuncunun mührü, oyundan önce not edilen değil
fair-other-nonce = { $seat }. oyuncunun tek kullanımlık sayısı, kendisinin verdiği sayı değil
fair-other-events = ilk { $count } olay, oyun sırasında görülenler değil

score-points = puan: { $points }
series-game = { $number }. oyun: { $points } puan

sketch-at = satır { $line }, sütun { $column }: { $reason }
sketch-in-line = satır { $line }: { $reason }
sketch-empty = burada çizilmiş bir krallık yok
sketch-unknown-letter = satır { $line }, sütun { $column }: “{ $letter }” bir kare değil; W F L P S M ve arkasına taçlar (M2 ya da M**), kale için C, boşluk için nokta (.) kullanın
sketch-stray-crown = satır { $line }, sütun { $column }: taçlar yeryüzü şeklinin hemen arkasına yazılır, örneğin M2 ya da M**
sketch-too-many-crowns = satır { $line }, sütun { $column }: hiçbir karede { $most } taçtan fazlası olmaz
sketch-no-castle = satır { $line }, sütun { $column }: bu krallıkta kale yok; C harfiyle çizin
sketch-two-castles = satır { $line }, sütun { $column }: ikinci kale; ilki satır { $first-line }, sütun { $first-column }
sketch-too-wide = satır { $line }, sütun { $column }: krallığın genişliği { $width }, sınır { $limit }
sketch-too-high = satır { $line }, sütun { $column }: krallığın yüksekliği { $height }, sınır { $limit }
sketch-odd = { $squares } kare çizilmiş; bir domino hep iki kare ekler
sketch-apart = satır { $line }, sütun { $column }: bu kare kaleye bağlı değil
score-points-name = Puan
series-game-name = { $number }. oyun
