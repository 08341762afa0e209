/** The end of a command's help. docs/commands/ is generated from it, by `readCommandHelp`. */

export interface CommandHelp {
  /** The output on standard output: "findings". */
  readonly prints: string;
  /** When it exits with 1: "an error; with --strict, a warning". Null: never. */
  readonly failsOn: string | null;
  readonly examples: readonly string[];
}

const PRINTS = "Standard output: ";
const FAILS_ON = "Exit code 1: ";
const EXAMPLES = "Examples:";
const EXAMPLE = "  $ ";

export const commandHelp = ({ prints, failsOn, examples }: CommandHelp): string =>
  [
    "",
    `${PRINTS}${prints}`,
    ...(failsOn === null ? [] : [`${FAILS_ON}${failsOn}`]),
    "",
    EXAMPLES,
    ...examples.map((line) => `${EXAMPLE}${line}`),
  ].join("\n");

/** Reads the output of `commandHelp` from a command's help; null if it is missing. */
export function readCommandHelp(help: string): CommandHelp | null {
  const lines = help.split("\n");
  const after = (label: string): string | null =>
    lines.find((line) => line.startsWith(label))?.slice(label.length) ?? null;
  const prints = after(PRINTS);
  if (prints === null) return null;
  const examples = lines.filter((line) => line.startsWith(EXAMPLE)).map((line) => line.slice(EXAMPLE.length));
  return { prints, failsOn: after(FAILS_ON), examples };
}

/** Replaces a leading `-v` by `-V`: both are common options for the version. */
export const withVersionOption = ([first, ...rest]: readonly string[]): string[] =>
  first === undefined ? [] : [first === "-v" ? "-V" : first, ...rest];
