/** Habits of other languages: each has an answer in words, and a button that repairs it. */
import { explainReports, oneLine, relevantReports } from "luau-contract";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { test } from "vitest";
import { expectCases, fixtureText } from "../../support/read-cases";

const definitions = [{ name: "@engine", text: fixtureText("engines/door-habits.d.luau") }];

// A script; then its line, what is said about it, and the text after the repair.
test("habits of other languages are answered in words", () => {
  const checker = createChecker(loadLuau(), { definitions });
  return expectCases("cases/habits.txt", ([text = ""]) => {
    const reports = checker.check([{ name: "main", text }]);
    const parameters = (offset: number) =>
      (checker.signature("main", offset)?.signatures[0]?.parameters ?? []).map(({ name, type }) =>
        name === "" ? type : `${name}: ${type}`,
      );
    const isFunction = (path: string) => ["Door.destroy", "Door.getName", "Door.setName"].includes(path);
    const known = { completionsAt: () => [], elsewhere: () => null, parameters, isFunction };
    return relevantReports(explainReports(reports, text, known))
      .map(({ message, suggestion, span: [start], fix }) => {
        const line = text.slice(0, start).split("\n").length;
        const repaired = fix && text.slice(0, fix.span[0]) + fix.name + text.slice(fix.span[1]);
        const lines = repaired?.split("\n").filter((written) => !text.split("\n").includes(written)) ?? [];
        return [
          `${line}: ${oneLine(message)}${suggestion === null ? "" : `. ${suggestion}`}`,
          ...lines.map((written) => `   → ${written}`),
        ].join("\n");
      })
      .join("\n");
  });
});
