## Techniques

-net = Hier kann eine Folgerung mehrere andere zugleich brauchen, sodass die Ketten ein Netz bilden.
nishio = Nishio
    .phrase = einen Nishio
    .description = Nimm an, dass eine Ziffer in einer Zelle steht, und verfolge die Plätze dieser Ziffer allein. Sie führen zu zwei Plätzen, die einander sehen, oder lassen einer Einheit keinen Platz, also ist die Annahme falsch.
contradiction_forcing_chain = Zwangskette (Widerspruch)
    .phrase = eine Zwangskette (Widerspruch)
    .description = Nimm einen Kandidaten an und verfolge, was er erzwingt. Zwei Ketten führen zu Aussagen, die nicht beide wahr sein können, also ist die Annahme falsch.
digit_forcing_chain = Zwangskette (Ziffer)
    .phrase = eine Zwangskette (Ziffer)
    .description = Ein Kandidat ist wahr oder falsch. In beiden Fällen führen Ketten zur selben Aussage, also ist sie wahr.
cell_forcing_chain = Zwangskette (Zelle)
    .phrase = eine Zwangskette (Zelle)
    .description = Einer der Kandidaten einer Zelle ist wahr. Von jedem führen Ketten zur selben Aussage, also ist sie wahr.
house_forcing_chain = Zwangskette (Einheit)
    .phrase = eine Zwangskette (Einheit)
    .description = Einer der Plätze einer Ziffer in einer Einheit ist wahr. Von jedem führen Ketten zur selben Aussage, also ist sie wahr.
contradiction_forcing_net = Zwangsnetz (Widerspruch)
    .phrase = ein Zwangsnetz (Widerspruch)
    .description = Nimm einen Kandidaten an und verfolge alles, was er erzwingt. Es führt zu einem Widerspruch, also ist die Annahme falsch. { -net }
digit_forcing_net = Zwangsnetz (Ziffer)
    .phrase = ein Zwangsnetz (Ziffer)
    .description = Ein Kandidat ist wahr oder falsch, und beides erzwingt dieselbe Aussage, also ist sie wahr. { -net }
cell_forcing_net = Zwangsnetz (Zelle)
    .phrase = ein Zwangsnetz (Zelle)
    .description = Einer der Kandidaten einer Zelle ist wahr, und jeder erzwingt dieselbe Aussage, also ist sie wahr. { -net }
house_forcing_net = Zwangsnetz (Einheit)
    .phrase = ein Zwangsnetz (Einheit)
    .description = Einer der Plätze einer Ziffer in einer Einheit ist wahr, und jeder erzwingt dieselbe Aussage, also ist sie wahr. { -net }
nested_forcing_net = Verschachteltes Zwangsnetz
    .phrase = ein verschachteltes Zwangsnetz
    .description = Ein Zwangsnetz, in dem andere Techniken wie gesperrte Kandidaten, Paare, Fische und Ketten als Folgerungen zählen.
rule_forcing_chain = Regel-Zwangskette
    .phrase = eine Regel-Zwangskette
    .description = Nimm einen Kandidaten an und verfolge, was Zellen, Einheiten und Regeln erzwingen. Es führt zu einem Widerspruch: einer Zelle ohne Kandidaten, einer Einheit ohne Platz für eine Ziffer oder einer Regel, die sich nicht mehr einhalten lässt. Also ist die Annahme falsch.
rule_forcing_cell = Regel-Zwangskette (Zelle)
    .phrase = eine Regel-Zwangskette (Zelle)
    .description = Einer der Kandidaten einer Zelle ist wahr. Von jedem führen Ketten über Zellen, Einheiten und Regeln zur selben Aussage, also ist sie wahr.
rule_forcing_house = Regel-Zwangskette (Einheit)
    .phrase = eine Regel-Zwangskette (Einheit)
    .description = Einer der Plätze einer Ziffer in einer Einheit ist wahr. Von jedem führen Ketten über Zellen, Einheiten und Regeln zur selben Aussage, also ist sie wahr.
rule_forcing_net = Regel-Zwangsnetz
    .phrase = ein Regel-Zwangsnetz
    .description = Eine Regel-Zwangskette, in der weitere Kandidaten probiert werden: Führen sie ihrerseits zu einem Widerspruch, entfallen sie unterwegs.

## Steps

cases-cell = { $cell } ist eine { OR($digits) }.
cases-house = in { DATIVE($house) } passt die { $digits } nur in { $cells }.
# What is left in a net: a pair in two cells, a digit in some cells of a house, an X-wing
if-pair = wenn { $cells } die Ziffern { $digits } enthalten
then-pair = dann enthalten { $cells } die Ziffern { $digits }
that-pair = { $cells } enthalten die Ziffern { $digits }
also-pair = { $cells } die Ziffern { $digits } enthalten
if-locked = wenn die { $digits } in { DATIVE($house) } nur in { $cells } passt
then-locked = dann passt die { $digits } in { DATIVE($house) } nur in { $cells }
that-locked = die { $digits } passt in { DATIVE($house) } nur in { $cells }
also-locked = die { $digits } in { DATIVE($house) } nur in { $cells } passt
if-crossed = wenn die { $digits } in { DATIVE($bases) } nur in { $covers } passt
then-crossed = dann passt die { $digits } in { DATIVE($bases) } nur in { $covers }
that-crossed = die { $digits } passt in { DATIVE($bases) } nur in { $covers }
also-crossed = die { $digits } in { DATIVE($bases) } nur in { $covers } passt
same-everywhere = in jedem Fall kommt dasselbe heraus.
assume-also = nimm außerdem an: { CAPITAL($node) }.
inner-contradiction = das ist ein Widerspruch, also gilt: { CAPITAL($node) }.
