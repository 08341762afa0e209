import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.mjs";
import { root } from "./run.mjs";

/** nginx's module for Brotli where distributions put it, if it is there. */
const brotliModule = () => ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"]
  .map((folder) => `${folder}/ngx_http_brotli_filter_module.so`)
  .find((file) => existsSync(file));

/** Whether nginx can compress with Brotli here. */
export const hasBrotli = () => brotliModule() !== undefined;

/**
 * Serves a folder with the configuration that the project ships, changed in nothing but port and folder, and with Brotli where it can be had.
 * @param {string} folder
 * @param {string} [redirects] the rules that the build made for addresses with successors
 * @param {string} [prefix] the site's base path without a slash at its end; the folder then holds one of that name
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} the address has no slash at its end
 */
export async function startNginx(folder, redirects = "/dev/null", prefix = "") {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(home, "logs"));
  const shipped = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8");
  const server = shipped.replace("listen 8080;", `listen 127.0.0.1:${port};`).replace("root /srv/www/site;", `root ${folder};`)
    .replace("/etc/nginx/site-redirects*.conf", redirects)
    .replace("error_page 404 /404.html;", `error_page 404 ${prefix}/404.html;`)
    .replace("/etc/nginx/site-brotli*.conf", hasBrotli() ? path.join(root, "deploy/brotli.conf") : "/dev/null");
  if (!server.includes(folder) || !server.includes(`:${port};`)) throw new Error("deploy/nginx.conf has no longer the `listen` and `root` that are replaced here.");
  writeFileSync(path.join(home, "nginx.conf"), mainConfiguration(home, server));
  const child = spawn("nginx", ["-p", home, "-c", path.join(home, "nginx.conf"), "-e", path.join(home, "logs/error.log"), "-g", "daemon off;"], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await answering(address, () => readFileSync(path.join(home, "logs/error.log"), "utf8"));
  const stop = async () => {
    child.kill("SIGQUIT");
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { address, stop };
}

function mainConfiguration(home, server) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${home}/${name};`).join("\n");
  // Started by root, its workers would be of a user who may not read the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const modules = hasBrotli() ? `load_module ${brotliModule()};\n` : "";
  return `${user}${modules}worker_processes 1;\npid ${home}/nginx.pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${server}\n}\n`;
}

async function answering(address, log) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answered = await fetch(address).then(() => true, () => false);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx did not start:\n${log()}`);
}
