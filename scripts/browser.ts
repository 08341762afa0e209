import { existsSync } from "node:fs";
import type { Browser } from "@playwright/test";
import flags from "./chromium-flags.json";
import { has, run } from "./run";

const debian = "/usr/bin/chromium";
/** The same without windows, whose own parts take longer to open than most pages do. */
const debianShell = "/usr/bin/chromium-headless-shell";

/**
 * For benchmarks. The file's flags, which browser tests use, too, keep the browser from connecting to its
 * maker's servers, and let it run as root. The last one is for measurements: two hidden pages for suggestions
 * in the address bar would load with every window beside the page that is measured.
 */
export const chromiumFlags: string[] = [
  ...flags,
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/** Starts the browser for a benchmark. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** Finds a Chromium, or installs one; returns the path of its executable. */
export async function ensureBrowser(): Promise<string> {
  const found = await installedBrowser();
  if (found !== null) return found;
  console.log("No Chromium found: installing Playwright's …");
  await run("playwright", ["install", "chromium"], { quiet: true, timeoutMs: 180_000 });
  const installed = await installedBrowser();
  if (installed !== null) return installed;
  console.log("Playwright's is not available here: installing Debian's …");
  if (await installDebianPackage("chromium")) return debian;
  throw new Error("No Chromium could be installed. Install one and set CHROMIUM_PATH to its executable.");
}

/** Makes sure that browser tests find one: without windows, as Playwright's own, where it is available. */
export async function ensureTestBrowser(): Promise<void> {
  if ((await ensureBrowser()) === debian && !existsSync(debianShell))
    await installDebianPackage("chromium-headless-shell");
}

/** Path of a browser that is installed already, or null. */
async function installedBrowser(): Promise<string | null> {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return existsSync(debian) ? debian : null;
}

/** Installs a Debian program where it is missing; returns false where it is not available. */
export async function ensureProgram(
  command: string,
  debianPackage: string,
  args: readonly string[] = ["--version"],
): Promise<boolean> {
  return (await has(command, args)) || ((await installDebianPackage(debianPackage)) && has(command, args));
}

/** Installs Debian's package, where this is Debian and we may; returns whether it did. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await has("apt-get"))) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  return (await run("apt-get", ["install", "-y", "-qq", name], { quiet: true, env })).code === 0;
}
