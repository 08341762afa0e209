/** The MCP server over HTTP: one endpoint, for programs on this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { isLocalRequest, refuseJsonRpc } from "luau-contract";
import { errorMessage } from "luau-diagnostics";
import type { CurrentProject } from "./mcp-project";
import { createMcpServer } from "./mcp-server";

const ENDPOINT = "/mcp";

/** Without sessions, clients need not connect again after a restart. `port` 0 is any free one. */
export async function serveHttp(
  current: CurrentProject,
  port: number,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    respond(current, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuseJsonRpc(response, 500, errorMessage(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = server.address();
  const used = typeof bound === "object" && bound !== null ? bound.port : port;
  return {
    address: `http://127.0.0.1:${used}${ENDPOINT}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function respond(current: CurrentProject, request: IncomingMessage, response: ServerResponse) {
  const [path] = (request.url ?? "").split("?", 1);
  if (path !== ENDPOINT) return refuseJsonRpc(response, 404, `The endpoint is ${ENDPOINT}.`);
  if (!isLocalRequest(request))
    return refuseJsonRpc(response, 403, "Only programs and pages of this machine may connect: Host, Origin.");
  if (request.method !== "POST") {
    response.setHeader("allow", "POST");
    return refuseJsonRpc(
      response,
      405,
      "There is no stream of the server's own messages: send requests by POST.",
    );
  }
  const { server } = createMcpServer(current);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}
