// @ts-check
/** How Luau and the bridge are compiled and linked. A change to these needs a new `.wasm`. */

/** Luau's parts, in the order in which they include each other. */
export const PARTS = ["Common", "Ast", "Bytecode", "Compiler", "Config", "Analysis", "VM"];

export const COMPILE = [
  "-std=c++17",
  "-Os",
  // Luau throws; these are the exceptions that browsers have had since 2021 to 2022.
  "-fwasm-exceptions",
  "-fno-rtti",
  "-fno-math-errno",
  "-ffunction-sections",
  "-fdata-sections",
  "-DNDEBUG",
];

export const LINK = [
  "-O0",
  "-sASSERTIONS=0",
  "-fwasm-exceptions",
  // No JavaScript of emscripten's: instance.ts supplies the imports.
  "-sSTANDALONE_WASM",
  "--no-entry",
  "-sERROR_ON_UNDEFINED_SYMBOLS=0",
  "-sALLOW_MEMORY_GROWTH=1",
  "-sINITIAL_MEMORY=32MB",
  "-sMAXIMUM_MEMORY=512MB",
  // With 1 MB, a sum of 900 terms overflows the stack. It is first, so that an overflow traps.
  "-sTOTAL_STACK=8MB",
  "-Wl,--stack-first",
  "-Wl,--wrap=emscripten_resize_heap",
];

/** Unlike `-Os`, it inlines the small functions of Luau's containers: checks take two thirds of the time. */
export const OPTIMISE = ["-O3", "--all-features", "--strip-debug", "--strip-producers"];
