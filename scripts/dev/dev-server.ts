/** The server of `npm run dev`: it responds at once, and proxies requests to the site once that is ready. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalRequest } from "luau-contract";
import { listen, send, sendHtml, sendText, type Address } from "../http-server";
import { createMcpProcess, MCP } from "./mcp-process";
import type { ShownProblem } from "./dev-problems";
import { OPEN_EDITOR } from "./problems-script";
import { proxyRequest } from "./proxy-request";
import { EVENTS, SCRIPT, reloadScript, waitingPage } from "./reload";

const STARTING = waitingPage("The site is starting", "This page reloads when it is ready.");
const STOPPED = waitingPage(
  "The site could not start",
  "The terminal says why. This page reloads when that is fixed.",
);

/** On any other host, the author has admitted requests of other machines. */
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1"];

const ONLY_LOCAL =
  "Only pages and programs of this machine may connect: Host, Origin. `--host 0.0.0.0` admits others.";

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

interface State {
  readonly sitePort: number | null;
  readonly page: string;
}

type ServerEvent = "starting" | "ready" | "changed" | "problems";

interface Options extends Address {
  readonly sources: string;
  readonly openEditor: (problem: ShownProblem) => void;
}

export async function startDevServer({ sources, openEditor, ...address }: Options) {
  let state: State = { sitePort: null, page: STARTING };
  let problems: readonly ShownProblem[] = [];
  const isOpen = !LOCAL_HOSTS.includes(address.host);
  const streams = createEventStreams();
  const assistants = createMcpProcess(sources, () => server.address);
  const server = await listen((request, response) => {
    if (!isOpen && !isLocalRequest(request)) return sendText(response, 403, ONLY_LOCAL);
    const event = state.sitePort === null ? "starting" : "ready";
    if (request.url === EVENTS) return streams.add(response, event, JSON.stringify(problems));
    if (request.url?.startsWith(OPEN_EDITOR) === true)
      return answerEditor(request, response, (index) => problems.slice(index, index + 1).forEach(openEditor));
    if (request.url === SCRIPT) return send(response, 200, "text/javascript; charset=utf-8", reloadScript);
    if (request.url === MCP) return assistants.answer(request, response);
    return respond(request, response, state);
  }, address);
  const changeState = (sitePort: number | null, page: string, event: ServerEvent): void => {
    state = { sitePort, page };
    streams.send(event);
  };
  return {
    address: server.address,
    show: (sitePort: number) => changeState(sitePort, STARTING, "ready"),
    changed: () => streams.send("changed"),
    starting: () => changeState(null, STARTING, "starting"),
    stopped: () => changeState(null, STOPPED, "starting"),
    onProblems: (current: readonly ShownProblem[]): void => {
      problems = current;
      streams.send("problems", JSON.stringify(current));
    },
    close: (): void => {
      assistants.close();
      void server.close();
    },
  };
}

/** The open pages, each of which listens to a stream of events. */
function createEventStreams() {
  const responses = new Set<ServerResponse>();
  const write = (response: ServerResponse, event: ServerEvent, data = "") =>
    response.write(`event: ${event}\ndata:${data}\n\n`);
  return {
    add: (response: ServerResponse, event: ServerEvent, problems: string): void => {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      write(response, event);
      write(response, "problems", problems);
      responses.add(response);
      response.on("close", () => responses.delete(response));
    },
    send: (event: ServerEvent, data = ""): void => {
      for (const response of responses) write(response, event, data);
    },
  };
}

/** Other sites must not open files here: browsers say where a request comes from. */
function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  open: (index: number) => void,
): void {
  const problem = /[?&]problem=(\d+)$/.exec(request.url ?? "")?.[1];
  const isOurs = request.method === "POST" && request.headers["sec-fetch-site"] === "same-origin";
  if (isOurs && problem !== undefined) open(Number(problem));
  response.writeHead(isOurs && problem !== undefined ? 204 : 403).end();
}

function sendWaiting(response: ServerResponse, page: string): void {
  response.setHeader("cache-control", "no-store").setHeader("retry-after", "1");
  sendHtml(response, 503, page);
}

function respond(request: IncomingMessage, response: ServerResponse, { sitePort, page }: State): void {
  if (sitePort === null) return sendWaiting(response, page);
  proxyRequest(request, response, {
    port: sitePort,
    // The content of an address changes with each edit.
    headers: { "cache-control": "no-store" },
    failed: () => void (response.headersSent ? response.destroy() : sendWaiting(response, page)),
  });
}
