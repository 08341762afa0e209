/** In: a checkout. Out: what prevents the release of its version, in words. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlaceholder } from "../../src/lib/site-config/is-placeholder";
import { changedFiles } from "../checkout-files";
import { outdatedTexts } from "../documents/release-texts";
import { packageFolders, published, type Manifest } from "./packages";

type Findings = readonly string[];

const manifestAt = (checkout: string, file: string): Manifest =>
  JSON.parse(readFileSync(path.join(checkout, file), "utf8")) as Manifest;

export const versionOf = (checkout: string): string => manifestAt(checkout, "package.json").version;

export const unready = (checkout: string): Findings => [
  ...versions(checkout),
  ...changelog(checkout),
  ...documents(checkout),
  ...commit(checkout),
  ...placeholders(checkout),
];

const ADVICE = "Run `npm version`.";

/** One version, in all packages and in their dependencies on each other. */
function versions(checkout: string): Findings {
  const version = versionOf(checkout);
  return Object.values(packageFolders).flatMap((folder) => {
    const file = `${folder}/package.json`;
    const { version: actual, dependencies = {}, devDependencies = {} } = manifestAt(checkout, file);
    const others = Object.entries({ ...dependencies, ...devDependencies });
    return [["version", actual] as const, ...others.filter(([name]) => name in packageFolders)]
      .filter(([, other]) => other !== version)
      .map(([name, other]) => `${file}: \`${name}\` is ${other}, and the release is ${version}. ${ADVICE}`);
  });
}

function changelog(checkout: string): Findings {
  const version = versionOf(checkout);
  const heading = new RegExp(`^## ${version.replaceAll(".", "\\.")} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, "m");
  return heading.test(readFileSync(path.join(checkout, "CHANGELOG.md"), "utf8"))
    ? []
    : [`CHANGELOG.md: ${version} has no section with a date. Run \`npm version ${version}\`.`];
}

const documents = (checkout: string): Findings =>
  outdatedTexts(checkout).map(({ file }) => `${file} does not say how the release is installed. ${ADVICE}`);

/** The release must be a clean, tagged commit. */
function commit(checkout: string): Findings {
  const changed = changedFiles(checkout);
  if (changed === null) return ["This is not a checkout of the repository: releases are made from a commit."];
  const tag = `v${versionOf(checkout)}`;
  const { stdout } = spawnSync("git", ["tag", "--points-at", "HEAD"], { cwd: checkout, encoding: "utf8" });
  return [
    ...[...changed.keys()].slice(0, 1).map((file) => `${file} and perhaps others are not committed.`),
    ...(stdout.split("\n").includes(tag) ? [] : [`The commit has no tag ${tag}. Run \`npm version\`.`]),
  ];
}

/** Placeholder addresses, which the registry would show. */
const placeholders = (checkout: string): Findings =>
  published.flatMap((name) => {
    const file = `${packageFolders[name]}/package.json`;
    const { homepage, bugs, repository } = manifestAt(checkout, file);
    const fields = [
      ["homepage", homepage, "the address of the documentation"],
      ["repository.url", repository?.url, "the address of the repository, after `git+`"],
      ["bugs.url", bugs?.url, "the address of the list of issues"],
    ] as const;
    return fields.flatMap(([field, url, expected]) =>
      url !== undefined && !isPlaceholder(url.replace(/^git\+/, ""))
        ? []
        : [`${file}: \`${field}\` is ${url ?? "missing"}, a placeholder. Write ${expected}.`],
    );
  });
