# Bir oyunu yaparak öğrenme.

learn-in-minutes = 2 dakikada öğren
learn-step = Adım { $number } / { $count }
learn-skip = Geç
learn-next = Devam
learn-later = biraz sonra, başka bir krallıkta
learn-again = Yeniden dene
learn-first-game = Acemiye karşı oyna

kingdomino-learn-choose = Bir domino seçin
kingdomino-learn-choose-do = Dört dominodan birine dokunun. Domino sırasında ilerledikçe yeryüzü şekilleri daha değerli olur. Ama daha sade bir domino alan, sonraki turda daha erken oynar.
kingdomino-learn-choose-done = Kralınız üzerinde duruyor. Sonraki turda onu krallığınıza yerleştirirsiniz.
kingdomino-learn-choose-again = Dört dominodan birine dokunun.
kingdomino-learn-place = Kalenizin yanına yerleştirin
kingdomino-learn-place-do = Parlayan bir yıldıza dokunun. Döndürmek için dominoya yeniden ya da düğmeye dokunun. Sonra yerine koyun.
kingdomino-learn-place-done = Kalenize değiyor. Kalenizin yanına her yeryüzü şekli gelebilir.
kingdomino-learn-place-again = Parlayan bir yıldızın üzerine koyun.
kingdomino-learn-same = Aynı tür yan yana
kingdomino-learn-same-do = Kaleden uzakta, dominonun bir yarısı kendi türünden bir kareye değmelidir. Buğdayı buğdayın yanına koyun.
kingdomino-learn-same-done = Buğday buğdayın yanında. Öbür yarısı herhangi bir tür olabilir.
kingdomino-learn-same-again = Kaleniz her türü kabul eder, yani buna izin var. Şimdi kaleden uzakta deneyin: buğday buğdayın yanına.
kingdomino-learn-crowns = Taçlar puanı katlar
kingdomino-learn-crowns-do = Bir mülkün puanı, kare sayısı çarpı taç sayısıdır. Çayırınızda iki taç var: onu büyütün.
kingdomino-learn-crowns-done = Üç kare çarpı iki taç: 2 yerine 6 puan.
kingdomino-learn-crowns-again = Burada taçlar daha az işe yarıyor. İki yarıyı da taçlı çayırı büyütecek şekilde koyun.
kingdomino-learn-castle = Kale her türü kabul eder
kingdomino-learn-castle-do = Ne bataklığınız ne madeniniz var, bu yüzden bu domino başka yere uymaz. Ama kalenizin bir yanı hâlâ açık.
kingdomino-learn-castle-done = Başka yere uymayan dominolar için kalenizin bir yanını açık tutun.
kingdomino-learn-castle-again = Kalenin yanına koyun.
kingdomino-learn-end = Oyunun tamamı bu
kingdomino-learn-end-do = Krallığınız 5’e 5 kareye sığmalı, en çok puanı olan kazanır. “Hemen oyna”da iki ödül açıktır: kalesi ortada olan krallığa 10, boşluksuz krallığa 5 puan. İlk oyununuzda kısa açıklamalar size eşlik edecek.
