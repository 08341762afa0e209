import path from "node:path";
import type { Value } from "full-moon-wasm";

/** The argument of `require` as text: `./x`, or `script.Parent.x`; empty if it is computed. */
export function requirePathOf(value: Value): string {
  switch (value.kind) {
    case "text":
      return value.value;
    case "path":
      return value.names.map(({ text }) => text).join(".");
    case "cast":
      return requirePathOf(value.value);
    case "index":
      return below(requirePathOf(value.base), value.name?.text);
    case "call": {
      // `script.Parent:WaitForChild("x")`
      const [name] = value.arguments;
      return value.method !== null && CHILD.has(value.method.text) && name?.kind === "text"
        ? below(requirePathOf(value.callee), name.value)
        : "";
    }
    default:
      return "";
  }
}

const CHILD = new Set(["WaitForChild", "FindFirstChild"]);

const below = (base: string, name: string | undefined): string =>
  base === "" || name === undefined ? "" : `${base}.${name}`;

/** The paths, without extension, that a request may resolve to, most likely first. */
export function requiredPaths(
  file: string,
  requirePath: string,
  aliases: ReadonlyMap<string, string>,
): readonly string[] {
  const folder = path.posix.dirname(file);
  const isInit = /^init\.(?:d\.)?luau?$/.test(path.posix.basename(file));
  const join = (base: string, ...rest: readonly string[]): string => path.posix.join(base, ...rest);
  if (/^script(?:\.|$)/.test(requirePath)) return [scriptPath(file, requirePath.split(".").slice(1), isInit)];
  if (requirePath.startsWith("@self/")) return [join(folder, requirePath.slice(6))];
  if (requirePath.startsWith("@")) {
    const [alias = "", ...rest] = requirePath.slice(1).split("/");
    const target = aliases.get(alias.toLowerCase());
    return target === undefined ? [] : [join(target, ...rest)];
  }
  // In an `init.luau`, `./` is relative to the parent folder by Luau's current rules, and to its own folder
  // by older ones.
  if (/^\.\.?\//.test(requirePath))
    return isInit
      ? [join(folder, "..", requirePath), join(folder, requirePath)]
      : [join(folder, requirePath)];
  return requirePath === "" ? [] : [join(folder, requirePath)];
}

/** `script.Parent.x`: a script is the folder of its children, and an `init` is its own folder. */
function scriptPath(file: string, names: readonly string[], isInit: boolean): string {
  const script = isInit ? path.posix.dirname(file) : file.replace(/(?:\.d)?\.luau?$/, "");
  return names.reduce((at, name) => path.posix.join(at, name === "Parent" ? ".." : name), script);
}
