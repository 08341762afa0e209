/**
 * Stands for src/client/page-search-engine.ts: browsers give pages of files no workers, so the search runs in
 * the page.
 */
import { createAnswers } from "../components/search/engine/search-answers";
import { engineOver } from "../components/search/engine/engine-over";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { rootOfCopy } from "./page-attributes";

const { engine, receive } = engineOver((question) => {
  if ("id" in question) void answer(question, readIndexFile);
});
const { answer } = createAnswers(receive);

export const searchEngine = engine;

/** Where the scripts of the index leave what they hold, by the name that the file has on the site. */
const SHELF = "__searchFiles";

/**
 * Gets a file of the index. From files nothing can be fetched, but scripts can be loaded: each file of the
 * index is one.
 */
async function readIndexFile(name: string): Promise<unknown> {
  if (held(name) === undefined)
    await load(`${rootOfCopy}${SEARCH_FOLDER.slice(1)}/${name.replace(/\.json$/, ".js")}`);
  return held(name) ?? null;
}

function held(name: string): unknown {
  const shelf: unknown = Reflect.get(window, SHELF);
  return typeof shelf === "object" && shelf !== null && Object.hasOwn(shelf, name)
    ? Reflect.get(shelf, name)
    : undefined;
}

/** Comes to its end whether the script could be loaded or not. */
function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    for (const end of ["load", "error"])
      script.addEventListener(end, () => {
        script.remove();
        resolve();
      });
    document.head.append(script);
  });
}
