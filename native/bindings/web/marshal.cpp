#include "bindings/web/marshal.hpp"

#include <limits>
#include <utility>

namespace nonet::web {
namespace {

constexpr int digit_bits = 15;
constexpr int most_depth = 1000;

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> data) : rest_(data) {}

  ValuePointer read() {
    const auto code = static_cast<std::uint8_t>(number(1));
    const char kind = static_cast<char>(code & 0x7F);
    if (kind == 'r') return known_.at(number(4));
    const ValuePointer value = make_value(std::monostate());
    if ((code & 0x80) != 0) known_.push_back(value);
    fill(*value, kind);
    return value;
  }

 private:
  void fill(Value& value, char kind) {
    switch (kind) {
      case 'N':
        return;
      case 'T':
      case 'F':
        value.content = kind == 'T';
        return;
      case 'i':
        value.content = static_cast<std::int32_t>(number(4));
        return;
      case 'l':
        value.content = large();
        return;
      case 'g':
        value.content = std::bit_cast<double>(number(8));
        return;
      case 's':
        value.content = copied<Bytes>(number(4));
        return;
      case 'u':
      case 't':
      case 'a':
      case 'A':
        value.content = copied<std::string>(number(4));
        return;
      case 'z':
      case 'Z':
        value.content = copied<std::string>(number(1));
        return;
      case ')':
        return items(value, number(1));
      case '(':
      case '[':
        return items(value, number(4));
      default:
        throw TypeFailure("a value of a kind that the core does not take");
    }
  }

  std::span<const std::uint8_t> next(std::size_t length) {
    if (length > rest_.size()) throw TypeFailure("values that are cut off");
    const auto taken = rest_.first(length);
    rest_ = rest_.subspan(length);
    return taken;
  }
  std::uint64_t number(std::size_t length) {
    std::uint64_t value = 0;
    int shift = 0;
    for (const std::uint8_t byte : next(length)) {
      value |= std::uint64_t{byte} << shift;
      shift += 8;
    }
    return value;
  }
  template <class Content>
  Content copied(std::uint64_t length) {
    const auto taken = next(static_cast<std::size_t>(length));
    return Content(taken.begin(), taken.end());
  }
  LargeInteger large() {
    const auto count = static_cast<std::int32_t>(number(4));
    LargeInteger value{count < 0, {}};
    for (std::int64_t i = 0; i < std::abs(std::int64_t{count}); ++i) {
      value.digits.push_back(static_cast<std::uint16_t>(number(2)));
    }
    return value;
  }
  void items(Value& value, std::uint64_t count) {
    if (++depth_ > most_depth) throw TypeFailure("values less deep in each other");
    Items items;
    for (std::uint64_t i = 0; i < count; ++i) items.push_back(read());
    value.content = std::move(items);
    --depth_;
  }

  std::span<const std::uint8_t> rest_;
  std::vector<ValuePointer> known_;
  int depth_ = 0;
};

}  // namespace

ValuePointer read_marshal(std::span<const std::uint8_t> data) { return Reader(data).read(); }

void Writer::integer(std::int64_t value) {
  using Small = std::numeric_limits<std::int32_t>;
  if (value >= Small::min() && value <= Small::max()) {
    byte('i');
    raw(static_cast<std::uint64_t>(value), 4);
  } else {
    const auto bits = static_cast<std::uint64_t>(value);
    large(value < 0, value < 0 ? 0 - bits : bits);
  }
}

void Writer::large(bool is_negative, std::uint64_t magnitude) {
  std::vector<std::uint16_t> digits;
  for (; magnitude != 0; magnitude >>= digit_bits) {
    digits.push_back(static_cast<std::uint16_t>(magnitude & ((1 << digit_bits) - 1)));
  }
  const auto count = static_cast<std::int64_t>(digits.size());
  byte('l');
  raw(static_cast<std::uint64_t>(is_negative ? -count : count), 4);
  for (const std::uint16_t digit : digits) raw(digit, 2);
}

}  // namespace nonet::web
