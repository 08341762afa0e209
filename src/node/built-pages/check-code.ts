/** In: the code of rendered pages that their content policy blocks. Out: where it is in the sources. */
import { type Diagnostic, diagnosticIn, sortDiagnostics } from "luau-diagnostics";
import { FILE_START, rangeAt, type SourceText } from "luau-syntax";
import { unescapeHtml } from "../../lib/html/escape-html";
import { readSource } from "../diagnostics/report-diagnostics";
import { linkSources, pathOf, type LinkFacts } from "./check-rendered-links";
import { pagesInWords } from "./explain-links";
import type { LinkSources } from "./find-link";
import type { SiteReading } from "./read-pages";

/** Reports code and resources that browsers block without a message to readers. */
export function checkCode(
  { pages }: Pick<SiteReading, "pages">,
  facts: LinkFacts,
  folders: readonly [string, ...string[]],
): readonly Diagnostic[] {
  const refused = new Map<string, string[]>();
  for (const [file, { reading }] of pages)
    for (const code of reading.code.refused) refused.set(code, [...(refused.get(code) ?? []), file]);
  if (refused.size === 0) return [];
  const sources = linkSources(facts, folders);
  return sortDiagnostics([...refused].map(([code, files]) => explained(code, files, sources, folders)));
}

function explained(
  code: string,
  files: readonly string[],
  sources: LinkSources,
  folders: readonly string[],
): Diagnostic {
  const line = unescapeHtml(code).trim().split("\n")[0] ?? "";
  const shown = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
  const { source, range } = locationOf(code, candidates(files, sources, folders));
  return diagnosticIn(source, range, {
    severity: "error",
    rule: "blocked-code",
    message: `The content policy of the site blocks \`${shown}\` (in ${pagesInWords(files.map(pathOf))}).`,
    suggestion: adviceFor(code),
  });
}

const MAX_SHOWN = 60;

function adviceFor(code: string): string {
  if (/^<iframe /i.test(code)) return "Frames show pages of other sites only: link to the page.";
  if (/^<(?:object|embed|applet)\b/i.test(code)) return "Use a picture, a video, a frame or a link.";
  if (/^<(?:base|meta|link|form|button)\b/i.test(code)) return "Remove it.";
  return "Put the script into a file in `static/`, and load it by `<script src>`.";
}

/** A file of `static/` is its own source; the sources of a rendered page are its text, and shared ones. */
function candidates(
  files: readonly string[],
  { ofPage, shared }: LinkSources,
  folders: readonly string[],
): readonly SourceText[] {
  const staticFiles = files.flatMap((file) => readSource(`static/${file}`, folders) ?? []);
  const ofPages = new Set(files.flatMap((file) => ofPage(pathOf(file)) ?? []));
  return [...staticFiles, ...ofPages, ...shared];
}

/** The first of its spellings that is in a source; else the start of the first source. */
function locationOf(code: string, sources: readonly SourceText[]) {
  for (const spelling of spellingsOf(code))
    for (const source of sources) {
      const start = source.text.indexOf(spelling);
      if (start !== -1)
        return { source: source.path, range: rangeAt(source, [start, start + spelling.length]) };
    }
  return { source: sources[0]?.path ?? "site.config.ts", range: FILE_START };
}

/** Texts of an element by which it is found: its script, its attribute, its name. */
function spellingsOf(code: string): readonly string[] {
  const [, name = "", attribute = "", value = "", text = ""] =
    /^<([^ >]+)(?: ([^=]+)="(.*)")?>(.*)$/s.exec(code) ?? [];
  // React escapes the text of a script.
  const lines = unescapeHtml(text)
    .split("\n")
    .map((line) => line.trim());
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best), "");
  return [longest, value, attribute === "" ? "" : `${attribute}=`, `<${name}`].filter((one) => one !== "");
}
