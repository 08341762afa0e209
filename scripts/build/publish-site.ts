import type { RenderedSite } from "../../src/node/built-pages/read-pages";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { planPublication, type Publication } from "../../src/node/publish/publish";
import { builtData } from "../built-site";
import type { SiteFolder } from "../site-folder";
import { terminal } from "./terminal-output";

export function preparePublication(rendered: RenderedSite, folders: SiteFolder): Publication {
  return planPublication(rendered, policyOfPages(rendered.pages), builtData(folders).site, folders);
}

export function publishSite({ publish }: Publication): void {
  try {
    const notice = publish();
    if (notice !== null) terminal.warn(notice);
  } catch (error) {
    // The system refuses: a full disk, or a folder that may not be written.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    terminal.panicOnBuild(`The site could not be published: ${error.message}`);
  }
}
