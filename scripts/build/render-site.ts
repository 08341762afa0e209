/** The steps of a build up to its rendered and checked pages. `luau-docs check` ends here. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LeanProcess } from "gatsby-lean";
import type { Diagnostic } from "luau-contract";
import { pageChecks } from "../../src/node/check/page-checks";
import type { Checker } from "../../src/node/diagnostics/report-diagnostics";
import { linkFactsFile, type LinkFacts } from "../../src/node/links/check-rendered-links";
import { readPages, type RenderedSite } from "../../src/node/publish/read-pages";
import { readAnnotate } from "../../src/node/samples/notes-file";
import { assembleSite, withVariant, type SiteFolder } from "../site-folder";
import { claimStage } from "./build-lock";
import { compileConfig } from "./compile-config";
import { render, type RenderOptions } from "./render";
import { startLean } from "./start-lean";

/** A site's folders, one stage for each way to start Gatsby. */
export interface Build {
  readonly folders: SiteFolder;
  readonly lean: LeanProcess;
}

/** @param without internals of Gatsby that are not replaced, see packages/gatsby-lean; null for a stock build */
export function prepareBuild(site: SiteFolder, without: readonly string[] | null = []): Build {
  const lean = startLean(site, without);
  return { lean, folders: withVariant(site, lean.variant) };
}

/** A rendered site, or why it could not be rendered. The checks before have reported their mistakes. */
export type Rendering = Rendered | { readonly kind: "failed"; readonly output: string };

export interface Rendered {
  readonly kind: "rendered";
  readonly pages: RenderedSite;
  readonly checked: readonly (readonly [Checker, readonly Diagnostic[]])[];
}

/** Locks the stage, for `releaseStage` to unlock it. */
export async function renderSite({ folders, lean }: Build, options: RenderOptions = {}): Promise<Rendering> {
  const { stage, sources } = folders;
  claim(stage);
  assembleSite(folders);
  if (lean.uses.includes("compiled-config")) await compileConfig(stage);
  const { code, output } = await render(folders, lean, options);
  if (code !== 0) return { kind: "failed", output };
  const pages = readPages(
    path.join(stage, "public"),
    path.join(stage, ".cache/site/page-readings.json"),
    readAnnotate(stage),
  );
  // Written by src/node/links/link-facts.ts.
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  const checked = pageChecks.map(
    (check) => [check, check.find({ site: pages, facts, folders: [sources, stage] })] as const,
  );
  return { kind: "rendered", pages, checked };
}

/** Locks the folder for this build, or exits. */
function claim(stage: string): void {
  mkdirSync(stage, { recursive: true });
  const claimed = claimStage(stage);
  if ("mistake" in claimed) {
    console.error(claimed.mistake);
    process.exit(1);
  }
  if (claimed.isFresh) console.error("The last build did not come to its end: starting from scratch.");
}
