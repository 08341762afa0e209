/** Preloaded (`node --require`) in each process that loads Gatsby. */
import path from "node:path";
import { uses } from "./lean-process";
import { keepLoadedModules } from "./loading-cache";
import { stubModules } from "./module-stubs";

if (uses("loading-cache")) keepLoadedModules(process.env["LEAN_MODULES"] ?? path.resolve("node_modules"));
stubModules();
