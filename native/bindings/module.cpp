#include "bindings/module.hpp"

#include <nanobind/stl/string.h>

#include <string>

namespace {

std::string build_info() {
#if defined(__clang__)
  const std::string compiler = "clang " __clang_version__;
#elif defined(__GNUC__)
  const std::string compiler = "gcc " __VERSION__;
#elif defined(_MSC_VER)
  const std::string compiler = "msvc " + std::to_string(_MSC_VER);
#else
  const std::string compiler = "unknown compiler";
#endif
#if defined(NDEBUG)
  return compiler + ", optimised";
#else
  return compiler + ", debug";
#endif
}

}  // namespace

NB_MODULE(_native, module) {
  // Objects that a thread still holds at exit are not leaks worth a page of warnings.
  nanobind::set_leak_warnings(false);
  module.doc() = "The native core of nonet. Private: use the functions of the nonet package.";
  module.def("build_info", &build_info, "Compiler and kind of build.");
  bind_core(module);
  bind_constraints(module);
  bind_solver(module);
  bind_generator(module);
  bind_equivalence(module);
  bind_logic(module);
  bind_rating(module);
}
