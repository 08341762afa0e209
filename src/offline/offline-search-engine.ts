/** Replaces src/client/page-search-engine.ts: pages of files have no workers, so the page searches. */
import { createAnswers } from "../components/search/engine/search-answers";
import { engineOver } from "../components/search/engine/engine-over";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { rootOfCopy } from "./page-attributes";

const { engine, receive } = engineOver((question) => {
  if ("id" in question) void answer(question, readIndexFile);
});
const { answer } = createAnswers(receive);

export const searchEngine = engine;

/** The scripts of the index store their contents here, by the name that the file has on the site. */
const STORE = "__searchFiles";

/** Pages of files cannot fetch, but load scripts: each file of the index is one. */
async function readIndexFile(name: string): Promise<unknown> {
  if (stored(name) === undefined)
    await load(`${rootOfCopy}${SEARCH_FOLDER.slice(1)}/${name.replace(/\.json$/, ".js")}`);
  return stored(name) ?? null;
}

function stored(name: string): unknown {
  const files: unknown = Reflect.get(window, STORE);
  return typeof files === "object" && files !== null && Object.hasOwn(files, name)
    ? Reflect.get(files, name)
    : undefined;
}

/** Resolves also if the script could not be loaded. */
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
