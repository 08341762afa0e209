import { createServer } from "node:net";

/** @returns {Promise<number>} a port of 127.0.0.1 that nothing listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("No port is free."))));
    });
  });
}
