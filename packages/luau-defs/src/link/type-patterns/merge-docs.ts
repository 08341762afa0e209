import { flagsWhere, NO_ENTRY_DOC, type EntryDoc } from "../../model/entry-doc";
import { summaryOf } from "../../model/summary";

export function mergeDocs([first, ...others]: readonly [EntryDoc, ...EntryDoc[]]): EntryDoc {
  const documented = [first, ...others].filter(({ description }) => description !== "");
  const description = documented.map((doc) => doc.description).join("\n\n");
  const docs = [first, ...others];
  return {
    ...NO_ENTRY_DOC,
    ...flagsWhere((flag) => docs.some((doc) => doc[flag])),
    description,
    summary: summaryOf(description),
    links: docs.flatMap(({ links }) => links),
    deprecated: docs.find(({ deprecated }) => deprecated !== null)?.deprecated ?? null,
    since: docs.find(({ since }) => since !== null)?.since ?? null,
    errors: docs.flatMap(({ errors }) => errors),
    visibility: first.visibility,
    realms: first.realms,
    labels: [...new Set(docs.flatMap(({ labels }) => labels))],
    aliases: [...new Set(docs.flatMap(({ aliases }) => aliases))],
    group: docs.find(({ group }) => group !== null)?.group ?? null,
  };
}
