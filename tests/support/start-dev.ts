/** Runs `luau-docs dev`, as authors do. */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port";
import { withoutNetwork } from "./other-site";

export interface Answer {
  /** 0 while nothing listens. */
  readonly status: number;
  readonly text: string;
}

export interface DevServer {
  /** With the base path. */
  readonly address: string;
  readonly page: (route: string) => Promise<Answer>;
  /** Waits until a condition holds; rejects, with the end of the output, if the server ends before. */
  readonly until: (holds: () => Promise<boolean>) => Promise<void>;
  readonly output: () => string;
  readonly exitCode: () => number | null;
  /** @returns the exit code */
  readonly stop: () => Promise<number | null>;
}

/** Only ends a hang. */
const LONGEST = 400_000;

/**
 * @param checkout the folder whose program is run
 * @param command with the site's folder, relative to the checkout
 */
export async function startDev(
  checkout: string,
  command: readonly string[],
  baseUrl: string,
): Promise<DevServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${baseUrl}`;
  const server = spawn(
    process.execPath,
    ["packages/luau-docs/bin/luau-docs.mjs", ...command, "--port", String(port)],
    { cwd: checkout, env: { ...process.env, CI: "1", ...withoutNetwork }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => void (output += chunk.toString("utf8")));
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const page = async (route: string): Promise<Answer> => {
    const response = await fetch(address + route).catch(() => null);
    return { status: response?.status ?? 0, text: (await response?.text()) ?? "" };
  };
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + LONGEST;
    while (!(await holds())) {
      if (Date.now() > deadline || server.exitCode !== null)
        throw new Error(`The condition was not met. The server printed:\n${output.slice(-4_000)}`);
      await wait(100);
    }
  };
  const stop = (): Promise<number | null> => {
    server.kill("SIGTERM");
    return ended;
  };
  return { address, page, until, output: () => output, exitCode: () => server.exitCode, stop };
}
