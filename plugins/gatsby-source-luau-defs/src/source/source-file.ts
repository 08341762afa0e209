import { lineStartsOf, type SourceText } from "luau-contract";

/** A definition file as it was read. */
export interface SourceFile extends SourceText {
  /** `timer` for `definitions/timer.d.luau`. */
  readonly slug: string;
}

/** Makes a source file of a text in hand. `path` may have either kind of slash. */
export function sourceFile(path: string, given: string): SourceFile {
  // No file holds half of a surrogate pair, but a string may, and no address can be made of a name with one.
  const text = given.toWellFormed();
  return {
    path: path.replaceAll("\\", "/"),
    slug: slugOf(path),
    text,
    lineStarts: lineStartsOf(text),
  };
}

/** The file's name without its ending, as it can stand in an address: `My Module.d.luau` gives `My-Module`. */
export function slugOf(path: string): string {
  const name = path.replaceAll("\\", "/").split("/").at(-1) ?? "";
  const stem = name.replace(/(\.d)?\.(luau|lua)$/i, "");
  return stem.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "") || "module";
}
