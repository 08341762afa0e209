import { spawn, type ChildProcess } from "node:child_process";
import { builtFixtureSite, builtSite } from "./built-site";
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

/** Serves a folder below a path prefix, on an unused port by default. */
export async function serveFolder(
  folder: string,
  prefix: string,
  port = 0,
): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const below = prefix === "" ? [] : ["--prefix", prefix];
  const args = ["scripts/ts.mjs", "scripts/serve.ts", "--port", String(port), "--folder", folder, ...below];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  return { server, address: await addressOf(server) };
}

/** Builds and serves the site and the fixture site before all browser tests, as hosts do. */
export default async function serveSite(): Promise<() => void> {
  const site = await serveFolder(builtSite(), "");
  const fixture = await serveFolder(builtFixtureSite(), "/kiln");
  process.env["SITE_ADDRESS"] = site.address;
  process.env["FIXTURE_ADDRESS"] = fixture.address;
  return () => {
    site.server.kill();
    fixture.server.kill();
  };
}
