/** The pages of a site that is developed: rendered as in a build, when they are requested. */
import type { Data, Page } from "gatsby-lean";
import { reportChanges, reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import type { Bundler } from "../../src/node/render/bundle-site";
import { ComponentError, componentProblems, COMPONENTS } from "../../src/node/render/component-problems";
import type { Renderer } from "../../src/node/render/renderer";
import { bundled } from "../build/bundle-pages";
import { withReload } from "./reload";
import { insertAll, type Insertion } from "../../src/lib/html/insert-all";
import { readAnnotator, type Annotator } from "../../src/node/samples/annotator";
import type { UsingSection } from "../../src/node/samples/page-uses";

export type Pages = ReturnType<typeof createPages>;

const BUNDLE = { name: "bundle", headline: () => "The site cannot be bundled" };

export function createPages(data: Data, bundler: Bundler) {
  /** Pages rendered since the last change, by path; and the last valid version of each. */
  const current = new Map<string, Promise<string>>();
  const valid = new Map<string, { readonly turn: number; readonly html: string }>();
  const bundles = followBundles(data, bundler);
  const problems = followComponents(data, bundles.areValid);
  let turns = 0;
  const renderPlain = async (page: Page): Promise<string> => {
    const renderer = bundles.renderer();
    if (renderer === null) throw new Error("The site cannot be bundled.");
    const html = await renderer.render({ ...page, ...(await data.query(page)) });
    problems.remove(page.path);
    return html;
  };
  const samples = createPageSamples(async (path) => {
    const page = find(path);
    return page === undefined ? null : renderPlain(page);
  });
  const render = async (page: Page): Promise<string> => {
    const turn = (turns += 1);
    const html = withReload(await samples.withLists(page.path, await renderPlain(page)));
    // A rendering that began before a change may end after the one that follows the change.
    if (turn > (valid.get(page.path)?.turn ?? 0)) valid.set(page.path, { turn, html });
    return html;
  };
  const failed = (page: Page) => (error: unknown) => problems.failed(page.path, error);
  /** The HTML of a page: its last valid version if it cannot be rendered now, or null. */
  const htmlOf = async (page: Page): Promise<string | null> => {
    await bundles.ready();
    const rendering = current.get(page.path) ?? render(page);
    current.set(page.path, rendering);
    const html = await rendering.catch(failed(page));
    if (html === null && current.get(page.path) === rendering) current.delete(page.path);
    return html ?? valid.get(page.path)?.html ?? null;
  };
  /** The HTML for checks, without lists of uses, as in a build; null for a page that cannot be rendered. */
  const checkedHtmlOf = (page: Page): Promise<string | null> =>
    renderPlain(page)
      .then((html) => samples.annotate(page.path, html))
      .catch(failed(page));
  const forget = (): void => {
    samples.forget();
    current.clear();
  };
  /** Reports problems, and keeps the last valid bundles. Returns whether the shared parts have changed. */
  const bundle = async (): Promise<boolean> => {
    const before = bundles.renderer()?.shared;
    await bundles.rebuild();
    forget();
    return bundles.renderer()?.shared !== before;
  };
  const find = (path: string): Page | undefined => data.pages().get(path) ?? data.pages().get(`${path}/`);
  return { find, htmlOf, checkedHtmlOf, bundle, forget };
}

/** The last valid bundles, and whether they are of the current sources. */
function followBundles(data: Data, bundler: Bundler) {
  let renderer: Renderer | null = null;
  let areValid = false;
  let ready = Promise.resolve();
  const bundleNow = async (): Promise<void> => {
    const result = await bundled(bundler);
    areValid = !("problems" in result);
    reportDiagnostics(data.args.reporter, "problems" in result ? result.problems : [], BUNDLE);
    if (!("problems" in result)) renderer = result;
  };
  return {
    renderer: (): Renderer | null => renderer,
    areValid: () => areValid,
    /** Resolves after the current bundling: earlier bundles lack a new page. */
    ready: () => ready,
    rebuild: (): Promise<void> => {
      const bundling = bundleNow();
      ready = bundling.catch(() => undefined);
      return bundling;
    },
  };
}

/** Reports pages that cannot be rendered, except while nodes are replaced or bundles have problems. */
function followComponents({ args: { reporter }, isSettled, pages }: Data, isBundled: () => boolean) {
  const errors = new Map<string, ComponentError>();
  const report = (): void => {
    for (const path of errors.keys()) if (!pages().has(path)) errors.delete(path);
    reportChanges(reporter, componentProblems([...errors.values()]), COMPONENTS);
  };
  return {
    remove: (path: string): void => void (errors.delete(path) && report()),
    failed: (path: string, error: unknown): null => {
      if (!isSettled() || !isBundled()) return null;
      if (error instanceof ComponentError) {
        errors.set(path, error);
        report();
      } else reporter.error(`${path} cannot be rendered`, error as Error);
      return null;
    },
  };
}

function createPageSamples(htmlOf: (path: string) => Promise<string | null>) {
  let current: Annotator | null = null;
  /** Guides and posts are read with the first page of the reference; its other pages when checked. */
  const uses = new Map<string, readonly UsingSection[]>();
  let usesDigest = "";

  const annotator = (): Annotator => {
    current ??= readAnnotator(".");
    if (current.digest !== usesDigest) uses.clear();
    usesDigest = current.digest;
    return current;
  };
  const read = (path: string, html: string): readonly Insertion[] => {
    const { annotations, uses: usesOfPage } = annotator().read(path, html);
    uses.set(path, usesOfPage);
    return annotations;
  };
  const readUser = async (path: string): Promise<void> => {
    // A page with a problem is reported when it is opened.
    const html = await htmlOf(path).catch(() => null);
    if (html === null) uses.set(path, []);
    else read(path, html);
  };
  return {
    annotate: (path: string, html: string): string => insertAll(html, read(path, html)),
    withLists: async (path: string, html: string): Promise<string> => {
      const annotations = read(path, html);
      for (const user of annotator().usersOf(path)) if (!uses.has(user)) await readUser(user);
      const lists = annotator().usedIn(uses).of(path)?.insertions(html) ?? [];
      const insertions = [...annotations, ...lists].sort((a, b) => a.offset - b.offset);
      return insertAll(html, insertions);
    },
    forget: () => void (current = null),
  };
}
