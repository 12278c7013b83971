#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#include "bindings/web/value.hpp"

using PyObject = nonet::web::Value;

// What nanobind calls the objects of Python, over values that were read.
namespace nanobind {

class object;

class handle {
 public:
  explicit handle(nonet::web::ValuePointer value) : value_(std::move(value)) {}

  [[nodiscard]] PyObject* ptr() const { return value_.get(); }
  [[nodiscard]] const nonet::web::ValuePointer& value() const { return value_; }
  [[nodiscard]] bool is_none() const { return value_->is_none(); }

  [[nodiscard]] const nonet::web::Items& items() const {
    return value_->as<nonet::web::Items>("expected a sequence");
  }
  handle operator[](std::size_t number) const {
    if (number >= items().size()) throw nonet::web::TypeFailure("expected a longer sequence");
    return handle(items()[number]);
  }

  class iterator {
   public:
    explicit iterator(nonet::web::Items::const_iterator at) : at_(at) {}
    handle operator*() const { return handle(*at_); }
    iterator& operator++() {
      ++at_;
      return *this;
    }
    bool operator==(const iterator&) const = default;

   private:
    nonet::web::Items::const_iterator at_;
  };
  [[nodiscard]] iterator begin() const { return iterator(items().begin()); }
  [[nodiscard]] iterator end() const { return iterator(items().end()); }

  class Method;
  Method attr(std::string_view name) const;

 private:
  nonet::web::ValuePointer value_;
};

class object : public handle {
 public:
  using handle::handle;
  explicit object(const handle& other) : handle(other) {}
};

inline object none() { return object(nonet::web::make_value(std::monostate())); }
inline std::size_t len(const handle& sequence) { return sequence.items().size(); }

class tuple : public object {
 public:
  using object::object;
};

class bytes : public object {
 public:
  using object::object;
  bytes(const void* data, std::size_t length)
      : object(nonet::web::make_value(
            nonet::web::Bytes(static_cast<const std::uint8_t*>(data),
                              static_cast<const std::uint8_t*>(data) + length))) {}

  [[nodiscard]] const void* data() const { return all().data(); }
  [[nodiscard]] std::size_t size() const { return all().size(); }

 private:
  [[nodiscard]] const nonet::web::Bytes& all() const {
    return ptr()->as<nonet::web::Bytes>("expected bytes");
  }
};

struct ellipsis {};

template <class Base, class... Types>
class typed : public Base {
 public:
  using Base::Base;
};

// The methods that integers have.
class handle::Method {
 public:
  Method(nonet::web::ValuePointer self, std::string_view name)
      : self_(std::move(self)), name_(name) {}

  object operator()() const {
    if (name_ != "bit_length") throw nonet::web::TypeFailure("expected a method of integers");
    const auto digits = digits_of_self();
    if (digits.empty()) return integer(0);
    const auto below = static_cast<int>(15 * (digits.size() - 1));
    return integer(below + static_cast<int>(std::bit_width(digits.back())));
  }
  object operator()(std::size_t length, std::string_view order) const {
    if (name_ != "to_bytes" || order != "little") {
      throw nonet::web::TypeFailure("expected a method of integers");
    }
    nonet::web::Bytes found(length);
    const auto digits = digits_of_self();
    for (std::size_t bit = 0; bit < std::min(15 * digits.size(), 8 * length); ++bit) {
      const int is_set = digits[bit / 15] >> bit % 15 & 1;
      found[bit / 8] = static_cast<std::uint8_t>(found[bit / 8] | is_set << bit % 8);
    }
    return object(nonet::web::make_value(std::move(found)));
  }

 private:
  static object integer(std::int32_t value) { return object(nonet::web::make_value(value)); }
  [[nodiscard]] std::vector<std::uint16_t> digits_of_self() const {
    if (const auto* const small = std::get_if<std::int32_t>(&self_->content)) {
      std::vector<std::uint16_t> digits;
      for (auto rest = static_cast<std::uint32_t>(*small); rest != 0; rest >>= 15) {
        digits.push_back(static_cast<std::uint16_t>(rest & 0x7FFF));
      }
      return digits;
    }
    return self_->as<nonet::web::LargeInteger>("expected an integer").digits;
  }

  nonet::web::ValuePointer self_;
  std::string_view name_;
};

inline handle::Method handle::attr(std::string_view name) const { return {value_, name}; }

}  // namespace nanobind
