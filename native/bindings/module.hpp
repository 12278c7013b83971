#pragma once

#include <nanobind/nanobind.h>

void bind_generator(nanobind::module_& module);
void bind_equivalence(nanobind::module_& module);
void bind_full_grids(nanobind::module_& module);
void bind_layout(nanobind::module_& module);
void bind_lockstep(nanobind::module_& module);
void bind_logic(nanobind::module_& module);
void bind_rating(nanobind::module_& module);
void bind_search(nanobind::module_& module);
