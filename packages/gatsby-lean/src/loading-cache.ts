import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import Module from "node:module";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import vm from "node:vm";
import { crc32 } from "node:zlib";

/** The parts of Node's module loader that are missing from its types. */
interface Loader {
  readonly _pathCache: Record<string, string>;
  readonly prototype: { _compile(this: NodeJS.Module, text: string, file: string, format?: string): unknown };
  readonly _extensions: unknown;
  readonly _cache: unknown;
  _resolveFilename(request: string, parent: NodeJS.Module, isMain: boolean, options?: object): string;
  _resolveLookupPaths(request: string, parent: NodeJS.Module): unknown;
  readonly enableCompileCache?: (folder: string) => void;
}

interface Kept {
  /** Digest of the installed packages. */
  readonly installed: string;
  /** Node's cache of resolved module paths. */
  readonly paths: Readonly<Record<string, string>>;
  /** V8's compiled code, by a digest of the module's file and text. */
  readonly code: Map<string, Uint8Array>;
}

const loader = Module as unknown as Loader;
/** Number of new modules below which the file is not rewritten. */
const FEW = 50;

/**
 * Caches the resolved paths and V8 code of packages' modules across processes, as long as the same packages
 * are installed. From Node 22.1 on, Node caches the code itself.
 * @param modules the `node_modules` of those packages
 * @param cache the folder to cache in
 */
export function keepLoadedModules(modules: string, cache: string): void {
  const installed = digestOfInstalled(modules);
  if (installed === null) return;
  const folder = path.join(cache, "gatsby-loading");
  const file = path.join(folder, "modules.bin");
  const { paths, code } = read(file, installed);
  Object.assign(loader._pathCache, paths);
  const fresh = new Map<string, vm.Script>();
  if (loader.enableCompileCache) loader.enableCompileCache(folder);
  else compileBy(modules, code, fresh);
  // A process with a channel to its parent loads fewer modules than the parent.
  if (process.send) return;
  process.on("exit", () => {
    const found = Object.fromEntries(
      Object.entries(loader._pathCache).filter(([, target]) => target.startsWith(modules)),
    );
    if (fresh.size < FEW && Object.keys(found).length < Object.keys(paths).length + FEW) return;
    for (const [key, script] of fresh) code.set(key, script.createCachedData());
    write(file, { installed, paths: found, code });
  });
}

/** npm writes this file whenever it changes the folder. */
function digestOfInstalled(modules: string): string | null {
  try {
    const hash = createHash("sha256").update(readFileSync(path.join(modules, ".package-lock.json")));
    return hash.update(`${process.version} ${process.arch}`).digest("hex");
  } catch {
    return null;
  }
}

/** The file contains a checksum of its contents: V8 crashes on damaged code, or executes something else. */
function read(file: string, installed: string): Kept {
  try {
    const all = readFileSync(file);
    const body = all.subarray(4);
    const kept = crc32(body) === all.readUInt32LE(0) ? (deserialize(body) as Kept) : null;
    if (kept?.installed === installed) return { ...kept, paths: existing(kept.paths) };
  } catch {
    // It does not exist yet, or is invalid.
  }
  return { installed, paths: {}, code: new Map() };
}

/** Node would not search for missing files again, and linked packages change without npm. */
const existing = (paths: Kept["paths"]): Kept["paths"] =>
  Object.fromEntries(Object.entries(paths).filter(([, target]) => existsSync(target)));

function write(file: string, kept: Kept): void {
  const body = serialize(kept);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(body));
  const next = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(next, Buffer.concat([checksum, body]));
    renameSync(next, file);
  } catch {
    // The folder is read-only: the next build is as slow as this one.
  }
}

/** Compiles packages from cached code, and adds scripts without any to `fresh`. */
function compileBy(modules: string, code: Kept["code"], fresh: Map<string, vm.Script>): void {
  const compile = loader.prototype._compile;
  loader.prototype._compile = function (text, file, format) {
    // Our own code changes, and dynamic imports do not work in cached code: Node compiles both.
    const isKept = file.startsWith(modules) && !/\bimport\s*\(/.test(text);
    const script = isKept ? scriptOf(text, file, code, fresh) : null;
    if (script === null) return compile.call(this, text, file, format);
    const run = script.runInThisContext() as (...args: unknown[]) => unknown;
    return Reflect.apply(run, this.exports, [this.exports, requireOf(this), this, file, path.dirname(file)]);
  };
}

function scriptOf(
  text: string,
  file: string,
  code: Kept["code"],
  fresh: Map<string, vm.Script>,
): vm.Script | null {
  const key = createHash("sha1").update(file).update("\0").update(text).digest("base64");
  const cachedData = code.get(key);
  try {
    const script = new vm.Script(Module.wrap(text), {
      filename: file,
      ...(cachedData && { cachedData: Buffer.from(cachedData) }),
    });
    if (cachedData === undefined || script.cachedDataRejected) fresh.set(key, script);
    return script;
  } catch {
    // Not CommonJS: Node compiles it, or reports the error.
    return null;
  }
}

/** `require` as provided to a module. */
function requireOf(module: NodeJS.Module): object {
  const resolve = (request: string, options?: object): string =>
    loader._resolveFilename(request, module, false, options);
  const paths = (request: string): unknown => loader._resolveLookupPaths(request, module);
  const own = { main: process.mainModule, extensions: loader._extensions, cache: loader._cache };
  return Object.assign((request: string): unknown => module.require(request), own, {
    resolve: Object.assign(resolve, { paths }),
  });
}
