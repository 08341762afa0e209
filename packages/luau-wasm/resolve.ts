import type { Resolve, Source } from "./types";

/** What a path without an extension may refer to, in this order. */
const SUFFIXES = ["", ".luau", ".lua", "/init.luau", "/init.lua", "/index.luau"];

/**
 * Resolves a path as Luau does: `./` and `../` are relative to the requiring file, and `/` to the root. A
 * directory is its `init.luau` or `index.luau`.
 */
export const resolveRequire: Resolve = (from, request, names) => {
  const base = request.startsWith(".") ? from.split("/").slice(0, -1) : [];
  const path = joined(base, request);
  if (path === null) return null;
  return (
    SUFFIXES.map((suffix) => `${path}${suffix}`.replace(/^\//, "")).find((name) => names.has(name)) ?? null
  );
};

/**
 * What any path refers to that is none of the sources, if it is among them: a script that requires files
 * that are not there can then be checked.
 */
export const ANY_MODULE: Source = { name: "(any)", text: "return nil :: any\n" };

/** `resolveRequire`, which finds `ANY_MODULE` for unknown paths. */
export const resolveOrAny: Resolve = (from, request, names) =>
  resolveRequire(from, request, names) ?? (names.has(ANY_MODULE.name) ? ANY_MODULE.name : null);

/** Null for a path above the root. */
function joined(base: readonly string[], request: string): string | null {
  const parts = [...base];
  for (const part of request.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}
