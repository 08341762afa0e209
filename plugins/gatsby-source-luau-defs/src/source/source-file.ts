import { isDefinitionFile, lineStartsOf, withoutExtension, type SourceText } from "luau-contract";

export interface SourceFile extends SourceText {
  /** `timer` for `definitions/timer.d.luau`, and for `timer/init.luau`; of a Moonwave class, its name. */
  readonly slug: string;
  /** Aliases of `require` from `.luaurc` files: lower-case name → folder. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names of the pages in the list of published addresses of its folder, or of the nearest above. */
  readonly published: ReadonlySet<string>;
}

/** What a file's folder says of it. */
export type FolderFacts = Pick<SourceFile, "aliases" | "published">;

const NO_FACTS: FolderFacts = { aliases: new Map(), published: new Set() };

/** Creates a source file from a text in memory. `path` may use either kind of slash. */
export function sourceFile(path: string, given: string, facts = NO_FACTS): SourceFile {
  // A string may contain a lone surrogate, which a file cannot, and which cannot be encoded in a URL.
  const text = given.toWellFormed();
  return {
    path: path.replaceAll("\\", "/"),
    slug: classOf(path, text) ?? slugOf(path),
    text,
    lineStarts: lineStartsOf(text),
    aliases: facts.aliases,
    published: facts.published,
  };
}

/** `@class Name` on a line of its own. */
const CLASS = /^[ \t]*(?:---[ \t]*)?@class[ \t]+([A-Za-z_]\w*)[ \t]*$/gm;
const RETURNED = /^return\s+(?:[\w.]+\s*\(\s*)?([A-Za-z_]\w*)/gm;

/** The classes that a module documents in Moonwave's way. */
export const moonwaveClasses = (path: string, text: string): readonly string[] =>
  isDefinitionFile(path) || !text.includes("@class")
    ? []
    : [...text.matchAll(CLASS)].map(([, name = ""]) => name);

const OWNER = /@within[ \t]+([A-Za-z_]\w*)|@(?:function|method|prop|type|interface)[ \t]+([A-Za-z_]\w*)\./g;

/** The classes to which comments may add members in Moonwave's way. */
export const ownersNamed = (text: string): readonly string[] =>
  Array.from(text.matchAll(OWNER), ([, within, qualified]) => within ?? qualified ?? "");

/**
 * The class that a module documents in Moonwave's way: of several, the one that it returns, or else the one
 * with the file's name.
 */
function classOf(path: string, text: string): string | null {
  const names = moonwaveClasses(path, text);
  if (names.length === 1) return names[0] ?? null;
  const returned = [...text.matchAll(RETURNED)].at(-1)?.[1];
  const slug = slugOf(path).toLowerCase();
  return names.find((name) => name === returned) ?? names.find((name) => name.toLowerCase() === slug) ?? null;
}

/**
 * The file's name without extension, in a form that is valid in a URL: `My Module.d.luau` becomes
 * `My-Module`.
 */
export function slugOf(path: string): string {
  const [folder = "", name = ""] = ["", ...path.replaceAll("\\", "/").split("/")].slice(-2);
  const own = withoutExtension(name);
  const stem = own === "init" && /[^.]/.test(folder) ? folder : own;
  return stem.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "") || "module";
}
