## Techniques

sandwich_sets = Sandwich-Mengen
    .phrase = Sandwich-Mengen
    .description = Die Summe zwischen der kleinsten und der größten Ziffer erlaubt nur bestimmte Zellenzahlen und Ziffernmengen. Das begrenzt ihren Abstand und was dazwischen und außen liegt.
x_sum_sets = X-Summen-Mengen
    .phrase = X-Summen-Mengen
    .description = Die erste Ziffer sagt, wie viele Ziffern die Summe ergeben. Erste Ziffern, mit denen die Summe zu groß oder zu klein ist, entfallen; die übrigen Mengen begrenzen die anderen.
skyscraper_heights = Hochhaus-Höhen
    .phrase = Hochhaus-Höhen
    .description = Der Hinweis zählt die Ziffern, die höher sind als alle davor. Ein großer Hinweis hält hohe Ziffern von vorn fern, ein kleiner holt sie nach vorn.
numbered_room = Nummerierter Raum
    .phrase = die möglichen Stellen
    .description = Die erste Ziffer sagt, an welcher Stelle der Linie die Ziffer des Hinweises steht. Stellen, an denen sie nicht stehen kann, entfallen in der ersten Zelle.
