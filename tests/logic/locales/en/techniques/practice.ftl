lone_pincer =
    .phrase = a lone pincer
    .description = A technique that only the tests have: a cell that sees one { -pincer } cannot hold its digit.

-pincer = pincer
why-lone-pincer = { $cells } { COUNT($cells) ->
        [one] sees
       *[other] see
    } the pincer in { $house }, which is { $digits }.
