#include <doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "layouts.hpp"
#include "rounds.hpp"
#include "solver/lockstep/batch.hpp"
#include "solver/lockstep/lines.hpp"
#include "solver/search/search.hpp"

using nonet::Deadline;
using nonet::Layout;
using nonet::Outcome;
using nonet::Random;
using nonet::Search;
using nonet::lockstep::ArrayFeed;
using nonet::lockstep::Batch;
using nonet::lockstep::ByteTable;
using nonet::lockstep::InstructionSet;
using nonet::lockstep::Work;
using nonet::tests::rounds;

namespace {

using Cells = std::array<std::uint16_t, 81>;  // candidates of each cell
using Digits = std::array<std::uint8_t, 81>;

constexpr std::uint16_t all_digits = 0x1FF;
constexpr std::uint8_t untouched = 0xEE;
// A lane that loops forever would exceed this, and the test fail.
constexpr double long_enough = 60;

const Layout& layout() {
  static const Layout layout = nonet::tests::make_layout(9, 3, 3);
  return layout;
}

constexpr std::uint16_t bit(int digit) { return static_cast<std::uint16_t>(1u << (digit - 1)); }

Cells cells_of(const Digits& digits) {
  Cells cells;
  std::ranges::transform(digits, cells.begin(),
                         [](int digit) { return digit == 0 ? all_digits : bit(digit); });
  return cells;
}

Cells cells_of(std::string_view text) {
  Digits digits;
  std::ranges::transform(text, digits.begin(), [](char character) {
    return static_cast<std::uint8_t>(character == '.' ? 0 : character - '0');
  });
  return cells_of(digits);
}

std::span<const std::uint8_t> bytes_of(const Cells& cells) {
  return {reinterpret_cast<const std::uint8_t*>(cells.data()), sizeof cells};
}

std::int64_t count_by_search(const Cells& cells, std::uint64_t limit) {
  const auto search = Search::from_masks(layout(), bytes_of(cells), {});
  REQUIRE(search->count(limit, Deadline(long_enough)) != Outcome::paused);
  return static_cast<std::int64_t>(search->statistics().found);
}

std::vector<std::int64_t> count_by_search(const std::vector<Cells>& rows, std::uint64_t limit) {
  std::vector<std::int64_t> counts;
  for (const Cells& cells : rows) counts.push_back(count_by_search(cells, limit));
  return counts;
}

Digits random_solution(Random& random) {
  const Digits empty{};
  const auto search = Search::from_digits(layout(), empty, random.next());
  REQUIRE(search->count(1, Deadline(long_enough)) == Outcome::found);
  Digits digits;
  search->write_solution(digits);
  return digits;
}

std::array<std::size_t, 81> random_order(Random& random) {
  std::array<std::size_t, 81> order;
  std::iota(order.begin(), order.end(), 0);
  for (int i = 80; i > 0; --i) {
    std::swap(order[static_cast<std::size_t>(i)],
              order[static_cast<std::size_t>(random.below(i + 1))]);
  }
  return order;
}

// Solutions with cells emptied and some changed: no, one, several or very many solutions.
std::vector<Digits> make_givens(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Digits> puzzles;
  while (static_cast<int>(puzzles.size()) < count) {
    Digits digits = random_solution(random);
    const auto order = random_order(random);
    const auto emptied = static_cast<std::size_t>(20 + random.below(45));
    for (std::size_t i = 0; i < emptied; ++i) digits[order[i]] = 0;
    for (int changes = random.below(8) - 5; changes > 0; --changes) {
      digits[static_cast<std::size_t>(random.below(81))] =
          static_cast<std::uint8_t>(1 + random.below(9));
    }
    puzzles.push_back(digits);
  }
  return puzzles;
}

std::vector<Cells> make_puzzles(int count, std::uint64_t seed) {
  std::vector<Cells> puzzles;
  for (const Digits& digits : make_givens(count, seed)) puzzles.push_back(cells_of(digits));
  return puzzles;
}

// Puzzles of which no given can be spared, each followed by the same with the solution's digit
// taken out of a cell: one solution and none, and a search for both.
std::vector<Cells> make_hard_puzzles(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Cells> puzzles;
  for (int i = 0; i < count; ++i) {
    const Digits solution = random_solution(random);
    Cells cells = cells_of(solution);
    std::size_t emptied = 0;
    for (const std::size_t cell : random_order(random)) {
      cells[cell] = all_digits;
      if (count_by_search(cells, 2) == 1) {
        emptied = cell;
      } else {
        cells[cell] = bit(solution[cell]);
      }
    }
    puzzles.push_back(cells);
    cells[emptied] = static_cast<std::uint16_t>(all_digits & ~bit(solution[emptied]));
    puzzles.push_back(cells);
  }
  return puzzles;
}

// Random candidates of every density; every second grid has a solution for certain.
std::vector<Cells> make_random_candidates(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Cells> grids;
  for (int i = 0; i < count; ++i) {
    Cells cells{};
    if (i % 2 == 0) cells = cells_of(random_solution(random));
    const int share = 5 + random.below(95);
    for (std::uint16_t& cell : cells) {
      for (int digit = 1; digit <= 9; ++digit) {
        if (random.below(100) < share) cell |= bit(digit);
      }
    }
    grids.push_back(cells);
  }
  return grids;
}

std::vector<Cells> join(std::vector<Cells> some, const std::vector<Cells>& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

// Rows as the engine reads them.
struct Input {
  std::vector<std::uint8_t> bytes;
  std::size_t stride;
  const ByteTable* table;
  std::size_t count;
};

Input as_masks(const std::vector<Cells>& rows, std::size_t stride = 162) {
  Input input{{}, stride, nullptr, rows.size()};
  for (const Cells& row : rows) {
    input.bytes.resize(input.bytes.empty() ? 0 : input.bytes.size() + stride - 162, untouched);
    const auto bytes = bytes_of(row);
    input.bytes.insert(input.bytes.end(), bytes.begin(), bytes.end());
  }
  return input;
}

Input as_bytes(const std::vector<Digits>& rows, const ByteTable& table, std::uint8_t zero,
               std::size_t stride = 81) {
  Input input{{}, stride, &table, rows.size()};
  for (const Digits& row : rows) {
    input.bytes.resize(input.bytes.empty() ? 0 : input.bytes.size() + stride - 81, untouched);
    for (const int digit : row) input.bytes.push_back(static_cast<std::uint8_t>(zero + digit));
  }
  return input;
}

ByteTable make_table(std::uint8_t zero) {
  ByteTable table;
  table.fill(nonet::lockstep::not_allowed);
  table[zero] = all_digits;
  for (int digit = 1; digit <= 9; ++digit)
    table[static_cast<std::size_t>(zero + digit)] = bit(digit);
  return table;
}

struct Options {
  std::uint64_t limit = 2;
  int threads = 1;
  bool solutions = true;
  std::uint8_t one = 1;
  std::size_t out_stride = 81;
  bool pausing = false;  // at every look at the clock
};

struct Results {
  std::vector<std::int64_t> counts;
  std::vector<std::string> first;
  std::vector<std::string> second;

  bool operator==(const Results&) const = default;
};

// The rows of an output; what lies between them must be as it was.
std::vector<std::string> rows_of(const std::vector<std::uint8_t>& out, std::size_t stride) {
  std::vector<std::string> rows;
  for (std::size_t start = 0; start < out.size(); start += stride) {
    const auto row = out.begin() + static_cast<std::ptrdiff_t>(start);
    rows.emplace_back(row, row + 81);
    const auto next =
        out.begin() + static_cast<std::ptrdiff_t>(std::min(start + stride, out.size()));
    CHECK(std::all_of(row + 81, next, [](int byte) { return byte == untouched; }));
  }
  return rows;
}

Results solve(const Input& input, const InstructionSet& set, const Options& options = {},
              std::vector<Work>* work = nullptr) {
  Results results{std::vector<std::int64_t>(input.count, -7), {}, {}};
  const std::size_t size =
      input.count == 0 || !options.solutions ? 0 : (input.count - 1) * options.out_stride + 81;
  std::vector<std::uint8_t> first(size, untouched);
  std::vector<std::uint8_t> second(size, untouched);
  ArrayFeed feed;
  feed.rows = input.bytes.data();
  feed.stride = input.stride;
  feed.table = input.table;
  feed.count = input.count;
  feed.limit = options.limit;
  feed.first = options.solutions ? first.data() : nullptr;
  feed.second = options.solutions ? second.data() : nullptr;
  feed.out_stride = options.out_stride;
  feed.one = options.one;
  feed.counts = results.counts.data();
  if (work != nullptr) {
    work->resize(input.count);
    feed.work = work->data();
  }
  Batch batch(feed, set, options.threads);
  if (options.pausing) {
    std::size_t taken = 0;
    int pauses = 0;
    while (batch.run(Deadline(0)) == Outcome::paused) {
      ++pauses;
      CHECK(feed.taken() >= taken);
      taken = feed.taken();
    }
    CHECK(pauses > 0);
  } else {
    REQUIRE(batch.run(Deadline(long_enough)) == Outcome::exhausted);
  }
  CHECK(feed.taken() == input.count);
  results.first = rows_of(first, options.out_stride);
  results.second = rows_of(second, options.out_stride);
  return results;
}

// The same by every instruction set.
Results solve(const std::vector<Cells>& rows, const Options& options = {}) {
  const auto sets = nonet::lockstep::instruction_sets();
  const Results results = solve(as_masks(rows), sets.back(), options);
  for (const InstructionSet& set : sets) {
    CAPTURE(set.name);
    CHECK(solve(as_masks(rows), set, options) == results);
  }
  return results;
}

bool is_solution(std::string_view digits, const Cells& cells) {
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (digits[cell] < 1 || digits[cell] > 9 || (cells[cell] & bit(digits[cell])) == 0)
      return false;
  }
  for (int house = 0; house < layout().house_count(); ++house) {
    int seen = 0;
    for (int position = 0; position < 9; ++position) {
      seen |= bit(digits[static_cast<std::size_t>(layout().cell(house, position))]);
    }
    if (seen != all_digits) return false;
  }
  return true;
}

// The counts are right, and the outputs hold exactly as many solutions, all valid and different.
void check_results(const Results& results, const std::vector<Cells>& rows,
                   const std::vector<std::int64_t>& counts, std::int64_t limit) {
  const std::string nothing(81, 0);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    CAPTURE(row);
    const std::int64_t count = std::min(counts[row], limit);
    const std::string& first = results.first[row];
    const std::string& second = results.second[row];
    CHECK(results.counts[row] == count);
    CHECK((count >= 1 ? is_solution(first, rows[row]) : first == nothing));
    CHECK((count >= 2 ? is_solution(second, rows[row]) : second == nothing));
    CHECK((count < 2 || first != second));
  }
}

void check_up_to(const std::vector<std::uint64_t>& limits, const std::vector<Cells>& rows) {
  const std::vector<std::int64_t> counts = count_by_search(rows, limits.back());
  for (const std::uint64_t limit : limits) {
    CAPTURE(limit);
    const Results results = solve(rows, {.limit = limit});
    check_results(results, rows, counts, static_cast<std::int64_t>(limit));
    CHECK(solve(rows, {.limit = limit, .solutions = false}).counts == results.counts);
  }
}

}  // namespace

TEST_CASE("givens of text are counted, and what is no puzzle has none") {
  std::string rows = std::string(81, '.') + std::string(40, '9') + std::string(41, '0');
  rows += std::string(80, '*') + "1" + std::string(80, '_') + "?";
  std::array<std::uint8_t, 4> found{};
  const auto* data = reinterpret_cast<const std::uint8_t*>(rows.data());
  nonet::lockstep::count_givens({data, rows.size()}, found.data());
  CHECK(found == std::array<std::uint8_t, 4>{0, 40, 1, nonet::lockstep::no_puzzle});
}

TEST_CASE("every instruction set gives what the general search gives, up to any limit") {
  const std::vector<Cells> rows = join(make_puzzles(400, 1), make_hard_puzzles(8, 2));
  check_up_to({1, 2, 3, 300}, rows);
  const std::vector<std::int64_t> counts = count_by_search(rows, 300);
  for (const auto& [least, most] : {std::pair{0, 0}, {1, 1}, {2, 299}, {300, 300}}) {
    CHECK(std::ranges::count_if(counts, [least, most](std::int64_t count) {
            return least <= count && count <= most;
          }) > 20);
  }
  std::vector<Cells> countable;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (counts[row] < 300) countable.push_back(rows[row]);
  }
  CHECK(solve(countable, {.limit = ~std::uint64_t{0}}).counts == count_by_search(countable, 300));
}

TEST_CASE("solutions come in one order, wherever counting stops") {
  const std::vector<Cells> rows = make_puzzles(400, 13);
  const Results expected = solve(rows, {.limit = 3});
  CHECK(solve(rows, {.limit = 1}).first == expected.first);
  for (const std::uint64_t limit : {2, 30}) {
    const Results results = solve(rows, {.limit = limit});
    CHECK(results.first == expected.first);
    CHECK(results.second == expected.second);
  }
}

TEST_CASE("candidates of every density are solved") {
  check_up_to({2, 50}, make_random_candidates(rounds(300), 3));
}

TEST_CASE("candidates made to confuse end, with the right count") {
  Cells full;
  full.fill(all_digits);
  std::vector<Cells> rows = {full, Cells{}};
  for (std::size_t cell = 0; cell < 81; cell += 8) {
    rows.push_back(full);
    rows.back()[cell] = 0;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    const auto others = static_cast<std::uint16_t>(all_digits & ~bit(digit));
    rows.emplace_back().fill(bit(digit));
    rows.emplace_back().fill(others);
    // In one row, column or box, for all but one cell, and for one cell.
    for (const int house : {0, 4, 13, 17, 18, 22, 26}) {
      rows.push_back(full);
      rows.push_back(full);
      for (int position = 0; position < 9; ++position) {
        const auto cell = static_cast<std::size_t>(layout().cell(house, position));
        rows[rows.size() - 2][cell] = others;
        if (position != digit - 1) rows.back()[cell] = others;
      }
      rows.push_back(full);
      rows.back()[static_cast<std::size_t>(layout().cell(house, digit - 1))] = others;
    }
  }
  // The same few digits in every cell, and in every minirow.
  for (int size = 2; size < 9; ++size) {
    rows.emplace_back().fill(static_cast<std::uint16_t>((1 << size) - 1));
    Cells& cells = rows.emplace_back();
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const auto start = 3 * (cell / 9 + cell / 3 % 3 + cell / 27) % 9;
      for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
        cells[cell] |= bit(static_cast<int>((start + i) % 9 + 1));
      }
    }
  }
  check_up_to({1, 2, 30}, rows);
}

TEST_CASE("very many solutions are counted as far as is wanted") {
  Cells full;
  full.fill(all_digits);
  for (const std::size_t copies : {1, 3}) {
    const std::vector<Cells> rows(copies, full);
    for (const std::uint64_t limit : {1, 2, 3'000}) {
      const Results results = solve(rows, {.limit = limit});
      CHECK(results.counts == std::vector(copies, static_cast<std::int64_t>(limit)));
      CHECK(results.first == std::vector(copies, results.first.front()));
      CHECK(is_solution(results.first.front(), full));
    }
    CHECK(solve(rows, {.limit = 10'000, .solutions = false}).counts ==
          std::vector<std::int64_t>(copies, 10'000));
  }
}

TEST_CASE("a grid alone, shared by all lanes, gives what it gives among others") {
  const std::vector<Cells> rows = join(make_puzzles(60, 4), make_hard_puzzles(6, 5));
  const Results expected = solve(rows);
  for (const InstructionSet& set : nonet::lockstep::instruction_sets()) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      CAPTURE(set.name);
      CAPTURE(row);
      std::vector<Work> work;
      const Results alone = solve(as_masks({rows[row]}), set, {}, &work);
      CHECK(alone.counts.front() == expected.counts[row]);
      CHECK(alone.first.front() == expected.first[row]);
      CHECK(alone.second.front() == expected.second[row]);
      const auto [nodes, guesses, depth] = work.front();
      CHECK(nodes >= guesses + 1);
      CHECK(nodes <= 2 * guesses + 1);
      CHECK(depth <= guesses);
    }
  }
}

TEST_CASE("what a row gives does not depend on the one that had its lane before") {
  // Other guesses are found in these if they are looked for too early, after one round.
  const std::vector<std::string_view> puzzles = {
      "24..7.....5..817..897..31.6.....48.558...2......8...6......8.19.....5..31...97..2",
      "...7......3.2..7.42.9.841.6...6..94.6.8.19...9.............326.7....6..5.6.9.....",
      "...23..96....6.8..9......2..8......27.3.94...51..7......6..3.......8..133.841..69"};
  // Contradictory grids in which nothing follows, with every sum of all candidates in turn: what
  // is compared from round to round must not be taken from these.
  std::vector<Cells> before;
  for (int taken = 0; taken < 640; ++taken) {
    Cells cells;
    cells.fill(127);
    cells[0] = 0;
    int rest = taken;
    for (int digit = 7; digit >= 1; --digit) {
      for (std::size_t minirow = 1; minirow <= 26 && rest >= bit(digit); ++minirow) {
        const std::size_t position = (minirow / 3 + static_cast<std::size_t>(digit)) % 3;
        cells[3 * minirow + position] -= bit(digit);
        rest -= bit(digit);
      }
    }
    before.push_back(cells);
  }
  for (const InstructionSet& set : nonet::lockstep::instruction_sets()) {
    for (const std::string_view puzzle : puzzles) {
      CAPTURE(set.name);
      CAPTURE(puzzle);
      const auto lanes = static_cast<std::size_t>(set.lanes);
      std::vector<Cells> rows;
      for (const Cells& cells : before) {
        rows.insert(rows.end(), lanes, cells);
        rows.insert(rows.end(), lanes, cells_of(puzzle));
      }
      const Options options = {.limit = 1};
      const std::string expected = solve(as_masks({rows.back()}), set, options).first.front();
      const std::vector<std::string> found = solve(as_masks(rows), set, options).first;
      for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row / lanes % 2 == 1 && found[row] != expected) FAIL_CHECK("in row " << row);
      }
    }
  }
}

TEST_CASE("pausing at every look changes nothing") {
  const std::vector<Cells> rows =
      join(make_puzzles(rounds(1000), 6), make_random_candidates(rounds(400), 7));
  for (const std::uint64_t limit : {2, 10}) {
    const Results expected = solve(rows, {.limit = limit});
    CHECK(solve(rows, {.limit = limit, .pausing = true}) == expected);
    CHECK(solve(rows, {.limit = limit, .threads = 3, .pausing = true}) == expected);
  }
}

TEST_CASE("any number of threads gives the same") {
  const std::vector<Cells> rows = join(join(make_puzzles(rounds(1200), 8), make_hard_puzzles(6, 9)),
                                       make_random_candidates(rounds(200), 10));
  for (const std::uint64_t limit : {1, 2, 5}) {
    const Results expected = solve(rows, {.limit = limit});
    for (const int threads : {2, 8}) {
      CHECK(solve(rows, {.limit = limit, .threads = threads}) == expected);
    }
  }
  // More threads than rows, and no rows at all.
  const std::vector<Cells> few(rows.begin(), rows.begin() + 3);
  CHECK(solve(few, {.threads = 20}) == solve(few));
  CHECK(solve({}, {.threads = 4}) == Results{});
}

TEST_CASE("text, digits and candidates with gaps between rows read alike and write alike") {
  const std::vector<Digits> givens = make_givens(300, 11);
  std::vector<Cells> rows;
  for (const Digits& digits : givens) rows.push_back(cells_of(digits));
  const ByteTable digits_table = make_table(0);
  const ByteTable text_table = make_table('0');
  for (const InstructionSet& set : nonet::lockstep::instruction_sets()) {
    CAPTURE(set.name);
    const Results expected = solve(as_masks(rows), set);
    CHECK(solve(as_bytes(givens, digits_table, 0), set) == expected);
    CHECK(solve(as_bytes(givens, text_table, '0', 83), set, {.out_stride = 82}) == expected);
    CHECK(solve(as_masks(rows, 200), set, {.out_stride = 300}) == expected);
    Results text = solve(as_bytes(givens, text_table, '0', 82), set, {.one = '1'});
    for (std::string& line : text.first) {
      for (char& digit : line) {
        if (digit != 0) digit = static_cast<char>(digit - '0');
      }
    }
    CHECK(text.counts == expected.counts);
    CHECK(text.first == expected.first);
  }
}

TEST_CASE("a malformed row is marked and does not affect the others") {
  const std::vector<Digits> givens = make_givens(400, 12);
  const ByteTable table = make_table('0');
  const Input clean = as_bytes(givens, table, '0');
  // One wrong byte in every second row: each cell and each byte has its turn.
  Input spoilt = clean;
  std::vector<Cells> rows;
  for (std::size_t row = 0; row < givens.size(); ++row) {
    rows.push_back(cells_of(givens[row]));
    if (row % 2 == 0) continue;
    const auto byte = static_cast<std::uint8_t>(row / 2);
    if (table[byte] == nonet::lockstep::not_allowed) spoilt.bytes[81 * row + row / 2 % 81] = byte;
    rows[row][row / 2 % 81] |= static_cast<std::uint16_t>(0x200u << (row / 2 % 7));
  }
  const std::string nothing(81, 0);
  for (const InstructionSet& set : nonet::lockstep::instruction_sets()) {
    CAPTURE(set.name);
    const Results expected = solve(clean, set);
    for (const int threads : {1, 2}) {
      const Results text = solve(spoilt, set, {.threads = threads});
      const Results masks = solve(as_masks(rows), set, {.threads = threads});
      for (std::size_t row = 0; row < givens.size(); ++row) {
        CAPTURE(row);
        for (const Results* results : {&text, &masks}) {
          const bool wrong = results == &text ? spoilt.bytes[81 * row + row / 2 % 81] !=
                                                    clean.bytes[81 * row + row / 2 % 81]
                                              : row % 2 == 1;
          CHECK(results->counts[row] == (wrong ? ArrayFeed::malformed : expected.counts[row]));
          CHECK(results->first[row] == (wrong ? nothing : expected.first[row]));
          CHECK(results->second[row] == (wrong ? nothing : expected.second[row]));
        }
      }
    }
  }
}
