/** In: the text of a package's manifest. Out: its name and description, and where its modules are. */
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { isRecord, parseJson } from "./json";

/** The files that name a package, those that count first. */
export const isManifest = (file: string): boolean =>
  /\.project\.json$/.test(file) || file === "wally.toml" || file === "pesde.toml" || file === "package.json";

export interface PackageManifest {
  readonly file: string;
  /** As it is written, without a scope: `promise` of `evaera/promise`. */
  readonly name: string | null;
  /** A sentence on what it is. */
  readonly description: string | null;
  /** Rojo's tree; null in other manifests. */
  readonly tree: InstanceNode | null;
  /** The file that scripts require, in a `pesde.toml`. */
  readonly entry: string | null;
}

/** A node of Rojo's tree. */
export interface InstanceNode {
  readonly className: string | null;
  /** The file or folder that it stands for, from the folder of the manifest. */
  readonly path: string | null;
  readonly children: ReadonlyMap<string, InstanceNode>;
}

/** Null for a text that is not a manifest. */
export function readManifest(file: string, text: string): PackageManifest | null {
  const table = tableIn(file, text);
  if (table === null) return null;
  if (file.endsWith(".project.json")) return projectManifest(file, table);
  const about = file === "wally.toml" ? recordIn(table, "package") : table;
  return {
    file,
    name: withoutScope(about["name"]),
    description: textOf(about["description"]),
    tree: null,
    entry: file === "pesde.toml" ? textOf(recordIn(table, "target")["lib"]) : null,
  };
}

type Table = Readonly<Record<string, unknown>>;

function tableIn(file: string, text: string): Table | null {
  if (file.endsWith(".toml"))
    try {
      return parseToml(text);
    } catch {
      return null;
    }
  // Rojo allows comments.
  const json = parseJson(text.replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g, "$1"));
  return json.kind === "read" && isRecord(json.value) ? json.value : null;
}

function projectManifest(file: string, { name, tree }: Table): PackageManifest | null {
  if (!isRecord(tree)) return null;
  const own = withoutScope(name) ?? file.replace(/\.project\.json$/, "");
  return { file, name: own === "default" ? null : own, description: null, tree: nodeOf(tree), entry: null };
}

function nodeOf(written: Table): InstanceNode {
  const { $className: className, $path: place } = written;
  const at = isRecord(place) ? place["optional"] : place;
  const children = Object.entries(written).flatMap(([name, child]) =>
    name.startsWith("$") || !isRecord(child) ? [] : [[name, nodeOf(child)] as const],
  );
  return {
    className: textOf(className),
    path: typeof at === "string" ? path.posix.normalize(at.replaceAll("\\", "/")).replace(/\/$/, "") : null,
    children: new Map(children),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function recordIn(table: Table, key: string): Table {
  const value = table[key];
  return isRecord(value) ? value : {};
}

/** `promise` of `evaera/promise` and of `@rbxts/promise`. */
const withoutScope = (name: unknown): string | null => textOf(textOf(name)?.replace(/^.*\//, ""));
