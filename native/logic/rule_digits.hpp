#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace nonet::logic {

// What a part of a rule says about the places of one digit, by their numbers among its cells.
struct RuleDigit {
  int digit = 0;
  bool is_needed = false;                    // one of its cells has the digit
  std::vector<std::uint32_t> excluded = {};  // by each place: those that lose the digit
  std::vector<std::uint32_t> implied = {};   // and those that have it, too
};

// Of all digits, for each part with the candidates that it had when it was asked: most of them are
// the same after the next step.
class RuleDigits {
 public:
  // Nothing where it was not asked, or has other candidates now.
  [[nodiscard]] const std::vector<RuleDigit>* find(int part, std::uint64_t digest) const {
    const auto known = entries_.find(part);
    if (known == entries_.end() || known->second.digest != digest) return nullptr;
    return &known->second.digits;
  }
  const std::vector<RuleDigit>& insert(int part, std::uint64_t digest,
                                       std::vector<RuleDigit> digits) {
    Entry& entry = entries_[part];
    entry = {digest, std::move(digits)};
    return entry.digits;
  }

 private:
  struct Entry {
    std::uint64_t digest = 0;
    std::vector<RuleDigit> digits = {};
  };
  std::unordered_map<int, Entry> entries_;
};

}  // namespace nonet::logic
