/** The site of a Moonwave project, or of a folder that has only the code and `docs/`. */
import { existsSync } from "node:fs";
import path from "node:path";
import { browserUrl, type Repository } from "../repository";
import { basePath, originOf, type FormerSite } from "./former-site";
import { readText } from "../disk";
import { linesIf } from "../text-parts";
import { MOONWAVE_CONFIG } from "./source-project";
import { parseToml, tableOf, textOf, type Table } from "./config-values";

export function readMoonwave(project: string): FormerSite {
  const written = readText(path.join(project, MOONWAVE_CONFIG));
  const read = written === null ? {} : parseToml(written);
  const config = read ?? {};
  const docusaurus = tableOf(config["docusaurus"]);
  const changelog = config["changelog"] === false ? null : readText(path.join(project, "CHANGELOG.md"));
  const readme = readmeOf(project, config);
  return {
    generator: "Moonwave",
    folder: project,
    title: titleOf(config),
    tagline: textOf(docusaurus["tagline"]),
    url: originOf(textOf(docusaurus["url"])),
    baseUrl: basePath(textOf(docusaurus["baseUrl"])),
    repository: repositoryOf(project, config),
    docsBase: "/docs",
    docsFolder: "docs",
    blogFolder: "blog",
    staticFolder: ".moonwave/static",
    rootGuides: [
      ...(readme === null ? [] : [{ name: "overview", source: readme, position: 0 }]),
      ...(changelog === null ? [] : [{ name: "changelog", source: changelog, position: 1e7 }]),
    ],
    redirects: [
      ["/api", "/docs#scripting-reference"],
      ["/api/*", "/docs/api/*"],
      ...(changelog === null ? [] : [["/changelog", "/docs/changelog"] as const]),
    ],
    notTakenOver: [
      ...linesIf(read === null, "moonwave.toml, which is not TOML"),
      ...["pages", ".moonwave/custom.css", ".moonwave/sidebars.js"].filter((name) =>
        existsSync(path.join(project, name)),
      ),
      ...otherSettings(config),
    ],
  };
}

const titleOf = (config: Table): string | null =>
  textOf(config["title"]) ??
  textOf(tableOf(config["docusaurus"])["title"]) ??
  /([^/]+?)(?:\.git)?\/?$/.exec(textOf(config["gitRepoUrl"]) ?? "")?.[1] ??
  null;

function readmeOf(project: string, config: Table): string | null {
  const { enabled, includeReadme } = tableOf(config["home"]);
  if (enabled === true && (includeReadme === false || includeReadme === undefined)) return null;
  const text = readText(path.join(project, textOf(includeReadme) ?? "README.md"));
  return text === null
    ? null
    : text
        .replace(/^[\s\S]*<!--moonwave-hide-before-this-line-->/, "")
        .replace(/<!--moonwave-hide-after-this-line-->[\s\S]*$/, "");
}

function repositoryOf(project: string, config: Table): Repository | null {
  const url = browserUrl(textOf(config["gitRepoUrl"]) ?? "");
  return url === null
    ? null
    : { folder: project, url, branch: textOf(config["gitSourceBranch"]) ?? "master" };
}

const KNOWN = new Set(["title", "gitRepoUrl", "gitSourceBranch", "changelog", "docusaurus"]);

const otherSettings = (config: Table): readonly string[] =>
  Object.keys(config)
    .filter((name) => !KNOWN.has(name))
    .map((name) => `\`${name}\` in moonwave.toml`);
