/** The site of a Docusaurus project. Its configuration is code, of which only plain texts are read. */
import { existsSync } from "node:fs";
import path from "node:path";
import { browserUrl, findRepository, type Repository } from "../repository";
import { basePath, originOf, type FormerSite } from "./former-site";
import { readText } from "../disk";
import { docusaurusConfig } from "./source-project";

export function readDocusaurus(project: string): FormerSite {
  const file = docusaurusConfig(project) ?? "";
  const tokens = tokensOf(readText(path.join(project, file)) ?? "");
  const settings = textsIn(tokens.join(""));
  const docs = optionsOf(tokens, "docs");
  // The theme has an object of this name, too: without one of the preset, the plugin is named by a text.
  const isPreset = ["path", "routeBasePath", "sidebarPath"].some(
    (name) => firstText(docs, name) !== undefined,
  );
  const docsBase = isPreset ? firstText(docs, "routeBasePath") : settings("routeBasePath");
  const folderOf = (part: "docs" | "blog"): string => {
    const folder = firstText(optionsOf(tokens, part), "path");
    return folder !== undefined && existsSync(path.join(project, folder)) ? folder : part;
  };
  return {
    generator: "Docusaurus",
    folder: project,
    title: settings("title"),
    tagline: settings("tagline"),
    url: originOf(settings("url")),
    baseUrl: basePath(settings("baseUrl")),
    repository: repositoryOf(project, settings),
    docsBase: path.posix.join("/", docsBase ?? "docs").replace(/\/$/, ""),
    docsFolder: folderOf("docs"),
    blogFolder: folderOf("blog"),
    staticFolder: "static",
    rootGuides: [],
    redirects: [],
    notTakenOver: [
      `the other settings of ${file}`,
      ...["sidebars.js", "sidebars.ts", "src/pages", "src/theme", "src/css", "versioned_docs", "i18n"].filter(
        (name) => existsSync(path.join(project, name)),
      ),
    ],
  };
}

const REGULAR_EXPRESSION = String.raw`(?<=[(,=:[]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/`;
const TEXT = ['"', "'"].map((quote) => String.raw`${quote}(?:\\.|[^${quote}\\\n])*${quote}`).join("|");
const TOKEN = new RegExp(
  String.raw`(\/\*[^]*?\*\/|\/\/.*|${REGULAR_EXPRESSION}|${TEXT}|\`(?:\\[^]|[^\`\\])*\`|[{}[\]()])`,
);

/** Texts, regular expressions, brackets, and the code between them, without comments. */
const tokensOf = (code: string): readonly string[] =>
  code.split(TOKEN).filter((token) => !/^\/[*/]/.test(token));

/** Every object of this name: the options of a preset's plugin, and those of the theme for it. */
function optionsOf(tokens: readonly string[], name: string): readonly Settings[] {
  const isStart = new RegExp(`\\b${name}["']?\\s*:\\s*$`);
  return tokens.flatMap((token, index) =>
    token === "{" && isStart.test(tokens.slice(Math.max(0, index - 4), index).join(""))
      ? [textsIn(outerText(tokens.slice(index)))]
      : [],
  );
}

const firstText = (options: readonly Settings[], name: string): string | undefined =>
  options.flatMap((settings) => settings(name) ?? [])[0];

/** The text of the braces that the tokens begin with, without the contents of brackets in them. */
function outerText(tokens: readonly string[]): string {
  let depth = 0;
  let text = "";
  for (const token of tokens) {
    if (/^[}\])]$/.test(token)) depth--;
    if (depth === 1) text += token;
    if (/^[{[(]$/.test(token)) depth++;
    if (depth === 0) break;
  }
  return text;
}

type Settings = (name: string) => string | null;

/** The first text of a name: those of the site precede those of its parts. */
const textsIn =
  (code: string): Settings =>
  (name) =>
    new RegExp(`(?:^|[{,\\s])["']?${name}["']?\\s*:\\s*(["'\`])((?:(?!\\1|\\\\|\\$\\{).)*)\\1`).exec(
      code,
    )?.[2] ?? null;

function repositoryOf(project: string, settings: Settings): Repository | null {
  const folder = findRepository(project)?.folder ?? project;
  const [, edited, branch = "main"] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+?)(?:\/(?:edit|tree|blob)\/([^/]+)(?:\/.*)?)?\/?$/.exec(
      settings("editUrl") ?? "",
    ) ?? [];
  const [owner, name] = [settings("organizationName"), settings("projectName")];
  const named = owner === null || name === null ? "" : `https://github.com/${owner}/${name}`;
  const url = browserUrl(edited ?? named);
  return url === null ? null : { folder, url, branch };
}
