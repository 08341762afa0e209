import { existsSync } from "node:fs";
import { chromium, defineConfig } from "@playwright/test";
import args from "./scripts/chromium-flags.json";

/**
 * Playwright finds its own browser where it could be installed; else the system's is taken
 * (scripts/browser.ts), rather without windows.
 */
const system = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((file) => existsSync(file));
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(chromium.executablePath()) ? undefined : system);

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  globalSetup: "./tests/support/serve-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // The second attempt tells a flaky test from a broken one. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  // Limits end a hang, on a machine that others use, too: what passes takes no longer by them.
  timeout: 180_000,
  reporter: "line",
  // Short files that are written by hand: what must be told, not all that is.
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/accessibility/landmarks/{arg}{ext}" },
  },
  updateSnapshots: "none",
  use: {
    // Set by the global setup, which runs before this file is read again for each worker.
    baseURL: process.env["SITE_ADDRESS"] ?? "",
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args },
    locale: "en-GB",
    // `--trace on` shows how a test failed. Noted of every test, it would take a third of the time of all.
    trace: "off",
  },
});
