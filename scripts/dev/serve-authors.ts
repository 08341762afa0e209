/** The development server for authors, updated on save. */
import launchEditor from "launch-editor";
import { gatsbyVersion } from "gatsby-lean";
import { commandFor, modulesFolder, root, runOrExit } from "../run";
import { stageFor, type SiteFolder } from "../site-folder";
import { startDevServer, type DevServer } from "./dev-server";
import { MCP } from "./mcp-process";
import { followProblems, type ShownProblem } from "./dev-problems";
import { findFile } from "../../src/node/diagnostics/report-diagnostics";
import { reportsFolder, inputVariables } from "../../src/node/files/build-inputs";
import { assembleSite } from "../build/assemble-site";
import { endOnSignal, type Address } from "../http-server";
import { emptyReports } from "../report-files";
import { watchSources } from "./watch-sources";
import { createGatsbyWorker } from "./gatsby-worker-process";

/** Runs until it is interrupted; exits if the port is in use. */
export async function serveAuthors(site: SiteFolder, { port, host }: Address): Promise<void> {
  const { sources } = site;
  const { isStock, notice } = gatsbyVersion(modulesFolder);
  if (notice !== null) console.warn(notice);
  if (isStock) return developWithGatsby(site, { port, host });
  const openEditor = (problem: ShownProblem): void => open(problem, sources);
  const server = await startDevServer({ port, host, sources, openEditor }).catch(endWithoutPort("dev"));
  console.log(
    `\nThe site will be at ${server.address} — Ctrl-C ends it.\nAssistants connect to ${server.address}${MCP} (Model Context Protocol).\n`,
  );
  // Separate from the copy for builds, whose Gatsby cache has different contents.
  return developSite({ ...site, stage: stageFor(sources, "dev") }, server);
}

/** Opens a file in an editor that is running, or that LAUNCH_EDITOR or EDITOR names. */
function open(problem: ShownProblem, sources: string): void {
  const file = findFile(problem.file, [sources, root]);
  if (file === undefined) return;
  launchEditor(`${file}:${problem.line}:${problem.column}`, (name, message) =>
    console.warn(`No editor has opened ${name}: ${message ?? "set LAUNCH_EDITOR to the name of yours"}.`),
  );
}

/** Ends a command that cannot listen on its port, as any usage error. */
export const endWithoutPort =
  (command: string) =>
  (error: NodeJS.ErrnoException & { readonly port?: number }): never => {
    const isTaken = error.code === "EADDRINUSE" && error.port !== undefined;
    const other = isTaken ? commandFor(command, "--port", String(error.port + 1)) : "";
    console.error(isTaken ? `Port ${error.port} is taken. \`${other}\` uses another.` : error.message);
    process.exit(2);
  };

async function developSite(site: SiteFolder, server: DevServer): Promise<void> {
  const reports = reportsFolder() ?? emptyReports(site.stage);
  const problems = followProblems(reports, [site.sources, root], server.onProblems);
  const worker = createGatsbyWorker({ site, reports, server });
  let started: Promise<void> | null = null;
  // Files saved before the folders are watched are in the copy that is made afterwards.
  endOnSignal(() => {
    server.close();
    problems.close();
    return worker.end();
  });
  await watchSources(site, (files) => void started?.then(() => worker.changed(files)));
  assembleSite(site);
  await (started = worker.start());
}

export async function developWithGatsby(site: SiteFolder, { port, host }: Address): Promise<void> {
  const { sources } = site;
  const develop = (cwd: string, env: Readonly<Record<string, string>>) =>
    runOrExit("gatsby", ["develop", "--port", String(port), "--host", host], { cwd, env });
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
