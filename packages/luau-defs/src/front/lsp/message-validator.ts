/** Rejects requests outside the life cycle or with invalid parameters: the library checks neither. */
import {
  ErrorCodes,
  Message,
  type MessageStrategy,
  type MessageWriter,
  type NotificationMessage,
  type RequestMessage,
} from "vscode-languageserver/node";
import { isRecord } from "../../read/source/json";
import { problemWith } from "./parameters";

type State = "new" | "running" | "shut down";

export function createMessageValidator(writer: MessageWriter, log: (text: string) => void) {
  let state: State = "new";
  const admitsRequest = (message: RequestMessage): boolean => {
    const error = refusalOf(message, state);
    if (error !== null) void writer.write({ jsonrpc: "2.0", id: message.id, error } as Message);
    return error === null;
  };
  const admitsNotification = ({ method, params }: NotificationMessage): boolean => {
    if (method === "exit" || method === "$/cancelRequest") return true;
    if (state !== "running") return false;
    const problem = problemWith(method, params);
    if (problem !== null) log(`${method} was ignored: ${problem}`);
    return problem === null;
  };
  return {
    isShutDown: () => state === "shut down",
    strategy: {
      handleMessage: async (message, next) => {
        if (Message.isRequest(message)) {
          if (!admitsRequest(message)) return;
          if (message.method === "initialize") state = "running";
          if (message.method === "shutdown") state = "shut down";
        } else if (Message.isNotification(message) && !admitsNotification(message)) return;
        await next(message);
      },
    } satisfies MessageStrategy,
  };
}

interface Refusal {
  readonly code: number;
  readonly message: string;
}

function refusalOf({ method, params }: RequestMessage, state: State): Refusal | null {
  if (method === "initialize") {
    if (state !== "new")
      return { code: ErrorCodes.InvalidRequest, message: "The server is initialized already." };
    if (!isRecord(params)) return invalid("`params` must be an object.");
    if (!isRecord(params["capabilities"])) Object.assign(params, { capabilities: {} });
    return null;
  }
  if (state === "new")
    return { code: ErrorCodes.ServerNotInitialized, message: "The first request must be `initialize`." };
  if (state === "shut down") return { code: ErrorCodes.InvalidRequest, message: "The server was shut down." };
  const problem = problemWith(method, params);
  return problem === null ? null : invalid(problem);
}

const invalid = (message: string): Refusal => ({ code: ErrorCodes.InvalidParams, message });
