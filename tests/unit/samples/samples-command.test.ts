/** `luau-defs samples`, as people run it. */
import { expect, test } from "vitest";
import { startLuauDefs } from "../ide/luau-defs-program";

const { write, read, luauDefs } = startLuauDefs();

const TIMER = `declare Timer: {
	--- Clears a timer.
	---
	--- \`\`\`luau
	--- Timer.clear(1)
	--- \`\`\`
	clear: (id: number) -> (),
}
`;
const guide = (code: string): string => `# Guide\n\n\`\`\`luau\n${code}\n\`\`\`\n`;

test("prints every mistake with its frame, and their number", () => {
  write("definitions/timer.d.luau", TIMER);
  write("content/docs/guide.mdx", guide('Timer.clear("1")'));
  write("content/home/sample.luau", "Timer.cler(1)\n");
  const { status, stdout, stderr } = luauDefs(["samples", "definitions", "content"]);
  expect(stderr).toBe("");
  expect(
    stdout,
  ).toBe(`content/docs/guide.mdx:4:13 error sample-type Expected this to be 'number', but got 'string'
  3 | \`\`\`luau
  4 | Timer.clear("1")
    |             ^^^
  5 | \`\`\`
  help: A sample that is meant to fail says so: \`\`\`luau error="…"; \`no-check\` excludes it.

content/home/sample.luau:1:7 error sample-type Key 'cler' not found in table 'Timer'
  1 | Timer.cler(1)
    |       ^^^^
  help: Did you mean \`clear\`?

2 errors in 3 samples
`);
  expect(status).toBe(1);
});

test("keeps results for the next run", () => {
  write("definitions/timer.d.luau", TIMER);
  write("content/guide.mdx", guide("Timer.clear(2)"));
  const args = ["samples", "definitions", "content", "--cache", "cache/samples.json"];
  expect(luauDefs(args)).toMatchObject({ status: 0, stdout: "0 errors in 2 samples\n" });
  expect(luauDefs(args).stdout).toBe("0 errors in 2 samples; 2 unchanged\n");
  expect(JSON.parse(read("cache/samples.json"))).toHaveLength(3);
  write("cache/samples.json", "no JSON");
  expect(luauDefs(args).stdout).toBe("0 errors in 2 samples\n");
  expect(luauDefs([...args, "--no-cache"]).stdout).toBe("0 errors in 2 samples\n");
});

test("needs no cache, except one that is named", () => {
  write("definitions/timer.d.luau", TIMER);
  write("node_modules", "a file where the folder would be");
  const args = ["samples", "definitions"];
  expect(luauDefs(args)).toEqual({ status: 0, stdout: "0 errors in 1 sample\n", stderr: "" });
  expect(luauDefs([...args, "--cache", "node_modules/samples.json"])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^luau-defs: Cannot write `node_modules\/samples\.json`: .*\n$/),
  });
});

test("prints JSON, ignores what is excluded, and lets warnings fail with --strict", () => {
  write("definitions/timer.d.luau", TIMER);
  write("content/guide.mdx", guide("print(1) print(2)"));
  write("content/old/guide.mdx", guide("Timer.cler(1)"));
  const args = ["samples", "definitions", "content", "--exclude", "content/old", "--no-cache"];
  const { status, stdout } = luauDefs([...args, "--format", "json"]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    findings: [{ file: "content/guide.mdx", line: 4, rule: "sample-lint", severity: "warning" }],
  });
  expect(luauDefs([...args, "--strict"]).status).toBe(1);
});

test("mistakes in the definitions come first, and a missing folder is a usage error", () => {
  write("definitions/timer.d.luau", "declare Timer: {");
  expect(luauDefs(["samples", "definitions"])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("definitions/timer.d.luau:1:"),
  });
  write("definitions/timer.d.luau", TIMER);
  expect(luauDefs(["samples", "definitions", "gone"])).toMatchObject({
    status: 2,
    stderr: "luau-defs: There is no file or folder `gone`.\n",
  });
});

test("rules have the levels of the configuration", () => {
  write("definitions/timer.d.luau", TIMER);
  write("content/guide.mdx", "```luau\nlocal x = 1 + 1 local y = x print(y)\n```\n```lua\nprint(1)\n```\n");
  write("luau-defs.config.json", '{ "rules": { "sample-lint": "error", "sample-language": "off" } }');
  const { status, stdout } = luauDefs(["samples", "definitions", "content", "--no-cache"]);
  expect(stdout).toContain("error sample-lint");
  expect(stdout).not.toContain("sample-language");
  expect(status).toBe(1);
});

test("definitions that do not fit into one file are a finding", () => {
  write("definitions/a.d.luau", "type Hidden = number\n");
  write("definitions/b.d.luau", "type Hidden = string\n");
  const { status, stdout } = luauDefs(["samples", "definitions", "--format", "json", "--no-cache"]);
  expect(JSON.parse(stdout)).toMatchObject({
    findings: [{ file: "definitions/b.d.luau", line: 1, column: 6, rule: "bundle-clash" }],
  });
  expect(status).toBe(1);
});
