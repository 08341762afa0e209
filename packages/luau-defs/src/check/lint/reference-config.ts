/** The settings that specify how definitions are interpreted: `REFERENCE_KEYS`. */
import path from "node:path";
import {
  DEFAULT_EXCLUDE,
  excludeProblem,
  UNDERSCORED,
  type Underscored,
  type WrittenExternal,
  type WrittenSettings,
} from "luau-contract";
import { didYouMean } from "luau-diagnostics";
import { rangeAt, type SourceText, withForwardSlashes } from "luau-syntax";
import { isRecord, type LocateKey } from "../../read/source/json";
import { isAddress, isRequirePattern, settingsOf, type ReferenceSettings } from "../../model/settings";

export const REFERENCE_KEYS = "platform enums events docs external underscored exclude require".split(" ");

export type Report = (path: readonly string[], message: string, suggestion?: string | null) => void;

export type Json = Readonly<Record<string, unknown>>;

interface Written {
  readonly json: Json;
  readonly source: SourceText;
  readonly locateKey: LocateKey;
}

/** Paths are relative to the configuration's folder. */
export function readReferenceSettings(
  { json, source, locateKey }: Written,
  report: Report,
): ReferenceSettings {
  const [item, table] = readTypeNames(json, "enums", ["item", "table"], report);
  const [type] = readTypeNames(json, "events", ["type"], report);
  const folder = path.posix.dirname(source.path);
  return settingsOf(
    {
      platform: readPlatform(json["platform"], report),
      enums: item === undefined ? undefined : { item, table },
      events: type === undefined ? undefined : { type },
      docs: readList(json["docs"], () => report(["docs"], "`docs` must be a path or a list of paths.")),
      external: readExternal(json["external"], report),
      underscored: readUnderscored(json["underscored"], report),
      exclude: readExclude(json["exclude"], report),
      require: readRequire(json["require"], report),
    },
    (setting) => {
      const keys = setting.replaceAll(/\[\d+\]/g, "").split(".");
      const span = locateKey(keys) ?? locateKey(keys.slice(0, 1));
      return span === null ? null : { file: source.path, range: rangeAt(source, span) };
    },
    (file) => (path.isAbsolute(file) ? file : path.posix.join(folder, withForwardSlashes(file))),
  );
}

/** `$schema` is accepted, but never suggested. */
export function reportUnknownKeys(
  json: Json,
  validKeys: readonly string[],
  within: readonly string[],
  report: Report,
): void {
  const listed = validKeys.filter((key) => key !== "$schema").map((key) => `\`${key}\``);
  for (const key of Object.keys(json).filter((one) => !validKeys.includes(one))) {
    const path = [...within, key];
    const suggestion = didYouMean(key, validKeys) ?? `There are ${listed.join(", ")}.`;
    report(path, `There is no setting \`${path.join(".")}\`.`, suggestion);
  }
}

function readUnderscored(value: unknown, report: Report): Underscored | undefined {
  const choice = UNDERSCORED.find((one) => one === value);
  if (choice === undefined && value !== undefined)
    report(["underscored"], `\`underscored\` must be ${UNDERSCORED.map((one) => `"${one}"`).join(" or ")}.`);
  return choice;
}

function readList(value: unknown, complain: () => void): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.filter((one): one is string => typeof one === "string" && one !== "");
  if (texts.length === list.length && texts.length > 0) return texts;
  complain();
  return undefined;
}

function readExclude(value: unknown, report: Report): readonly string[] | undefined {
  const patterns = readList(value, () =>
    report(["exclude"], "`exclude` must be a pattern of files or a list of them."),
  );
  return patterns?.filter((pattern) => {
    const problem = excludeProblem(pattern);
    if (problem !== null)
      report(["exclude"], problem, `By default, these are: ${DEFAULT_EXCLUDE.join(", ")}.`);
    return problem === null;
  });
}

function readRequire(value: unknown, report: Report): string | undefined {
  if (value === undefined || (typeof value === "string" && isRequirePattern(value))) return value;
  report(
    ["require"],
    "`require` must be what scripts pass to `require`, with `{path}` or `{name}` in it.",
    'Write `"@std/{path}"`, or an expression such as `"ReplicatedStorage.Packages.{name}"`.',
  );
  return undefined;
}

/** The names of types in each field of a setting. */
function readTypeNames(
  json: Json,
  setting: string,
  [first, ...others]: readonly [string, ...string[]],
  report: Report,
): readonly (readonly string[] | undefined)[] {
  const value = json[setting];
  if (value === undefined) return [];
  const fields = [first, ...others];
  if (!isRecord(value)) {
    report([setting], `\`${setting}\` must be an object with \`${fields.join("`, `")}\`.`);
    return [];
  }
  reportUnknownKeys(value, fields, [setting], report);
  if (value[first] === undefined) report([setting], `\`${setting}\` needs \`${first}\`, the name of a type.`);
  return fields.map((field) => namesIn(value[field], [setting, field], report));
}

function namesIn(value: unknown, keys: readonly string[], report: Report): readonly string[] | undefined {
  const names = readList(value, () =>
    report(keys, `\`${keys.join(".")}\` must be a type's name or a list of them.`),
  );
  const invalid = names?.find((name) => !isTypeName(name));
  if (invalid === undefined) return names;
  if (/^[*.]+$/.test(invalid))
    report(keys, `\`${invalid}\` matches every type.`, "Narrow the pattern: `*Signal`.");
  else
    report(
      keys,
      `\`${invalid}\` is not the name of a type: names have letters, digits and underscores, ` +
        `and \`*\` for any of them.`,
    );
  return undefined;
}

/** A lone `*` would match all types. */
const isTypeName = (name: string): boolean => /^[\w*]+(?:\.[\w*]+)?$/.test(name) && /\w/.test(name);

function readPlatform(value: unknown, report: Report): WrittenSettings["platform"] {
  if (value === undefined) return undefined;
  const { name, ...files }: Json = isRecord(value) ? value : { name: value };
  if (typeof name !== "string" || !/^\w[\w-]*$/.test(name)) {
    report(
      ["platform"],
      "`platform` must be a name such as `roblox`, or an object with a `name`, `definitions` or `inventory`.",
    );
    return undefined;
  }
  const textOf = (key: string): string | undefined => {
    const file = files[key];
    if (file === undefined || (typeof file === "string" && file !== "")) return file;
    report(["platform", key], `\`platform.${key}\` must be the path of a file.`);
    return undefined;
  };
  reportUnknownKeys(files, ["definitions", "inventory"], ["platform"], report);
  return { name, definitions: textOf("definitions"), inventory: textOf("inventory") };
}

function readExternal(value: unknown, report: Report): readonly (string | WrittenExternal)[] | undefined {
  if (value === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one): readonly (string | WrittenExternal)[] => {
    if (typeof one === "string" && one !== "") return [one];
    const file = isRecord(one) ? one["path"] : undefined;
    if (!isRecord(one) || typeof file !== "string" || file === "") {
      report(["external"], "`external` must be a path, or a list of paths and of objects with a `path`.");
      return [];
    }
    const url = readList(one["url"], () => report(["external"], "`url` must be an address or a list."));
    const invalid = url?.find((address) => !isLinkSource(address));
    if (invalid === undefined) return [{ path: file, url }];
    report(
      ["external"],
      `\`${invalid}\` is neither an address with \`{name}\` in it nor a file of documentation.`,
      "Write `https://engine.example/classes/{name}`, or the path of a `.json`.",
    );
    return [{ path: file }];
  });
}

/** A URL pattern for all types, or a file with a link for each. */
const isLinkSource = (url: string): boolean =>
  isAddress(url) ? url.includes("{name}") && !/\s/.test(url) : /\.json$/i.test(url);
