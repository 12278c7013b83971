#pragma once

#include <nanobind/nanobind.h>

void bind_constraints(nanobind::module_& module);
void bind_core(nanobind::module_& module);
void bind_equivalence(nanobind::module_& module);
void bind_generator(nanobind::module_& module);
void bind_logic(nanobind::module_& module);
void bind_rating(nanobind::module_& module);
void bind_solver(nanobind::module_& module);
