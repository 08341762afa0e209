/** Reads the JSON that `src/*.cpp` write, which is of these shapes, and converts its positions. */
import type { Alias, NameTypes } from "./type-names";
import type { Completion, LuauDiagnostic, Hover, Signature, SignatureHelp, Span } from "./api-types";
import type { TextIndex } from "./utf16";

/** Line and column of the start, then of the end; from 0, in bytes. */
export type Range = readonly [number, number, number, number];

/** Every result may be the message of an exception instead. */
interface Failed {
  readonly failed?: string;
}

interface RawDiagnostic extends Omit<LuauDiagnostic, "span"> {
  readonly range: Range;
}

/** A problem without a place: Luau, or its instance, gave up. */
export const internal = (source: string, message: string): LuauDiagnostic => ({
  source,
  kind: "internal",
  message: `Luau cannot check this text: ${message}`,
  span: [0, 0],
});

export function readDiagnostics(
  result: unknown,
  main: string,
  texts: ReadonlyMap<string, TextIndex>,
  nameTypes: NameTypes,
): readonly LuauDiagnostic[] {
  const { failed, diagnostics = [] } = result as Failed & { readonly diagnostics?: readonly RawDiagnostic[] };
  if (failed !== undefined) return [internal(main, failed)];
  return diagnostics.map(({ range, ...diagnostic }) => {
    const text = texts.get(diagnostic.source);
    const span = text === undefined ? ([0, 0] as const) : spanOf(range, text);
    return { ...diagnostic, message: nameTypes(diagnostic.message), span };
  });
}

/** The unions that definitions, or a script, have named. */
export const readAliases = (result: unknown): readonly Alias[] =>
  (result as { readonly aliases?: readonly Alias[] }).aliases ?? [];

/** Sorted by name: Luau's order is that of a hash table. */
export function readCompletions(result: unknown, nameTypes: NameTypes): readonly Completion[] {
  const { entries = [] } = result as Failed & { readonly entries?: readonly Completion[] };
  return entries
    .map((entry) => (entry.type === undefined ? entry : { ...entry, type: nameTypes(entry.type) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

export function readHover(result: unknown, nameTypes: NameTypes, text: TextIndex): Hover | null {
  const { range, ...hover } = result as Partial<Hover> & { readonly range?: Range };
  if (hover.text === undefined || range === undefined) return null;
  const { text: shown, symbol } = hover;
  return { text: nameTypes(shown), ...(symbol !== undefined && { symbol }), span: spanOf(range, text) };
}

export function readSignature(result: unknown, nameTypes: NameTypes): SignatureHelp | null {
  const { name, active, signatures } = result as Partial<SignatureHelp>;
  if (name === undefined || active === undefined || signatures === undefined) return null;
  const named = signatures.map(
    ({ parameters, returns, ...rest }): Signature => ({
      ...rest,
      parameters: parameters.map((parameter) => ({ ...parameter, type: nameTypes(parameter.type) })),
      returns: nameTypes(returns),
    }),
  );
  return named.length === 0 ? null : { name, active, signatures: named };
}

export const spanOf = ([line, column, endLine, endColumn]: Range, text: TextIndex): Span => [
  text.offsetAt({ line, column }),
  text.offsetAt({ line: endLine, column: endColumn }),
];
