/** Starts, ends and notifies the process that loads Gatsby (gatsby-worker.ts). */
import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { CONFIG_FILE, VERIFIED_FILE } from "luau-contract";
import { inputVariables } from "../../src/node/files/build-inputs";
import { compileProgram, reportProgram } from "../build/compile-program";
import { scriptArguments } from "../run";
import { assembleSite } from "../build/assemble-site";
import type { SiteFolder } from "../site-folder";
import type { DevServer } from "./dev-server";

// The messages are among those of Gatsby, on the same channel.
export interface ToGatsbyWorker {
  readonly changed?: readonly string[];
  readonly close?: true;
}

export interface FromGatsbyWorker {
  readonly ready?: Served;
  readonly changed?: true;
}

export interface Served {
  readonly port: number;
  readonly prefix: string;
}

interface Setting {
  readonly site: SiteFolder;
  readonly reports: string;
  readonly server: DevServer;
}

export function createGatsbyWorker(setting: Setting) {
  const { site, server } = setting;
  // This process requires them, too: it reports a configuration that cannot be compiled.
  const inputs = { sources: site.sources, renderer: "own", reports: setting.reports } as const;
  Object.assign(process.env, inputVariables(inputs));
  let child: ChildProcess | null = null;
  let isReady = false;
  /** The configuration of the definitions, and the sources of the compiled one, relative to the copy. */
  let configFiles: ReadonlySet<string> = new Set();
  const start = async (): Promise<void> => {
    isReady = false;
    server.starting();
    forgetConfigurationReport(setting.reports);
    try {
      configFiles = new Set([CONFIG_FILE, ...(await compileProgram(site.stage))]);
      child = startChild(setting, () => (isReady = true));
    } catch (error) {
      reportProgram(error, terminal, site.stage);
      server.stopped();
    }
  };
  const isReadOnce = (file: string): boolean =>
    configFiles.has(file) || path.basename(file) === VERIFIED_FILE;
  const end = async (): Promise<void> => {
    const ending = child;
    if (!isRunning(ending)) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    // A starting process reads no messages yet.
    if (isReady) ending.send({ close: true } satisfies ToGatsbyWorker);
    else ending.kill("SIGKILL");
    await ended;
  };
  const restart = async (file: string): Promise<void> => {
    console.log(`\n${file} has changed: Gatsby starts again.\n`);
    await end();
    assembleSite(site);
    await start();
  };
  const changed = async (files: readonly string[]): Promise<void> => {
    const cause = files.find((file) => !isRunning(child) || isReadOnce(file));
    if (cause !== undefined) return restart(cause);
    child?.send({ changed: files } satisfies ToGatsbyWorker);
  };
  return { start, end, changed: serialised(changed) };
}

/** Deletes the report of a process that a problem in the configuration ended: the next one writes none. */
function forgetConfigurationReport(reports: string): void {
  for (const format of ["json", "sarif"])
    rmSync(path.join(reports, `configuration.${format}`), { force: true });
}

const terminal = { warn: console.warn, panicOnBuild: (text: string) => console.error(`\nerror ${text}`) };

const isRunning = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

/** Serialises calls: a start takes seconds, in which the author may save again. */
function serialised<Argument>(call: (argument: Argument) => Promise<void>) {
  let last = Promise.resolve();
  return (argument: Argument): Promise<void> => (last = last.then(() => call(argument)));
}

function startChild({ site: { stage }, server }: Setting, onReady: () => void): ChildProcess {
  const started = performance.now();
  const [runner = "", ...script] = scriptArguments("scripts/dev/gatsby-worker.ts");
  // The options of this process are not passed on: their paths are relative.
  const child = fork(runner, script, { cwd: stage, env: process.env, execArgv: [] });
  child.on("message", (message) => {
    // From gatsby-worker.ts; Gatsby's messages have other fields.
    const { ready, changed } = message as FromGatsbyWorker;
    if (changed === true) server.changed();
    if (ready === undefined) return;
    onReady();
    server.show(ready.port);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\nReady after ${seconds} s: ${server.address}${ready.prefix}/\n`);
  });
  child.on("exit", (code, signal) => {
    if (code === 0 || signal === "SIGKILL") return;
    console.error("\nGatsby has ended. It starts again with the next file that is saved.");
    server.stopped();
  });
  return child;
}
