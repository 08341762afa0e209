import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { isRecord, parseJson, withoutComments } from "./json";

export const isManifest = (file: string): boolean =>
  /\.project\.json$/.test(file) || file === "wally.toml" || file === "pesde.toml" || file === "package.json";

export interface PackageManifest {
  readonly file: string;
  /** As it is written, without a scope: `promise` of `evaera/promise`. */
  readonly name: string | null;
  readonly description: string | null;
  /** The aliases of installed packages → the packages' names, both in lower case. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** Rojo's tree; null in other manifests. */
  readonly tree: InstanceNode | null;
  /** The file that scripts require, in a `pesde.toml`. */
  readonly entry: string | null;
  /** `ReplicatedStorage.Packages` or `./lune_packages`; null where the manifest does not say. */
  readonly installedIn: string | null;
}

export interface InstanceNode {
  readonly className: string | null;
  /** The mounted file or folder, relative to the manifest. */
  readonly path: string | null;
  readonly children: ReadonlyMap<string, InstanceNode>;
}

export interface PackageFolder {
  /** In the notation of source paths; `.` for the working directory. */
  readonly folder: string;
  readonly folderName: string;
  readonly manifests: readonly PackageManifest[];
}

/** Null for a text that is not a manifest. */
export function readManifest(file: string, text: string): PackageManifest | null {
  const table = tableIn(file, text);
  if (table === null) return null;
  if (file.endsWith(".project.json")) return projectManifest(file, table);
  if (file === "wally.toml") return wallyManifest(file, table);
  if (file === "pesde.toml") return pesdeManifest(file, table);
  return { ...NOTHING, file, ...titleIn(table) };
}

type Table = Readonly<Record<string, unknown>>;

function tableIn(file: string, text: string): Table | null {
  if (file.endsWith(".toml"))
    try {
      return parseToml(text);
    } catch {
      return null;
    }
  const json = parseJson(withoutComments(text));
  return json.kind === "read" && isRecord(json.value) ? json.value : null;
}

const NOTHING = {
  description: null,
  dependencies: new Map(),
  tree: null,
  entry: null,
  installedIn: null,
} as const;

function projectManifest(file: string, { name, tree }: Table): PackageManifest | null {
  if (!isRecord(tree)) return null;
  const title = withoutScope(name) ?? file.replace(/\.project\.json$/, "");
  return { ...NOTHING, file, name: title === "default" ? null : title, tree: nodeOf(tree) };
}

function nodeOf(written: Table): InstanceNode {
  const { $className: className, $path: mount } = written;
  const mountPath = isRecord(mount) ? mount["optional"] : mount;
  const children = Object.entries(written).flatMap(([name, child]) =>
    name.startsWith("$") || !isRecord(child) ? [] : [[name, nodeOf(child)] as const],
  );
  return {
    className: textOf(className),
    path:
      typeof mountPath === "string"
        ? path.posix.normalize(mountPath.replaceAll("\\", "/")).replace(/\/$/, "")
        : null,
    children: new Map(children),
  };
}

function wallyManifest(file: string, table: Table): PackageManifest {
  const about = recordIn(table, "package");
  const placeSection = recordIn(table, "place");
  const isServer = about["realm"] === "server";
  const shared = textOf(placeSection[isServer ? "server-packages" : "shared-packages"]);
  const usual = isServer ? "ServerScriptService.ServerPackages" : "ReplicatedStorage.Packages";
  return {
    ...NOTHING,
    file,
    ...titleIn(about),
    dependencies: dependenciesIn(table, ["dependencies", "server-dependencies", "dev-dependencies"]),
    installedIn: shared?.replace(/^game\./, "") ?? usual,
  };
}

const dependenciesIn = (table: Table, sections: readonly string[]): ReadonlyMap<string, string> =>
  new Map(sections.flatMap((section) => Object.entries(recordIn(table, section))).flatMap(dependency));

/** `sleitnick/signal@^2` of wally; `{ name = "sleitnick/signal" }` or `{ workspace = … }` of pesde. */
function dependency([alias, request]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  const written = isRecord(request) ? (request["name"] ?? request["workspace"] ?? request["wally"]) : request;
  const name = withoutScope(typeof written === "string" ? written.replace(/@[^@/]*$/, "") : null);
  return name === null ? [] : [[alias.toLowerCase(), name.toLowerCase()]];
}

function pesdeManifest(file: string, table: Table): PackageManifest {
  const target = recordIn(table, "target");
  const environment = textOf(target["environment"]) ?? "luau";
  const inRoblox: Readonly<Record<string, string>> = {
    roblox: "ReplicatedStorage.Packages",
    roblox_server: "ServerScriptService.ServerPackages",
  };
  return {
    ...NOTHING,
    file,
    ...titleIn(table),
    dependencies: dependenciesIn(table, ["dependencies", "peer_dependencies", "dev_dependencies"]),
    entry: textOf(target["lib"]),
    installedIn: inRoblox[environment] ?? `./${environment}_packages`,
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function recordIn(table: Table, key: string): Table {
  const value = table[key];
  return isRecord(value) ? value : {};
}

const titleIn = ({ name, description }: Table) => ({
  name: withoutScope(name),
  description: textOf(description),
});

/** `promise` of `evaera/promise` and of `@rbxts/promise`. */
const withoutScope = (name: unknown): string | null => textOf(textOf(name)?.replace(/^.*\//, ""));
