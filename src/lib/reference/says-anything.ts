import type { EntryDoc } from "./types";

/** Whether there is anything to show of an entry's docs: text, a deprecation or a badge. */
export const saysAnything = ({
  descriptionHtml,
  deprecated,
  since,
  unreleased,
  yields,
  realms,
  aliases,
  history: { addedIn, changedIn, deprecatedIn, removedIn },
}: EntryDoc): boolean =>
  descriptionHtml !== "" ||
  deprecated !== null ||
  [since, addedIn, deprecatedIn, removedIn].some((version) => version !== null) ||
  unreleased ||
  yields ||
  realms.length + aliases.length + changedIn.length > 0;
