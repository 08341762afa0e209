/** Gatsby's hooks for stock builds and `gatsby develop`, in place of scripts/. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { BuildArgs, CreateDevServerArgs, ParentSpanPluginArgs } from "gatsby";
import { MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/search/manifest";
import { bundleForStock } from "../render/bundle-site";
import { generatedFolder } from "../site-data/generated-modules";
import { checkSources } from "../check/check-sources";
import type { Output } from "../diagnostics/report-diagnostics";
import { reportSamples, followSamples } from "../samples/report-samples";
import { runSampleCheck } from "../samples/run-check";
import { createSearchFiles } from "../site-files/search-index";
import { checkConfiguration, type SiteSettings } from "../settings/read-site";
import { writeSiteFiles } from "../site-files/site-files";
import { gatsbyCommand } from "../files/build-inputs";
import { writeWithFolder } from "../files/write-unless-same";

let samples: ReturnType<typeof runSampleCheck> | undefined;

/** In a build: started with the sources, reported after the pages. */
const sampleCheck = (settings: SiteSettings) => (samples ??= runSampleCheck(settings));

/** Checks the sources in a build, and bundles what pages load, since pages contain the addresses. */
export async function prepareStock(args: ParentSpanPluginArgs & SiteSettings): Promise<void> {
  checkConfiguration();
  if (gatsbyCommand() === "build") await endWithProblems(args);
  const bundles = await bundleForStock(args.pathPrefix);
  writeWithFolder(path.join(generatedFolder(), "bundles.json"), JSON.stringify(bundles));
}

async function endWithProblems(args: ParentSpanPluginArgs & SiteSettings): Promise<void> {
  const failures: string[] = [];
  const { reporter } = args;
  const output: Output = {
    warn: (text) => reporter.warn(text),
    panicOnBuild: (text) => void failures.push(text),
  };
  await checkSources(args, output);
  if (failures.length === 0) return;
  // Samples cannot be checked with broken definitions, which the plugin has reported.
  await sampleCheck(args)
    .then((check) => reportSamples(check, args, output))
    .catch(() => undefined);
  reporter.panicOnBuild(failures.join("\n\n"));
}

export async function finishBuild(args: BuildArgs & SiteSettings): Promise<void> {
  await writeSiteFiles(args);
  reportSamples(await sampleCheck(args), args, args.reporter);
}

/** The part of the development server that is used here, which Gatsby does not type. */
interface Server {
  get(route: string, answer: (request: Request, response: ServerResponse, next: () => void) => void): void;
}

type Request = IncomingMessage & { readonly params: Readonly<Record<string, string>> };

export function serveDevelopment(args: CreateDevServerArgs & SiteSettings): void {
  const app: Server = args.app;
  const searchFile = createSearchFiles(args);
  app.get(`${SEARCH_FOLDER}/:name`, ({ params }, response, next) => {
    const text = searchFile(params["name"] ?? MANIFEST_FILE);
    if (text === undefined) next();
    else response.setHeader("content-type", "application/json").end(text);
  });
  followSamples(args);
}
