#pragma once

#include <cstdint>
#include <type_traits>

#include "bindings/web/objects.hpp"

// Buffers of numbers, as copies: writable ones are written back by Python after the call.
namespace nanobind {

template <int>
struct ndim {};
struct c_contig {};
namespace device {
struct cpu {};
}  // namespace device

template <class Number, class...>
class ndarray {
 public:
  using is_array = void;
  static constexpr bool is_writable = !std::is_const_v<Number>;

  explicit ndarray(nonet::web::ValuePointer value) : value_(std::move(value)) {
    if (bytes().size() % sizeof(Number) != 0) {
      throw nonet::web::TypeFailure("expected a buffer of other numbers");
    }
  }
  [[nodiscard]] Number* data() const {
    return reinterpret_cast<Number*>(const_cast<std::uint8_t*>(bytes().data()));
  }
  [[nodiscard]] std::size_t size() const { return bytes().size() / sizeof(Number); }

 private:
  [[nodiscard]] const nonet::web::Bytes& bytes() const {
    return value_->as<nonet::web::Bytes>("expected a buffer");
  }

  nonet::web::ValuePointer value_;
};

}  // namespace nanobind
