import type { RenderedSite } from "../../src/node/built-pages/read-pages";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { publish } from "../../src/node/publish/publish";
import { builtData } from "../built-site";
import type { SiteFolder } from "../site-folder";
import { terminal } from "./terminal-output";

/** Writes what has changed into the published folder, with the content policy of all pages. */
export function publishSite(rendered: RenderedSite, folders: SiteFolder): void {
  const policy = policyOfPages(rendered.pages);
  try {
    const result = publish(rendered, policy, builtData(folders).site, folders);
    if ("mistake" in result) terminal.panicOnBuild(result.mistake);
    else if (result.notice !== null) terminal.warn(result.notice);
  } catch (error) {
    // The system refuses: a full disk, or a folder that may not be written.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    terminal.panicOnBuild(`The site could not be published: ${error.message}`);
  }
}
