/** The site of a Docusaurus project. Its configuration is code, of which only plain texts are read. */
import { existsSync } from "node:fs";
import path from "node:path";
import { browserUrl, findRepository, type Repository } from "../repository";
import { basePath, originOf, type FormerSite } from "./former-site";
import { readText } from "../disk";
import { docusaurusConfig } from "./source-project";

export function readDocusaurus(project: string): FormerSite {
  const file = docusaurusConfig(project) ?? "";
  const code = readText(path.join(project, file)) ?? "";
  const settings = textsIn(code);
  const folderOf = (part: "docs" | "blog"): string => textsIn(partOf(code, part))("path") ?? part;
  return {
    generator: "Docusaurus",
    folder: project,
    title: settings("title"),
    tagline: settings("tagline"),
    url: originOf(settings("url")),
    baseUrl: basePath(settings("baseUrl")),
    repository: repositoryOf(project, settings),
    docsBase: path.posix.join("/", settings("routeBasePath") ?? "docs").replace(/\/$/, ""),
    docsFolder: folderOf("docs"),
    blogFolder: folderOf("blog"),
    staticFolder: "static",
    top: [],
    redirects: [],
    left: [
      `the other settings of ${file}`,
      ...["sidebars.js", "sidebars.ts", "src/pages", "src/theme", "src/css", "versioned_docs", "i18n"].filter(
        (name) => existsSync(path.join(project, name)),
      ),
    ],
  };
}

/** The options of a part of the classic preset: up to those of the next one. */
const partOf = (code: string, part: string): string =>
  new RegExp(`\\b${part}:\\s*\\{[^]*?(?=\\b(?:docs|blog|pages|theme|sitemap|gtag):|$)`).exec(code)?.[0] ?? "";

type Settings = (name: string) => string | null;

/** The first text of a name, outside of comments: those of the site precede those of its parts. */
function textsIn(code: string): Settings {
  const text = code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  return (name) =>
    new RegExp(`(?:^|[{,\\s])["']?${name}["']?\\s*:\\s*(["'\`])((?:(?!\\1|\\\\|\\$\\{).)*)\\1`).exec(
      text,
    )?.[2] ?? null;
}

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
