import path from "node:path";
import type { Value } from "full-moon-wasm";

/**
 * The argument of `require` as text: `./x`, or `script.Parent.x`; empty if it is computed.
 * @param placeOf what is known of a local: `script.Parent` of `local Package = script.Parent`
 */
export function requirePathOf(value: Value, placeOf: (local: string) => string | undefined): string {
  switch (value.kind) {
    case "text":
      return value.value;
    case "path": {
      const [root = "", ...rest] = value.names.map(({ text }) => text);
      return [placeOf(root) ?? root, ...rest].join(".");
    }
    case "cast":
      return requirePathOf(value.value, placeOf);
    case "index":
      return below(requirePathOf(value.base, placeOf), value.name?.text);
    case "call": {
      // `script.Parent:WaitForChild("x")`
      const [name] = value.arguments;
      if (value.method === null || name?.kind !== "text") return "";
      const base = requirePathOf(value.callee, placeOf);
      if (value.method.text === "FindFirstAncestor") return below(base, ancestorNamed(name.value));
      return CHILD.has(value.method.text) ? below(base, name.value) : "";
    }
    default:
      return "";
  }
}

const CHILD = new Set(["WaitForChild", "FindFirstChild", "GetService"]);

const below = (base: string, name: string | undefined): string =>
  base === "" || name === undefined ? "" : `${base}.${name}`;

/** The place of an object in Roblox' tree, as opposed to a path of files. */
export const isInstancePath = (path: string): boolean => /^(?:script|game|workspace)(?:\.|$)/.test(path);

const ancestorNamed = (name: string): string => `(${name})`;

/** The paths, without extension, that a request may resolve to, most likely first. */
export function requiredPaths(
  file: string,
  requirePath: string,
  aliases: ReadonlyMap<string, string>,
): readonly string[] {
  const folder = path.posix.dirname(file);
  const isInit = /^init\.(?:d\.)?luau?$/.test(path.posix.basename(file));
  const join = (base: string, ...rest: readonly string[]): string => path.posix.join(base, ...rest);
  if (isInstancePath(requirePath)) {
    const [root, ...names] = requirePath.split(".");
    const found = root === "script" ? scriptPath(file, names, isInit) : null;
    return found === null ? [] : [found];
  }
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

/**
 * `script.Parent.x`: a script is the folder of its children, and an `init` is its own folder. Null without a
 * folder of an ancestor's name.
 */
function scriptPath(file: string, names: readonly string[], isInit: boolean): string | null {
  let at = isInit ? path.posix.dirname(file) : file.replace(/(?:\.d)?\.luau?$/, "");
  for (const name of names) {
    if (name.startsWith("(")) {
      const folders = at.split("/");
      const last = folders.slice(0, -1).findLastIndex((folder) => ancestorNamed(folder) === name);
      if (last === -1) return null;
      at = folders.slice(0, last + 1).join("/");
    } else at = path.posix.join(at, name === "Parent" ? ".." : name);
  }
  return at;
}
