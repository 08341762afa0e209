import type { SymbolId } from "../../model/ids";
import type { ApiModel } from "../../model/model";
import type { MarkdownRenderer } from "./render-markdown";

/** The summary is one sentence of plain text, empty for an undocumented member. */
export type SummaryOf = (
  id: SymbolId | null,
  markdown: MarkdownRenderer,
) => { readonly summary: string; readonly deprecated: boolean };

export const summariesOf =
  (summaryOf: MemberSummaries): SummaryOf =>
  (id, markdown) => {
    const { summary, deprecated } = summaryOf(id);
    return { summary: markdown.toText(summary), deprecated };
  };

type MemberSummaries = (id: SymbolId | null) => ReturnType<SummaryOf>;

export function makeSummaries({ modules }: ApiModel): MemberSummaries {
  const members = modules
    .flatMap(({ classes }) => classes)
    .flatMap(({ properties, methods }) => [...properties, ...methods]);
  const byId = new Map(members.map((member) => [member.id, member]));
  return (id) => {
    const member = id === null ? undefined : byId.get(id);
    return {
      summary: member?.doc.summary ?? "",
      deprecated: (member?.doc.deprecated ?? null) !== null,
    };
  };
}
