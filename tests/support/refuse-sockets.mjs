// @ts-check
/**
 * Loaded into each process of a command by `NODE_OPTIONS`: the command fails as soon as it opens a connection
 * to another machine. Servers on this machine and pipes between processes are allowed.
 */
import { writeSync } from "node:fs";
import net from "node:net";

const { connect } = net.Socket.prototype;

/** @param {unknown} host */
const isOwn = (host) => typeof host !== "string" || /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** @type {(this: net.Socket, ...args: any[]) => net.Socket} */
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === "object" ? options.host : typeof args[1] === "string" ? args[1] : undefined;
  if (isOwn(host)) return Reflect.apply(connect, this, args);
  // Whoever opens a connection may ignore an exception.
  writeSync(2, `A connection to ${host} was refused.\n`);
  process.exit(97);
};
