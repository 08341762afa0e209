/** A build prints its own steps, so that only problems that Gatsby and its plugins find are printed. */
import { stripVTControlCharacters } from "node:util";

interface LogAction {
  readonly type: string;
  readonly payload: { readonly level?: string; readonly text?: string; readonly stack?: readonly Frame[] };
}

interface Frame {
  readonly fileName?: string;
  readonly lineNumber?: number;
}

/** Every site has all templates, but few sites have pages for each. */
const IRRELEVANT =
  /^The GraphQL query in the non-page component |Exported queries are only executed for page/;

/** Gatsby redirects the console to its reporter. */
export function logProblems(load: NodeJS.Require): void {
  const { onLogAction } = load("gatsby-cli/lib/reporter/redux") as {
    readonly onLogAction: (listen: (action: LogAction) => void) => void;
  };
  onLogAction(({ type, payload }) => {
    const { level } = payload;
    const text = plainUnlessTerminal(payload.text ?? "");
    if (type !== "LOG" || IRRELEVANT.test(text)) return;
    if (level === "LOG") process.stdout.write(`${text}\n`);
    if (level === "WARNING") process.stderr.write(`warn ${text.replace(/^warn /, "")}\n`);
    if (level === "ERROR") process.stderr.write(`\nerror ${text}${placeOf(payload.stack)}\n`);
  });
}

/** Dependencies colour their errors, also outside of terminals. */
const plainUnlessTerminal = (text: string): string =>
  process.stderr.isTTY ? text : stripVTControlCharacters(text);

function placeOf(stack: readonly Frame[] | undefined): string {
  const [frame] = stack ?? [];
  return frame?.fileName === undefined ? "" : `\n  at ${frame.fileName}:${frame.lineNumber ?? 1}`;
}
