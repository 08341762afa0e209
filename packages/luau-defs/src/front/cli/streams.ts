import { Readable, Writable } from "node:stream";
import type { Terminal } from "./terminal";

export function toStreams({ stdin, stdout }: Pick<Terminal, "stdin" | "stdout">): {
  readonly input: Readable;
  readonly output: Writable;
} {
  const input = Readable.from(bytesOf(stdin), { objectMode: false });
  const output = new Writable({
    write: (chunk: Buffer, _, next) => {
      stdout.write(chunk.toString("utf8"));
      next();
    },
  });
  return { input, output };
}

/** Readers of protocols read bytes, and never end where they get a string. */
async function* bytesOf(chunks: Terminal["stdin"]): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
