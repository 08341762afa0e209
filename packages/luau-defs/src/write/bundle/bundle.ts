/**
 * In: the trees of definition files. Out: one definition file, since editors load several in undefined order.
 * Plain modules are omitted: editors read them when a script requires them.
 */
import { type Diagnostic, diagnosticAt, type StageResult } from "luau-diagnostics";
import { type Edit, groupBy, luauTokens, positionAt, type Span } from "luau-syntax";
import { declarationKey, type Definition } from "../../model/definition";
import { topologicalOrder } from "../../model/topological-order";
import { replacedAliases } from "../../read/syntax/declarations";
import type { AnalysedSource } from "../../read/analyse-file";
import { behindStatement, withEditsIn, partsOf, type BundlePart } from "./bundle-part";
import type { ConvertedFile } from "../../model/converted-file";
import { visitLinks } from "../../model/visit-links";

/** Separate files may share names that one file may not: those are reported. */
export function toBundle(inputs: readonly AnalysedSource[]): StageResult<string> {
  const { value, diagnostics } = orderedParts(inputs);
  const { hotComments, files, parts } = value;
  const blocks = [head(files), ...sections(parts)];
  return { value: [...hotComments, blocks.join("\n\n")].join("\n") + "\n", diagnostics };
}

export function toDefinitions(inputs: readonly AnalysedSource[]): StageResult<readonly Definition[]> {
  const { value, diagnostics } = orderedParts(inputs);
  const toDefinition = ({ text, declares, scope }: BundlePart): Definition => ({
    text,
    declares,
    scope,
    platform: null,
  });
  return { value: value.parts.map(toDefinition), diagnostics };
}

interface OrderedParts {
  readonly hotComments: readonly string[];
  readonly files: readonly AnalysedSource[];
  readonly parts: readonly BundlePart[];
}

export function orderedParts(inputs: readonly AnalysedSource[]): StageResult<OrderedParts> {
  const files = inputs.filter(isDefinitions);
  const splitFiles = files.map((file) => ({ file, ...splitFile(file) }));
  const declaring = declaringFiles(splitFiles);
  const ordered = topologicalOrder(splitFiles, ({ parts }) => neededBy(parts, declaring));
  const parts = ordered.flatMap((one) => one.parts);
  return {
    value: {
      hotComments: [...new Set(splitFiles.flatMap((one) => one.hotComments))],
      files: ordered.map(({ file }) => file),
      parts: topologicalOrder(parts, dependencies(parts)),
    },
    diagnostics: bundleClashes(inputs),
  };
}

const isDefinitions = ({ converted }: AnalysedSource): boolean => converted.form === "definitions";

interface PartedFile {
  readonly hotComments: readonly string[];
  readonly parts: readonly BundlePart[];
}

/**
 * Hot comments only work at the top, a module's introduction would document the next statement, and a
 * `return` must be last.
 */
function splitFile(file: AnalysedSource): PartedFile {
  const { text } = file.source;
  const hotComments = text.includes("--!") ? luauTokens(text).filter(({ kind }) => kind === "directive") : [];
  const introduction = file.tree.moduleDoc === null ? [] : [file.tree.moduleDoc.span];
  const removals = [
    ...hotComments.map(({ start, end }): Span => [start, end]),
    ...introduction,
    ...removedSpans(file),
  ].map((span): Edit => ({ span, text: "" }));
  const edits = [...removals, ...classesIn(file), ...linksAsCode(file.converted)].sort(
    (a, b) => a.span[0] - b.span[0],
  );
  return { hotComments: hotComments.map((token) => token.text.trimEnd()), parts: partsOf(file, edits) };
}

/** Editors cannot load a class of plain Luau yet: its names are those of an extern type. */
const classesIn = ({ tree }: AnalysedSource): readonly Edit[] =>
  tree.statements.flatMap((one) => {
    if (one.kind !== "externType" || one.spelling !== "statement") return [];
    const members = one.members.flatMap((member) =>
      member.kind === "indexer" ? [] : ` ${member.name.text}: any`,
    );
    const head = one.parent === null ? one.name.text : `${one.name.text} extends ${one.parent.text}`;
    return [{ span: one.span, text: `declare extern type ${head} with${members.join("")} end` }];
  });

export const removedSpans = (file: AnalysedSource): readonly Span[] => [
  ...replacedIn(file),
  ...returnOf(file),
];

/** The doc comments go too. The old solver never sees these aliases; the new one would reject the bundle. */
const replacedIn = ({ source: { text }, tree }: AnalysedSource): readonly Span[] =>
  [...replacedAliases(tree)].map((alias) => [
    alias.doc?.span[0] ?? alias.span[0],
    behindStatement(text, alias),
  ]);

function returnOf({ source: { text }, tree: { statements } }: AnalysedSource): readonly Span[] {
  const last = statements.at(-1);
  return last?.kind === "luau" && /^return\b/.test(text.slice(...last.span))
    ? [[last.span[0], behindStatement(text, last)]]
    : [];
}

function neededBy<T extends PartedFile>(parts: readonly BundlePart[], declaring: Declaring<T>): readonly T[] {
  const names = parts.flatMap(({ types, globals }) => [
    ...types.map((name) => declarationKey({ namespace: "type", name })),
    ...globals.map((name) => declarationKey({ namespace: "value", name })),
  ]);
  const filesByIndex = new Map(
    [...new Set(names)].flatMap((name) =>
      (declaring.get(name) ?? []).map(({ index, file }) => [index, file] as const),
    ),
  );
  return [...filesByIndex]
    .sort(([a], [b]) => a - b)
    .flatMap(([, file]) => (file.parts === parts ? [] : [file]));
}

type Declaring<T extends PartedFile> = ReturnType<typeof declaringFiles<T>>;

/** The files that declare a name, by its key, each with its position. */
const declaringFiles = <T extends PartedFile>(files: readonly T[]) =>
  groupBy(
    files.flatMap((file, index) =>
      file.parts.flatMap(({ declares }) =>
        declares.map((declared) => ({ key: declarationKey(declared), index, file })),
      ),
    ),
    ({ key }) => key,
  );

/**
 * Luau declares all types of a file before it resolves them, so only parents and the operands of `typeof`
 * must come first.
 */
function dependencies(parts: readonly BundlePart[]): (part: BundlePart) => readonly BundlePart[] {
  const declared = new Map(
    parts.flatMap((part) => part.declares.map((one) => [declarationKey(one), part] as const)),
  );
  return ({ parents, globals }) =>
    [
      ...parents.map((name) => declarationKey({ namespace: "type", name })),
      ...globals.map((name) => declarationKey({ namespace: "value", name })),
    ].flatMap((key) => declared.get(key) ?? []);
}

function head(files: readonly AnalysedSource[]): string {
  const names = files.map(({ source }) => fileName(source.path)).join(", ");
  return `-- Made by luau-defs of ${names}.\n-- Edit those files, not this one.`;
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** A part that had to move is placed where it is needed; the others stay below their file's name. */
function sections(parts: readonly BundlePart[]): readonly string[] {
  const introduced = new Set<AnalysedSource>();
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

function introductionOf({ source, tree, converted }: AnalysedSource): string {
  const edits = linksAsCode(converted);
  const lines =
    tree.moduleDoc?.lines.map(({ text, start }) =>
      withEditsIn(source.text, [start, start + text.length], edits).trimEnd(),
    ) ?? [];
  const introduction = lines.join("\n").trim();
  const texts = [fileName(source.path), ...(introduction === "" ? [] : ["", ...introduction.split("\n")])];
  // A line that starts with a dash or a bracket would become another kind of comment.
  return texts.map((line) => (line === "" ? "--" : `-- ${line}`)).join("\n");
}

/** A type without `export` is private to its file until files are merged. */
export function bundleClashes(inputs: readonly AnalysedSource[]): readonly Diagnostic[] {
  const firstByName = new Map<
    string,
    { readonly file: AnalysedSource; readonly start: number; readonly exported: boolean }
  >();
  return inputs.filter(isDefinitions).flatMap((file) =>
    file.tree.statements.flatMap((statement) => {
      if (
        statement.kind !== "typeAlias" &&
        statement.kind !== "typeFunction" &&
        statement.kind !== "externType"
      )
        return [];
      const exported = statement.kind === "externType" || statement.exported;
      const { text: name, span } = statement.name;
      const first = firstByName.get(name);
      if (first === undefined) firstByName.set(name, { file, start: span[0], exported });
      // `duplicate-type` reports two exported types of one name, and two in one file.
      if (first === undefined || first.file === file || (first.exported && exported)) return [];
      const { line, column } = positionAt(first.file.source, first.start);
      const location = `${first.file.source.path}:${line}:${column}`;
      const message = `The bundle cannot hold two types \`${name}\`: the other is at ${location}.`;
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

/** A limit on the spaces between the parts of a link, so that each search backwards is short. */
const MAX_INDENT = 40;

/** Editors do not support symbol links in a bundle's comments: `[Timer.clear]` becomes code. */
function linksAsCode({ source, module }: ConvertedFile): readonly Edit[] {
  const edits = new Map<number, Edit>();
  visitLinks(module, ({ span: [start, end], target }) => {
    if (target === null) return;
    const name = `\`${source.text.slice(start, end).replaceAll("`", "")}\``;
    const hasText = /\]\[ *$/.exec(source.text.slice(Math.max(0, start - MAX_INDENT), start));
    const [from, text] = hasText === null ? [start - 1, name] : [start - hasText[0].length + 1, ` (${name})`];
    if (source.text[from] === "[") edits.set(start, { span: [from, end + 1], text });
  });
  return [...edits.values()];
}
