// @ts-check
/** Must be the first import: an old version of Node then exits with a message, not with a syntax error. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is required; this is Node ${process.versions.node}.\n`);
  process.exit(2);
}
