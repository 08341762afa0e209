/** `luau-docs`, in a checkout. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { asFileError } from "../../../packages/luau-docs/src/arguments";
import { runCommandLine } from "../../../packages/luau-docs/src/command-line";
import { siteFolder } from "../../../scripts/site-folder";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write } = folderOfEachTest("luau-docs");
afterEach(() => void vi.restoreAllMocks());

test("a folder that cannot be written is one sentence", async () => {
  write("site.config.ts", 'versions: [{ name: "next", label: "Next", path: "" }],\n');
  write("definitions/kite.d.luau");
  // Unlike permissions, it also stops a superuser.
  write("content/versions");
  expect(await printed("version", "1.0", pathOf())).toEqual({
    code: 2,
    out: "",
    err: `luau-docs: Cannot write \`${pathOf("content/versions/1.0")}\`: not a directory.\n`,
  });
});

test("a full disk is one sentence, also where several files are written at a time", () => {
  const full = new Error("ENOSPC: no space left on device, write");
  const error = new AggregateError([
    new TypeError("of esbuild"),
    Object.assign(full, { code: "ENOSPC", syscall: "write" }),
  ]);
  expect(asFileError(error)?.message).toBe("Cannot write: no space left on device.");
  expect(asFileError(new AggregateError([new TypeError("of esbuild")]))).toBeNull();
});

test("a name that no version can have is wrong usage", async () => {
  write("site.config.ts", "versions: [],\n");
  const { code, err } = await printed("version", "../1.0", pathOf());
  expect([code, err]).toEqual([2, expect.stringContaining("“../1.0” is not a name of a version")]);
});

test.each(["offline", "start --no-build"])(
  "%s of a site that is not built is wrong usage",
  async (command) => {
    write("site.config.ts");
    const { code, err } = await printed(...command.split(" "), pathOf());
    const sentence = /^luau-docs: There is no built site in `.+public`\. /;
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
    expect(err).toContain(`Build it with \`npx --no-install luau-docs build ${pathOf()}\`.\n`);
  },
);

const MISTAKES = "tests/fixtures/mistakes/configuration/site";

/** The output of a command, and its exit code. */
async function printed(...args: readonly string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockReturnValue(true),
  );
  const before = process.exitCode;
  const code = await runCommandLine(args);
  process.exitCode = before;
  const textOf = (spy: typeof out): string => spy?.mock.calls.map(([text]) => String(text)).join("") ?? "";
  return { code, out: textOf(out), err: textOf(err) };
}

test("config prints every setting of both files, with its value and where it is written", async () => {
  const folder = "tests/fixtures/sites/generated-file";
  const { code, out } = await printed("config", folder);
  expect(code).toBe(0);
  const lines = out.split("\n").map((line) => line.replaceAll(/ {2,}/g, "  "));
  expect(lines).toEqual(
    expect.arrayContaining([
      `title  ${folder}/site.config.ts:8  "Harbour"`,
      `locales.en-GB.label  ${folder}/site.config.ts:13  "English"`,
      'locales.en-GB.dir  default  "ltr"',
      'checks.samples  default  "throw"',
      `events  ${folder}/luau-defs.config.json:5  {"type":["HarbourSignal"]}`,
      'underscored  default  "hidden"',
    ]),
  );
});

test("config as JSON has the problems of both files, and the settings that are valid", async () => {
  const { code, out } = await printed("config", MISTAKES, "--format", "json");
  expect(code).toBe(1);
  const { site: own, definitions, findings } = JSON.parse(out);
  expect(own).toEqual([]);
  expect(definitions).toContainEqual({ name: "sampleColumns", value: 72, source: null });
  const places = findings.map(
    ({ file, line }: { file: string; line: number }) => `${path.basename(file)}:${line}`,
  );
  expect(places.filter((place: string) => place.startsWith("site"))).toEqual(
    [6, 10, 11].map((line) => `site.config.ts:${line}`),
  );
  expect(places.slice(3)).toEqual(["luau-defs.config.json:2", "luau-defs.config.json:3"]);
});

test("doctor prints what an issue needs on one screen, without a path of the machine", async () => {
  const { code, out } = await printed("doctor", "tests/fixtures/sites/generated-file");
  expect(code).toBe(0);
  const lines = out.split("\n").map((line) => line.replaceAll(/ {2,}/g, "  ").trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      "luau-docs  0.1.0 (from a checkout)",
      expect.stringMatching(/^Node  \d+\.\d+\.\d+, tested; \w+ \w+$/),
      expect.stringMatching(/^npm  \d+\.\d+\.\d+/),
      "gatsby  5.16.1, as tested",
      "luau-defs  0.1.0, as tested",
      expect.stringMatching(/^dist\/stages\/sites\/generated-file\/\.cache  (?:none|.+ MB in \d+ files)$/),
      "problems  none",
    ]),
  );
  expect(lines.length).toBeLessThan(40);
  expect(out).not.toContain(process.cwd());
});

test("doctor lists what is wrong with the configuration, and exits with 1", async () => {
  const { code, out } = await printed("doctor", MISTAKES);
  expect(code).toBe(1);
  expect(out).toMatch(/^ {4}site\.config\.ts:6 error /m);
  expect(out).toMatch(/^ {4}luau-defs\.config\.json:2 /m);
  write("site.config.ts", "export const siteConfig = {\n");
  const broken = await printed("doctor", pathOf());
  expect(broken.code).toBe(1);
  expect(broken.out).toContain("site.config.ts cannot be read: ");
  expect(broken.out).not.toContain(pathOf());
});

test("doctor counts links to nowhere, too", async () => {
  write("site.config.ts");
  const { published } = siteFolder(pathOf());
  onTestFinished(() => rmSync(path.dirname(published), { recursive: true }));
  mkdirSync(published, { recursive: true });
  symlinkSync("nowhere", path.join(published, "link"));
  expect((await printed("doctor", pathOf())).out).toMatch(/public +0\.0 MB in 1 files$/m);
});

test("findings have colours where they are wanted: FORCE_COLOR, NO_COLOR", async () => {
  const coloured = async (settings: Readonly<Record<string, string>>): Promise<boolean> => {
    for (const name of ["FORCE_COLOR", "NO_COLOR"]) vi.stubEnv(name, settings[name]);
    const { err } = await printed("config", MISTAKES);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    return /\u001b\[/.test(err);
  };
  expect(await coloured({ FORCE_COLOR: "1" })).toBe(true);
  expect(await coloured({ FORCE_COLOR: "0" })).toBe(false);
  expect(await coloured({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
});
