import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { builtSite } from "./built-site";
import { root } from "./site-inputs";

/** The address that a server prints once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const address = /Serving at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
}

/** Before all browser tests: the site is built and served, as its hosts serve it. SITE_FOLDER names one that is built already. */
export default async function serveSite(): Promise<() => void> {
  const folder = process.env["SITE_FOLDER"] ?? builtSite();
  const args = ["scripts/serve.mjs", "--port", "0", "--folder", folder];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  process.env["SITE_ADDRESS"] = await addressOf(server);
  return () => {
    server.kill();
  };
}
