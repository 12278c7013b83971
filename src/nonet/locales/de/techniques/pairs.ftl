## Techniques

allowed_digits = Erlaubte Ziffern
    .phrase = erlaubte Ziffern
    .description = Ein Zeichen in einer Zelle, etwa gerade, ungerade oder eine Auswahl von Ziffern, lässt ihr nur die passenden Ziffern.
inequality = Ungleichung
    .phrase = eine Ungleichung
    .description = Eine Zelle ist größer als eine andere, also größer als deren kleinste mögliche Ziffer, und die andere ist kleiner als deren größte. Dasselbe gilt für Zellen, die größer oder kleiner als alle um sie herum sind.
dot_pair = Punktpaar
    .phrase = ein Punktpaar
    .description = Ein weißer Punkt verbindet Ziffern mit fester Differenz, ein schwarzer Punkt Ziffern mit festem Verhältnis. Ein Kandidat ohne Partner in der anderen Zelle entfällt.
xv_pair = XV-Paar
    .phrase = ein XV-Paar
    .description = Zwei Ziffern an einem X ergeben zusammen 10, an einem V 5. Ein Kandidat ohne Partner in der anderen Zelle entfällt.
negative_pairs = Negative Bedingung
    .phrase = eine negative Bedingung
    .description = Alle Punkte oder Zeichen sind angegeben, also stehen Nachbarn ohne Zeichen nicht in dieser Beziehung. Eine Ziffer nimmt den Nachbarn ihre Partner; ein Kandidat, der einem Nachbarn nichts ließe, entfällt.
digit_distance = Verbotener Abstand
    .phrase = einen verbotenen Abstand
    .description = Zellen mit derselben Ziffer X sind nie genau X Schritte voneinander entfernt. Eine Ziffer entfällt in allen Zellen in diesem Abstand.
pair_relation = Paarbeziehung
    .phrase = eine Paarbeziehung
    .description = Eine Regel sagt, welche Ziffern zwei Zellen zusammen haben können. Ein Kandidat ohne Partner in der anderen Zelle entfällt.

## Steps

near-unmarked = { $place }, wo kein Zeichen ist
neighbours-unmarked = { $cells } und die Nachbarn ohne Zeichen
