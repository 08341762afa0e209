/** Preloaded (`node --require`) in each process that loads Gatsby. */
import path from "node:path";
import { uses } from "./lean-process";
import { keepLoadedModules } from "./loading-cache";
import { stubModules } from "./module-stubs";

const {
  LEAN_MODULES: modules = path.resolve("node_modules"),
  LEAN_CACHE: cache = path.join(modules, ".cache"),
} = process.env;

if (uses("loading-cache")) keepLoadedModules(modules, cache);
stubModules();
