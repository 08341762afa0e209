#!/usr/bin/env node
// @ts-check
"use strict";

// The program is bundled by this package's `build` script; a checkout that was never built says so.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const program = join(__dirname, "..", "dist", "luau-defs.cjs");
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `luau-defs: Node 20.19 or newer is required; this is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
} else if (existsSync(program)) {
  require(program);
} else {
  process.stderr.write("luau-defs: not built yet. Run `npm run build:packages` first.\n");
  process.exitCode = 2;
}
