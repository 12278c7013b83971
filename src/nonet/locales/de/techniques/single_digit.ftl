## Techniques

skyscraper = Wolkenkratzer
    .phrase = einen Wolkenkratzer
    .description = Eine Ziffer hat in zwei Zeilen (oder Spalten) je zwei Plätze, und zwei der vier, aus jeder Zeile einer, sehen einander in einer Spalte. Diese zwei können nicht beide wahr sein. Also ist einer der anderen beiden wahr, und die Ziffer entfällt in jeder Zelle, die beide sieht.
two_string_kite = Zweischnurdrachen
    .phrase = einen Zweischnurdrachen
    .description = Eine Ziffer hat zwei Plätze in einer Zeile und zwei in einer Spalte, und je einer davon liegt im selben Block. Diese zwei können nicht beide wahr sein. Also ist eines der beiden Enden wahr, und die Ziffer entfällt in der Zelle, die beide Enden sieht.
dual_two_string_kite = Doppelter Zweischnurdrachen
    .phrase = einen doppelten Zweischnurdrachen
    .description = Zwei Drachen, die sich in denselben zwei Zellen eines Blocks treffen, in einem Schritt.
turbot_fish = Steinbutt
    .phrase = einen Steinbutt
    .description = In zwei Einheiten hat eine Ziffer je zwei Plätze, und ein Platz der ersten sieht einen der zweiten. Diese zwei können nicht beide wahr sein. Also ist eines der beiden Enden wahr, und die Ziffer entfällt in jeder Zelle, die beide Enden sieht. Wolkenkratzer und Drachen sind die Fälle, in denen die Einheiten Linien sind.
empty_rectangle = Leeres Rechteck
    .phrase = ein leeres Rechteck
    .description = In einem Block liegen alle Plätze einer Ziffer in einer seiner Zeilen und einer seiner Spalten. Eine Linie außerhalb hat zwei Plätze für die Ziffer, einen davon in dieser Spalte. Ist dieser wahr, so steht die Ziffer in der Zeile des Blocks; sonst ist das andere Ende wahr. So oder so entfällt die Ziffer dort, wo diese Zeile die Linie durch das andere Ende kreuzt. Zeile und Spalte können vertauscht sein.
dual_empty_rectangle = Doppeltes leeres Rechteck
    .phrase = ein doppeltes leeres Rechteck
    .description = Zwei leere Rechtecke desselben Blocks in einem Schritt.

## Steps
two-places = in { DATIVE($house) } steht die { $digit } entweder in { DATIVE($first) } oder in { DATIVE($second) }.
not-both-places = { $first } und { $second } sehen einander, also steht die { $digit } nicht in beiden.
one-of-ends = die { $digit } steht in { DATIVE($first) } oder in { DATIVE($second) }.
