/** Runs in a thread: reads the pages below a folder, and keeps what is found for the steps that ask for it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { workerData } from "node:worker_threads";
import { withoutPolicy } from "./content-policy.mjs";
import { pageReadings } from "./page-readings.mjs";
import { filesUnder } from "./published-files.mjs";

const { folder, file } = workerData;
const readings = pageReadings(file);
for (const page of filesUnder(folder).filter((name) => name.endsWith(".html"))) readings.read(withoutPolicy(readFileSync(path.join(folder, page), "utf8")));
readings.keep();
