/** The files of a new site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Answers, Site } from "./answers";
import { githubAddress, type HostAddress } from "./host";
import { hostFiles, workflowFile } from "./host-files";
import { filesBelow } from "./disk";
import type { Takeover } from "./takeover/takeover";
import { NOTHING_FILES, OVERRIDES } from "./overrides";
import { findRepository, type Repository } from "./repository";
import { toPackageName, toTitle } from "./package-name";
import { readme } from "./readme";
import { siteConfig } from "./site-config-text";
import { NO_TOOLS, productArchive, type SiteTools, PRODUCT } from "./site-tools";
import { toJson } from "./text-parts";
import { toolSettings } from "./tool-settings";
import { workflow } from "./workflow";

export function siteOf(answers: Answers, takeover: Takeover | null): Site {
  const repository = findRepository(answers.folder) ?? around(answers.folder, takeover?.repository ?? null);
  const { about } = answers;
  const subject = toPackageName(about?.title ?? takeover?.title ?? "") ?? subjectOf(answers, repository);
  return {
    ...answers,
    subject,
    title: takeover?.title ?? about?.title ?? toTitle(subject),
    reference: isOfEngine(answers) ? "Scripting reference" : "API reference",
    repository,
    address: addressOf(answers, repository, takeover),
    takeover,
  };
}

/** Texts by their paths from the site's folder, with `/` on every system; `../` in a repository. */
export function siteFiles(
  answers: Answers,
  templates: string,
  takeover: Takeover | null = null,
  tools: SiteTools = NO_TOOLS,
): ReadonlyMap<string, string> {
  const site = siteOf(answers, takeover);
  const template = site.definitions === null ? filesIn(path.join(templates, site.template)) : [intro(site)];
  return new Map([
    ["package.json", packageJson(site, tools)],
    ...NOTHING_FILES,
    ["site.config.ts", siteConfig(site)],
    ["tsconfig.json", TSCONFIG],
    ["README.md", readme(site, tools)],
    [".gitignore", `node_modules/\npublic/\n.luau-docs/\n${tools.size > 0 ? "!vendor/*.tgz\n" : ""}`],
    [workflowFile(site), workflow(site)],
    ...hostFiles(site),
    ["static/favicon.svg", FAVICON],
    ...toolSettings(site).flatMap(({ file, text }) => (file === null ? [] : [[file, text] as const])),
    ...definitionSettings(site),
    ...(takeover?.texts ?? []),
    ...[
      ...template,
      ["content/docs/sidebar.yml", `docs:\n  - intro\n  - reference: ${site.reference}\n`] as const,
    ].filter(([file]) => takeover === null || !file.startsWith("content/")),
  ]);
}

/** Definition files declare what a program offers to scripts. */
const isOfEngine = ({ template }: Answers): boolean => template === "definitions" || template === "big-file";

const filesIn = (template: string): readonly (readonly [file: string, text: string])[] =>
  filesBelow(template).map((file) => [file, readFileSync(path.join(template, file), "utf8")]);

const intro = ({ title, reference, about }: Site): readonly [file: string, text: string] => [
  "content/docs/intro.mdx",
  [
    "---",
    "title: Introduction",
    `description: ${JSON.stringify(`First steps with ${title}.`)}`,
    "---",
    "",
    `The [${reference}](/docs#scripting-reference) lists the modules of ${escapeMdx(title)}.`,
    ...(about?.sample ? ["", about.sample] : []),
    "",
    "This guide is `content/docs/intro.mdx`, and each `.mdx` file of that folder is a guide. A code sample in a fenced block marked `luau` is checked by Luau, and names of the reference in it become links.",
    "",
  ].join("\n"),
];

const escapeMdx = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>]/g, String.raw`\$&`);

function addressOf(
  { host }: Answers,
  repository: Repository | null,
  takeover: Takeover | null,
): HostAddress | null {
  const { url = null, baseUrl = null } = takeover ?? {};
  if (url !== null) return { url, baseUrl: baseUrl ?? "/" };
  return host === "github-pages" ? githubAddress(repository) : null;
}

const around = (folder: string, repository: Repository | null): Repository | null =>
  repository !== null && folder.startsWith(repository.folder + path.sep) ? repository : null;

/** A folder such as `docs` is not called after what it documents. */
function subjectOf({ name, folder }: Answers, repository: Repository | null): string {
  if (!GENERIC.test(repository === null ? name : name.replace(/^my-/, ""))) return name;
  return repository === null
    ? subjectOfFolder(folder)
    : (toPackageName(path.basename(repository.url ?? repository.folder)) ?? name);
}

const GENERIC = /^(?:docs?|documentation|site|website|www|reference|api|src|lib|definitions)$/;

/** The name of the folder, or else of the nearest one above, that may be one of an engine or library. */
export function subjectOfFolder(folder: string): string {
  const own = toPackageName(path.basename(folder)) ?? "docs";
  const above = path.dirname(folder);
  return GENERIC.test(own) && path.dirname(above) !== above ? subjectOfFolder(above) : own;
}

/** The npm of the oldest Node. pnpm and Yarn, which do not read `overrides`, refuse to install. */
const PACKAGE_MANAGER = "npm@10.8.2";

function packageJson({ name }: Site, tools: SiteTools): string {
  const scripts = Object.fromEntries(
    ["dev", "build", "start", "check"].map((name) => [name, `luau-docs ${name}`]),
  );
  return toJson({
    name,
    version: "0.1.0",
    private: true,
    scripts,
    dependencies: { "luau-docs": productArchive(tools) ?? PRODUCT },
    engines: { node: ">=20.19" },
    packageManager: PACKAGE_MANAGER,
    overrides: OVERRIDES,
  });
}

/** How the definitions are read, by the site and by `luau-defs`; nobody comments a generated file. */
export function definitionSettings(answers: Answers): readonly (readonly [file: string, text: string])[] {
  const { shapes, platform, template, isSplit, exclude } = answers;
  const settings = {
    ...(platform !== null && { platform }),
    ...(exclude.length > 0 && { exclude }),
    ...(shapes?.enums && { enums: shapes.enums }),
    ...(shapes?.events && { events: { type: shapes.events } }),
    ...(isSplit && { pages: "class" }),
    ...(template === "big-file" && { rules: Object.fromEntries(UNCOMMENTED.map((rule) => [rule, "off"])) }),
  };
  return Object.keys(settings).length === 0 ? [] : [["luau-defs.config.json", toJson(settings)]];
}

const UNCOMMENTED = ["missing-description", "missing-parameter-text", "missing-return-text"];

const TSCONFIG = toJson({
  compilerOptions: {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["site.config.ts", "src"],
});

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#2a673a" d="M3 2h7l3 3v9H3z"/><path fill="none" stroke="#fff" d="M5 7.5h6m-6 3h4"/></svg>\n`;
