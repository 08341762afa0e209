import { flagsWhere, NO_ENTRY_DOC, type EntryDoc } from "../../model/entry-doc";
import { summaryOf } from "../../model/summary";

export function mergeDocs([first, ...others]: readonly [EntryDoc, ...EntryDoc[]]): EntryDoc {
  const documented = [first, ...others].filter(({ description }) => description !== "");
  const description = documented.map((doc) => doc.description).join("\n\n");
  const all = [first, ...others];
  return {
    ...NO_ENTRY_DOC,
    ...flagsWhere((flag) => all.some((doc) => doc[flag])),
    description,
    summary: summaryOf(description),
    links: all.flatMap(({ links }) => links),
    deprecated: all.find(({ deprecated }) => deprecated !== null)?.deprecated ?? null,
    since: all.find(({ since }) => since !== null)?.since ?? null,
    errors: all.flatMap(({ errors }) => errors),
    visibility: first.visibility,
    realms: first.realms,
    labels: [...new Set(all.flatMap(({ labels }) => labels))],
    aliases: [...new Set(all.flatMap(({ aliases }) => aliases))],
    group: all.find(({ group }) => group !== null)?.group ?? null,
  };
}
