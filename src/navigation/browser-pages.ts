import { withPrefix } from "gatsby";
import { createWrittenPages } from "./written-pages";

const parser = new DOMParser();

/** The pages that this browser has. It holds as long as the document, whatever pages are shown in it. */
export const browserPages = createWrittenPages(async (path) => {
  const response = await fetch(withPrefix(path));
  return { ok: response.ok, document: parser.parseFromString(await response.text(), "text/html") };
});
