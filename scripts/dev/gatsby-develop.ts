/** `npm run dev -- --gatsby`: runs stock `gatsby develop`, with GraphiQL and Fast Refresh. */
import { inputVariables } from "../../src/node/files/build-inputs";
import { root, runOrExit } from "../run";
import { assembleSite } from "../build/assemble-site";
import { stageFor, type SiteFolder } from "../site-folder";
import { watchSources } from "./watch-sources";

export async function developWithGatsby(site: SiteFolder, args: readonly string[]): Promise<void> {
  const { sources } = site;
  const develop = (cwd: string, env: Readonly<Record<string, string>>) =>
    runOrExit("gatsby", ["develop", ...args], { cwd, env });
  if (sources === root) {
    await develop(root, {});
    return;
  }
  // A separate copy: caches of builds and of the usual server have different contents.
  const copy = { ...site, stage: stageFor(sources, "gatsby-develop") };
  const watcher = await watchSources(copy, (files) => {
    if (files.includes("site.config.ts"))
      console.log("site.config.ts has changed: it is read at the start, so end this and start it again.");
  });
  assembleSite(copy);
  await develop(copy.stage, inputVariables({ sources, renderer: "gatsby" }));
  await watcher.close();
}
