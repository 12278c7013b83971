## Techniques

-net = Here an inference may need several others together, so that the chains make a net.
nishio =
    .phrase = a nishio
    .description = Assume that a digit is in a cell, and follow the places of that digit alone. They come to two places that see each other, or leave a house without one, so the assumption is false.
contradiction_forcing_chain =
    .phrase = a forcing chain that ends in a contradiction
    .description = Assume a candidate, and follow what it forces. Two chains lead to statements that cannot both be true, so the assumption is false.
    .nudge = Look for a contradiction: a forcing chain { $where }.
digit_forcing_chain =
    .phrase = a digit forcing chain
    .description = A candidate is true or false. Chains from either lead to the same statement, so it is true in any case.
cell_forcing_chain =
    .phrase = a cell forcing chain
    .description = One of the candidates of a cell is true. Chains from each of them lead to the same statement, so it is true in any case.
house_forcing_chain =
    .phrase = a house forcing chain
    .description = One of the places of a digit in a house is true. Chains from each of them lead to the same statement, so it is true in any case.
contradiction_forcing_net =
    .phrase = a forcing net that ends in a contradiction
    .description = Assume a candidate, and follow all that it forces. It leads to a contradiction, so the assumption is false. { -net }
    .nudge = Look for a contradiction: a forcing net { $where }.
digit_forcing_net =
    .phrase = a digit forcing net
    .description = A candidate is true or false, and either forces the same statement, so it is true in any case. { -net }
cell_forcing_net =
    .phrase = a cell forcing net
    .description = One of the candidates of a cell is true, and each of them forces the same statement, so it is true in any case. { -net }
house_forcing_net =
    .phrase = a house forcing net
    .description = One of the places of a digit in a house is true, and each of them forces the same statement, so it is true in any case. { -net }
nested_forcing_net =
    .phrase = a nested forcing net
    .description = A forcing net in which other techniques, such as locked candidates, pairs, fish and chains, count as inferences.
rule_forcing_chain =
    .phrase = a rule forcing chain
    .description = Assume a candidate, and follow what cells, houses and rules force. It leads to a contradiction: a cell without a candidate, a house without a place for a digit, or a rule that cannot be satisfied. So the assumption is false.
rule_forcing_cell =
    .phrase = a cell forcing chain through rules
    .description = One of the candidates of a cell is true. Chains through cells, houses and rules lead from each of them to the same statement, so it is true in any case.
rule_forcing_house =
    .phrase = a house forcing chain through rules
    .description = One of the places of a digit in a house is true. Chains through cells, houses and rules lead from each of them to the same statement, so it is true in any case.
rule_forcing_net =
    .phrase = a rule forcing net
    .description = A rule forcing chain in which further candidates are tried: those that lead to a contradiction in their turn are removed on the way.

## Steps

cases-cell = { $cell } is { OR($digits) }.
cases-house = in { $house } the digit { $digits } can only be in { $cells }.
# What is left in a net: a pair in two cells, a digit in some cells of a house, an X-wing
if-pair = if { $cells } are { $digits } in some order
then-pair = then { $cells } are { $digits } in some order
that-pair = { $cells } are { $digits } in some order
also-pair = { $cells } are { $digits } in some order
if-locked = if { $digits } in { $house } is only in { $cells }
then-locked = then { $digits } in { $house } is only in { $cells }
that-locked = { $digits } in { $house } is only in { $cells }
also-locked = { $digits } in { $house } is only in { $cells }
if-crossed = if { $digits } in { $bases } is only in { $covers }
then-crossed = then { $digits } in { $bases } is only in { $covers }
that-crossed = { $digits } in { $bases } is only in { $covers }
also-crossed = { $digits } in { $bases } is only in { $covers }
same-everywhere = it is the same in every case.
assume-also = assume also that { $node }.
inner-contradiction = that is a contradiction, so { $node }.
