import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";

/** Texts that each page must contain, by page: `docs/api/kite`. */
export type PageTexts = Readonly<Record<string, readonly string[]>>;

/** Asserts that pages of a published site have these texts. */
export function expectTexts(published: string, pages: PageTexts): void {
  for (const [page, texts] of Object.entries(pages)) {
    const file = [`${page}.html`, `${page}/index.html`]
      .map((one) => path.join(published, one))
      .find((one) => existsSync(one));
    const html = file === undefined ? "" : readFileSync(file, "utf8").replaceAll("<wbr/>", "");
    for (const text of texts) expect(html, page).toContain(text);
  }
}
