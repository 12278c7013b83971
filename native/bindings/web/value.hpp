#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace nonet::web {

// A value is not of the type that a function takes: a TypeError.
class TypeFailure : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

struct Value;
using ValuePointer = std::shared_ptr<Value>;
using Items = std::vector<ValuePointer>;

// An object of a registered class, and what it refers to.
struct Instance {
  Instance() = default;
  Instance(const Instance&) = delete;
  Instance& operator=(const Instance&) = delete;
  ~Instance() {
    if (destroy != nullptr) destroy(object);
  }

  const void* type = nullptr;
  void* object = nullptr;
  void (*destroy)(void*) = nullptr;
  std::vector<std::shared_ptr<Instance>> kept;
  Items buffers;  // writable, for as long as the object is there
};

// An integer beyond 32 bits, in digits of 15 bits, the lowest first.
struct LargeInteger {
  bool is_negative;
  std::vector<std::uint16_t> digits;
};

using Bytes = std::vector<std::uint8_t>;

// A value of Python, as read from its marshal format.
struct Value {
  std::variant<std::monostate, bool, std::int32_t, LargeInteger, double, Bytes, std::string, Items,
               std::shared_ptr<Instance>>
      content;

  template <class Content>
  [[nodiscard]] const Content& as(const char* expected) const {
    const auto* const found = std::get_if<Content>(&content);
    if (found == nullptr) throw TypeFailure(expected);
    return *found;
  }
  [[nodiscard]] bool is_none() const { return std::holds_alternative<std::monostate>(content); }
};

template <class Content>
ValuePointer make_value(Content content) {
  return std::make_shared<Value>(Value{std::move(content)});
}

}  // namespace nonet::web
