/** Runs the development server: a process with Gatsby, restarted when its code or configuration changes. */
import { reportsFolder } from "../../src/node/files/build-inputs";
import { assembleSite } from "../build/assemble-site";
import type { SiteFolder } from "../site-folder";
import { endOnSignal } from "../end-on-signal";
import { emptyReports } from "../reports";
import { root } from "../run";
import { followMistakes } from "./mistakes";
import { watchSources } from "./watch-sources";
import type { DevServer } from "./dev-server";
import { createGatsbyWorker } from "./gatsby-worker-process";

/** @param site its stage is the copy in which Gatsby runs */
export async function developSite(site: SiteFolder, server: DevServer): Promise<void> {
  // The author may have chosen a folder for reports.
  const reports = reportsFolder() ?? emptyReports(site.stage);
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
