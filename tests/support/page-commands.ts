/** The commands of Markdown, as pages mark them: which a test runs here, elsewhere, or not at all. */

/** Why a command is not run where all others are. */
export type Mark = {
  /** The beginning of the commands that it is about; null: all of the block. */
  readonly about: string | null;
} & ({ readonly kind: "by"; readonly file: string } | { readonly kind: "not-run"; readonly reason: string });

/** A block in `sh`. */
export interface CommandBlock {
  readonly page: string;
  /** The line of its first command, from 1. */
  readonly line: number;
  /** Lines without comments. */
  readonly commands: readonly string[];
  readonly marks: readonly Mark[];
  /** A folder of `tests/fixtures/pages`. */
  readonly folder: string;
  /** Words after the language that are not marks. */
  readonly unknown: string;
}

const BLOCK = /^( *)```(?:sh|bash|shell|console|powershell)\b(.*)\n([^]*?)^\1```$/gm;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** The blocks of a page that contain commands. */
export const blocksOf = (page: string, text: string): readonly CommandBlock[] =>
  [...text.matchAll(BLOCK)].map((match) => {
    const [, , info = "", code = ""] = match;
    const attributes = [...info.matchAll(ATTRIBUTE)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    );
    return {
      page,
      line: text.slice(0, match.index).split("\n").length + 1,
      commands: code.split("\n").flatMap(commandIn),
      marks: attributes.flatMap(([name, value]) => markOf(name, value)),
      folder: attributes.find(([name]) => name === "in")?.[1] ?? "kit",
      unknown: info.replaceAll(/\s*\b(?:by|not-run|in)="[^"]*"/g, "").trim(),
    };
  });

const commandIn = (line: string): readonly string[] => {
  const command = line.replace(/(?:^|\s+)#\s.*$/, "").trim();
  return command === "" ? [] : [command];
};

/** `tests/a.test.ts`, `npm run dev: tests/a.test.ts` */
function markOf(kind: string, value: string): readonly Mark[] {
  const [, about = null, rest = ""] = /^(?:(.+?): )?(.*)$/.exec(value) ?? [];
  if (kind === "by") return [{ kind, about, file: rest }];
  return kind === "not-run" ? [{ kind, about, reason: rest }] : [];
}

/** The marks of a command. */
export const marksOf = (command: string, { marks }: CommandBlock): readonly Mark[] =>
  marks.filter(({ about }) => about === null || command.startsWith(about));

/** Blocks without a mark. */
export const unmarked = (block: CommandBlock): readonly string[] =>
  block.commands.filter((command) => marksOf(command, block).length === 0);

/**
 * Whether the text of a test contains all that a command line runs: as it is written (`luau-docs dev`), or its
 * command as an argument (`"dev"`).
 */
export const isIn = (test: string, commandLine: string): boolean =>
  commandLine
    .split(/ (?:&&|\|) /)
    .map((command) => command.split(" ").filter((word) => word !== "npx" && !word.startsWith("-")))
    .filter(([program]) => program !== "cd" && program !== "mkdir")
    .every(([program = "", ...words]) => {
      const name = (program === "npm" && words[0] === "run" ? words[1] : words[0]) ?? "";
      return [`${program} ${words.join(" ")}`, `"${name}"`].some((one) => test.includes(one));
    });
