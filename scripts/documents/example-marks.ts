/** Why a test does not run an example of a command's help: see `tests/unit/documents/commands-of-pages.test.ts`. */
const MARKS: Readonly<Record<string, string>> = {
  "luau-docs dev": 'by="tests/product/installed.test.ts"',
  "luau-docs start": 'by="tests/product/installed.test.ts"',
  "luau-docs build": 'by="tests/product/packages.test.ts"',
  "luau-docs check": 'by="tests/product/packages.test.ts"',
  "luau-docs offline": 'by="tests/product/packages.test.ts"',
  "luau-docs docset": 'by="tests/product/packages.test.ts"',
  "luau-defs init": 'in="engine"',
  "luau-defs mcp": 'by="luau-defs mcp definitions --http: tests/unit/ide/mcp-http.test.ts"',
  "luau-defs lsp": 'by="tests/unit/ide/lsp-neovim.test.ts"',
};

/** What follows the language of the block of a command's examples. */
export const markOf = (name: string): string => (MARKS[name] === undefined ? "" : ` ${MARKS[name]}`);
