import siteData from "site-data";
import { splitLocale } from "../lib/i18n/locales";
import { latestVersion } from "../lib/docs/registry";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { withoutBasePath } from "../lib/urls/base-path";
import { withPrefix } from "../lib/urls/with-prefix";
import type { CallName, Calls, Reply, IndexLocation, WorkerRequest } from "./luau-worker-messages";

export interface LanguageClient {
  /** Resolves when definitions are loaded; rejects if they, or Luau, cannot be. */
  readonly opened: Promise<Calls["open"][1]>;
  readonly call: <Name extends CallName>(name: Name, argument: Calls[Name][0]) => Promise<Calls[Name][1]>;
}

/** Samples with the same definitions share a worker. */
const clients = new Map<string, LanguageClient>();

export function languageFor(bundle: string, definitions: readonly string[]): LanguageClient {
  const key = JSON.stringify([bundle, definitions]);
  const client = clients.get(key) ?? connect(bundle, definitions);
  clients.set(key, client);
  // The next sample that is opened tries again.
  client.opened.catch(() => clients.delete(key));
  return client;
}

export const startWorker = (): Worker =>
  new Worker(new URL("./luau.worker.ts", import.meta.url), { name: "luau-worker" });

interface Waiting {
  readonly resolve: (value: Calls[CallName][1]) => void;
  readonly reject: (error: Error) => void;
}

function connect(bundle: string, definitions: readonly string[]): LanguageClient {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.value);
  });
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  const call: LanguageClient["call"] = (name, argument) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      // The reply to a call is that of its name.
      waiting.set(lastId, { resolve: resolve as Waiting["resolve"], reject });
      worker.postMessage({ id: lastId, name, argument } satisfies WorkerRequest);
    });
  const opened = call("open", { bundle, definitions, search: indexLocation(bundle) });
  opened.catch(() => worker.terminate());
  return { opened, call };
}

/** The index of the version whose definitions these are, in the page's locale. */
function indexLocation(bundle: string): IndexLocation {
  const { docs, site } = siteData;
  const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };
  const { locale } = splitLocale(withoutBasePath(window.location.pathname, site.baseUrl), locales);
  const version = docs.versions.find((one) => one.bundle !== undefined && withPrefix(one.bundle) === bundle);
  const scope = { locale, version: (version ?? latestVersion(docs)).name };
  return { folder: withPrefix(SEARCH_FOLDER), scope };
}
