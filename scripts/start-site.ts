import { endOnSignal } from "./end-on-signal";
import { commandFor, run } from "./run";
import { serve, servedSite } from "./serve";
import type { SiteFolder } from "./site-folder";

interface StartOptions {
  readonly port: number;
  readonly host?: string | undefined;
  /** The command that builds the site first, in a process of its own; null to serve what there is. */
  readonly build: readonly string[] | null;
}

/** Serves the published site; exits if there is none. */
export async function startSite(site: SiteFolder, { port, host, build }: StartOptions): Promise<void> {
  const { code } = build === null ? { code: 0 } : await run(process.execPath, build);
  // The build has said why.
  if (code !== 0) process.exit(code);
  const served = servedSite(site);
  if (served === null) {
    console.error(`There is no site to serve. \`${commandFor("build")}\` makes one.`);
    process.exit(1);
  }
  const { address, close } = await serve({ port, host, ...served }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken. \`${commandFor("start", "--port", String(port + 1))}\` uses another.`
        : error.message,
    );
    process.exit(1);
  });
  endOnSignal(close);
  console.log(`\nThe site is at ${address} — Ctrl-C ends it.`);
}
