/** Connects VS Code with `luau-defs lsp`. */
import path from "node:path";
import { commands, window, workspace, type ExtensionContext } from "vscode";
import { LanguageClient, type LanguageClientOptions } from "vscode-languageclient/node";
import { findCommand } from "./find-command";

const NAME = "Luau definitions";
let client: LanguageClient | null = null;

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("luau-defs.restart", restart),
    workspace.onDidChangeConfiguration((event) => {
      if (["path", "files"].some((name) => event.affectsConfiguration(`luau-defs.${name}`))) void restart();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

async function restart(): Promise<void> {
  const running = client;
  client = null;
  await running?.stop();
  await start();
}

async function start(): Promise<void> {
  const settings = workspace.getConfiguration("luau-defs");
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  // A site in a folder of an engine's repository has packages of its own.
  const sites = await workspace.findFiles("*/site.config.ts");
  const places = [...folders, ...sites.map(({ fsPath }) => path.dirname(fsPath))];
  const { command, args } = findCommand(places, settings.get("path", ""));
  const options: LanguageClientOptions = {
    documentSelector: [
      { scheme: "file", pattern: "**/*.d.{luau,lua}" },
      { scheme: "file", language: "luau" },
      { scheme: "file", language: "lua" },
      { scheme: "file", pattern: "**/*.{md,mdx}" },
      { scheme: "file", pattern: "**/luau-defs.config.json" },
    ],
    initializationOptions: { files: settings.get("files", []) },
  };
  const started = new LanguageClient("luau-defs", NAME, { command, args: [...args, "lsp"] }, options);
  client = started;
  try {
    await started.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(
      `\`luau-defs\` could not be started: ${reason} ` +
        "Install it with `npm install --save-dev luau-defs`, or set `luau-defs.path`.",
    );
  }
}
