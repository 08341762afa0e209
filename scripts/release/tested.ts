/** The archives that the product's tests have passed, so that a release publishes no others. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run";
import { digestOf, type Archives } from "./pack-packages";

const record = path.join(root, "dist/release/tested.json");

const digestsOf = (archives: Archives): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(archives).map(([name, archive]) => [name, digestOf(archive)]));

/** Records archives whose tests have passed. */
export function recordTested(archives: Archives): void {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(digestsOf(archives), null, 2)}\n`);
}

/** The archives that are not those that were tested, by name. */
export function untested(archives: Archives): readonly string[] {
  const recorded: Readonly<Record<string, string>> = existsSync(record)
    ? // As `recordTested` writes it.
      (JSON.parse(readFileSync(record, "utf8")) as Readonly<Record<string, string>>)
    : {};
  return Object.entries(digestsOf(archives)).flatMap(([name, digest]) =>
    recorded[name] === digest ? [] : [name],
  );
}
