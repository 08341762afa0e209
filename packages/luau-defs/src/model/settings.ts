/** A project's configuration of its definitions. */
import {
  excludePatterns,
  isExcludedPath,
  listOf,
  type Underscored,
  type WrittenPlatform,
  type WrittenSettings,
} from "luau-contract";
import type { TextRange } from "luau-syntax";

/** Names of types, in which `*` stands for any letters. */
export type TypeNames = readonly string[];

export interface EnumPattern {
  /** The type that the types of values extend: `EnumItem`. */
  readonly item: TypeNames;
  /** The type that the tables of values extend: `Enum`. Empty where the tables are written out as types. */
  readonly table: TypeNames;
}

interface EventPattern {
  /** The types of values that are events: `RBXScriptSignal`. */
  readonly type: TypeNames;
}

export interface ExternalFiles {
  readonly path: string;
  /** Patterns with `{name}`, or files of luau-lsp's documentation; the first one counts. */
  readonly url: readonly string[];
}

/** A platform whose names are known, and described in its own reference. */
export interface PlatformSetting {
  readonly name: string;
  readonly inventory: string;
  /** The definition file with the platform's types, with which samples are checked; null if none is set. */
  readonly definitions: string | null;
}

/** How modules are required unless a setting says otherwise: `{path}` begins at the folder that all share. */
export const DEFAULT_REQUIRE = "./{path}";

export const isRequirePattern = (pattern: string): boolean => /\{(?:path|name)\}/.test(pattern);

export interface ReferenceSettings {
  readonly platform: PlatformSetting | null;
  readonly enums: EnumPattern | null;
  readonly events: EventPattern | null;
  /** Files of luau-lsp's documentation, whose texts are joined to what has none. */
  readonly docs: readonly string[];
  readonly external: readonly ExternalFiles[];
  /** Whether members of plain modules whose names begin with `_` are shown. */
  readonly underscored: Underscored;
  /** Patterns of files that are not pages, with the default ones. */
  readonly exclude: readonly string[];
  /** The argument of `require`, with `{path}` or `{name}`: see `moduleListings`. */
  readonly require: string;
  readonly locateSetting: LocateSetting;
}

/** The location of a setting, `enums.item`; null if it is unknown. */
export type LocateSetting = (setting: string) => SettingLocation | null;

export interface SettingLocation {
  readonly file: string;
  readonly range: TextRange;
}

export const NO_SETTINGS: ReferenceSettings = {
  platform: null,
  enums: null,
  events: null,
  docs: [],
  external: [],
  underscored: "hidden",
  exclude: excludePatterns([]),
  require: DEFAULT_REQUIRE,
  locateSetting: () => null,
};

/** Normalises written settings. `toPath` makes paths relative to the pipeline's working directory. */
export function settingsOf(
  settings: WrittenSettings,
  locateSetting: LocateSetting = NO_SETTINGS.locateSetting,
  toPath: (path: string) => string = (path) => path,
): ReferenceSettings {
  const { enums, events } = settings;
  const external = settings.external ?? [];
  return {
    platform: platformOf(settings.platform, toPath),
    enums: enums === undefined ? null : { item: listOf(enums.item), table: listOf(enums.table) },
    events: events === undefined ? null : { type: listOf(events.type) },
    docs: listOf(settings.docs).map(toPath),
    external: (typeof external === "string" ? [external] : external).map((one) =>
      typeof one === "string"
        ? { path: toPath(one), url: [] }
        : { path: toPath(one.path), url: listOf(one.url).map((url) => (isAddress(url) ? url : toPath(url))) },
    ),
    underscored: settings.underscored ?? "hidden",
    exclude: excludePatterns(listOf(settings.exclude)).map((one) =>
      isExcludedPath(one) ? toPath(one) : one,
    ),
    require: settings.require ?? DEFAULT_REQUIRE,
    locateSetting,
  };
}

function platformOf(
  platform: WrittenSettings["platform"],
  toPath: (path: string) => string,
): PlatformSetting | null {
  if (platform === undefined) return null;
  const { name, inventory, definitions }: WrittenPlatform =
    typeof platform === "string" ? { name: platform } : platform;
  return {
    name,
    inventory: toPath(inventory ?? `platforms/${name}.json`),
    definitions: definitions === undefined ? null : toPath(definitions),
  };
}

export const isAddress = (url: string): boolean => /^https?:\/\//i.test(url);

export function nameMatcher(names: TypeNames): (name: string) => boolean {
  const exact = new Set(names.filter((name) => !name.includes("*")));
  const patterns = names
    .filter((name) => name.includes("*"))
    .map((name) => new RegExp(`^${name.split("*").map(escaped).join(".*")}$`));
  return (name) => exact.has(name) || patterns.some((pattern) => pattern.test(name));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
