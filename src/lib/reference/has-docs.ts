import type { EntryDoc } from "./reference-props";

/** Whether an entry's docs have anything to show: text, a deprecation or a badge. */
export const hasDocs = ({ history, ...doc }: EntryDoc): boolean =>
  [...Object.values(doc), ...Object.values(history)].some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
