/** The process of `npm run dev` that loads Gatsby, in the site's copy; see gatsby-worker-process.ts. */
import { existsSync, watchFile } from "node:fs";
import { openData, type Data, type Page } from "gatsby-lean";
import { siteSources } from "../../src/node/files/build-inputs";
import { createBundler } from "../../src/node/render/bundle-site";
import { emptyOutput } from "../../src/node/render/write-pages";
import { notesFile } from "../../src/node/samples/notes-file";
import { loadProgram } from "../build/compile-program";
import { createPageChecks, readFacts } from "./follow-pages";
import type { FromGatsbyWorker, ToGatsbyWorker } from "./gatsby-worker-process";
import { createPages } from "./development-pages";
import { servePages } from "./serve-pages";

// Ctrl-C signals all processes of a terminal at once. This one ends when its parent requests it or has ended.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(1));

const program = loadProgram(process.cwd());
program.checkConfiguration();
const settings = program.readSettings();
const send = (message: FromGatsbyWorker): void => void process.send?.(message);
let waiting: readonly string[] = [];
let saved: string[] = [];
let onChanged = (files: readonly string[]): void => void (waiting = [...waiting, ...files]);

const removeStale = emptyOutput("public");
const data = await openData("develop");
removeStale();
const bundler = await createBundler({
  components: () => [...new Set([...data.pages().values()].map(({ component }) => component))],
  prefix: data.args.pathPrefix,
});
const pages = createPages(data, bundler);
await pages.bundle();
const checkPages = createPageChecks(
  {
    paths: () => [...data.pages().keys()],
    isSettled: data.isSettled,
    dataOf: (path) => withPage(path, data.query).catch(() => null),
    htmlOf: (path) => withPage(path, pages.checkedHtmlOf),
  },
  [siteSources(), "."],
  data.args.reporter,
);
program.followSamples({ ...data.args, ...settings });
const served = await servePages(pages, {
  pathPrefix: data.args.pathPrefix,
  searchFile: program.createSearchFiles({ ...data.args, ...settings }),
  newAddress: program.createRedirects({ ...data.args, ...settings }),
  isUnread: (path) => readFacts().unread.includes(path),
});
send({ ready: served });
checkPages("all");
followChanges(data);

async function withPage<T>(path: string, run: (page: Page) => Promise<T>): Promise<T | null> {
  const page = data.pages().get(path);
  return page === undefined ? null : run(page);
}

function followChanges({ follow, refresh }: Data): void {
  let work = Promise.resolve();
  // Gatsby notices a file that is gone later than a new one: until then, the pages of a renamed one are two.
  const refreshPages = async (hasNewQueries: boolean): Promise<void> => {
    if (textsOf(data).every((file) => existsSync(file))) await refresh(hasNewQueries);
  };
  const show = async (): Promise<void> => {
    if (!data.isSettled()) return;
    const hasSharedChange = await pages.bundle();
    send({ changed: true });
    checkPages(hasSharedChange ? "all" : saved);
    saved = [];
  };
  /** Shows a change after earlier ones: reloads the open pages, and checks the pages that it may affect. */
  const schedule = (prepare: () => Promise<void>): void => {
    const failed = (error: unknown): void =>
      void data.args.reporter.error("The change cannot be shown", error as Error);
    work = work.then(prepare).then(show).catch(failed);
  };
  // Gatsby's plugins watch definitions and guides themselves.
  follow(() => schedule(() => refreshPages(false)));
  onChanged = (files) => {
    saved.push(...files);
    const others = files.filter((file) => !isNode(file));
    if (others.length === 0) return;
    const isData = others.some((file) => !isProgram(file));
    const hasQueries = others.some((file) => /\.tsx?$/.test(file));
    schedule(async () => {
      if (isData || hasQueries) await refreshPages(hasQueries);
    });
  };
  if (waiting.length > 0) onChanged(waiting);
  watchFile(notesFile, { interval: 200 }, () => {
    pages.forget();
    send({ changed: true });
  });
}

const textsOf = ({ args }: Data): readonly string[] =>
  ["Guide", "BlogPost"].flatMap((type) =>
    args.getNodesByType(type).map((node) => String(node["contentFilePath"])),
  );

const isNode = (file: string): boolean =>
  /^definitions[\\/]/.test(file) || /^content[\\/].*\.(?:mdx?|markdown|ya?ml)$/i.test(file);
/** The site's own components and styles are excluded: they are checked when data are refreshed. */
const isProgram = (file: string): boolean => /^src[\\/](?!theme[\\/])|^content[\\/].*\.(?!ya?ml)/.test(file);

// Gatsby's hooks also exchange messages.
process.on("message", (message: ToGatsbyWorker) => {
  if (message.changed !== undefined) onChanged(message.changed);
  if (message.close === true) void Promise.all([data.save(), bundler.close()]).then(() => process.exit(0));
});
