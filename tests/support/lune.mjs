// @ts-check
/** `lune run script.luau` for the commands of pages: runs it in Luau's virtual machine, on `engine.luau`. */
import { readFileSync } from "node:fs";
import { createMachine } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";

const [, file = ""] = process.argv.slice(2);
createMachine(loadLuau(), { resolve: () => null }).run({
  sources: [{ name: file, text: readFileSync(file, "utf8") }],
  main: file,
  prelude: readFileSync("engine.luau", "utf8"),
  onEvent: (event) => {
    if (event.kind === "print") console.log(event.text);
    if (event.kind === "error") console.error(event.message);
  },
});
