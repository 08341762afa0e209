import type { SymbolId } from "../../model/ids";
import type { ApiModel } from "../../model/model";

/** Looks up the summary of a class's member, in Markdown; empty for an undocumented member. */
export function makeSummaries({ modules }: ApiModel) {
  const members = modules
    .flatMap(({ classes }) => classes)
    .flatMap(({ properties, methods }) => [...properties, ...methods]);
  const byId = new Map(members.map((member) => [member.id, member]));
  return (id: SymbolId | null) => {
    const member = id === null ? undefined : byId.get(id);
    return {
      summary: member?.doc.summary ?? "",
      deprecated: (member?.doc.deprecated ?? null) !== null,
    };
  };
}
