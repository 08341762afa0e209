/** Semantic tokens for names, and for tags in doc comments, which editors' grammars do not highlight. */
import { SemanticTokensBuilder, type Range, type SemanticTokens } from "vscode-languageserver";
import type { SourceText, Span } from "luau-syntax";
import { DOC_TAGS } from "../../model/doc-tags";
import type { AnyEntry } from "../../model/model";
import { docCommentsIn } from "../../read/syntax/doc-comment-locations";
import { ENTRY_KINDS } from "./entry-kinds";
import type { FileContext, InDocument } from "./request-context";
import type { Occurrences } from "./occurrences";
import type { Occurrence } from "./occurrence";
import { TOKEN_MODIFIERS, TOKEN_TYPES } from "./capabilities";
import { offsetAt, spanRange } from "./text-ranges";

type TokenType = (typeof TOKEN_TYPES)[number];

interface Painted {
  readonly span: Span;
  readonly type: TokenType;
  readonly modifiers: readonly (typeof TOKEN_MODIFIERS)[number][];
}

/** @param range the visible range; by default, the whole file */
export function semanticTokens(
  { file: { source, tree }, analysis: { occurrences } }: FileContext,
  { range = null }: InDocument & { readonly range?: Range | null },
): SemanticTokens {
  const first = range === null ? 0 : offsetAt(source, range.start);
  const last = range === null ? source.text.length : offsetAt(source, range.end);
  const painted = [
    ...occurrences.inFile(source.path).flatMap((one) => paintedName(one, occurrences)),
    ...docCommentsIn(tree).flatMap(({ lines }) => lines.flatMap(tagsIn)),
  ].sort((a, b) => a.span[0] - b.span[0]);
  const builder = new SemanticTokensBuilder();
  let end = 0;
  for (const { span, type, modifiers } of painted) {
    if (span[0] < end || span[1] <= span[0] || span[1] < first || span[0] > last) continue;
    push(builder, source, { span, type, modifiers });
    end = span[1];
  }
  return builder.build();
}

function push(builder: SemanticTokensBuilder, source: SourceText, { span, type, modifiers }: Painted): void {
  const { line, character } = spanRange(source, span).start;
  const bits = modifiers.reduce((sum, modifier) => sum | (1 << TOKEN_MODIFIERS.indexOf(modifier)), 0);
  builder.push(line, character, span[1] - span[0], TOKEN_TYPES.indexOf(type), bits);
}

function paintedName({ span, target, kind }: Occurrence, { subject }: Occurrences): readonly Painted[] {
  const symbol = subject(target);
  if (symbol === null) return [];
  const isDeprecated = symbol.kind === "entry" && symbol.entry.doc.deprecated !== null;
  const modifiers = [
    ...(kind === "definition" ? (["declaration"] as const) : []),
    ...(kind === "link" ? (["documentation"] as const) : []),
    ...(isDeprecated ? (["deprecated"] as const) : []),
  ];
  return [{ span, type: symbol.kind === "module" ? "namespace" : typeOf(symbol.entry), modifiers }];
}

const typeOf = (entry: AnyEntry): TokenType =>
  entry.kind === "function" && entry.method ? "method" : ENTRY_KINDS[entry.kind].token;

const TAG = /^@([a-z]+)(?:(\s+)([\w.]+)(?=\s+--))?/;

function tagsIn({ text, start }: { readonly text: string; readonly start: number }): readonly Painted[] {
  const [, name = "", gap = "", argument = ""] = TAG.exec(text) ?? [];
  if (!DOC_TAGS.has(name)) return [];
  const end = start + name.length + 1;
  const tag: Painted = { span: [start, end], type: "decorator", modifiers: ["documentation"] };
  if (argument === "" || name !== "param") return [tag];
  const from = end + gap.length;
  return [tag, { span: [from, from + argument.length], type: "parameter", modifiers: ["documentation"] }];
}
