/**
 * Readings of written pages, kept by the digest of the page's text. A build asks twice for each page, for its links and
 * for the content policy, and reading is most of either; the next build reads those that have changed.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { readPage } from "./read-page.mjs";

/** Another one where `readPage` finds other things. */
const version = 1;

/** Where the readings of a site are kept, below the copy of its sources that is built. */
export const readingsFile = ".cache/written-pages.json";

/**
 * @param {string} file JSON, written by an earlier step or build, or not there
 * @returns {import("./page-readings.mjs").PageReadings}
 */
export function pageReadings(file) {
  const known = readKnown(file);
  const asked = new Map();
  return {
    read(html) {
      const digest = createHash("sha256").update(html).digest("base64");
      const reading = asked.get(digest) ?? known.get(digest) ?? readPage(html);
      asked.set(digest, reading);
      return reading;
    },
    keep() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ version, readings: [...asked] }));
      renameSync(`${file}.new`, file);
    },
  };
}

/**
 * Reads the pages below a folder in a thread, while the build writes what else there is, and keeps the readings. Should
 * that fail, the first step that asks for a page reads it, and fails in its place.
 * @param {string} folder Gatsby's `public/`
 * @param {string} file as of `pageReadings`
 * @returns {Promise<void>} settled when they are kept
 */
export function readAhead(folder, file) {
  return new Promise((resolve) => {
    // The build's own program is bundled, and runs in the copy of the sources that it builds.
    const thread = new Worker(path.resolve("scripts/publish/read-pages-thread.mjs"), { workerData: { folder, file }, execArgv: [] });
    thread.once("error", () => resolve()).once("exit", () => resolve());
  });
}

function readKnown(file) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return new Map(kept.version === version ? kept.readings : []);
  } catch {
    // There are none yet, or they cannot be read: all pages are.
    return new Map();
  }
}
