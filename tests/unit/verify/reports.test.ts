/** Reports among an engine's other output, and those that cannot be used. */
import { expect, test } from "vitest";
import { readReport } from "../../../packages/luau-defs/src/engine";

const head = 'luau-probe: {"probe":1,"digest":"0123456789abcdef"}';
const fact = 'luau-probe: {"at":["Timer"],"is":"table"}';
const end = 'luau-probe: {"end":1}';

const read = (...lines: readonly string[]) => readReport(lines.join("\n"), "report.txt");

test("is found among other lines, after a time and before a colour's end, with any line ends", () => {
  const text = `starting\r\n12:00:01 INFO ${head}\r\n\u001B[32m${fact}\u001B[0m\r\n[log] ${end}  \r\nstopped\r\n`;
  const result = readReport(text, "report.txt");
  if (result.kind === "unusable") throw new Error(result.problems.join());
  expect(result.report.digest).toBe("0123456789abcdef");
  expect(result.report.facts).toMatchObject([{ names: ["Timer"], type: "table", line: 3 }]);
});

test.each([
  ["is empty", read(""), "has no report of a probe"],
  ["has another tool's output", read("luau-probe 3.1", "ok"), "has no report of a probe"],
  ["has two reports", read(head, fact, end, "", head, fact, end), "has 2 reports, in lines 1, 5"],
  ["is of another version", read(head.replace('"probe":1', '"probe":2'), fact, end), "another version"],
  [
    "has a line that is cut",
    read(head, fact.slice(0, 30), end),
    "report.txt:2`: this line of the report is broken",
  ],
  ["ends before its end", read(head, fact), "ends before the report does: it has 1 facts, and no last line"],
  ["lacks lines", read(head, end), "has 0 of the report's 1 facts"],
  ["has a line twice", read(head, fact, fact, end), "has 2 of the report's 1 facts"],
])("a report that %s is refused", (_, result, message) => {
  expect(result.kind === "unusable" ? result.problems.join("\n") : "accepted").toContain(message);
});
