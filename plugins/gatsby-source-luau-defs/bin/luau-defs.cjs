#!/usr/bin/env node
"use strict";

// The program is bundled by this package's `build` script; a checkout that was never built says so.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const program = join(__dirname, "..", "dist", "luau-defs.cjs");
if (existsSync(program)) {
  require(program);
} else {
  process.stderr.write("luau-defs: not built yet. Run `npm run build:packages` first.\n");
  process.exitCode = 2;
}
