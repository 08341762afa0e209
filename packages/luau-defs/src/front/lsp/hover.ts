/** In: a position. Out: the reference text of the symbol there. */
import { MarkupKind, type Hover } from "vscode-languageserver";
import { entryMarkdown } from "../../write/markdown/module-markdown";
import { plainContext, type MarkdownContext } from "../../write/markdown/slot-list";
import { DOC_TAGS } from "../../model/doc-tags";
import { moduleTitle } from "../../model/grouping";
import type { AnyEntry, ApiModel } from "../../model/model";
import type { Span } from "luau-syntax";
import { valueLayout } from "../../write/signatures/signature-tokens";
import { flatTokens, noHref, textOf } from "../../write/signatures/token";
import type { Subject } from "./occurrences";
import type { AtPosition, DocumentContext } from "./request-context";
import { offsetAt, spanRange } from "./text-ranges";

interface HoverText {
  readonly markdown: string;
  readonly span: Span;
}

export function hover(context: DocumentContext, { position }: AtPosition): Hover | null {
  const { source, support } = context;
  const text = tagAt(source.text, offsetAt(source, position)) ?? symbolAt(context, position);
  if (text === null) return null;
  const kind = support.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: text.markdown }, range: spanRange(source, text.span) };
}

function tagAt(text: string, offset: number): HoverText | null {
  const start = text.lastIndexOf("@", offset);
  const name = start === -1 ? "" : (/^@([a-z]+)/.exec(text.slice(start, start + 40))?.[1] ?? "");
  const tag = DOC_TAGS.get(name);
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (tag === undefined || offset > start + name.length + 1 || !/^\s*(?:---\s*)?$/.test(before)) return null;
  return {
    markdown: `\`${tag.usage}\`\n\nOn: ${tag.on.join(", ")}.`,
    span: [start, start + name.length + 1],
  };
}

function symbolAt(context: DocumentContext, position: AtPosition["position"]): HoverText | null {
  const { output, occurrences } = context.analysis;
  const occurrence = context.symbolAt(position);
  const subject = occurrence === null ? null : occurrences.subject(occurrence.target);
  if (occurrence === null || subject === null) return null;
  return { markdown: markdownOf(subject, output.model), span: occurrence.span };
}

/** The text of a symbol's page; for a class, without its methods, which have their own. */
function markdownOf(subject: Subject, model: ApiModel): string {
  if (subject.kind === "module")
    return `### ${moduleTitle(subject.module)}\n\n${subject.module.description}`.trim();
  const { entry } = subject;
  switch (entry.kind) {
    case "property":
      return memberText(entry, textOf(flatTokens(valueLayout(entry, noHref))));
    case "enumValue":
      return memberText(entry, entry.value);
    case "class":
      return entryMarkdown(contextOf(model), { ...entry, methods: [] });
    default:
      return entryMarkdown(contextOf(model), entry);
  }
}

const memberText = ({ path, doc }: Pick<AnyEntry, "path" | "doc">, code: string): string =>
  `### \`${path}\`\n\n\`\`\`luau\n${code}\n\`\`\`\n\n${doc.description}`.trim();

/** Links are omitted: editors have their own navigation. */
const contextOf = (model: ApiModel): MarkdownContext => plainContext(model, () => null);
