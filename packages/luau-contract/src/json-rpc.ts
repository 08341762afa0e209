/** Refuses an HTTP request whose body has not been parsed, and whose JSON-RPC id is therefore unknown. */
export function refuseJsonRpc(response: HttpResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message }, id: null }));
}

interface HttpResponse {
  readonly writeHead: (status: number, headers: Readonly<Record<string, string>>) => unknown;
  readonly end: (text: string) => unknown;
}
