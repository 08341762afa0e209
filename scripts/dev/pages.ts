/** Serves pages, rendered as in a build on request, and files. */
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import {
  express,
  getPageData,
  renderHTMLProd,
  renderer,
  reporter,
  runHook,
  store,
  type Answer,
  type Handler,
  type Page,
} from "gatsby-lean/develop";
import { withoutPolicy } from "../../src/node/publish/content-policy";
import { readAnnotate, type Annotate } from "../../src/node/samples/notes-file";
import type { Served } from "./messages";
import { waitingPage, withReload } from "./reload";

export interface Pages {
  /** The HTML of a page: its last valid version if it cannot be rendered now, or null. */
  readonly htmlOf: (page: Page) => Promise<string | null>;
  /** Invalidates all pages, to be rendered on the next request. */
  readonly forget: () => void;
}

export function createPages(whenCompiled: () => Promise<void>): Pages {
  /** Pages rendered since the last change, by path; and the last successful version of each. */
  const current = new Map<string, Promise<string>>();
  const good = new Map<string, string>();
  /** Adds what Luau found in samples; read again after each change. */
  let annotate: Annotate | null = null;
  /** Gatsby loads the renderer when this differs from the one before, which is 0 at first. */
  let session = 1;

  async function render(pagePath: string): Promise<string> {
    await whenCompiled();
    await getPageData(pagePath);
    const task = { paths: [pagePath], htmlComponentRendererPath: renderer, envVars: [], sessionId: session };
    await renderHTMLProd({ ...task, webpackCompilationHash: "" });
    const file = pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html");
    annotate ??= readAnnotate(".");
    const html = withReload(
      annotate(pagePath, withoutPolicy(readFileSync(path.join("public", file), "utf8"))),
    );
    good.set(pagePath, html);
    return html;
  }

  async function htmlOf({ path: pagePath }: Page): Promise<string | null> {
    const rendering = current.get(pagePath) ?? render(pagePath);
    current.set(pagePath, rendering);
    try {
      return await rendering;
    } catch (error) {
      current.delete(pagePath);
      reporter.error(`${pagePath} cannot be rendered`, error);
      return good.get(pagePath) ?? null;
    }
  }

  function forget(): void {
    session += 1;
    annotate = null;
    current.clear();
  }

  return { htmlOf, forget };
}

/**
 * Serves the site on a free port.
 * @param onOpen receives the pages that are shown
 */
export async function servePages({ htmlOf }: Pages, onOpen: (path: string) => void): Promise<Served> {
  const prefix = (store.getState().config.pathPrefix ?? "").replace(/\/+$/, "");
  const send = async (page: Page | undefined, status: number, response: Answer): Promise<void> => {
    if (page !== undefined) onOpen(page.path);
    const html = page === undefined ? "Not found" : await htmlOf(page);
    response
      .status(html === null ? 500 : status)
      .type("html")
      .send(html ?? FAILED);
  };
  const site = express();
  await runHook("onCreateDevServer", { app: site });
  site.get("*", (request, response, next) => {
    const page = pageAt(request.path);
    if (page === undefined) return next();
    const plain = request.path.replace(/\/+$/, "") || "/";
    return plain === request.path ? send(page, 200, response) : response.redirect(301, prefix + plain);
  });
  for (const folder of ["static", "public"]) site.use(files(folder));
  const app = express();
  if (prefix !== "") app.get("/", (_request, response) => response.redirect(`${prefix}/`));
  app.use(prefix, site).use((_request, response) => send(pageAt("/404.html"), 404, response));
  return { port: await listen(app), prefix };
}

const FAILED = waitingPage(
  "This page cannot be rendered",
  "The terminal says why. It reloads with the next change.",
);

/** Serves the files of a folder, except for pages rendered into it. */
function files(folder: string): Handler {
  const serve = express.static(folder, { index: false, redirect: false });
  return (request, response, next) =>
    request.path.endsWith(".html") ? next() : serve(request, response, next);
}

/** Page paths have no trailing slash, except for the root. */
function pageAt(address: string): Page | undefined {
  const { pages } = store.getState();
  try {
    const plain = decodeURIComponent(address).replace(/\/+$/, "");
    return pages.get(plain) ?? pages.get(`${plain}/`);
  } catch {
    return undefined;
  }
}

async function listen(site: RequestListener): Promise<number> {
  const server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The site has no port.");
  return address.port;
}
