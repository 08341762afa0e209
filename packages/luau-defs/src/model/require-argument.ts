/** The argument of `require`: a string with a path, or an expression. */
import { quoted, unquoted } from "luau-syntax";

/** `@kit/net` → `"@kit/net"`, and `Packages.Net` as it is. */
export const toRequireArgument = (request: string): string =>
  /^[.@]/.test(request) ? quoted(request) : request;

/** `.net["web-socket"]` */
export const membersText = (names: readonly string[]): string =>
  names.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoted(name)}]`)).join("");

/** `fs` of `@lune/fs`, `Signal` of `ReplicatedStorage.Packages.Signal`. */
export const lastOfRequest = (request: string): string =>
  request.replace(/"\]$/, "").split(/[./"]/).at(-1) ?? "";

export interface RequireRequest {
  readonly text: string;
  readonly isPath: boolean;
}

export const readRequireArgument = (argument: string): RequireRequest =>
  argument.startsWith('"') ? { text: unquoted(argument), isPath: true } : { text: argument, isPath: false };
