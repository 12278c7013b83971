#pragma once

// Stands in for the header of nanobind of this name.
#include "bindings/web/array.hpp"
