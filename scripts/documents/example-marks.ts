/** Why a test does not run an example of a command's help: see `tests/unit/commands/pages.test.ts`. */
const MARKS: Readonly<Record<string, string>> = {};

/** What follows the language of the block of a command's examples. */
export const markOf = (name: string): string => (MARKS[name] === undefined ? "" : ` ${MARKS[name]}`);
