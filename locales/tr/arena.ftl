# Botlar kendi aralarında, ve düşündükleri

arena-title = { $game }: { $bots }; { $limit }
arena-seconds = her tur için { $seconds } sn
arena-iterations = her tur için { $count } benzetim
arena-about = Her dağıtım bütün koltuklardan oynanır. Köşeli ayraçlardakiler %95 güven aralıklarıdır; bir bot birkaç koltukta oturuyorsa ortalaması gösterilir.
arena-percent = %{ $number }
arena-interval = [{ $low }; { $high }]
arena-bot = bot
arena-games = oyun
arena-won = tek başına kazandı
arena-shared = paylaştı
arena-share = galibiyet payı
arena-score = puan
arena-margin = en iyi rakiple fark
arena-moves = tur/sn
arena-plot-share = Galibiyet payı
arena-plot-running = Oyun oyun galibiyet payı
arena-plot-scores = Puanların dağılımı
arena-progress = { $bot }: galibiyetlerin { $share } kadarı
arena-line = { $games } oyundan { $done } tanesi bitti, { $bot } için galibiyet payı { $share }
arena-resumed = { $file } dosyasında zaten { $count } oyun var
arena-report = rapor { $file } dosyasına yazıldı
arena-sprt-high = Sınama emin: { $bot } en az { $high } kazanıyor
arena-sprt-low = Sınama emin: { $bot } en çok { $low } kazanıyor
arena-sprt-open = Sınama { $low } ile { $high } arasında henüz karar veremiyor; daha çok oyun gerek
arena-sprt-form = { $flag } yüzde olarak iki pay ister, küçüğü önce; örneğin { $example }
arena-seats = { $bots } bot yazıldı, oysa masada { $seats } koltuk var
arena-few-bots = { $players } kişilik masaların sıralaması için en az { $players } bot gerek; { $count } bot yazıldı
arena-foreign = { $file } bir sonuç dosyası değil; başka bir ad seçin
arena-other = { $file } başka bir karşılaşmanın oyunlarını içeriyor: { $held }; başka bir ad seçin
arena-bad-line = { $file } dosyasının { $line }. satırı okunamıyor: { $reason }
arena-table = { $table }/{ $tables }: { $bots }

ladder-title = { $game }: Weng ve Lin yöntemiyle dereceler; herkes { $start } ile başlar
ladder-rating = derece

analyze-title = { $game }, { $count } karar
analyze-ply = olay
analyze-who = oyuncu
analyze-played = oynanan
analyze-win = kazanma payı
analyze-best = en iyisi
analyze-loss = kayıp
analyze-accuracy = { $seat }: isabet { $accuracy }, { $count } karar
analyze-curve = İlk karardan sona kazanma payı
analyze-none = bu kayıtta verilmiş bir karar yok
analyze-hidden = bu kayıt bir şey saklıyor; yalnızca eksiksiz bir kayıt çözümlenebilir
analyze-moments = En belirleyici anlar
analyze-moment = { $ply }. olay, { $seat }: { $best } yerine { $played } oynamak { $loss } kaybettirdi

hint-thinking = Düşünüyor…
hint-line = { $event }: kazanma payı { $win }
