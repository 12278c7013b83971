#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "bindings/web/value.hpp"

namespace nonet::web {

// The name of a class or an enumeration in Python. Its address identifies the type.
template <class Type>
inline std::string type_name;

// Python holds objects by their numbers, and says when it lets go of one.
std::int32_t add_instance(std::shared_ptr<Instance> instance);
const std::shared_ptr<Instance>& find_instance(std::int32_t number);

template <class Class>
std::shared_ptr<Instance> make_instance(Class* object) {
  auto instance = std::make_shared<Instance>();
  instance->type = &type_name<Class>;
  instance->object = object;
  instance->destroy = [](void* pointer) { delete static_cast<Class*>(pointer); };
  return instance;
}

// An argument of a class is the number of an object.
template <class Class>
const std::shared_ptr<Instance>& instance_of(const Value& value) {
  const auto* const own = std::get_if<std::shared_ptr<Instance>>(&value.content);
  const auto& found =
      own != nullptr ? *own : find_instance(value.as<std::int32_t>("expected an object"));
  if (found->type != &type_name<Class>) throw TypeFailure("expected an object of another class");
  return found;
}

}  // namespace nonet::web
