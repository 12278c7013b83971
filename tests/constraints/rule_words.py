"""Words by which setters look for rules, in three languages, and what they find first."""

from __future__ import annotations

ENGLISH = """
kinds of lines: kinds | line types: kinds | pooled total: shared_total | range line: range_line
multiplier line: product_line | multi-sum cage: multi_sum_cage | divisible cage: number_cage
full rank: full_rank | Full Rank Sudoku: full_rank | rank clues: full_rank | ful rank: full_rank
kropki: difference ratio | Kropki dots: difference ratio | kropky: difference ratio
dots: difference ratio | white dot: difference | WHITE DOTS: difference | white-kropki: difference
whitedot: difference | whtie dot: difference | consecutive pair: difference | black_dot: ratio
blackdot: ratio | black dto: ratio | double dot: ratio | ratio dot: ratio | XV: pair_sum
xv sudoku: pair_sum | sum to 10: pair_sum | X: pair_sum | v: pair_sum | roman x: pair_sum
german: whisper_line | German Whispers line: whisper_line | gremlin whispers: -
geman whispers: whisper_line | dutch: whisper_line | orange line: whisper_line
whispr: whisper_line | whisper lines: whisper_line | green lnie: whisper_line
renban: renban_line | renban lines: renban_line | rebnan: renban_line | pink line: renban_line
consecutive line: renban_line | nabner line: nabner_line | nabnar: nabner_line
thermo: thermometer | thermos: thermometer | termometer: thermometer | bulb line: thermometer
thermometer sudoku: thermometer | lazy thermo: slow_thermometer | slow termo: slow_thermometer
arrow: arrow | arrows: arrow | arow: arrow | pill arrows: arrow | pills: arrow
arrow sudoku: arrow | double arrows: double_arrow | duoble arrow: double_arrow
killer: killer_cage | killer sudoku: killer_cage | kiler cage: killer_cage | cages: killer_cage
sum cage: killer_cage | Little Killers: little_killer | litle killer: little_killer
diagonal sums: little_killer | sandwiches: sandwich | sandwhich: sandwich
sandwich clue: sandwich | sky-scrapers: skyscraper | skyscaper: skyscraper | towers: skyscraper
x-sums: x_sum | X sum: x_sum | xsum: x_sum | numbered room: numbered_room
nubmered rooms: numbered_room | hidden skyscraper: hidden_skyscraper
lunch boxes: lunchbox | lunchbx: lunchbox | betweens: between_line | betwen line: between_line
lock-out: lockout_line | lokout: lockout_line | diamond line: lockout_line
region sums: region_sum_line | box sum line: region_sum_line | blue lines: region_sum_line
regoin sum: region_sum_line | ten line: sum_line | 10 line: sum_line | sum lines: sum_line
zippers: zipper_line | ziper: zipper_line | palindromes: palindrome_line
palindrom line: palindrome_line | mirror line: palindrome_line | entropic: entropic_line
entropy line: entropic_line | entropy: global_entropy | global entropi: global_entropy
mod line: modular_line | modlar line: modular_line | global mod: global_modular
parity: parity_line even odd | alternating line: parity_line | even / odd: even odd
odd-even: even odd | odd cells: odd | quads: quadruple | quad: quadruple | qaudruple: quadruple
159: column_index | 1-5-9: column_index | index line: column_index row_index
indexing: column_index row_index box_index | row indexer: row_index | clones: clone
clnoe: clone | count circles: counting_circles | counting circels: counting_circles
look-and-say: look_and_say | look & say: look_and_say | Rellik: rellik_cage
relik cage: rellik_cage | equality: equality_cage | knight: anti_knight
Anti Knight's move: anti_knight | knight's move: anti_knight | antiknigt: anti_knight
anti-kings: anti_king | king's move: anti_king | taxi cab: anti_taxicab
non-consecutive: non_consecutive | nonconsectuive: non_consecutive | extra regions: all_different
windoku: windows | windokku: windows | hyper sudoku: windows | NRC: windows
x-sudoku: diagonal diagonals | diagonals: diagonals | diagonal: diagonal
disjoint subsets: disjoint_groups | disjiont sets: disjoint_groups
min/max: minimum maximum | fortress: minimum maximum | local maximum: maximum
inequalities: greater_than | greater-than: greater_than | less than: greater_than
flatmates: dutch_flatmates | negative constraint: negative all_given
all dots given: negative all_given
anti-kropki: negative all_given | negtive kropki: negative all_given | regular expression: regex
regexp: regex | NFA: state_machine | or: any_of | and: all_of | pencil marks: candidates
same total: equal_sum | value indexing: value_index | fog: fog | fog of war: fog
lamp: fog | all dots: all_given | own rule: any_of state_machine pair_relation
multiplier: product_line | multiplier lines: product_line
jigsaw: regions | jigsaws: regions | irregullar: regions | jigsaw sudoku: regions
xyzzy: - | puzzle: - | hello world: - | 42: - | r1c1: - | kill: - | tehrm: - | fgo: - | evn: -
"""

GERMAN = """
Rangfolge: full_rank | volle Rangfolge: full_rank | Ränge: full_rank
Thermometer: thermometer | Thermomter: thermometer | langsames Thermometer: slow_thermometer
Pfeil: arrow | Pfeile: arrow | pfiel: arrow | Doppelpfeil: double_arrow
Killerkäfig: killer_cage | killer-kaefig: killer_cage | Käfig: killer_cage | KÄFIGE: killer_cage
Kilerkäfig: killer_cage | Punkt: difference ratio | weißer Punkt: difference
weisser punkt: difference | schwarzer Punkt: ratio | schwarze Punkt: ratio
Flüsterlinie: whisper_line | Fluesterlinie: whisper_line | flusterlinie: whisper_line
Flüsterlinien: whisper_line | grüne Linie: whisper_line | Renban-Linie: renban_line
Palindrom: palindrome_line | Reißverschluss: zipper_line | reissverschluss: zipper_line
Zwischenlinie: between_line | Paritätslinie: parity_line | gerade: even | ungerade: odd
Gerade/ungerade: even odd | Hochhaus: skyscraper | Hochhäuser: skyscraper
Wolkenkratzer: skyscraper | Verdecktes Hochhaus: hidden_skyscraper | X-Summe: x_sum
Sandwichsumme: sandwich | Springer: anti_knight | Rösselsprung: anti_knight
Königszug: anti_king | König: anti_king | Nebel: fog | unregelmäßig: regions
Diagonale: diagonal | Diagonalen: diagonals | Fenster: windows | Klon: clone
Zusatzregion: all_different | Quadrupel: quadruple | Größer als: greater_than
Ungleichung: greater_than | Summenlinie: sum_line | Zählkreise: counting_circles
disjunkte Gruppen: disjoint_groups
alle Punkte gegeben: negative all_given | Kandidaten: candidates
Schmetterling: - | Ente: -
"""

CHINESE = """
全排名: full_rank | 名次: full_rank
箭头: arrow | 温度计: thermometer | 慢温度计: slow_thermometer | 杀手: killer_cage
杀手数独: killer_cage | 小杀手: little_killer | 白点: difference | 黑点: ratio
黑白点: difference ratio | 耳语线: whisper_line | 德国耳语: whisper_line | 连号线: renban_line
回文: palindrome_line | 三明治: sandwich | 摩天楼: skyscraper | 奇偶: even odd
奇数: odd | 偶数: even | 无马: anti_knight | 无缘: anti_king | 不连续: non_consecutive
对角线: diagonal | 对角线数独: diagonals | 窗口: windows | 额外区域: all_different | 克隆: clone
不等号: greater_than | 双箭头: double_arrow | 拉链: zipper_line | 迷雾: fog | 锯齿: regions
索引: box_index row_index column_index | ＸＶ: pair_sum | 熊猫: - | 足球: -
"""


def cases() -> list[tuple[str, list[str]]]:
    """Each word, and the rules that it finds, in this order; none where it finds nothing."""
    found = []
    for line in f"{ENGLISH}{GERMAN}{CHINESE}".strip().replace("\n", " | ").split(" | "):
        word, _, rules = line.strip().rpartition(": ")
        found.append((word, [] if rules == "-" else rules.split()))
    return found
