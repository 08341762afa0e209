import type { SymbolId } from "../../model/ids";
import type { ApiModel } from "../../model/model";
import type { MarkdownRenderer } from "./render-markdown";

/**
 * What a member of a class is in one sentence of plain text, empty when nothing is said; and whether it is to
 * be used.
 */
export type SummaryOf = (
  id: SymbolId | null,
  markdown: MarkdownRenderer,
) => { readonly summary: string; readonly deprecated: boolean };

/** For lists that name members which are described elsewhere. */
export function makeSummaries({ modules }: ApiModel): SummaryOf {
  const members = modules
    .flatMap(({ classes }) => classes)
    .flatMap(({ properties, methods }) => [...properties, ...methods]);
  const byId = new Map(members.map((member) => [member.id, member]));
  return (id, markdown) => {
    const member = id === null ? undefined : byId.get(id);
    return {
      summary: markdown.toText(member?.summary ?? ""),
      deprecated: (member?.deprecated ?? null) !== null,
    };
  };
}
