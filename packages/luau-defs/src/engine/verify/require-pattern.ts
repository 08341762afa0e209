/** In: how modules are required. Out: the setting `require` that fits all of them, and their files. */
import { readRequireArgument, type RequireRequest } from "../../model/require-argument";

export interface ModuleArguments {
  /** `@kit/{path}`; null if there are no modules, or if none fits all. */
  readonly pattern: string | null;
  /** The path of each module, without extension: `net`, `net/client`. */
  readonly files: readonly string[];
}

/** @param roots `require("@kit/net")`, `require(Packages.Net)` */
export function moduleArguments(roots: readonly string[]): ModuleArguments {
  const all = roots.map(argumentOf);
  const isUniform = all.every(({ isPath }) => isPath === all[0]?.isPath);
  const shared = isUniform ? sharedStart(all.map(({ text }) => text)) : "";
  return {
    pattern: shared === "" ? null : `${shared}{path}`,
    files: all.map((one) => fileOf(one, shared)),
  };
}

function fileOf({ text, isPath }: RequireRequest, shared: string): string {
  const rest = text.slice(shared.length);
  const path = isPath ? rest.replace(/^[@./]+/, "") : rest.replaceAll(".", "/");
  return path.replaceAll(/[^\w./-]+/g, "-");
}

const argumentOf = (root: string): RequireRequest =>
  readRequireArgument(/^require\((.*)\)$/s.exec(root)?.[1] ?? root);

/** The common beginning of all, up to where the last name of one of them begins: `@kit/`, `@`, `ReplicatedStorage.`. */
function sharedStart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1;
  const shortest = Math.min(...texts.map((text) => text.length - 1), length);
  return /^.*[@/.]/s.exec(first.slice(0, Math.max(shortest, 0)))?.[0] ?? "";
}
