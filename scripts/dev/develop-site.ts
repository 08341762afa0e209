/** Runs the development server: a resident process, restarted when its code or configuration changes. */
import type { LeanProcess } from "gatsby-lean";
import { assembleSite, type SiteFolder } from "../site-folder";
import { followSources } from "./follow-sources";
import type { Front } from "./front";
import { createResident } from "./resident-process";

/** @param site its stage is the copy in which Gatsby runs */
export async function developSite(site: SiteFolder, lean: LeanProcess, front: Front): Promise<void> {
  const resident = createResident(site, lean, front);
  assembleSite(site);
  await resident.start();
  const watcher = followSources(site, (files) => void resident.changed(files));
  const close = async (): Promise<void> => {
    front.close();
    await watcher.close();
    await resident.end();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
}
