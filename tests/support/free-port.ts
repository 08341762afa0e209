import { listen } from "../../scripts/http-server";

export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined, { port: 0, host: "127.0.0.1" });
  await close();
  return port;
}
