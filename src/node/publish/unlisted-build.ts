/**
 * Recognises the output of earlier releases, whose builds did not list their files, so that a site that is
 * upgraded need not delete it.
 */
import path from "node:path";
import { isForEver } from "./host-rules";
import { filesUnder } from "../files/published-files";
import { readHeaders } from "./read-headers";
import { readOrNull } from "../files/write-unless-same";

interface UnlistedBuild {
  /** The files that no one else can have written: those which the new build does not write are deleted. */
  readonly certain: readonly string[];
  /** Whether its `_headers` has a rule for a file, which a new one may then replace. */
  readonly covers: (file: string) => boolean;
}

/** The first rule of `_headers`, with the site's base path. */
const FIRST_RULE = /^(\S*)\/\*\n {2}X-Content-Type-Options: nosniff\n/;
const POLICY_TAG = '<meta http-equiv="content-security-policy" content="default-src ';
const RULES: readonly string[] = ["_headers", "_redirects"];

/** Null if the folder has no output of such a release. */
export function unlistedBuild(folder: string): UnlistedBuild | null {
  const headers = readOrNull(path.join(folder, "_headers")) ?? "";
  const textOf = (file: string): string => readOrNull(path.join(folder, file)) ?? "";
  const [, prefix] = FIRST_RULE.exec(headers) ?? [];
  if (prefix === undefined || !textOf("404.html").includes(POLICY_TAG)) return null;
  const headersOf = readHeaders(headers);
  const covers = (file: string): boolean =>
    RULES.includes(file) || headersOf(`${prefix}/${file}`).has("Cache-Control");
  const isCertain = (file: string): boolean =>
    RULES.includes(file) || isForEver(file) || (file.endsWith(".html") && textOf(file).includes(POLICY_TAG));
  return { certain: filesUnder(folder).filter((file) => covers(file) && isCertain(file)), covers };
}
