import type { EntryDoc } from "../model/model";
import { summaryOf } from "../model/summary";

/** One doc of what several declarations say of the same thing; the first comes first. */
export function mergeDocs([first, ...others]: readonly [EntryDoc, ...EntryDoc[]]): EntryDoc {
  const told = [first, ...others].filter(({ description }) => description !== "");
  const description = told.map((doc) => doc.description).join("\n\n");
  const all = [first, ...others];
  return {
    description,
    summary: summaryOf(description),
    links: all.flatMap(({ links }) => links),
    deprecated: all.find(({ deprecated }) => deprecated !== null)?.deprecated ?? null,
    since: all.find(({ since }) => since !== null)?.since ?? null,
    errors: all.flatMap(({ errors }) => errors),
    yields: all.some(({ yields }) => yields),
    visibility: first.visibility,
    unreleased: all.some(({ unreleased }) => unreleased),
    realms: first.realms,
    aliases: [...new Set(all.flatMap(({ aliases }) => aliases))],
    group: all.find(({ group }) => group !== null)?.group ?? null,
  };
}

/** What an entry's comment says, without what it is. */
export const docOf = ({
  description,
  summary,
  links,
  deprecated,
  since,
  errors,
  yields,
  visibility,
  unreleased,
  realms,
  aliases,
  group,
}: EntryDoc): EntryDoc => ({
  description,
  summary,
  links,
  deprecated,
  since,
  errors,
  yields,
  visibility,
  unreleased,
  realms,
  aliases,
  group,
});

/** Of what has no comment. */
export const NO_ENTRY_DOC: EntryDoc = {
  description: "",
  summary: "",
  links: [],
  deprecated: null,
  since: null,
  errors: [],
  yields: false,
  visibility: "public",
  unreleased: false,
  realms: [],
  aliases: [],
  group: null,
};
