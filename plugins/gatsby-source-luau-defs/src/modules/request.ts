import path from "node:path";
import type { Value } from "full-moon-wasm";

/** What `require` is given, as text: `./x`, or `script.Parent.x`; empty where that is not written out. */
export function requestOf(value: Value): string {
  switch (value.kind) {
    case "text":
      return value.value;
    case "path":
      return value.names.map(({ text }) => text).join(".");
    case "cast":
      return requestOf(value.value);
    case "index":
      return below(requestOf(value.base), value.name?.text);
    case "call": {
      // `script.Parent:WaitForChild("x")`
      const [name] = value.arguments;
      return value.method !== null && CHILD.has(value.method.text) && name?.kind === "text"
        ? below(requestOf(value.callee), name.value)
        : "";
    }
    default:
      return "";
  }
}

const CHILD = new Set(["WaitForChild", "FindFirstChild"]);

const below = (base: string, name: string | undefined): string =>
  base === "" || name === undefined ? "" : `${base}.${name}`;

/** The paths, without ending, that a request may mean in a file, the likeliest first. */
export function requiredPaths(
  file: string,
  request: string,
  aliases: ReadonlyMap<string, string>,
): readonly string[] {
  const folder = path.posix.dirname(file);
  const isInit = /^init\.(?:d\.)?luau?$/.test(path.posix.basename(file));
  const join = (base: string, ...rest: readonly string[]): string => path.posix.join(base, ...rest);
  if (/^script(?:\.|$)/.test(request)) return [scriptPath(file, request.split(".").slice(1), isInit)];
  if (request.startsWith("@self/")) return [join(folder, request.slice(6))];
  if (request.startsWith("@")) {
    const [alias = "", ...rest] = request.slice(1).split("/");
    const target = aliases.get(alias.toLowerCase());
    return target === undefined ? [] : [join(target, ...rest)];
  }
  // Of an `init.luau`, `./` is beside its folder by Luau's rules, and in it by older ones.
  if (/^\.\.?\//.test(request))
    return isInit ? [join(folder, "..", request), join(folder, request)] : [join(folder, request)];
  return request === "" ? [] : [join(folder, request)];
}

/** `script.Parent.x`: a script is a folder of what lies below it, an `init` is its folder. */
function scriptPath(file: string, names: readonly string[], isInit: boolean): string {
  const script = isInit ? path.posix.dirname(file) : file.replace(/(?:\.d)?\.luau?$/, "");
  return names.reduce((at, name) => path.posix.join(at, name === "Parent" ? ".." : name), script);
}
