import { Option } from "commander";
import packageJson from "../../../package.json";
import { INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { toStreams } from "./streams";

export const addLsp: Register = (program, terminal) => {
  addCommand(program, "lsp", "Serve editors over the Language Server Protocol (stdio)", {
    prints: "messages of the protocol",
    failsOn: null,
    examples: ["luau-defs lsp", "luau-defs lsp definitions"],
  })
    .argument("[files...]", `${INPUTS} (default: all definition files in the editor's folder)`)
    // Clients pass it by convention: vscode-languageclient adds it to every command with that transport.
    .addOption(new Option("--stdio").hideHelp())
    .action(async (requests: string[]) => {
      // Only this command needs the server, whose loading takes longer than most commands run.
      const { serve } = await import("../lsp/server");
      const { input, output } = toStreams(terminal);
      serve(input, output, { requests, cwd: terminal.cwd, version: packageJson.version });
      await new Promise((resolve) => input.once("close", resolve));
    });
};
