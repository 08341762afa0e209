/** Starts, ends and notifies the process that loads Gatsby (resident.ts). */
import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import type { LeanProcess } from "gatsby-lean";
import { compileConfig } from "../build/compile-config";
import { scriptArguments } from "../run";
import { assembleSite, type SiteFolder } from "../site-folder";
import type { Front } from "./front";
import type { FromResident, ToResident } from "./messages";

export interface Resident {
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Passes changes to the process, or restarts it because of them. */
  readonly changed: (files: readonly string[]) => Promise<void>;
}

interface Setting {
  readonly site: SiteFolder;
  /** Where the checks write what is wrong. */
  readonly reports: string;
  readonly lean: LeanProcess;
  readonly front: Front;
}

export function createResident(setting: Setting): Resident {
  const { site, front } = setting;
  let child: ChildProcess | null = null;
  /** The sources of the compiled configuration, relative to the copy. */
  let configFiles: ReadonlySet<string> = new Set();
  const start = async (): Promise<void> => {
    front.starting();
    forgetConfigurationReport(setting.reports);
    try {
      configFiles = new Set(await compileConfig(site.stage));
      child = startChild(setting);
    } catch (error) {
      // esbuild has already printed its own errors.
      if (!(error instanceof Error && "errors" in error)) console.error(error);
      front.stopped();
    }
  };
  const end = async (): Promise<void> => {
    const ending = child;
    if (!isRunning(ending)) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.send({ close: true } satisfies ToResident);
    await ended;
  };
  const restart = async (file: string): Promise<void> => {
    console.log(`\n${file} has changed: Gatsby starts again.\n`);
    await end();
    assembleSite(site);
    await start();
  };
  const changed = async (files: readonly string[]): Promise<void> => {
    const cause = files.find((file) => !isRunning(child) || configFiles.has(file));
    if (cause !== undefined) return restart(cause);
    child?.send({ changed: files } satisfies ToResident);
  };
  return { start, end, changed: serialised(changed) };
}

/** Mistakes in the configuration end the process that reports them: the next one has none, and says nothing. */
function forgetConfigurationReport(reports: string): void {
  for (const format of ["json", "sarif"])
    rmSync(path.join(reports, `configuration.${format}`), { force: true });
}

const isRunning = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

/** Serialises calls: a start takes seconds, in which the author may save again. */
function serialised<Argument>(
  call: (argument: Argument) => Promise<void>,
): (argument: Argument) => Promise<void> {
  let last = Promise.resolve();
  return (argument) => (last = last.then(() => call(argument)));
}

function startChild({ site: { stage, sources }, reports, lean, front }: Setting): ChildProcess {
  const started = performance.now();
  const [runner = "", ...script] = scriptArguments("scripts/dev/resident.ts");
  const env = { ...process.env, ...environment(sources, reports), ...lean.environment };
  const child = fork(runner, script, { cwd: stage, env, execArgv: [...lean.nodeArguments, YOUNG_OBJECTS] });
  child.on("message", (message) => {
    // From resident.ts; Gatsby's messages have other fields.
    const { ready, changed } = message as FromResident;
    if (changed === true) front.changed();
    if (ready === undefined) return;
    front.show(ready.port);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\nReady after ${seconds} s: ${front.address}${ready.prefix}/\n`);
  });
  child.on("exit", (code) => {
    if (code === 0) return;
    console.error("\nGatsby has ended. It starts again with the next file that is saved.");
    front.stopped();
  });
  return child;
}

/**
 * webpack creates many short-lived objects: a larger young generation halves the time of garbage collection.
 */
const YOUNG_OBJECTS = "--max-semi-space-size=64";

/** Pages are compiled and rendered as in a build; Gatsby's state is that of `gatsby develop`. */
const environment = (sources: string, reports: string): Readonly<Record<string, string>> => ({
  NODE_ENV: "production",
  SITE_SOURCES: sources,
  DIAGNOSTICS_FOLDER: reports,
  SITE_TYPES: "none",
  gatsby_executing_command: "develop",
  gatsby_log_level: "normal",
  GATSBY_LOGGER: "yurnalist",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
  GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
});
