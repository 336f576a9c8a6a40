# Kingdomino

kingdomino-title = Kingdomino

kingdomino-wheat = buğday tarlası
kingdomino-forest = orman
kingdomino-lake = göl
kingdomino-pasture = çayır
kingdomino-swamp = bataklık
kingdomino-mine = maden
kingdomino-castle = kale
kingdomino-half = { $crowns } taçlı { $terrain }
kingdomino-domino = { $number } numaralı domino ({ $left } | { $right })

## Seçenekler

kingdomino-option-players = Oyuncular: iki ile dört arası; Büyük Düello’da her zaman iki
kingdomino-option-mighty_duel = Büyük Düello: iki oyuncu, 48 dominonun tümü, 7×7 krallıklar
kingdomino-option-middle_kingdom = Merkez Krallık: kale ortadaysa 10 puan
kingdomino-option-harmony = Harmoni: eksiksiz krallığa 5 puan
kingdomino-option-dynasty = Hanedan: art arda üç oyun, en yüksek toplam kazanır
kingdomino-variant-mighty_duel = iki oyuncu, 48 dominonun tümü, 7×7 krallıklar
kingdomino-duel-players = Büyük Düello 2 oyuncu içindir; burada { $players } oyuncu var
kingdomino-wrong-size = bu tahta { $size }×{ $size }; bu seçenekler için { $needed }×{ $needed } gerekir

## Olaylar

kingdomino-tell-deal = Yeni domino sırası: { $line }
kingdomino-tell-kings = Kralların çıkış sırası: { $order }
kingdomino-tell-pick = { $seat } dominosunu seçiyor: { $domino }
kingdomino-tell-place = { $seat } krallığını büyütüyor: { $domino }; kareler: { $left } ve { $right }
kingdomino-tell-discard = { $seat } dominosuna yer bulamıyor; oyun dışı kalan: { $domino }

kingdomino-prompt-pick = Bir sonraki sıranız için bir domino seçin
kingdomino-prompt-place = Krallığınıza ekleyin: { $domino }
kingdomino-round = Tur { $round } / { $rounds }
kingdomino-older = Şimdiki domino sırası
kingdomino-newer = Sonraki domino sırası
kingdomino-free = boş
kingdomino-discarded = { $count } domino oyun dışı

## Puan

kingdomino-property = { $terrain }: { $squares } kare × { $crowns } taç = { $points }
kingdomino-middle-kingdom-points = Merkez Krallık: { $points }
kingdomino-harmony-points = Harmoni: { $points }

## Neden olmaz

kingdomino-due-deal = önce yeni domino sırası açılmalı
kingdomino-due-kings = önce kralların çıkış sırası belirlenmeli
kingdomino-due-pick = { $seat } bir domino seçmeli
kingdomino-due-place = { $seat }, { $domino } numaralı dominoyu eklemeli
kingdomino-due-nothing = oyun bitti
kingdomino-not-now = şimdi olmaz: { $due }
kingdomino-no-such-domino = { $number } numaralı domino yok; numaralar 1 ile 48 arasında
kingdomino-no-such-seat = { $number } numaralı yer yok; yerler 0 ile 3 arasında numaralanır
kingdomino-too-many-dominoes = { $got } domino çok fazla; bir domino sırasında en çok 4 domino olur
kingdomino-too-many-kings = { $got } kral çok fazla; oyunda en çok 4 kral olur
kingdomino-line-length = bu domino sırasında { $got } domino var; her krala bir tane olmak üzere { $kings } olmalı
kingdomino-dealt-twice = { $domino } numaralı domino daha önce açıldı; ondan yalnızca bir tane var
kingdomino-king-count = { $seat } için burada { $got } kral var; { $each } olmalı
kingdomino-king-of-nobody = { $number } numaralı yerde kimse yok; yerler 0 ile { $last } arasında
kingdomino-not-in-line = { $domino } numaralı domino, seçim yapılan domino sırasında yok; boştaki dominolar: { $free }
kingdomino-already-picked = { $domino } numaralı domino seçilmiş; üzerindeki kralın sahibi: { $seat }; boştaki dominolar: { $free }
kingdomino-not-due = şimdi { $domino } değil, kralınızın üzerinde durduğu { $due } numaralı domino oynanmalı
kingdomino-apart = { $left } ile { $right } kenar paylaşmıyor
kingdomino-on-castle = o karede kale duruyor
kingdomino-taken = { $square } karesi dolu
kingdomino-too-wide = krallığın genişliği { $width } olurdu, sınır { $limit }
kingdomino-too-high = krallığın yüksekliği { $height } olurdu, sınır { $limit }
kingdomino-far-away = o kare çok uzak; hiçbir krallık kalesinden { $limit } kareden fazla uzaklaşamaz
kingdomino-unconnected = dominonun iki yarısı da ne kendi yeryüzü şekline ({ $left }, { $right }) ne de kaleye değiyor
kingdomino-placeable = { $domino } numaralı domino eklenebilir, örneğin { $left } ve { $right } karelerine; bu yüzden oyun dışı bırakılamaz
kingdomino-middle-kingdom-points-name = Kale ortada
kingdomino-harmony-points-name = Boşluk yok
kingdomino-may-middle = kale ortada
kingdomino-may-harmony = boşluk yok
kingdomino-close-middle = Kale ortada olsaydı { $points } puan daha getirirdi.
kingdomino-close-harmony = { $squares } kare boş kaldı; dolsaydı Harmoni { $points } puan getirirdi.
kingdomino-why-grows = Araziniz büyür ({ $terrain }): +{ $points }.
kingdomino-why-room = Henüz puan yok ama büyümeye yer bırakır.
kingdomino-why-fits = Krallığınıza uyuyor: en çok +{ $points }.
kingdomino-why-early = Gelecek turda daha erken seçersiniz.
kingdomino-why-least = Hiçbiri sığmıyor; en az kayıp bu.
kingdomino-up-to = { $points ->
        [0] şimdilik 0
       *[other] en çok +{ $points }
    }
kingdomino-nowhere = sığmıyor
kingdomino-coach-choose = Bir domino seçin: kralınız onu alır, sonraki turda yerleştirirsiniz.
kingdomino-coach-two = İki kişilik oyunda herkesin iki kralı vardır, bu yüzden her turda iki domino seçersiniz.
kingdomino-coach-order = Domino sırasının başındakiler daha zayıftır, ama sonraki turda daha erken seçersiniz.
kingdomino-coach-castle = Dominonuzu yerleştirmek için parlayan bir yıldız seçin. Kalenizin yanına her yeryüzü şekli gelebilir.
kingdomino-coach-turn = Döndürmek için aynı yıldızı yeniden seçin, sonra yerleştirin.
kingdomino-coach-match = Yarılardan biri kendi türünden bir kareye ya da kalenize değmeli.
kingdomino-coach-points = Bir mülkün puanı: kare sayısı çarpı taç sayısı. Taç yoksa puan da yok.
kingdomino-coach-size = Parlayan yıldızlar krallığınızın nereye kadar büyüyebileceğini gösterir. Sığmayan domino oyun dışı kalır.
kingdomino-coach-bonuses = Oyunun sonunda iki ödül var: kalesi ortada olan krallığa 10, boşluksuz krallığa 5 puan.
kingdomino-missed-domino = Başka bir domino daha değerliydi
kingdomino-missed-place = Daha iyi bir yeri vardı
kingdomino-missed-fits = Başka bir domino sığardı
kingdomino-missed-denied = Öteki domino tam bir rakibin aradığıydı
kingdomino-missed-crowns = Başka bir dominonun daha çok tacı vardı
kingdomino-missed-order = Gelecek turda erken seçmek daha değerliydi
kingdomino-missed-hole = Hiçbir şeyin dolduramayacağı bir boşluk kaldı
kingdomino-missed-land = Büyütülecek arazi şuydu: { $terrain }
kingdomino-placed = kondu
