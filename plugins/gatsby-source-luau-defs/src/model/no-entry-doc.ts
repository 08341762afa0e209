import type { EntryDoc } from "./model";

/** The doc of an entry without a comment. */
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
  labels: [],
  aliases: [],
  group: null,
};
