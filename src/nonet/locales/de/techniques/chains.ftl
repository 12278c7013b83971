## Techniques

-grouped-node = Ein Glied kann eine Gruppe sein: die Plätze einer Ziffer, wo Linie und Block sich überschneiden.
remote_pair = Entferntes Paar
    .phrase = ein entferntes Paar
    .description = Eine Kette von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Die zwei Ziffern wechseln sich darin ab. Zwei Zellen, die eine ungerade Zahl von Gliedern auseinanderliegen, enthalten also beide Ziffern, und diese entfallen in jeder Zelle, die beide Enden sieht.
x_chain = X-Kette
    .phrase = eine X-Kette
    .description = Eine Kette von Plätzen einer Ziffer. Sie beginnt und endet mit einer Einheit, die zwei Plätze für sie hat: Ist der erste Platz falsch, so ist der letzte wahr. Ein Ende ist wahr, also entfällt die Ziffer in jeder Zelle, die beide Enden sieht.
xy_chain = XY-Kette
    .phrase = eine XY-Kette
    .description = Eine Kette von Zellen mit zwei Kandidaten, von denen jede mit der nächsten, die sie sieht, eine Ziffer teilt. Ist die erste Zelle nicht z, so ist es die letzte. Also entfällt z in jeder Zelle, die beide Enden sieht.
continuous_nice_loop = Kontinuierliche Schleife
    .phrase = eine kontinuierliche Schleife
    .description = Starke und schwache Verbindungen wechseln sich in einem Ring ab. Also ist von den zwei Enden jeder schwachen Verbindung eines wahr, und was beide Enden einer schwachen Verbindung sieht, entfällt.
discontinuous_nice_loop = Diskontinuierliche Schleife
    .phrase = eine diskontinuierliche Schleife
    .description = Ein Ring, in dem sich starke und schwache Verbindungen überall abwechseln, nur bei einem Kandidaten nicht. Treffen dort zwei starke Verbindungen zusammen, ist er wahr; bei zwei schwachen ist er falsch. Das ist eine Wechselkette, die zu ihrem Anfang zurückkehrt.
aic = Wechselkette (AIC)
    .phrase = eine Wechselkette (AIC)
    .description = Eine Kette von Kandidaten, die mit einer starken Verbindung beginnt und endet; starke und schwache Verbindungen wechseln sich ab. Ist der erste Kandidat falsch, so ist der letzte wahr. Einer von beiden ist wahr, also entfällt, was beiden widerspricht.
grouped_continuous_nice_loop = Gruppierte kontinuierliche Schleife
    .phrase = eine gruppierte kontinuierliche Schleife
    .description = Starke und schwache Verbindungen wechseln sich in einem Ring ab. Von den zwei Enden jeder schwachen Verbindung ist eines wahr, und was beide Enden einer schwachen Verbindung sieht, entfällt. { -grouped-node }
grouped_discontinuous_nice_loop = Gruppierte diskontinuierliche Schleife
    .phrase = eine gruppierte diskontinuierliche Schleife
    .description = Ein Ring, in dem sich starke und schwache Verbindungen überall abwechseln, nur bei einem Kandidaten nicht. Treffen dort zwei starke Verbindungen zusammen, ist er wahr; bei zwei schwachen ist er falsch. { -grouped-node }
grouped_aic = Gruppierte Wechselkette (AIC)
    .phrase = eine gruppierte Wechselkette (AIC)
    .description = Eine Kette von Kandidaten, die mit einer starken Verbindung beginnt und endet; starke und schwache Verbindungen wechseln sich ab. Eines ihrer Enden ist wahr, also entfällt, was beiden widerspricht. { -grouped-node }
rule_chain = Regelkette
    .phrase = eine Regelkette
    .description = Eine Kette von einem Kandidaten aus: Jede Aussage folgt allein aus der vorigen, durch eine Zelle, eine Einheit oder eine Regel. Lassen die erste und die letzte zusammen einer Zelle keinen Kandidaten, einer Einheit keinen Platz für eine Ziffer oder lässt sich eine Regel mit beiden nicht einhalten, entfällt der Kandidat.

## Steps

why-remote-pair = { $cells } bilden eine Kette von Zellen, die nur die Kandidaten { $digits } haben; jede sieht die nächste, also wechseln sich die Ziffern ab. Von den Enden { $ends } ist eines die { $first } und das andere die { $second }.
