/** The archives that the product's tests have passed, so that a release publishes no others. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run";
import { digestOf, type Archives } from "./pack-packages";

const record = path.join(root, "dist/release/tested.json");

type Digests = Readonly<Record<string, string>>;

const digestsOf = (archives: Archives): Digests =>
  Object.fromEntries(Object.entries(archives).map(([name, archive]) => [name, digestOf(archive)]));

export function recordTested(archives: Archives): void {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(digestsOf(archives), null, 2)}\n`);
}

export function untested(archives: Archives): readonly string[] {
  // As `recordTested` writes it.
  const recorded = (existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {}) as Digests;
  const digests = Object.entries(digestsOf(archives));
  return digests.filter(([name, digest]) => recorded[name] !== digest).map(([name]) => name);
}
