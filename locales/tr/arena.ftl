# Botlar kendi aralarında, ve düşündükleri

arena-title = { $game }: { $bots }; { $limit }
arena-seconds = sıra başına { $seconds } sn
arena-iterations = sıra başına { $count } simülasyon
arena-about = Aynı kura ve zarlarla her bot bütün yerlerde oynar. Köşeli ayraç içindekiler %95 güven aralıklarıdır; bir bot birkaç yerde oturuyorsa ortalaması gösterilir.
arena-percent = %{ $number }
arena-interval = [{ $low }; { $high }]
arena-bot = bot
arena-games = oyun
arena-won = tek başına kazandı
arena-shared = galibiyeti paylaştı
arena-share = galibiyet payı
arena-score = puan
arena-margin = en iyi rakiple puan farkı
arena-moves = sıra/sn
arena-plot-share = Galibiyet payı
arena-plot-running = Oyunlar ilerledikçe galibiyet payı
arena-plot-scores = Puanların dağılımı
arena-progress = { $bot }: galibiyet payı { $share }
arena-line = { $games } oyunun { $done } tanesi bitti; { $bot }: galibiyet payı { $share }
arena-resumed = { $file } dosyasında zaten { $count } oyun var
arena-report = rapor { $file } dosyasına yazıldı
arena-sprt-high = Test sonuçlandı: { $bot } için galibiyet payı en az { $high }
arena-sprt-low = Test sonuçlandı: { $bot } için galibiyet payı en çok { $low }
arena-sprt-open = Test { $low } ile { $high } arasında henüz karar veremiyor; daha çok oyun gerekiyor
arena-sprt-form = { $flag } için yüzde olarak iki pay verin, önce küçüğünü; örneğin { $example }
arena-seats = { $bots } bot adı verildi, oysa masada { $seats } yer var
arena-few-bots = { $players } kişilik masalarda sıralama için en az { $players } bot gerekir; { $count } bot adı verildi
arena-foreign = { $file } bir arena sonuç dosyası değil; başka bir ad seçin
arena-other = { $file } başka bir karşılaşmanın oyunlarını içeriyor: { $held }; başka bir ad seçin
arena-bad-line = { $file } dosyasının { $line }. satırı okunamıyor: { $reason }
arena-table = Masa { $table } / { $tables }: { $bots }

ladder-title = { $game }: Weng-Lin yöntemiyle kuvvet dereceleri; herkes { $start } ile başlar
ladder-rating = kuvvet derecesi

analyze-title = { $game }, { $count } karar
analyze-ply = olay
analyze-who = oyuncu
analyze-played = oynanan
analyze-win = kazanma şansı
analyze-best = en iyisi
analyze-loss = kayıp
analyze-accuracy = { $seat }: isabet { $accuracy }, { $count } karar
analyze-curve = İlk karardan sonuncusuna kazanma şansı
analyze-none = bu kayıtta verilmiş bir karar yok
analyze-hidden = bu kayıtta gizlenmiş bilgiler var; yalnızca eksiksiz kayıtlar analiz edilebilir
analyze-moments = En önemli anlar
analyze-moment = { $ply }. olay, { $seat }: { $best } yerine { $played } oynamak { $loss } kaybettirdi
analyze-other = onun yerine
analyze-same = { $seat }: { $count } kararın { $same } tanesinde aynısı

hint-thinking = Düşünüyor…
hint-line = { $event }: kazanma şansı { $win }

# Engines: programs of other people as players

engine-not-started = { $engine } başlatılamıyor: { $reason }
engine-ended = { $engine }, “{ $asked }” sorusunu yanıtlamak yerine kapandı; yazdığı: { $wrote }
engine-late = { $engine }, “{ $asked }” sorusunu { $milliseconds } ms içinde yanıtlamadı
engine-garbled = { $engine }, “{ $asked }” sorusuna “{ $line }” yanıtını verdi; beklenen: { $expected }
engine-version = { $engine } protokolün { $version }. sürümünü konuşuyor; bu programın sürümü { $own }
engine-declined = { $engine } bunu oynamıyor: { $reason }
engine-illegal = { $engine }, { $clause } kuralının izin vermediği { $event } hamlesini oynadı
engine-no-event = { $engine } “{ $event }” oynadı; bu bir hamle değil
engine-lost = { $game }. oyun, { $ply }. olay: { $failure }; bu oyunu kaybetti
engine-more = { $count ->
        [one] bir hata daha
       *[other] { $count } hata daha
    }
engine-not-text = girdi UTF-8 metni değil
engine-failed = { $failure }; bundan sonra yerine rastgele oynayan biri oynuyor

# Datasets: games of bots as files for programs that learn

dataset-line = { $all } oyunun { $games } tanesi, { $positions } konum
dataset-done = { $folder } klasöründe { $games } oyun var
dataset-content = { $file } okunamıyor: { $reason }
dataset-foreign = { $file } boş değil ve içinde veri kümesi yok; başka bir klasör seçin
dataset-other = { $file } başka oyunlar içeriyor: { $held }; başka bir klasör seçin
dataset-version = { $file } biçiminin sürümü { $version }; bu programın sürümü { $own }
dataset-unfinished = { $file } içinde { $parts } parçanın { $there } tanesi var; onu başlatan komut kalanını tamamlar
dataset-part = { $file } içinde { $part } numaralı parça yok; parçalar 0 ile { $last } arasında numaralanır
