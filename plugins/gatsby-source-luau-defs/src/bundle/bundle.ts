/**
 * In: the trees of definition files. Out: one definition file of all of them, for editors, which load several
 * in no fixed order. Plain modules are left out: editors read those that a script requires. A file that
 * another one needs comes first, an extern type's parent before its child; all comments stay, their symbol
 * links as code.
 */
import { tokenize } from "full-moon-wasm";
import { diagnosticAt, positionAt, type Diagnostic, type Span, type StageResult } from "luau-contract";
import { replacedAliases } from "../syntax/declarations";
import {
  behindStatement,
  edited,
  partsOf,
  type BundleInput,
  type BundlePart,
  type DeclaredName,
  type Edit,
} from "./bundle-part";
import { inOrder } from "./in-order";
import { linksAsCode } from "./links-as-code";

/** Makes the bundle. Names that files may share, but a bundle may not, are reported. */
export function toBundle(inputs: readonly BundleInput[]): StageResult<string> {
  const files = inputs.filter(({ draft }) => draft.form === "definitions");
  const parted = files.map((file) => ({ file, ...takeApart(file) }));
  const declaring = declaringFiles(parted);
  const ordered = inOrder(parted, ({ parts }) => neededBy(parts, declaring));
  const parts = ordered.flatMap((one) => one.parts);
  const hot = [...new Set(parted.flatMap((one) => one.hotComments))];
  const blocks = [head(ordered.map(({ file }) => file)), ...sections(inOrder(parts, dependencies(parts)))];
  return { value: [...hot, blocks.join("\n\n")].join("\n") + "\n", diagnostics: clashes(files) };
}

interface PartedFile {
  readonly hotComments: readonly string[];
  readonly parts: readonly BundlePart[];
}

/**
 * Hot comments count at the top alone, a module's introduction would be taken for the doc of what follows it,
 * and nothing may stand behind a file's `return`, which says nothing of the interface.
 */
function takeApart(file: BundleInput): PartedFile {
  const { text } = file.source;
  const hot = tokenize(text).tokens.filter(({ kind }) => kind === "hotComment");
  const introduction = file.tree.moduleDoc === null ? [] : [file.tree.moduleDoc.span];
  const cut = [...hot.map(({ span }) => span), ...introduction, ...replacedIn(file), ...returnOf(file)].map(
    (span): Edit => ({ span, text: "" }),
  );
  const edits = [...cut, ...linksAsCode(file.draft)].sort((a, b) => a.span[0] - b.span[0]);
  return { hotComments: hot.map(({ span }) => text.slice(...span).trimEnd()), parts: partsOf(file, edits) };
}

/**
 * With their doc comments: one solver never sees these aliases, the other would refuse the bundle for them.
 */
const replacedIn = ({ source: { text }, tree }: BundleInput): readonly Span[] =>
  [...replacedAliases(tree)].map((alias) => [
    alias.doc?.span[0] ?? alias.span[0],
    behindStatement(text, alias),
  ]);

function returnOf({ source: { text }, tree: { statements } }: BundleInput): readonly Span[] {
  const last = statements.at(-1);
  return last?.kind === "luau" && /^return\b/.test(text.slice(...last.span))
    ? [[last.span[0], behindStatement(text, last)]]
    : [];
}

/** The files that declare what these parts name, in the order of the files. */
function neededBy<T extends PartedFile>(parts: readonly BundlePart[], declaring: Declaring<T>): readonly T[] {
  const names = parts.flatMap(({ types, globals }) => [
    ...types.map((name) => keyOf("type", name)),
    ...globals.map((name) => keyOf("value", name)),
  ]);
  const places = new Map([...new Set(names)].flatMap((name) => declaring.get(name) ?? []));
  return [...places].sort(([a], [b]) => a - b).flatMap(([, file]) => (file.parts === parts ? [] : [file]));
}

/** By what is declared: the files that do so, each with its place among all. */
type Declaring<T> = ReadonlyMap<string, readonly (readonly [place: number, file: T])[]>;

function declaringFiles<T extends PartedFile>(files: readonly T[]): Declaring<T> {
  const found = new Map<string, (readonly [number, T])[]>();
  for (const [place, file] of files.entries()) {
    for (const { declares } of file.parts) {
      for (const { space, name } of declares) {
        const same = found.get(keyOf(space, name));
        if (same === undefined) found.set(keyOf(space, name), [[place, file]]);
        else same.push([place, file]);
      }
    }
  }
  return found;
}

const keyOf = (space: DeclaredName["space"], name: string): string => `${space} ${name}`;

/**
 * Luau reads all types of a file before their insides, so only parents and what `typeof` reads must come
 * first.
 */
function dependencies(parts: readonly BundlePart[]): (part: BundlePart) => readonly BundlePart[] {
  const declared = new Map(
    parts.flatMap((part) => part.declares.map(({ space, name }) => [keyOf(space, name), part] as const)),
  );
  return ({ parents, globals }) =>
    [...parents.map((name) => keyOf("type", name)), ...globals.map((name) => keyOf("value", name))].flatMap(
      (key) => declared.get(key) ?? [],
    );
}

function head(files: readonly BundleInput[]): string {
  const names = files.map(({ source }) => fileName(source.path)).join(", ");
  return `-- Made by luau-defs of ${names}.\n-- Edit those files, not this one.`;
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Each file's parts under its name and introduction; a part that had to move stands where it is needed. */
function sections(parts: readonly BundlePart[]): readonly string[] {
  const introduced = new Set<BundleInput>();
  const result: string[] = [];
  for (const { file, text } of parts) {
    if (!introduced.has(file)) result.push(introductionOf(file));
    introduced.add(file);
    const body = text
      .replaceAll("\r\n", "\n")
      .replace(/^(?:[ \t]*\n)+|^ (?=\S)/, "")
      .trimEnd();
    if (body !== "") result.push(body);
  }
  return result;
}

function introductionOf({ source, tree, draft }: BundleInput): string {
  const edits = linksAsCode(draft);
  const lines =
    tree.moduleDoc?.lines.map(({ text, start }) =>
      edited(source.text, [start, start + text.length], edits).trimEnd(),
    ) ?? [];
  const introduction = lines.join("\n").trim();
  const all = [fileName(source.path), ...(introduction === "" ? [] : ["", ...introduction.split("\n")])];
  // A line that begins with a dash or a bracket would make another kind of comment.
  return all.map((line) => (line === "" ? "--" : `-- ${line}`)).join("\n");
}

/** A type without `export` is its file's own affair, until all files are one. */
function clashes(files: readonly BundleInput[]): readonly Diagnostic[] {
  const seen = new Map<
    string,
    { readonly file: BundleInput; readonly place: string; readonly exported: boolean }
  >();
  return files.flatMap((file) =>
    file.tree.statements.flatMap((statement) => {
      if (
        statement.kind !== "typeAlias" &&
        statement.kind !== "typeFunction" &&
        statement.kind !== "externType"
      )
        return [];
      const exported = statement.kind === "externType" || statement.exported;
      const { text: name, span } = statement.name;
      const first = seen.get(name);
      const { line, column } = positionAt(file.source, span[0]);
      if (first === undefined)
        seen.set(name, { file, place: `${file.source.path}:${line}:${column}`, exported });
      // Two exported types of one name, and two in one file, are what `duplicate-type` reports.
      if (first === undefined || first.file === file || (first.exported && exported)) return [];
      const message = `The bundle cannot hold two types \`${name}\`: the other is at ${first.place}.`;
      return [
        diagnosticAt(file.source, span, {
          rule: "bundle-clash",
          severity: "error",
          message,
          suggestion: "Rename the one that is not exported.",
        }),
      ];
    }),
  );
}
