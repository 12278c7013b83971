# WebAssembly by zig (`ziglang` on PyPI), given as CMAKE_CXX_COMPILER.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -g0")
# A quarter less to download, and not slower: engines of browsers optimise by themselves.
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG" CACHE STRING "")
# The stack is larger than usual: searches are deep. Memory grows as needed.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,-z,stack-size=1048576 -Wl,--export=__stack_pointer -Wl,--strip-all")
