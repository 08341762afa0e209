import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";

interface Target {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Called if the port does not answer, or breaks off. */
  readonly failed: () => void;
}

export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { port, headers: replaced, failed }: Target,
): void {
  const { method = "GET", url = "/", headers } = request;
  const passed = forward({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...replaced });
    // Either stream ends the other: the process may be replaced in the middle of an answer.
    pipeline(answer, response, () => undefined);
  });
  passed.on("error", failed);
  response.on("close", () => passed.destroy());
  request.pipe(passed);
}
