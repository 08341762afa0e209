/** The published folder of tests/fixtures/sites/themed, by whichever renderer. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";

/** Asserts that slots, components, styles, pages and scripts of the site's own are published, and work. */
export function expectThemedSite(published: string): void {
  const read = (file: string): string => readFileSync(path.join(published, file), "utf8");
  expectSlots(read);
  expectPage(read);
  expectStyles(published, read);
}

type Read = (file: string) => string;

function expectSlots(read: Read): void {
  const home = read("index.html");
  expect(home).toContain('<p class="own-Home-news">The <a href="/manual/hangar">hangar</a> is open.</p>');
  expect(home).toMatch(/<h1 class="\w+">Kit<\/h1>/);
  expect(home).toContain('<footer class="kit-footer" data-shell="footer">');
  expect(read("cy/index.html")).toContain('<a href="/manual/cy/hangar">Hangar</a> (<!-- -->cy<!-- -->)');
  const entry = /<section [^>]*data-entry="">(?:(?!<section ).)*id="throw".*?<\/section>/s.exec(
    read("docs/api/plane/index.html"),
  )?.[0];
  const text = entry?.replaceAll("<!-- -->", "") ?? "";
  expect(text).toContain('<p class="kit-support">Plane.throw of Plane in next: dart, glider</p>');
  expect(text.indexOf("kit-support")).toBeLessThan(text.indexOf("Throws a plane."));
  expect(text).toMatch(
    /<a href="https:\/\/forum\.kit\.example\/search\?q=\/docs\/api\/plane#throw">Discuss Plane\.throw<\/a><\/p>(?:<details class="link-list used-in"|<\/section>$)/,
  );
  const guide = read("docs/intro/index.html");
  expect(guide).toContain('<aside class="kit-paper" data-size="A4">A heavier sheet flies further.</aside>');
  expect(guide).toContain('<blockquote class="kit-quotation">');
}

/** The page has layout, head and address of any other, in each locale. */
function expectPage(read: Read): void {
  for (const locale of ["", "cy/"]) {
    const page = read(`${locale}hangar/index.html`);
    expect(page).toMatch(/<main id="main-content" tabindex="-1" class="\w+"><h1>Hangar<\/h1>/);
    expect(page).toContain('<title data-gatsby-head="true">Hangar | Kit</title>');
    expect(page).toContain('<meta name="description" content="Where the planes of the kit are kept."');
    expect(page).toContain(`<link rel="canonical" href="https://kit.example/manual/${locale}hangar"`);
    expect(page).toContain(`<a href="/manual/${locale}docs/api/plane#throw">throws</a>`);
    expect(page).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'self'/);
    expect(read("sitemap.xml")).toContain(`<loc>https://kit.example/manual/${locale}hangar</loc>`);
  }
}

/** The site's own styles are in the style sheet, with a font as a file below the base path. */
function expectStyles(published: string, read: Read): void {
  const home = read("index.html");
  const sheet = /<link rel="stylesheet" href="\/manual\/([^"]+)"/.exec(home)?.[1] ?? "";
  const css = read(sheet);
  expect(css).toContain('--font-heading:"Kit Pixel", var(--font-text)');
  const font = /font-family:"?Kit Pixel"?;[^}]*url\("?\/manual\/(assets\/kit-pixel-[^)"]+)"?\)/.exec(
    css,
  )?.[1];
  expect(existsSync(path.join(published, font ?? "missing"))).toBe(true);
  const preloaded = [...home.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)];
  expect(preloaded.map(([, href = ""]) => path.posix.basename(href).split("-", 1)[0])).toEqual(["inter"]);
  expect(home).toContain("--site-accent-light:#9a3412");
  expect(home).toContain('<script src="/manual/kit.js" defer=""></script>');
  expect(readdirSync(published)).toContain("kit.js");
}
