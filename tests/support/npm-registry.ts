/** A registry of npm on this machine: packages are published to it and installed from it, and it has no others. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The body of `npm publish`, as far as it is stored. */
interface Publication {
  readonly versions: Readonly<Record<string, { readonly dist: { tarball: string } }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // requests emit buffers
  return Buffer.concat(chunks).toString("utf8");
}

export async function startRegistry() {
  const documents = new Map<string, Publication>();
  const archives = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? "/").slice(1));
    const answer = (status: number, body: string | Buffer): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    };
    if (request.method === "PUT")
      void bodyOf(request).then((body) => {
        const publication = JSON.parse(body) as Publication;
        for (const [file, { data }] of Object.entries(publication._attachments))
          archives.set(`archives/${file}`, Buffer.from(data, "base64"));
        const [file = ""] = Object.keys(publication._attachments);
        for (const { dist } of Object.values(publication.versions))
          dist.tarball = `${address}/archives/${file}`;
        documents.set(name, publication);
        answer(201, "{}");
      });
    else {
      const document = documents.get(name);
      const archive = archives.get(name);
      answer(
        document === undefined && archive === undefined ? 404 : 200,
        archive ?? JSON.stringify(document ?? { error: "not found" }),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port is an object of this type.
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address, names: () => [...documents.keys()], close };
}
