import { replaceCommands, withNpx } from "luau-diagnostics";

type Environment = Readonly<Record<string, string | undefined>>;

/** A command of ours as a person types it: npm installs our programs where a shell finds them by npx alone. */
export const typedCommand = (command: string, env: Environment): string =>
  IS_INSTALLED || env["npm_command"] !== undefined ? withNpx(command) : command;

const IS_INSTALLED = /[\\/]node_modules[\\/]/.test(__filename);

/** A message with its commands as a person types them. */
export const typedCommands = (message: string, env: Environment = process.env): string =>
  replaceCommands(message, (command) => typedCommand(command, env));
