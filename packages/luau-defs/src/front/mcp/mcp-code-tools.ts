/** The tools for code: `check` and `run`. */
import { counted } from "luau-diagnostics";
import * as z from "zod";
import { NAME, type Checked, type Ran } from "./mcp-code";
import { itemsFitting } from "./mcp-pages";
import { defineTool, href, boundedText } from "./mcp-tool";

export const checkTool = defineTool({
  name: "check",
  title: "Check Luau code",
  description:
    "Checks Luau code with Luau's own type checker, in strict mode. Returns problems with locations, " +
    "suggestions and the pages that they are about.",
  input: z.strictObject({ code: boundedText("Luau source code.") }),
  output: z.object({
    isRight: z.boolean().describe("Whether there are no problems."),
    solvers: z.array(z.string()).describe("The type solvers of Luau that could check it."),
    problems: z.array(
      z.object({
        line: z.int(),
        column: z.int(),
        severity: z.string(),
        message: z.string(),
        suggestion: z.string().nullable(),
        href,
      }),
    ),
    notes: z.array(z.string()).describe("What could not be checked, and what is left out."),
  }),
  answer: ({ code: { check } }, { code }) => checkAnswer(check(code)),
});

function checkAnswer({ solvers, problems: all, notes }: Checked) {
  const problems = itemsFitting(all);
  const remaining = all.length - problems.length;
  const more = remaining === 0 ? [] : [`${counted(remaining, "more problem")}: fix these, and check again.`];
  const lines = problems.map(({ line, column, severity, message, suggestion, href: page }) =>
    [`${NAME}:${line}:${column} ${severity}: ${message}`, suggestion, page]
      .filter((one) => one !== null)
      .join("\n  "),
  );
  const isRight = all.length === 0 && solvers.length > 0;
  const right = `No problems, in strict mode (${solvers.join(" and ")} type solver).`;
  return {
    text: [...(isRight ? [right] : lines), ...more, ...notes].join("\n"),
    data: { isRight, solvers: [...solvers], problems: [...problems], notes: [...more, ...notes] },
  };
}

export const runTool = defineTool({
  name: "run",
  title: "Run Luau code",
  description:
    "Runs Luau code on a simulation of the engine, for at most five seconds. Returns output, engine calls " +
    "and errors. Engine functions return made-up values, and nothing outside the simulation changes.",
  input: z.strictObject({ code: boundedText("Luau source code.") }),
  output: z.object({
    end: z.string().describe("`ok`, `error`, or the limit that ended the run."),
    seconds: z.number(),
    lines: z.array(z.string()).describe("What is printed, engine calls and the error, each with its time."),
  }),
  answer: ({ code: { run } }, { code }) => runAnswer(run(code)),
});

function runAnswer({ end, seconds, lines: all }: Ran) {
  const short = all.map((line) => line.slice(0, 1000));
  const last = short.slice(-3);
  const first = itemsFitting(short.slice(0, -3), 4_000);
  const omitted = all.length - first.length - last.length;
  const lines = [...first, ...(omitted === 0 ? [] : [`… ${counted(omitted, "line")} left out …`]), ...last];
  const ending = `${ENDS[end]} after ${seconds.toFixed(3)} s. Engine calls are simulated.`;
  return { text: [...lines, ending].join("\n"), data: { end, seconds, lines } };
}

const ENDS: Readonly<Record<Ran["end"], string>> = {
  ok: "Finished",
  error: "Failed",
  time: "Stopped at the time limit",
  memory: "Stopped at the memory limit",
  output: "Stopped, since it prints too much,",
  stopped: "Stopped",
  trap: "The virtual machine failed",
};
