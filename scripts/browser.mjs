/** Finds a Chromium for tests and benchmarks, and installs one where there is none. */
import { existsSync, readFileSync } from "node:fs";
import { has, run } from "./run.mjs";

const debian = "/usr/bin/chromium";
/** The same without windows, whose own parts take longer to open than most pages do. */
const debianShell = "/usr/bin/chromium-headless-shell";

/**
 * For benchmarks. The file's flags, which browser tests have, too, keep the browser from talking to its maker's servers, and
 * let it run as root. The last one is for measurements: what the address bar suggests is shown by two hidden pages, which
 * would load with every window beside the page that is measured.
 */
export const chromiumFlags = [...JSON.parse(readFileSync(new URL("chromium-flags.json", import.meta.url), "utf8")), "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"];

/**
 * Starts the browser for a benchmark.
 * @returns {Promise<import("@playwright/test").Browser>}
 */
export async function launchBrowser() {
  const executablePath = await ensureBrowser();
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/**
 * Makes sure that there is a browser.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser() {
  const found = await installedBrowser();
  if (found) return found;
  console.log("No Chromium found: installing Playwright's …");
  await run("playwright", ["install", "chromium"], { quiet: true, timeoutMs: 180_000 });
  if (await installedBrowser()) return installedBrowser();
  console.log("Playwright's cannot be had here: installing Debian's …");
  if (await installDebianPackage("chromium")) return debian;
  throw new Error("No Chromium could be installed. Install one and set CHROMIUM_PATH to its executable.");
}

/** Makes sure that browser tests have one, where their configuration looks: without windows, as Playwright's own is, if it can be had. */
export async function ensureTestBrowser() {
  if ((await ensureBrowser()) === debian && !existsSync(debianShell)) await installDebianPackage("chromium-headless-shell");
}

/** Path of a browser that is installed already, or null. */
async function installedBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return existsSync(debian) ? debian : null;
}

/** Makes sure that a Debian program is there; false where it is not to be had. */
export async function ensureProgram(command, debianPackage, args = ["--version"]) {
  return (await has(command, args)) || ((await installDebianPackage(debianPackage)) && has(command, args));
}

/** Installs Debian's package, where this is Debian and we may; tells whether it did. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !(await has("apt-get"))) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  return (await run("apt-get", ["install", "-y", "-qq", name], { quiet: true, env })).code === 0;
}
