/** In: rendered pages and the files of a build. Out: the published folder, whose unchanged files are kept. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { counted, type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import type { Site } from "../../lib/site-config/schema";
import { headerPolicy, withPolicy } from "./content-policy";
import { cloudflareNotice, headersFile, nginxPolicy } from "./host-rules";
import { openStore } from "../files/value-store";
import type { RenderedSite } from "../built-pages/read-pages";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules";
import { FILE_LIST, syncFolder, type FolderSync } from "./sync-folder";

/** Where to write a site. */
export interface Target {
  /** The published folder: the result of an earlier build in it is replaced, and other files stay. */
  readonly published: string;
  /** Receives the rules for servers with configuration files. */
  readonly hostRules: string;
}

/** A site that is ready to be published. */
export interface Publication {
  /** Files that would be replaced, although no build has written them: the site must not be published. */
  readonly clashes: readonly Diagnostic[];
  /**
   * Writes the pages with their content policy, all other files, and the rules for hosts.
   * @returns a notice about rules that the host of this build ignores, or null
   */
  readonly publish: () => string | null;
}

export const PUBLICATION = {
  name: "published",
  headline: (): string => "Files in the way of published ones",
};

/** The parts of the configuration that affect publishing. */
export type PublishedSite = Pick<Site, "baseUrl" | "locales" | "defaultLocale">;

/** Redirects are smaller: other pages need not be read. */
const MAX_BYTES = 8_000;

/** The states of the files that the last build of this stage has published. */
const PUBLISHED = ".cache/published.json";

/** @param sources the folder of the site, which findings are relative to */
export function planPublication(
  site: RenderedSite,
  policy: string,
  config: PublishedSite,
  { sources, stage, ...target }: Target & { readonly sources: string; readonly stage: string },
): Publication {
  const { published, hostRules } = target;
  const prefix = config.baseUrl.replace(/\/+$/, "");
  const files = syncFolder(published, openStore(path.join(stage, PUBLISHED), site.program));
  copyOthers(site, files);
  for (const [file, { key, text }] of site.pages)
    files.derive(file, { key: key + policy, text: () => withPolicy(text(), policy) });
  const pages = new Map(
    [...site.pages].map(([file, { text, reading }]) => [file, reading.bytes > MAX_BYTES ? "" : text()]),
  );
  const others = Object.keys(config.locales).filter((locale) => locale !== config.defaultLocale);
  for (const [file, html] of localeRedirects(pages, prefix, others)) {
    pages.set(file, html);
    files.write(file, withPolicy(html, policy));
  }
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  const names = [...new Set([...site.files.keys(), ...pages.keys(), FILE_LIST])].sort();
  const headers = headersFile(header, names, prefix);
  files.write("_headers", headers);
  if (redirects.length > 0) files.write("_redirects", redirectsFile(redirects, prefix));
  const publish = (): string | null => {
    files.finish();
    mkdirSync(hostRules, { recursive: true });
    writeFileSync(path.join(hostRules, "site-policy.conf"), nginxPolicy(header));
    writeFileSync(path.join(hostRules, "site-redirects.conf"), nginxRedirects(redirects, prefix));
    return cloudflareNotice(headers);
  };
  const clashes = files.clashes().map((file) => path.relative(sources, path.join(published, file)));
  // A folder without a list is not of an earlier build, and any of its files may be in the way.
  const hasList = existsSync(path.join(published, FILE_LIST));
  const groups = hasList ? clashes.map((file) => [file]) : [clashes.toSorted()];
  return { clashes: groups.flatMap(clashAt), publish };
}

/** One problem for all files, at the first. */
function clashAt([first, ...others]: readonly string[]): readonly Diagnostic[] {
  if (first === undefined) return [];
  const isOne = others.length === 0;
  const files = isOne ? "this file" : `this file and ${counted(others.length, "other")}`;
  return [
    diagnosticIn(first, FILE_START, {
      severity: "error",
      rule: "published-file",
      message: `A build would replace ${files}, although none has written ${isOne ? "it" : "them"}.`,
      suggestion: isOne
        ? "Move it to `static/` if the site needs it, or delete it."
        : "Move them to `static/` if the site needs them, or delete them.",
    }),
  ];
}

function copyOthers({ files, pages, texts }: RenderedSite, target: FolderSync): void {
  for (const [file, source] of files) if (!pages.has(file) && !texts.has(file)) target.copy(file, source);
  for (const [file, text] of texts) target.derive(file, text);
}
