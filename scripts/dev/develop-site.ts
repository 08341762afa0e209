/** Runs the development server: a process with Gatsby, restarted when its code or configuration changes. */
import path from "node:path";
import { assembleSite, type SiteFolder } from "../site-folder";
import { endOnSignal } from "../end-on-signal";
import { emptyReports } from "../reports";
import { root } from "../run";
import { followMistakes } from "./mistakes";
import { watchSources } from "./watch-sources";
import type { DevServer } from "./dev-server";
import { createGatsbyWorker } from "./gatsby-worker-process";

/** @param site its stage is the copy in which Gatsby runs */
export async function developSite(site: SiteFolder, server: DevServer): Promise<void> {
  const reports = reportsFolder(site);
  // Also for the process of Gatsby.
  process.env["DIAGNOSTICS_FOLDER"] = reports;
  const mistakes = followMistakes(reports, [site.sources, root], server.mistaken);
  const worker = createGatsbyWorker({ site, reports, server });
  let started: Promise<void> | null = null;
  // What is saved before the folders are watched is in the copy that is made then.
  endOnSignal(() => {
    server.close();
    mistakes.close();
    return worker.end();
  });
  await watchSources(site, (files) => void started?.then(() => worker.changed(files)));
  assembleSite(site);
  await (started = worker.start());
}

/** Where the checks write what is wrong: the author's own folder for that, or one that is emptied now. */
function reportsFolder({ stage }: SiteFolder): string {
  const chosen = process.env["DIAGNOSTICS_FOLDER"];
  if (chosen !== undefined) return path.resolve(process.env["INIT_CWD"] ?? ".", chosen);
  return emptyReports(stage);
}
