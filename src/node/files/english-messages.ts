import { existsSync, readFileSync } from "node:fs";
import type { Messages } from "../../lib/i18n/translate";

/** The program's own texts in a stage, where a site's `i18n/en-GB/` may have replaced the file. */
export const ENGLISH_COPY = ".english.json";

/** The program's texts, which are shown where a locale has none. Empty where there is no such file. */
export function englishMessages(): Messages {
  const file = [ENGLISH_COPY, "i18n/en-GB/messages.json"].find(existsSync);
  return file === undefined ? {} : (JSON.parse(readFileSync(file, "utf8")) as Messages); // the program's
}
