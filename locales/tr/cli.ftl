# Komut satırı

cli-error = hata
cli-note = not
cli-record = Kayıt { $record }
cli-record-error = kayıt { $record }: { $error }
cli-event-error = olay { $index } "{ $text }": { $reason }
cli-clause = { $clause }: { $reason }
cli-more-errors = { $count } kayıt daha geçersiz
cli-no-records = şurada kayıt yok: { $file }
cli-players = { $players } oyuncu
cli-ply = { $plies } olaydan { $ply } tanesi oynandı
cli-ply-beyond = kayıtta { $plies } olay var; { $ply } bunun dışında
cli-turn-seat = sıra: { $seat }
cli-turn-chance = sıra masada, dağıtım yapılacak
cli-turn-over = oyun bitti
cli-last = Son olay
cli-points = { $points } puan
cli-scores = Puanlar
cli-ranking = Sıralama
cli-place = { $place }. { $names }
cli-legal = { $count } geçerli olay
cli-wins = Kazanan: { $names }
cli-wins-shared = Zaferi paylaşanlar: { $names }

cli-play-greeting = { $game } masası. Yardım için h yazın.
cli-play-commitment = Dağıtım adildir; kaynağı olan tohumun taahhüdü: { $commit }
cli-play-saving = Her olay şuraya kaydediliyor: { $file }
cli-play-resumed = Oyun { $count } olaydan sonra sürüyor
cli-play-ask = { $seat }, numara ya da notasyon
cli-play-unknown = { $number } numaralı hamle yok; 1 ile { $count } arasından seçin
cli-play-undone = Geri alındı: { $event }
cli-play-no-undo = Geri alınacak bir şey yok: o zamandan beri yeni bir şey açıldı
cli-play-left = Oyun kaydedildi; sürdürmek için: { $command }
cli-play-finished = Kayıt şurada: { $file }
cli-play-help =
    numara     o hamleyi oynar
    notasyon   aynı şekilde, örneğin: { $example }
    u          son hamleni geri alır, en son açılan şeye kadar
    l          hamleleri yeniden listeler
    s          puanları bütün ayrıntılarıyla gösterir
    q          çıkış; oyun kaydedilmiştir, sürdürülebilir

cli-verified = { $count } dağıtımın tümü adil
cli-not-verified = doğrulanmadı: { $reason }
