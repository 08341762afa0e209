import { lineStartsOf, type SourceText } from "luau-contract";

/** A definition file as it was read. */
export interface SourceFile extends SourceText {
  /** `timer` for `definitions/timer.d.luau`, and for `timer/init.luau`. */
  readonly slug: string;
  /** What `.luaurc` files above it make of `@name` in `require`: folders, their names in small letters. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Makes a source file of a text in hand. `path` may have either kind of slash. */
export function sourceFile(path: string, given: string, aliases = NO_ALIASES): SourceFile {
  // No file holds half of a surrogate pair, but a string may, and no address can be made of a name with one.
  const text = given.toWellFormed();
  return {
    path: path.replaceAll("\\", "/"),
    slug: slugOf(path),
    text,
    lineStarts: lineStartsOf(text),
    aliases,
  };
}

const NO_ALIASES: ReadonlyMap<string, string> = new Map();

/**
 * The file's name without its ending, as it can stand in an address: `My Module.d.luau` gives `My-Module`.
 */
export function slugOf(path: string): string {
  const [folder = "", name = ""] = ["", ...path.replaceAll("\\", "/").split("/")].slice(-2);
  const own = name.replace(/(\.d)?\.(luau|lua)$/i, "");
  const stem = own === "init" && /[^.]/.test(folder) ? folder : own;
  return stem.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "") || "module";
}
