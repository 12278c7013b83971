#pragma once

#include <nanobind/nanobind.h>

void bind_generator(nanobind::module_& module);
void bind_canonical(nanobind::module_& module);
void bind_generate(nanobind::module_& module);
void bind_layout(nanobind::module_& module);
void bind_lockstep(nanobind::module_& module);
void bind_logic(nanobind::module_& module);
void bind_rate(nanobind::module_& module);
void bind_search(nanobind::module_& module);
