import type { SymbolId } from "../model/ids";
import type { ApiModel } from "../model/model";
import type { MarkdownRenderer } from "./markdown";

/** What a member of a class is in one sentence of plain text; empty when nothing is said. */
export type SummaryOf = (id: SymbolId | null, markdown: MarkdownRenderer) => string;

/** For lists that name members which are described elsewhere. */
export function makeSummaries({ modules }: ApiModel): SummaryOf {
  const members = modules.flatMap(({ classes }) => classes).flatMap(({ properties, methods }) => [...properties, ...methods]);
  const summaries = new Map(members.map(({ id, summary }) => [id, summary]));
  return (id, markdown) => markdown.toText(id === null ? "" : (summaries.get(id) ?? ""));
}
