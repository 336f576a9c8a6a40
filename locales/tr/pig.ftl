# Pig, docs/NEW_GAME.md belgesinin örneği

pig-title = Domuz
web-about-pig = Cesaretiniz yettiğince zar atın, 1 gelmeden bırakın.

pig-option-players = Oyuncular: iki ile dört arası
pig-option-target = Hedef: bu puana ulaşan kazanır

pig-tell-roll = { $seat } zar atıyor
pig-tell-die = Zar { $face } geldi
pig-tell-hold = { $seat } bırakıyor

pig-prompt = zar atın ya da riskteki puanı alıp bırakın
pig-at-stake = Riskte: { $points }. Hedef: { $target }

pig-nothing-at-stake = henüz riskte puan yok; önce zar atın
pig-no-such-face = zarın 1 ile 6 arası yüzleri var, { $face } yok
pig-not-now = şimdi sırada başka bir şey var

rules-goal-pig = Cesur hamlelerle hedefe herkesten önce ulaşın.
rule-p1 = Birinci oyuncu başlar, sıra sola geçer. Her turun başında riskte puan yoktur.
rule-p2 = Zar atarsınız. 2 ile 6 arası gelen sayı riskteki puana eklenir; sonra yine atar ya da bırakırsınız.
rule-p3 = En az bir kez attıktan sonra bırakabilirsiniz: riskteki puan sizin olur, turunuz biter.
rule-p4 = 1 gelirse riskteki puan yanar, turunuz biter.
rule-p5 = Bıraktığınızda hedefe ulaşmışsanız kazanırsınız ve oyun biter.
