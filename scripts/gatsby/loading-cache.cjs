/**
 * Loaded into each process of `gatsby build` before all else. Gatsby is three thousand modules, and looking for them and
 * compiling them is a quarter of a build after a small edit. What a build found and compiled is kept in node_modules for
 * the next one, as long as the same is installed. Node has a cache of its own for compiled code from 22.1 on;
 * v8-compile-cache, the package for older ones, breaks modules that import others while they run.
 */
"use strict";
const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const vm = require("node:vm");
const { crc32 } = require("node:zlib");

const modules = path.join(__dirname, "../../node_modules");
const folder = path.join(modules, ".cache/gatsby-loading");
const file = path.join(folder, "modules.bin");
/** So few new modules are not worth writing the file again. */
const few = 50;

const installed = digestOfInstalled();
if (installed !== null) keep(read(installed));

/** npm writes this file whenever it puts a package into the folder or takes one out. */
function digestOfInstalled() {
  try {
    return createHash("sha256").update(readFileSync(path.join(modules, ".package-lock.json"))).update(`${process.version} ${process.arch}`).digest("hex");
  } catch {
    return null;
  }
}

/**
 * The file: a checksum of what follows and the length of its head, in four bytes each, the head in JSON, the compiled code
 * of one module after the other. Node does not look whether compiled code is whole: it crashes, or does something else.
 * @returns {{ installed: string, paths: Record<string, string>, code: Map<string, Buffer> }}
 */
function read(installed) {
  try {
    const all = readFileSync(file);
    let end = 8 + all.readUInt32LE(4);
    const head = JSON.parse(all.toString("utf8", 8, end));
    const isWhole = crc32(all.subarray(4)) === all.readUInt32LE(0);
    if (isWhole && head.installed === installed) return { installed, paths: present(head.paths), code: new Map(head.code.map(([key, size]) => [key, all.subarray(end, (end += size))])) };
  } catch {
    // There is none yet, or it is of no use.
  }
  return { installed, paths: {}, code: new Map() };
}

/** Node would not look for the others again: packages that are being worked on change without npm. */
function present(paths) {
  return Object.fromEntries(Object.entries(paths).filter(([, target]) => existsSync(target)));
}

function keep({ installed, paths, code }) {
  Object.assign(Module._pathCache, paths);
  const fresh = new Map();
  if (Module.enableCompileCache) Module.enableCompileCache(folder);
  else compileBy(code, fresh);
  // Other processes, which have a channel to this one, load less.
  if (process.send) return;
  process.on("exit", () => {
    const found = Object.fromEntries(Object.entries(Module._pathCache).filter(([, target]) => target.startsWith(modules)));
    const isSame = fresh.size < few && Object.keys(found).length < Object.keys(paths).length + few;
    if (!isSame) write({ installed, paths: found }, [...code, ...[...fresh].map(([key, script]) => [key, script.createCachedData()])]);
  });
}

/** Has packages compiled from the code that is kept; the scripts that have none go into `fresh`. */
function compileBy(code, fresh) {
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, format) {
    const script = scriptOf(content, filename, code, fresh);
    if (script === null) return compile.call(this, content, filename, format);
    return Reflect.apply(script.runInThisContext(), this.exports, [this.exports, requireOf(this), this, filename, path.dirname(filename)]);
  };
}

/** Our own code changes, and what imports while it runs cannot do so when it comes from kept code: Node compiles both. */
function scriptOf(content, filename, code, fresh) {
  if (!filename.startsWith(modules) || /\bimport\s*\(/.test(content)) return null;
  const key = createHash("sha1").update(filename).update("\0").update(content).digest("base64");
  const cachedData = code.get(key);
  try {
    const script = new vm.Script(Module.wrap(content), { filename, cachedData });
    if (cachedData === undefined || script.cachedDataRejected) {
      code.delete(key);
      fresh.set(key, script);
    }
    return script;
  } catch {
    // Not CommonJS: Node knows what to do, or says what is wrong.
    return null;
  }
}

/** What a module knows as `require`. */
function requireOf(module) {
  const resolve = Object.assign((request, options) => Module._resolveFilename(request, module, false, options), { paths: (request) => Module._resolveLookupPaths(request, module) });
  return Object.assign((request) => module.require(request), { resolve, main: process.mainModule, extensions: Module._extensions, cache: Module._cache });
}

function write(head, code) {
  const text = Buffer.from(JSON.stringify({ ...head, code: code.map(([key, { length }]) => [key, length]) }));
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32LE(text.length);
  const all = Buffer.concat([length, text, ...code.map(([, data]) => data)]);
  checksum.writeUInt32LE(crc32(all));
  const next = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(next, Buffer.concat([checksum, all]));
    renameSync(next, file);
  } catch {
    // A folder that cannot be written to: the next build takes as long as this one.
  }
}
