import { isDefinitionFile, isInitFile, withoutExtension } from "luau-contract";
import { codeTokens, lineStartsOf, withForwardSlashes, type SourceText } from "luau-syntax";
import { fencePositions } from "../../model/code-fence";
import { docRuns } from "./doc-runs";
import { NO_PROJECT, type Project } from "./project-packages";

export interface SourceFile extends SourceText {
  /** `timer` for `definitions/timer.d.luau`, and for `timer/init.luau`; of a Moonwave class, its name. */
  readonly slug: string;
  /** Aliases of `require` from `.luaurc` files: lower-case name → folder. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Classes that `@class` comments declare. */
  readonly classes: readonly string[];
  /** Classes that `@within` comments add members to. */
  readonly owners: readonly string[];
  /** Names of the pages in the list of published addresses of its folder, or of the nearest above. */
  readonly published: ReadonlySet<string>;
  /** The packages around all files. */
  readonly project: Project;
}

/** Plain Luau: some projects keep modules in `.d.luau` files, for their types alone. */
export const isModule = ({ path, text }: Pick<SourceFile, "path" | "text">): boolean =>
  !isDefinitionFile(path) || (!/^declare\b/m.test(text) && /^return\b/m.test(text));

export type FolderFacts = Pick<SourceFile, "aliases" | "published" | "project">;

const NO_FACTS: FolderFacts = { aliases: new Map(), published: new Set(), project: NO_PROJECT };

/** Creates a source file from a text in memory. `path` may use either kind of slash. */
export function sourceFile(path: string, content: string, facts = NO_FACTS): SourceFile {
  // A string may contain a lone surrogate, which a file cannot, and which cannot be encoded in a URL.
  const text = content.toWellFormed();
  // Read once, since an editor analyses all files again at each keystroke.
  const lines = isDefinitionFile(path) || !text.includes("@") ? [] : docLines(text);
  const classes = lines.flatMap(
    (line) => /^\s*@class\s+(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w*)\s*$/.exec(line)?.[1] ?? [],
  );
  return {
    path: withForwardSlashes(path),
    slug: classOf(path, text, classes) ?? slugOf(path, facts),
    text,
    lineStarts: lineStartsOf(text),
    aliases: facts.aliases,
    classes,
    owners: lines.flatMap(ownerNamed),
    published: facts.published,
    project: facts.project,
  };
}

const OWNER = /^\s*@(?:within\s+([A-Za-z_]\w*)|(?:function|method|prop|type|interface)\s+([A-Za-z_]\w*)\.)/;

function ownerNamed(line: string): string | readonly [] {
  const [, within, qualified] = OWNER.exec(line) ?? [];
  return within ?? qualified ?? [];
}

/**
 * The class that a module documents in Moonwave's way: of several, the one that it returns, or else the one
 * with the file's name.
 */
function classOf(path: string, text: string, names: readonly string[]): string | null {
  if (names.length < 2) return names[0] ?? null;
  const returned = returnedName(text);
  const slug = slugOf(path, NO_FACTS).toLowerCase();
  return names.find((name) => name === returned) ?? names.find((name) => name.toLowerCase() === slug) ?? null;
}

/** `Kite` of a file that ends with `return Kite`, or `return table.freeze(Kite)`. */
function returnedName(text: string): string | undefined {
  const words = codeTokens(text).map((token) => token.text);
  const rest = words.slice(words.lastIndexOf("return") + 1);
  const opening = rest.indexOf("(");
  return opening > 0 && rest.slice(0, opening).every((word) => /^[\w.]+$/.test(word))
    ? rest[opening + 1]
    : rest[0];
}

/**
 * The file's name without extension, in a form that is valid in a URL: `My Module.d.luau` becomes `My-Module`.
 * An `init.luau` has that of its folder, or of its package where the folder's says nothing.
 */
function slugOf(path: string, { project, published }: Pick<FolderFacts, "project" | "published">): string {
  const file = withForwardSlashes(path);
  const [folder = "", name = ""] = ["", ...file.split("/")].slice(-2);
  const stem = withoutExtension(name);
  const isInit = isInitFile(name);
  const slugFromPath = inUrl(isInit && /[^.]/.test(folder) ? folder : stem);
  const packagePath = isInit ? file.slice(0, -name.length).replace(/(.)\/$/, "$1") || "." : file;
  const ofPackage = project.names.get(packagePath);
  return ofPackage === undefined || published.has(slugFromPath) ? slugFromPath : inUrl(ofPackage);
}

const inUrl = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "") || "module";

/** The lines of a text's doc comments without their marks, and without code samples. */
function docLines(text: string): readonly string[] {
  return docRuns(text).flatMap((span) => {
    const marks = text.startsWith("---", span[0]) ? /^\s*---/ : /^--\[=*\[|\]=*\]$/g;
    const lines = text
      .slice(...span)
      .split(/\r?\n/)
      .map((line) => ({ text: line.replace(marks, "") }));
    const positions = fencePositions(lines);
    return lines.flatMap((line, index) => (positions[index] === "text" ? [line.text] : []));
  });
}
