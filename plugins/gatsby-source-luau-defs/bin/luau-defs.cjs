#!/usr/bin/env node
"use strict";

// The program is bundled by this package's `build` script; a checkout that was never built says so.
const { existsSync } = require("node:fs");
const { join } = require("node:path");
const { setFlagsFromString } = require("node:v8");

// A command is over before most of what V8's optimising compiler makes has paid for itself, and on few cores
// the compiler is in the way: functions have to run eight times as long as elsewhere before it takes them up.
if (process.argv[2] !== "lsp") setFlagsFromString("--interrupt-budget=540000");

const program = join(__dirname, "..", "dist", "luau-defs.cjs");
if (existsSync(program)) {
  require(program);
} else {
  process.stderr.write("luau-defs: not built yet. Run `npm run build:packages` first.\n");
  process.exitCode = 2;
}
