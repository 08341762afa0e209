import { existsSync } from "node:fs";
import type { Browser } from "@playwright/test";
import flags from "./chromium-flags.json";
import { has, run } from "./run";

const debian = "/usr/bin/chromium";
/** Chromium without a window system, whose pages open faster. */
const debianShell = "/usr/bin/chromium-headless-shell";

/** The file's flags prevent connections, and let Chromium run as root; ours loads no hidden pages. */
export const chromiumFlags: string[] = [
  ...flags,
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath, args: chromiumFlags });
}

export async function ensureBrowser(): Promise<string> {
  const browser = await installedBrowser();
  if (browser !== null) return browser;
  console.log("No Chromium found: installing Playwright's …");
  await run("playwright", ["install", "chromium"], { quiet: true, timeoutMs: 180_000 });
  const installed = await installedBrowser();
  if (installed !== null) return installed;
  console.log("Playwright's is not available here: installing Debian's …");
  if (await installDebianPackage("chromium")) return debian;
  throw new Error("No Chromium could be installed. Install one and set CHROMIUM_PATH to its executable.");
}

export async function ensureTestBrowser(): Promise<void> {
  if ((await ensureBrowser()) === debian && !existsSync(debianShell))
    await installDebianPackage("chromium-headless-shell");
}

async function installedBrowser(): Promise<string | null> {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return existsSync(debian) ? debian : null;
}

export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await has("apt-get"))) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  return (await run("apt-get", ["install", "-y", "-qq", name], { quiet: true, env })).code === 0;
}
