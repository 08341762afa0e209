import type { Resolve, Source } from "./api-types";

/** The suffixes that are tried for a path without an extension, in this order. */
const SUFFIXES = ["", ".luau", ".lua", "/init.luau", "/init.lua", "/index.luau"];

/**
 * `./` and `../` are relative to the requiring file, `/` to the root. A directory is its `init.luau` or
 * `index.luau`.
 */
export const resolveRequire: Resolve = (from, request, names) => {
  const base = request.startsWith(".") ? from.split("/").slice(0, -1) : [];
  const path = joined(base, request);
  if (path === null) return null;
  return (
    SUFFIXES.map((suffix) => `${path}${suffix}`.replace(/^\//, "")).find((name) => names.has(name)) ?? null
  );
};

/** A module of which nothing is known, to be added to the sources: `resolveOrAny` finds it. */
export const ANY_MODULE: Source = { name: "(any)", text: "return nil :: any\n" };

/** `resolveRequire`, which finds `ANY_MODULE` for some of the paths that are none of the sources. */
export const resolveOrAny =
  (isAny: (request: string) => boolean): Resolve =>
  (from, request, names) =>
    resolveRequire(from, request, names) ?? (isAny(request) ? ANY_MODULE.name : null);

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
