## Chapters

chapter-rules = Die Regeln
chapter-singles = Einer
chapter-intersections = Wo Blöcke und Linien sich treffen
chapter-subsets = Paare, Tripel, Quadrupel
chapter-fish = Fische
chapter-single_digit_patterns = Eine Ziffer, zwei Linien
chapter-uniqueness = Eindeutigkeit
chapter-wings = Wings
chapter-finned_fish = Fische mit Flossen
chapter-colouring = Färbungen
chapter-chains = Ketten
chapter-almost_locked_sets = Fast gesperrte Mengen
chapter-nets = Zwangsketten und Zwangsnetze
chapter-cages = Käfige
chapter-lines = Linien
chapter-dots = Punkte
chapter-chess = Schachzüge
chapter-outside_clues = Hinweise am Rand

## Singles

full_house =
    .title = Volles Haus
    .idea = In einer Zeile, einer Spalte oder einem Block ist nur noch eine Zelle leer. Dorthin gehört die Ziffer, die noch fehlt.
    .why = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer genau einmal. Stehen acht Ziffern, bleibt der neunten nur noch eine Zelle.
    .look = Schaue nach jeder Ziffer, die du einträgst, kurz ihre Zeile, ihre Spalte und ihren Block an: Ist dort nur noch eine Lücke? Zähle dann der Reihe nach 1, 2, 3 … ab. Die Ziffer, auf die du nicht zeigen kannst, ist die gesuchte.
    .stops = Bei zwei Lücken weißt du noch nicht, welche Ziffer wohin gehört. Und zähle sorgfältig: Der häufigste Fehler ist eine Ziffer, die doch schon dasteht.
hidden_single_in_box =
    .title = Versteckter Einer im Block
    .idea = Nimm eine Ziffer und einen Block, in dem sie noch fehlt. Sehen alle leeren Zellen des Blocks bis auf eine diese Ziffer anderswo, muss sie in die letzte.
    .why = Irgendwo im Block muss die Ziffer stehen. Jede Zelle, in deren Zeile oder Spalte sie schon vorkommt, scheidet aus. Bleibt eine übrig, gibt es keinen anderen Platz.
    .look = Nimm eine Ziffer, die schon oft dasteht, und lass ihre Zeilen und Spalten wie die Strahlen eines Leuchtturms über die Blöcke streichen, in denen sie fehlt. Was dunkel bleibt, kommt infrage. Ist es nur eine Zelle, hast du sie. Dann kommt die nächste Ziffer dran. Notizen brauchst du dafür nicht.
    .stops = Denke daran, dass auch ausgefüllte Zellen als Platz ausscheiden. Bleiben zwei Zellen offen, ist noch nichts entschieden: Notiere die Ziffer in den Ecken der beiden und mache weiter.
hidden_single_in_line =
    .title = Versteckter Einer in der Linie
    .idea = Nimm eine Ziffer und eine Zeile oder Spalte, in der sie noch fehlt. Sehen alle leeren Zellen der Linie bis auf eine diese Ziffer anderswo, muss sie in die letzte.
    .why = Irgendwo in der Linie muss die Ziffer stehen. Eine Zelle, in deren Block oder kreuzender Linie sie schon vorkommt, scheidet aus. Die letzte offene Zelle muss sie aufnehmen.
    .look = Suche dir eine Linie mit wenigen Lücken, drei oder vier sind ideal, und sage dir, welche Ziffern fehlen. Frage dann bei jeder: In welche Lücken passt sie? Ein Block, der die Ziffer schon hat, schließt gleich alle seine drei Zellen aus. Schaue also zuerst auf die Blöcke und dann auf die kreuzenden Linien.
    .stops = Leicht prüfst du nur die Blöcke und vergisst die kreuzenden Linien. Sieh beides nach, bevor du etwas einträgst.
naked_single =
    .title = Nackter Einer
    .idea = Eine Zelle sieht in ihrer Zeile, ihrer Spalte und ihrem Block zusammen acht verschiedene Ziffern. Für sie bleibt nur die neunte.
    .why = Eine Zelle darf keine Ziffer wiederholen, die sie sieht. Scheiden acht der neun aus, hat sie nur noch einen Kandidaten.
    .look = Schaue dorthin, wo eine fast volle Zeile oder Spalte auf einen fast vollen Block trifft. Zähle für eine leere Zelle von 1 bis 9 durch: Welche Ziffern siehst du in ihren drei Einheiten? Sind alle Kandidaten eingetragen, ist es einfach eine Zelle mit nur einer Notiz.
    .stops = Gleiche Ziffern in zwei Einheiten zählen nur einmal: Auch wer zehn ausgefüllte Zellen sieht, sieht vielleicht nur sechs verschiedene Ziffern. Ohne Notizen sind nackte Einer schwer zu finden. Nimm dir also zuerst die versteckten vor.

## Where boxes meet lines

pointing =
    .title = Vom Block auf die Linie
    .idea = In einem Block liegen alle Plätze für eine Ziffer in derselben Zeile oder Spalte. Dann entfällt die Ziffer im Rest dieser Linie.
    .why = Der Block braucht die Ziffer, also steht sie in einer dieser Zellen, egal in welcher. Damit steht sie auch in der Linie, und dort darf sie nur einmal vorkommen.
    .look = Gehe mit einer Ziffer im Kopf die Blöcke durch. Wo ein Block zwei oder drei Plätze für sie hat, prüfe, ob sie in einer Linie liegen, und folge dieser Linie aus dem Block hinaus. Was du dort streichst, hinterlässt oft einen versteckten Einer.
    .stops = Ein einziger weiterer Platz im Block neben der Linie, und es folgt nichts. Gestrichen wird in der Linie außerhalb des Blocks, nie im Block selbst.
claiming =
    .title = Von der Linie auf den Block
    .idea = In einer Zeile oder Spalte liegen alle Plätze für eine Ziffer im selben Block. Dann entfällt die Ziffer in den übrigen Zellen des Blocks.
    .why = Die Linie braucht die Ziffer und bekommt sie in diesem Block, egal in welcher Zelle. Der Block nimmt die Ziffer nur einmal auf, also scheiden seine anderen Zellen aus.
    .look = Das ist der umgekehrte Weg. Nimm eine Linie, in der schon viel steht, und eine Ziffer, die ihr fehlt. Liegen alle Lücken für sie in einem Block, dann schaue auf die beiden anderen Linien dieses Blocks.
    .stops = Ein weiterer Platz in der Linie außerhalb des Blocks, und es folgt nichts. Verwechsle die Richtungen nicht: Plätze in der Linie räumen den Block auf, Plätze im Block die Linie.

## Pairs, triples, quadruples

naked_pair =
    .title = Nacktes Paar
    .idea = Zwei Zellen einer Einheit haben dieselben zwei Kandidaten und keine anderen. Beide Ziffern entfallen in den übrigen Zellen der Einheit.
    .why = Bekommt die eine Zelle die erste Ziffer, so bekommt die andere die zweite, oder umgekehrt. In jedem Fall sind beide Ziffern in diesen zwei Zellen vergeben.
    .look = Suche nach Zellen mit zwei Kandidaten und frage dich, ob es in derselben Zeile, derselben Spalte oder demselben Block einen Zwilling gibt. Liegen die Zwillinge zugleich in einer Linie und in einem Block, räumen sie beide auf.
    .stops = Beide Zellen müssen in einer Einheit liegen: Zwillinge, die einander nicht sehen, beweisen hier nichts. Ein dritter Kandidat, wie unwahrscheinlich er auch aussieht, und es ist kein Paar. Und oft hat ein echtes Paar nichts zu streichen.
hidden_pair =
    .title = Verstecktes Paar
    .idea = In einer Einheit haben zwei Ziffern dieselben zwei Plätze und keine anderen. Alle übrigen Kandidaten dieser beiden Zellen entfallen.
    .why = Zwei Ziffern, zwei Zellen: Jede der Ziffern braucht eine davon, also sind die Zellen vergeben. Für anderes ist dort kein Platz.
    .look = Hier zählst du Plätze statt Kandidaten. Suche in einer Einheit mit fünf oder mehr Lücken eine Ziffer mit genau zwei Plätzen und dann eine zweite mit denselben beiden. Die übrigen Notizen dort sind das Versteck, und sie fallen weg.
    .stops = Hat eine der Ziffern einen dritten Platz in der Einheit, ist es vorbei. Gestrichen wird in den beiden Zellen selbst, nicht im Rest der Einheit.
naked_triple =
    .title = Nacktes Tripel
    .idea = Drei Zellen einer Einheit haben zusammen nur drei Ziffern als Kandidaten. Diese drei Ziffern entfallen in den übrigen Zellen der Einheit.
    .why = Drei Zellen brauchen drei verschiedene Ziffern, und mehr als drei stehen nicht zur Wahl. Also sind alle drei hier vergeben.
    .look = Sammle die Zellen einer Einheit mit zwei oder drei Kandidaten. Nimm drei davon: Kommen zusammen nur drei Ziffern vor? Keine der Zellen muss alle drei haben. Auch 12, 23 und 13 sind ein Tripel.
    .stops = Vier Ziffern in drei Zellen beweisen nichts. Prüfe, ob alle drei Zellen in derselben Einheit liegen, und streiche nur in Zellen, die alle drei sehen.
hidden_triple =
    .title = Verstecktes Tripel
    .idea = In einer Einheit haben drei Ziffern nur in denselben drei Zellen Platz. Alle übrigen Kandidaten dieser Zellen entfallen.
    .why = Drei Ziffern brauchen drei Zellen, und nur diese drei stehen ihnen offen. Also sind sie vergeben, und nichts anderes passt hinein.
    .look = Achte in einer Einheit mit vielen Lücken auf Ziffern mit zwei oder drei Plätzen. Drei solche Ziffern, die zusammen nicht mehr als drei Zellen berühren, sind es. Bildet der Rest der Einheit eine nackte Menge, ist diese oft leichter zu sehen: Beides tritt immer zusammen auf.
    .stops = Eine der Ziffern in einer vierten Zelle, und es geht nicht auf. Das Tripel ist selten, und du siehst es leicht, wo keines ist: Prüfe jeden Platz aller drei Ziffern, bevor du etwas streichst.
naked_quadruple =
    .title = Nacktes Quadrupel
    .idea = Vier Zellen einer Einheit haben zusammen nur vier Ziffern als Kandidaten. Diese Ziffern entfallen in den übrigen Zellen der Einheit.
    .why = Wie beim Paar und beim Tripel: Vier Zellen brauchen vier verschiedene Ziffern, und nur vier sind da.
    .look = Einen Versuch wert in Einheiten mit acht oder neun Lücken. Lass die Zellen mit vielen Notizen weg und zähle bei den anderen zusammen: vier Zellen mit vier Ziffern.
    .stops = Sieh nach, ob ein Paar oder Tripel darin steckt, bevor du bis vier zählst: Es streicht mehr. Bei sieben Lücken leistet ein verstecktes Tripel dasselbe, bei weniger ein verstecktes Paar oder ein Einer.

## Fish

x_wing =
    .title = X-Wing
    .idea = In zwei Zeilen hat eine Ziffer nur je zwei Plätze, und diese liegen in denselben zwei Spalten. Im Rest der beiden Spalten entfällt die Ziffer. Mit Zeilen und Spalten vertauscht gilt dasselbe.
    .why = Jede der Zeilen nimmt die Ziffer in einer der beiden Spalten auf, und beide können nicht dieselbe nehmen. Also bekommen beide Spalten ihre Ziffer aus diesen Zeilen und von nirgendwo sonst.
    .look = Nimm eine Ziffer mit vielen Kandidaten und hebe sie hervor. Suche eine Zeile mit zwei Plätzen und dann eine zweite mit Plätzen genau darunter: die vier Ecken eines Rechtecks. Versuche dasselbe mit Spalten.
    .stops = Ein dritter Platz in einer der beiden Zeilen verdirbt alles (merke ihn dir aber für den X-Wing mit Flossen). Die Zeilen beweisen, die Spalten werden aufgeräumt: In den Zeilen selbst gibt es nichts mehr zu streichen.
swordfish =
    .title = Schwertfisch
    .idea = In drei Zeilen liegen alle Plätze einer Ziffer in denselben drei Spalten. Im Rest dieser Spalten entfällt die Ziffer. Mit Zeilen und Spalten vertauscht gilt dasselbe.
    .why = Drei Zeilen brauchen die Ziffer dreimal, in drei verschiedenen Spalten, und nur drei stehen zur Wahl. Also bekommt jede von ihnen die Ziffer aus diesen Zeilen.
    .look = Hebe die Ziffer hervor und sammle die Zeilen mit zwei oder drei Plätzen. Drei davon, die sich drei Spalten teilen, genügen. Keine Zeile muss alle drei Plätze haben. Je zwei ergeben das klassische Bild.
    .stops = Ein Platz in einer vierten Spalte, gleich in welcher der drei Zeilen, und es folgt nichts. Teilen sich zwei der Zeilen zwei Spalten, hast du einen X-Wing und kommst billiger davon.
jellyfish =
    .title = Qualle
    .idea = In vier Zeilen liegen alle Plätze einer Ziffer in denselben vier Spalten. Im Rest dieser Spalten entfällt die Ziffer. Mit Zeilen und Spalten vertauscht gilt dasselbe.
    .why = Vier Zeilen nehmen die Ziffer in vier verschiedenen Spalten auf, und nur vier stehen zur Wahl. Jede davon ist damit versorgt.
    .look = Fehlt eine Ziffer noch in acht oder neun Zeilen, vergleiche Zeilen mit zwei bis vier Plätzen. Zu einer Qualle in den Zeilen gehört immer ein Fisch in den übrigen Spalten. Der kleinere von beiden ist leichter zu sehen.
    .stops = Alle Plätze aller vier Zeilen müssen in den vier Spalten liegen. Selten leistet nicht auch etwas Kleineres dasselbe: Suche zuerst nach X-Wing und Schwertfisch.

## One digit, two lines

skyscraper =
    .title = Wolkenkratzer
    .idea = In zwei Zeilen hat eine Ziffer nur je zwei Plätze, und zwei dieser vier liegen in derselben Spalte. Auf einem der beiden anderen, den Dächern, steht die Ziffer. Also entfällt sie in Zellen, die beide Dächer sehen. Mit Spalten geht es genauso.
    .why = Die beiden Plätze in der gemeinsamen Spalte können nicht beide stimmen. Also muss mindestens eine der Zeilen ihr Dach nehmen.
    .look = Hebe die Ziffer hervor und suche Linien mit zwei Plätzen. Zwei parallele Linien, deren Enden auf einer Seite gleichauf liegen und auf der anderen nicht: Das ist ein Wolkenkratzer. Schaue dann, was beide ungleichen Enden sehen, meist in den beiden Blöcken oben.
    .stops = Beide Linien haben genau zwei Plätze, ein dritter macht den Schluss zunichte. Liegen beide Enden gleichauf, ist es ein X-Wing, und der streicht mehr.
two_string_kite =
    .title = Zweischnurdrachen
    .idea = Eine Zeile und eine Spalte haben nur je zwei Plätze für eine Ziffer, und ein Platz der Zeile liegt mit einem der Spalte im selben Block. Eines der fernen Enden ist die Ziffer. Also entfällt sie in der Zelle, die beide fernen Enden sieht.
    .why = Die beiden Plätze im gemeinsamen Block können nicht beide stimmen. Also muss die Zeile oder die Spalte, oder beide, das ferne Ende nehmen.
    .look = Suche eine Zeile mit zwei Plätzen für die Ziffer und eine Spalte mit zweien, deren Enden sich in einem Block treffen. Die fernen Enden sind zwei Ecken eines Rechtecks. Schaue auf die vierte: wo die Spalte des einen die Zeile des anderen kreuzt.
    .stops = Die nahen Enden müssen zwei verschiedene Zellen desselben Blocks sein. Zeile und Spalte haben je genau zwei Plätze, und gestrichen wird nur am Kreuzungspunkt der fernen Enden.
empty_rectangle =
    .title = Leeres Rechteck
    .idea = In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte des Blocks. Hat eine Linie außerhalb nur zwei Plätze für sie, einen davon in dieser Zeile, so entfällt die Ziffer in der Zelle, die in dieser Spalte liegt und den anderen Platz sieht. Zeile und Spalte können die Rollen tauschen.
    .why = Angenommen, diese Zelle wäre die Ziffer. Sie räumte die Spalte im Block und das eine Ende der Linie. Also stünde die Ziffer am anderen Ende und räumte die Zeile im Block. Dem Block bliebe kein Platz.
    .look = Suche einen Block, in dem die Plätze der Ziffer ein Kreuz oder ein L bilden: Vier Zellen im Rechteck sind frei von ihr. Folge den beiden Armen aus dem Block hinaus und suche eine Linie mit zwei Plätzen, die an einem Arm beginnt.
    .stops = Ein Platz des Blocks abseits der beiden Arme, und es folgt nichts. Die Linie muss genau zwei Plätze haben, einen davon auf einem Arm.

## Uniqueness

unique_rectangle =
    .title = Eindeutiges Rechteck
    .idea = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken hätten alle dieselben zwei Kandidaten. Dann ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Irgendetwas muss das also verhindern.
    .why = Ein richtiges Rätsel hat genau eine Lösung. Vier Zellen, in denen nur x und y stehen können, ließen sich auf zwei Arten füllen, die von außen gleich aussehen. Also stimmt in mindestens einer Ecke ein anderer Kandidat.
    .look = Suche in einem Block zwei Zellen einer Linie mit denselben zwei Kandidaten und gegenüber, in einem Block daneben, beide Ziffern in beiden Zellen. Hat nur eine Ecke mehr Kandidaten? Dann ist sie weder x noch y. Haben zwei Ecken mehr? Dann überlege, was diese zusätzlichen gemeinsam haben.
    .stops = Zwei Blöcke, nicht einer und nicht vier: Sonst ändert das Vertauschen die Blöcke. Keine Ecke darf eine Vorgabe sein. Und alles beruht darauf, dass es nur eine Lösung gibt: Für ein eigenes Rätsel, an dem du noch baust, beweist es nichts.
hidden_rectangle =
    .title = Verstecktes Rechteck
    .idea = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben x und y als Kandidaten, und eine Ecke hat sonst keine. Hat x in der Zeile und in der Spalte der gegenüberliegenden Ecke keine weiteren Plätze, kann diese Ecke nicht y sein.
    .why = Wäre die gegenüberliegende Ecke y, müsste x in ihre beiden Nachbarecken, und die Ecke mit den zwei Kandidaten wäre y. Die vier Zellen ließen sich dann vertauschen, und das Rätsel hätte zwei Lösungen.
    .look = Beginne bei einer Zelle mit zwei Kandidaten und suche ein Rechteck in zwei Blöcken mit beiden Ziffern in allen Ecken. Schaue dann die beiden Linien der gegenüberliegenden Ecke entlang: Ist x oder y dort jeweils auf das Rechteck beschränkt?
    .stops = Beide Linien dürfen nur zwei Plätze für die Ziffer haben. Und wie immer bei solchen Schlüssen darf das Rätsel nur eine Lösung haben.
bug =
    .title = BUG+1
    .idea = Alle leeren Zellen haben zwei Kandidaten, nur eine hat drei. Diese Zelle bekommt den Kandidaten, der in ihrer Zeile, ihrer Spalte und ihrem Block dreimal vorkommt.
    .why = Hätte jede Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jeder Einheit, so hätte das Rätsel keine oder mehrere Lösungen. Nur der eine überzählige Kandidat verhindert das, also stimmt er.
    .look = Haben fast alle Zellen zwei Kandidaten, suche die eine mit drei. Zähle ihre Kandidaten in ihrer Zeile: Zwei der Ziffern kommen zweimal vor, eine dreimal. Das ist die richtige.
    .stops = Bei zwei Zellen mit drei Kandidaten gilt die einfache Form nicht mehr. Und eine vergessene Notiz irgendwo führt zu einer falschen Antwort. Prüfe also zuerst die Notizen.

## Wings

xy_wing =
    .title = XY-Wing
    .idea = Ein Drehpunkt mit den Kandidaten x und y sieht zwei Zangen, eine mit x und z, eine mit y und z. In Zellen, die beide Zangen sehen, entfällt z.
    .why = Ist der Drehpunkt x, wird die erste Zange z. Ist er y, wird es die zweite. So oder so ist eine der Zangen z.
    .look = Sammle die Zellen mit zwei Kandidaten. Nimm eine als Drehpunkt und suche zwei, die er sieht, die je eine Ziffer mit ihm gemeinsam haben und die dritte miteinander. Schaue dann, welche Zellen beide Zangen sehen: oft nur eine oder zwei.
    .stops = Alle drei Zellen haben genau zwei Kandidaten. Die Zangen müssen einander nicht sehen, der Drehpunkt aber beide, und z kommt in ihm nicht vor. Hat keine Zelle, die beide Zangen sieht, den Kandidaten z, suche einen anderen XY-Wing.
xyz_wing =
    .title = XYZ-Wing
    .idea = Wie der XY-Wing, nur hat der Drehpunkt alle drei Ziffern x, y und z. In Zellen, die den Drehpunkt und beide Zangen sehen, entfällt z.
    .why = Der Drehpunkt ist x, y oder z. Bei x oder y wird eine der Zangen z, sonst ist er es selbst: Eine der drei Zellen ist immer z.
    .look = Suche eine Zelle mit drei Kandidaten und zwei Zellen, die sie sieht, mit je zwei davon, z in beiden. Eine liegt im Block des Drehpunkts, die andere in seiner Linie. Was wegfällt, liegt in dieser Linie und in diesem Block.
    .stops = Die Zellen müssen alle drei sehen, nicht nur die Zangen. Mehr als zwei gibt es also nicht. Ein vierter Kandidat im Drehpunkt, und der Schluss gilt nicht mehr.
w_wing =
    .title = W-Wing
    .idea = Zwei Zellen haben dieselben zwei Kandidaten x und z, sehen einander aber nicht. Hat irgendeine Einheit nur zwei Plätze für x und sieht jede der beiden Zellen einen davon, so entfällt z in Zellen, die beide sehen.
    .why = Wäre keine der beiden z, wären beide x, und die Einheit hätte keinen Platz mehr für x. Also ist mindestens eine der beiden z.
    .look = Suche Zwillinge: zwei Zellen mit denselben zwei Kandidaten, weit voneinander entfernt. Suche dann zwischen ihnen eine Zeile, eine Spalte oder einen Block mit zwei Plätzen für eine ihrer Ziffern, von denen jeder Zwilling einen sieht.
    .stops = Die verbindende Einheit hat genau zwei Plätze für x, und jeder Zwilling sieht einen anderen. Die verbindende Ziffer ist nicht die, die wegfällt.

## Finned fish

finned_x_wing =
    .title = X-Wing mit Flossen
    .idea = Fast ein X-Wing: Eine der beiden Zeilen hat einen oder zwei Plätze zu viel, die Flosse, neben einer der Ecken. Die Ziffer entfällt trotzdem in Zellen, die der X-Wing aufräumen würde und die jede Zelle der Flosse sehen. Mit Zeilen und Spalten vertauscht gilt dasselbe.
    .why = Entweder steht die Ziffer in keiner Zelle der Flosse, und der X-Wing ist echt, oder sie steht in einer davon. Eine Zelle, die der X-Wing aufräumt und die die ganze Flosse sieht, verliert die Ziffer in beiden Fällen.
    .look = Scheitert ein X-Wing an ein oder zwei Zellen neben einer Ecke, gib nicht auf. Schaue auf den Block dieser Zellen: Was wegfällt, liegt in diesem Block und in der Spalte der Ecke. Die Ecke selbst darf sogar fehlen. Dann heißt das Muster Sashimi.
    .stops = Alle überzähligen Zellen müssen in einem Block liegen, und zwar dem einer Ecke. Außerhalb dieses Blocks bleibt die Spalte, wie sie ist: Dort hilft nur ein echter X-Wing.
finned_swordfish =
    .title = Schwertfisch mit Flossen
    .idea = Fast ein Schwertfisch: Eine oder zwei der drei Zeilen haben überzählige Plätze, die Flosse, alle im Block einer der Ecken. Die Ziffer entfällt trotzdem in Zellen, die der Schwertfisch aufräumen würde und die jede Zelle der Flosse sehen. Mit Zeilen und Spalten vertauscht gilt dasselbe.
    .why = Stimmt die Flosse nicht, ist es ein Schwertfisch. Stimmt sie, steht die Ziffer in ihr. Was in beiden Fällen wegfällt, fällt weg.
    .look = Suche drei Zeilen, die sich beinahe drei Spalten teilen. Liegt alles Überzählige in einem Block, prüfe die Zellen dieses Blocks, die in der Spalte liegen: Es sind höchstens zwei.
    .stops = Flossen in zwei Blöcken, und es folgt nichts. Und sieh nach, ob zwei der Zeilen allein schon einen X-Wing mit Flossen ergeben.

## Colouring

simple_colouring =
    .title = Einfache Färbung
    .idea = Nimm eine Ziffer. Wo eine Einheit nur zwei Plätze für sie hat, gib ihnen zwei Farben und mache von dort aus weiter: Eine Farbe stimmt überall, die andere nirgends.
    .why = In einer Einheit mit zwei Plätzen steht die Ziffer auf einem davon und auf dem anderen nicht. Darum wechseln die Farben mit jeder Verbindung ab. Sehen sich zwei Zellen derselben Farbe, ist diese Farbe falsch. Und eine Zelle, die beide Farben sieht, kann die Ziffer nie sein.
    .look = Hebe die Ziffer hervor, beginne dort, wo viele Einheiten zwei Plätze haben, und färbe, so weit du kommst. Frage dich dann zweierlei: Trifft eine Farbe in einer Einheit auf sich selbst? Sieht eine ungefärbte Zelle beide Farben?
    .stops = Nur Einheiten mit genau zwei Plätzen verbinden. Zellen, die einander sehen, zwischen denen es aber einen dritten Platz gibt, sind nicht verbunden. Und zwei gefärbte Gruppen ohne Verbindung sagen nichts übereinander.

## Chains

x_chain =
    .title = X-Kette
    .idea = Eine Kette durch die Plätze einer einzigen Ziffer: Stimmt das eine Ende nicht, dann stimmt das andere. In Zellen, die beide Enden sehen, entfällt die Ziffer.
    .why = Die Verbindungen wechseln ab: Von zwei Plätzen einer Einheit, die nur diese beiden hat, stimmt einer. Von zweien, die einander sehen, stimmt höchstens einer. So führt „dieser nicht“ am Anfang zu „dann jener“ am Ende.
    .look = Wolkenkratzer und Zweischnurdrachen sind die kürzesten X-Ketten, mit vier Plätzen. Hebe die Ziffer hervor, merke dir Einheiten mit zwei Plätzen als starke Verbindungen und verknüpfe sie über Zellen, die einander sehen. Beginne und ende mit einer starken.
    .stops = Starke und schwache Verbindungen müssen abwechseln, und eine starke braucht eine Einheit mit genau zwei Plätzen. Zwei schwache nacheinander beweisen nichts.
xy_chain =
    .title = XY-Kette
    .idea = Eine Kette von Zellen mit je zwei Kandidaten, in der benachbarte Zellen eine Ziffer teilen und an beiden Enden dieselbe Ziffer z übrig bleibt. In Zellen, die beide Enden sehen, entfällt z.
    .why = Ist die erste Zelle nicht z, so ist sie ihre andere Ziffer. Also ist die nächste ihre andere Ziffer und so weiter, bis die letzte z ist. Eines der Enden ist also z.
    .look = Merke dir die Zellen mit zwei Kandidaten. Beginne bei einer, lass z weg und springe zu einer Zelle, die sie sieht und die die verbliebene Ziffer auch hat. Kommst du mit z wieder heraus, schaue, was beide Enden sehen.
    .stops = Jede Zelle verlässt du mit ihrer anderen Ziffer, nie mit der, mit der du gekommen bist. Alle Zellen haben genau zwei Kandidaten, und benachbarte sehen einander.
aic =
    .title = Wechselkette (AIC)
    .idea = Eine Kette von Kandidaten, in der starke und schwache Verbindungen abwechseln, quer durch alle Ziffern und Zellen. Stimmt der Anfang nicht, so stimmt das Ende. Was sich mit keinem der beiden verträgt, entfällt.
    .why = Eine starke Verbindung sagt: Wenn dieses nicht, dann jenes. Eine schwache sagt: Wenn dieses, dann jenes nicht. Abwechselnd aneinandergereiht beweisen sie, dass mindestens eines der beiden Enden stimmt.
    .look = Starke Verbindungen sind Zellen mit zwei Kandidaten und Einheiten mit zwei Plätzen. Beginne bei einem Kandidaten, den du gern los wärst, nimm an, dass ein Kandidat, den er sieht, nicht stimmt, und folge stark, schwach, stark …, bis du ihn wieder siehst. Die meisten Wings und X-Ketten sind kurze Wechselketten.
    .stops = Auf die Reihenfolge kommt es an: stark, schwach, stark, und stark an beiden Enden. Jede starke Verbindung zwischen zwei Plätzen einer Einheit darf auch als schwache dienen, aber nicht umgekehrt. Kehrt die Kette zu ihrem ersten Kandidaten zurück, ist sie eine diskontinuierliche Schleife: Sie beweist oder widerlegt ihn. Schließt sie sich rundum im Wechsel, beweist sie mehr: Dort ist jede Verbindung stark und schwach zugleich, und jede schwache kann etwas streichen.
grouped_aic =
    .title = Gruppierte Kette
    .idea = Eine Kette, in der zwei oder drei Kandidaten einer Ziffer, in einem Block und einer Linie, als einer zählen. Die Gruppe stimmt, wenn einer von ihnen stimmt.
    .why = Hat eine Einheit für eine Ziffer Platz in einer Zelle und in einer Gruppe, so steht sie in der einen oder in der anderen: eine starke Verbindung. Eine Zelle, die die ganze Gruppe sieht, ist schwach mit ihr verbunden.
    .look = Bleibt eine Kette an einer Einheit mit drei Plätzen stecken, sieh nach, ob zwei davon im Block nebeneinanderliegen. Als Gruppe sind sie ein Platz, und die Kette geht weiter.
    .stops = Schwach mit einer Gruppe verbunden ist nur, was jede Zelle der Gruppe sieht. Und eine Gruppe, die stimmt, verrät nicht, in welcher ihrer Zellen die Ziffer steht.

## Almost locked sets

sue_de_coq =
    .title = Sue de Coq
    .idea = Zwei oder drei Zellen, in denen sich eine Linie und ein Block treffen, haben zwei Kandidaten zu viel. Eine Zelle weiter auf der Linie und eine anderswo im Block, mit je zwei Kandidaten und ohne gemeinsame Ziffer, nehmen den Überschuss auf: Dann sind alle Ziffern gesperrt. Das ist der kleinste Fall; statt jeder der beiden kann es auch eine fast gesperrte Menge aus mehreren Zellen sein.
    .why = Alle diese Zellen haben zusammen gerade genug Ziffern, um gefüllt zu werden, also kommt jede genau einmal vor. Die Ziffern der Linie entfallen im Rest der Linie, die des Blocks im Rest des Blocks.
    .look = Schaue auf Kreuzungen von Linie und Block mit zwei oder drei leeren Zellen und vier oder fünf Kandidaten. Suche dann im Rest der Linie eine Zelle mit zwei davon und im Rest des Blocks eine mit zwei anderen. Gibt es keine, versuche es mit zwei oder drei Zellen mit einem Kandidaten mehr als Zellen.
    .stops = Die beiden Helfer dürfen keine Ziffer gemeinsam haben. Hat die Kreuzung nur einen Kandidaten zu viel, suche lieber ein einfaches Paar oder Tripel.
als_xz =
    .title = ALS-XZ
    .idea = Eine fast gesperrte Menge (ALS) sind Zellen einer Einheit mit einem Kandidaten mehr als Zellen. Zwei davon haben eine Ziffer x gemeinsam, die nicht in beiden stehen kann, und eine zweite Ziffer z. In Zellen, die alle z beider Mengen sehen, entfällt z.
    .why = x steht in höchstens einer der beiden Mengen. Die andere verliert x und ist damit gesperrt: gerade genug Ziffern für ihre Zellen, z darunter. Also steht z in einer der beiden.
    .look = Eine Zelle mit zwei Kandidaten ist die kleinste solche Menge, zwei Zellen mit drei Kandidaten sind die nächstgrößere. Beginne mit diesen und suche eine größere, die zwei Ziffern mit ihr teilt und in der jedes x jedes x der ersten sieht.
    .stops = Jedes x der einen Menge muss jedes x der anderen sehen. Zellen, die z verlieren, müssen alle seine Plätze in beiden Mengen sehen. Die Mengen dürfen sich überschneiden, solange keine gemeinsame Zelle x enthält.
als_xy_wing =
    .title = ALS-XY-Wing
    .idea = Drei fast gesperrte Mengen: Die mittlere teilt mit der ersten eine Ziffer x und mit der zweiten eine andere, y, die jeweils nicht in beiden stehen kann. Eine Ziffer z der beiden äußeren entfällt in Zellen, die alle ihre Plätze dort sehen.
    .why = Es ist der XY-Wing mit Mengen statt Zellen. Die mittlere Menge kann nur auf eine der Ziffern x und y verzichten. Also verliert eine der äußeren die ihre, ist gesperrt und enthält z.
    .look = Suche ein ALS-XZ, dem die zweite Ziffer fehlt, und gehe von dort zu einer dritten Menge weiter. Die besten Drehpunkte sind Zellen mit zwei oder Zellenpaare mit drei Kandidaten.
    .stops = x und y müssen verschieden sein. Für jede der beiden Verbindungen gilt: Jeder Platz in der einen Menge sieht jeden in der anderen. Und alle z beider äußeren Mengen müssen gesehen werden.

## Forcing chains and nets

forcing_chain =
    .title = Zwangskette
    .idea = Verfolge, was aus jeder Möglichkeit folgt, eine Zelle zu füllen oder eine Ziffer in einer Einheit unterzubringen. Was bei allen herauskommt, stimmt.
    .why = Einer der Kandidaten einer Zelle, einer der Plätze einer Ziffer muss der richtige sein. Führt jeder zum selben Schluss, dann gilt er, ohne dass du weißt, welcher es ist. Führt einer zu einem Widerspruch, ist er falsch.
    .look = Nimm eine Zelle mit zwei oder drei Kandidaten, aus denen viel folgt. Verfolge den ersten und merke dir in einer Farbe, was er setzt und streicht, dann den nächsten in einer anderen. Was alle Farben trägt, ist bewiesen.
    .stops = Jeder Kandidat der Zelle muss verfolgt werden, nicht nur die vielversprechenden. Werden die Zweige lang, höre auf: Fast immer hast du etwas Einfacheres übersehen.
forcing_net =
    .title = Zwangsnetz
    .idea = Wie eine Zwangskette, nur darf ein Schluss auf mehreren früheren zugleich beruhen. Was aus jedem Zweig folgt, stimmt, und ein Zweig, der sich widerspricht, ist falsch.
    .why = Jeder Schluss im Zwangsnetz folgt aus der Annahme und dem, was schon aus ihr folgt. Führen alle Kandidaten einer Zelle oder alle Plätze einer Ziffer zum selben Ergebnis, dann gilt es.
    .look = Nimm einen Kandidaten an und löse in einer Farbe weiter, nur mit Einern und einfachen Schritten. Du suchst einen Widerspruch oder etwas, das auch die anderen Kandidaten ergeben.
    .stops = Das ist das letzte Mittel der Logik: So lässt sich fast jedes Rätsel lösen, um den Preis langer Buchführung. Schreibe auf, was woraus folgt. Sonst ist es Raten.

## Cages

cage_combinations =
    .title = Käfig-Kombinationen
    .idea = Die Ziffern eines Käfigs sind verschieden und ergeben zusammen seine Zahl. Oft schaffen das nur wenige Kombinationen, manchmal nur eine einzige. Was in keiner davon vorkommt, kannst du im Käfig streichen.
    .why = Eine der Kombinationen ist die richtige, denn der Käfig muss seine Summe erreichen. Ein Kandidat, der zu keiner Kombination gehört, die in die Zellen noch passt, würde die Summe unmöglich machen.
    .look = Fange mit den extremen Summen an: Zwei Zellen mit 3, 4, 16 oder 17 und drei Zellen mit 6, 7, 23 oder 24 lassen je nur eine Kombination zu. Danach kommen Käfige, in denen schon eine Ziffer steht: Auch der Rest muss aufgehen. Schreibe dir die Kombinationen auf, bevor du streichst.
    .stops = Eine mittlere Summe wie 10 in zwei Zellen lässt fast alles zu. Eine Kombination scheidet erst aus, wenn ihre Ziffern sich nicht alle auf die Zellen verteilen lassen. Prüfe also jede Ziffer an den Zellen und nicht nur an der Summe.
rule_of_45 =
    .title = 45er-Regel
    .idea = Jede Zeile, jede Spalte und jeder Block ergibt zusammen 45. Füllen Käfige eine Einheit bis auf ein oder zwei Zellen, verraten ihre Summen, was diese Zellen zusammen ergeben. Das geht auch mit Käfigen, die herausragen, und mit zwei oder drei Einheiten auf einmal.
    .why = Die Ziffern von 1 bis 9 ergeben in jeder Reihenfolge 45. Ziehe die Summen der Käfige ab, die ganz in der Einheit liegen: Was übrig ist, entfällt auf die restlichen Zellen.
    .look = Fahre den Rand einer Einheit ab und sieh nach, welche Käfige ihn kreuzen. Bleiben innen oder außen nur ein oder zwei Zellen übrig, rechne. Versuche es dann mit zwei benachbarten Zeilen, Spalten oder Blöcken (90) und mit dreien (135).
    .stops = Ein Rechenfehler verdirbt alles, rechne also zweimal. Bleiben drei oder mehr Zellen übrig, kennst du ihre Summe, aber selten eine Ziffer.
killer_pairs =
    .title = Killer-Paare und -Tripel
    .idea = Ein Käfig aus zwei Zellen in einer Einheit lässt oft nur wenige Paare zu, etwa 1-4 und 2-3. Kann eine andere Zelle der Einheit nur zwei Ziffern enthalten, von denen jedes dieser Paare eine hat, dann nehmen Käfig und Zelle diese Ziffern zusammen auf, und im Rest der Einheit fallen sie weg.
    .why = Angenommen, im Käfig steht 1-4 oder 2-3 und daneben eine Zelle mit 1 oder 2. Was auch stimmt: Käfig und Zelle verbrauchen zusammen die 1 und die 2, denn jedes Paar des Käfigs hat eine davon und die Zelle nimmt die andere. Anderswo in der Einheit stehen sie also nicht.
    .look = Suche Käfige aus zwei Zellen in einer Einheit, für die zwei oder drei Paare übrig sind, und daneben Zellen mit zwei Kandidaten. Frage dich: Enthält jedes Paar des Käfigs eine dieser beiden Ziffern?
    .stops = Ein einziges Paar des Käfigs ohne eine der Ziffern, und es gilt nicht mehr. Und alle Zellen müssen in derselben Einheit liegen, sonst fällt dort nichts weg.

## Lines

thermometers =
    .title = Thermometer
    .idea = Vom Kolben an werden die Ziffern auf einem Thermometer immer größer. Jede Zelle ist also mindestens um eins größer als der kleinste Kandidat der Zelle davor und mindestens um eins kleiner als der größte der Zelle danach.
    .why = Jeder Schritt auf der Linie bringt mindestens eins dazu. Ein Kandidat, der den Zellen davor zu wenige kleinere oder denen danach zu wenige größere Ziffern lässt, kann nicht stimmen.
    .look = Zähle die Zellen: Bei fünf Zellen ist der Kolben höchstens 5 und die Spitze mindestens 5. Jede Ziffer, die du darauf oder daneben einträgst, verschiebt die Grenzen. Laufe die Linie dann noch einmal in beide Richtungen ab.
    .stops = Benachbarte Zellen auf verschiedenen Thermometern sagen nichts übereinander. Und folge der Linie, nicht dem Auge: Wo sie abknickt, kann die nächste Zelle schräg daneben liegen.
arrows =
    .title = Pfeile
    .idea = Die Ziffern auf dem Pfeil ergeben zusammen die Ziffer im Kreis. Der Kreis ist mindestens so groß wie die kleinste Summe auf dem Pfeil, und keine Ziffer auf dem Pfeil ist größer als das, was der Kreis nach den kleinsten Ziffern der anderen übrig lässt.
    .why = Im Kreis steht eine Ziffer, höchstens 9. Sind die anderen Zellen des Pfeils so klein wie möglich, ist der Rest das Größte, was in eine Zelle passt. Und die kleinste Summe ist das Kleinste, was im Kreis stehen kann.
    .look = Lange Pfeile zuerst: Drei Zellen, die einander sehen, ergeben mindestens 1 + 2 + 3, im Kreis steht also 6 oder mehr. Danach kommen Pfeile mit kleinem Kreis. Achte darauf, welche Zellen des Pfeils in derselben Zeile, Spalte oder im selben Block liegen: Dort sind die Ziffern verschieden.
    .stops = Auf einem Pfeil dürfen sich Ziffern wiederholen, wenn die Zellen einander nicht sehen. Zwei Zellen in verschiedenen Blöcken und Linien können beide 1 sein, und dann ist die kleinste Summe kleiner als gedacht.
whispers =
    .title = German Whispers
    .idea = Nachbarn auf der grünen Linie unterscheiden sich um mindestens 5. Die 5 steht also nie darauf, kleine Ziffern (1 bis 4) und große (6 bis 9) wechseln sich ab, und mitten auf der Linie steht keine 4 oder 6, wenn ihre beiden Nachbarn verschieden sein müssen.
    .why = Von der 5 ist keine Ziffer 5 entfernt. Eine kleine Ziffer braucht große Nachbarn und umgekehrt. Und neben die 4 passt nur die 9: Zwei Nachbarn, die einander sehen, können nicht beide 9 sein.
    .look = Streiche die 5 auf der ganzen Linie. Sobald du von einer Zelle weißt, ob sie klein oder groß ist, weißt du es von allen. Frage dann bei jeder Ziffer, was sie neben sich braucht: die 4 eine 9, die 3 eine 8 oder 9, die 6 eine 1.
    .stops = Klein und groß wechseln sich nur entlang der Linie ab. Zellen, die sich bloß berühren, sind frei. Zwei Zellen mit einer dazwischen sind beide klein oder beide groß; sie können sogar gleich sein, wenn sie einander nicht sehen.
renban_lines =
    .title = Renban-Linien
    .idea = Auf einer Renban-Linie stehen aufeinanderfolgende Ziffern ohne Wiederholung, in beliebiger Reihenfolge. Sie liegen in einem Fenster, das so lang ist wie die Linie: Sobald eine Ziffer feststeht, kannst du alle streichen, die zu weit von ihr entfernt sind.
    .why = Auf einer Linie mit vier Zellen stehen vier aufeinanderfolgende Ziffern, etwa 3456. Das Fenster enthält jede Ziffer, die schon dasteht, also ist keine weiter entfernt, als die Länge erlaubt. Ziffern, die in allen möglichen Fenstern vorkommen, stehen sicher auf der Linie.
    .look = Schreibe die Fenster auf, die noch möglich sind, etwa 2345 und 3456. Streiche die Ziffern, die in keinem vorkommen. Was in allen vorkommt, hier 3, 4 und 5, steht sicher auf der Linie: Liegen seine Plätze dort in einer Einheit, fällt es im Rest der Einheit weg.
    .stops = Die Reihenfolge ist frei: Nachbarn auf der Linie müssen nicht aufeinanderfolgen. Und auch eine Linie durch mehrere Einheiten hat keine Wiederholung.
must_have_digits =
    .title = Pflichtziffern
    .idea = Manche Ziffern müssen auf einer Linie oder in einem Käfig stehen, egal an welcher Stelle. Sieht eine Zelle anderswo alle Plätze, die eine solche Ziffer dort hat, kann sie die Ziffer nicht enthalten.
    .why = Die Regel braucht die Ziffer, also steht sie in einer ihrer Zellen. Eine Zelle, die alle diese Plätze sieht, sieht auch die Ziffer.
    .look = Vergleiche auf einer Renban-Linie die Fenster, die übrig sind: Bei fünf Zellen ist die 5 in jedem. In einem Käfig schaue, was alle Kombinationen gemeinsam haben. Sieh dann nach, wo die Ziffer dort stehen kann und welche Zellen außerhalb all diese Plätze sehen, meist in derselben Zeile, Spalte oder im selben Block.
    .stops = Sie muss in jedem Fenster und jeder Kombination vorkommen, nicht nur in den meisten. Ein weiterer Platz auf der Linie, den die Zelle nicht sieht, und es folgt nichts.

## Dots

white_and_black_dots =
    .title = Weiße und schwarze Punkte
    .idea = An einem weißen Punkt stehen aufeinanderfolgende Ziffern, an einem schwarzen ist eine das Doppelte der anderen. Ein Kandidat ohne Partner auf der anderen Seite des Punktes lässt sich streichen.
    .why = Was auf der einen Seite steht, braucht die passende Ziffer auf der anderen. Ist sie dort kein Kandidat, kann die erste nicht stimmen.
    .look = Schwarze Punkte zuerst: 5, 7 und 9 stehen nie daran, und die Paare sind 1-2, 2-4, 3-6 und 4-8. Zwei schwarze Punkte hintereinander in derselben Einheit lassen nur 1-2-4 und 2-4-8 zu, mit 2 oder 4 in der Mitte. Dann kommen Ketten aus weißen Punkten: Sie laufen aufwärts, abwärts oder kehren um.
    .stops = Zwischen 1 und 2 kann der Punkt weiß oder schwarz sein. Und zwei weiße Punkte hintereinander können zur selben Ziffer zurückführen, wenn die äußeren Zellen einander nicht sehen.
x_and_v =
    .title = X und V
    .idea = Ziffern an einem X ergeben zusammen 10, an einem V zusammen 5. Jeder Kandidat braucht also seinen Partner auf der anderen Seite: am X die 1 eine 9, am V die 1 eine 4.
    .why = Die Summe lässt jeder der beiden Ziffern genau einen Partner. Ohne ihn kann der Kandidat nicht stimmen.
    .look = Das V zuerst, denn dort stehen nur 1, 2, 3 und 4. An einem X steht nie eine 5. Haben die beiden Zellen nur wenige Kandidaten, schreibe die übrigen Paare auf und nutze sie wie ein nacktes Paar zusammen mit anderen Zellen der Einheit.
    .stops = Sind alle X und V eingezeichnet, sagt auch eine Grenze ohne Zeichen etwas: Die Summe ist weder 5 noch 10. Sind nicht alle eingezeichnet, sagt sie nichts.
no_dot =
    .title = Wo kein Punkt ist
    .idea = Sind alle Punkte eingezeichnet, folgen Nachbarn ohne Punkt weder aufeinander, noch ist einer das Doppelte des anderen. Ein Kandidat, der zu allem in der Nachbarzelle einen Punkt bräuchte, lässt sich streichen.
    .why = Wären zwei Nachbarn aufeinanderfolgend oder im Verhältnis 1 zu 2, stünde dort ein Punkt. Es steht keiner da, also scheiden solche Paare aus.
    .look = Schaue auf eine Ziffer, die schon dasteht, und auf ihre vier Nachbarn: Neben einer 4 ohne Punkt steht keine 2, 3, 5 oder 8. Danach kommen Zellen mit zwei Kandidaten: Was keiner der beiden nebenan zulässt, fällt weg.
    .stops = Das gilt nur, wenn nach den Regeln alle Punkte eingezeichnet sind. Und es geht um Nachbarn in Zeile oder Spalte, nicht über Eck.
dot_chains =
    .title = Ketten aus Punkten
    .idea = Mehrere Punkte hintereinander sagen mehr als jeder für sich: Eine Ziffer in der Mitte braucht auf beiden Seiten zugleich einen Partner, und zwar zwei verschiedene, wenn die äußeren Zellen einander sehen.
    .why = Eine Kette aus Punkten lässt sich nur auf wenige Arten füllen. Ein Kandidat, der in keiner davon vorkommt, kann nicht stimmen, auch wenn jeder einzelne Punkt ihn zulässt.
    .look = Suche drei oder mehr Zellen mit Punkten dazwischen, am besten in einer Zeile, einer Spalte oder einem Block. Schreibe auf, was noch geht: bei zwei schwarzen Punkten 1-2-4 oder 2-4-8, bei weißen etwa 3-4-5 aufwärts oder abwärts. Streiche, was nirgends vorkommt.
    .stops = Wo die Kette um die Ecke aus dem Block läuft, dürfen die äußeren Zellen gleich sein: Dann geht auch 2-1-2.

## Chess

anti_knight =
    .title = Springerzug
    .idea = Zellen, die einen Springerzug auseinanderliegen, enthalten nie dieselbe Ziffer. Jede Ziffer ist also in bis zu acht weiteren Zellen ausgeschlossen, und oft bleibt ihr in einer Einheit nur ein Platz, den Zeilen, Spalten und Blöcke allein nicht verraten.
    .why = Irgendwo in der Einheit muss die Ziffer stehen. Eine Zelle, die sie in Zeile, Spalte oder Block sieht, scheidet aus, und ebenso eine, die einen Springerzug von ihr entfernt ist. Bleibt eine übrig, gibt es keinen anderen Platz.
    .look = Nimm eine Ziffer, die schon oft dasteht, und denke dir um jede den Kranz aus acht Zellen: zwei in die eine Richtung und eine quer dazu. Der Kranz reicht meist in die Nachbarblöcke, gerade dorthin, wo ein Block noch zwei oder drei Plätze für die Ziffer hat.
    .stops = Der Zug geht zwei und eins, nicht zwei und zwei. Und er betrifft nur gleiche Ziffern: Über andere sagt der Springer nichts.
anti_king =
    .title = Königszug
    .idea = Zellen, die sich berühren, und sei es nur an einer Ecke, enthalten nie dieselbe Ziffer. Jede Ziffer ist also auch in den vier Zellen an ihren Ecken ausgeschlossen; wichtig sind die davon, die in anderen Blöcken liegen.
    .why = Irgendwo in der Einheit muss die Ziffer stehen. Eine Zelle, die sie in Zeile, Spalte oder Block sieht, scheidet aus, und ebenso eine, die sie an einer Ecke berührt. Bleibt eine übrig, gibt es keinen anderen Platz.
    .look = Schaue auf die Ziffern am Rand der Blöcke: Nur sie reichen über Eck in einen anderen Block. Steht eine Ziffer am Rand, verliert der Block daneben ein oder zwei Plätze, die Linien allein offen lassen.
    .stops = In der Mitte eines Blocks bringt der König nichts, denn alle acht Zellen ringsum liegen ohnehin im selben Block.

## Outside clues

sandwiches =
    .title = Sandwiches
    .idea = Die Zahl neben einer Zeile oder Spalte ist die Summe der Ziffern zwischen ihrer 1 und ihrer 9. Die Summe bestimmt, wie viele Ziffern dazwischen passen, und damit, wie weit 1 und 9 auseinanderliegen.
    .why = Die Ziffern dazwischen sind verschieden und gehen von 2 bis 8. Für 20 reichen drei (8 + 7 + 5), und mehr als fünf sind es nicht (2 + 3 + 4 + 5 + 6). Also liegen 1 und 9 vier bis sechs Zellen auseinander, und Plätze ohne Partner in diesem Abstand scheiden aus.
    .look = Extreme zuerst: Bei 0 sind 1 und 9 Nachbarn, bei 35 stehen sie an den beiden Enden. Eine kleine Zahl rückt sie zusammen, eine große auseinander. Sobald eine der beiden feststeht, zähle den Abstand und dann die Kombinationen, die die Summe ergeben.
    .stops = 1 und 9 können in beiden Reihenfolgen stehen. Und die Ziffern außerhalb ergeben 35 weniger die Zahl: Manchmal ist das die leichtere Seite.
little_killers =
    .title = Little Killer
    .idea = Die Zahl am Pfeil ist die Summe der Ziffern auf der Diagonale, auf die er zeigt. Ist sie für so viele Zellen klein oder groß, muss jede Zelle nahe an ihrer kleinsten oder größten Ziffer liegen.
    .why = Nimm von allen anderen Zellen die kleinsten Kandidaten: Was die Zahl danach übrig lässt, ist das Größte, was in diese Zelle passt. Mit den größten ist es das Kleinste.
    .look = Vergleiche die Zahl mit den Zellen: Drei Zellen mit 6 und vier mit 33 lassen wenig Spielraum. Jede Ziffer, die auf der Diagonale dazukommt, ziehst du ab. Komme also wieder, wenn ein paar bekannt sind. Zellen im selben Block sind verschieden, das macht die kleinste Summe größer.
    .stops = Auf der Diagonale dürfen sich Ziffern wiederholen, wenn sie nicht im selben Block liegen. Drei Zweien in drei Blöcken sind erlaubt.

## The rules, in three screens

rules-rows =
    .title = Zeilen
    .text = Sudoku spielst du auf einem Gitter aus Zellen, und in jeder Zelle steht eine Ziffer. Dieses kleine Gitter verwendet die Ziffern von 1 bis 4, und jede Zeile enthält jede von ihnen genau einmal. Wähle eine leere Zelle und gib die Ziffer ein, die in ihrer Zeile fehlt: mit der Tastatur oder mit den Zifferntasten auf dem Bildschirm.
    .done = Jede Zeile enthält jetzt 1, 2, 3 und 4, jede genau einmal. Das war die erste von drei Regeln.
rules-columns =
    .title = Spalten
    .text = Auch jede Spalte enthält jede Ziffer genau einmal. Die Ziffern, die von Anfang an dastehen, sind die Vorgaben: Sie gehören zum Rätsel und ändern sich nie. Was du selbst einträgst, kannst du jederzeit ändern oder löschen.
    .done = Zeilen und Spalten sind voll, und nichts kommt doppelt vor. Eine Regel fehlt noch.
rules-boxes =
    .title = Blöcke
    .text = Die dicken Linien teilen das Gitter in Blöcke, und auch jeder Block enthält jede Ziffer genau einmal. Jetzt alle drei Regeln zusammen: Fülle das Gitter. Raten musst du nie. Immer gibt es eine Zelle, bei der eine Zeile, eine Spalte oder ein Block entscheidet.
    .done = Das war ein ganzes Sudoku, und es gab nur eine Art, es zu füllen. Im Gitter von neun mal neun machst du dasselbe mit den Ziffern von 1 bis 9.
rules-right = Die { $digit } ist richtig.
rules-conflict = { $house ->
        [row] In dieser Zeile
        [column] In dieser Spalte
       *[box] In diesem Block
    } steht schon eine { $digit }. Jede Ziffer kommt dort nur einmal vor.
rules-later = Die { $digit } verletzt noch keine Regel, aber so lässt sich das Gitter nicht mehr füllen. Suche zuerst eine Zeile, eine Spalte oder einen Block mit nur einer Lücke.
