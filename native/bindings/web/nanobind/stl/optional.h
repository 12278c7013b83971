#pragma once

// Stands in for the header of nanobind of this name: all types are converted in one place.
#include "bindings/web/classes.hpp"
