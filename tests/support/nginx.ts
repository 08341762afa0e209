import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installDebianPackage } from "../../scripts/browser";
import { has, root } from "../../scripts/run";
import { freePort } from "./free-port";

const moduleFolders = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

const brotliModule = (): string | undefined =>
  moduleFolders
    .map((folder) => `${folder}/ngx_http_brotli_filter_module.so`)
    .find((file) => existsSync(file));

export const hasBrotli = (): boolean => brotliModule() !== undefined;

export const hasNginx = (): Promise<boolean> => has("nginx", ["-v"]);

/** Installs what is missing. Without the module, gzip is all that can be tested. */
export async function ensureNginxWithBrotli(): Promise<void> {
  if (!(await hasNginx())) await installDebianPackage("nginx-light");
  if (!hasBrotli()) await installDebianPackage("libnginx-mod-http-brotli-filter");
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Serves a folder with the shipped configuration; with a base path, it contains a folder of that name. */
export async function startNginx(folder: string, redirects = "/dev/null", prefix = "") {
  if (!(await hasNginx())) throw new Error("There is no nginx, and none could be installed.");
  const port = await freePort();
  const scratch = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(scratch, "logs"));
  const [file, log] = [path.join(scratch, "nginx.conf"), path.join(scratch, "logs/error.log")];
  writeFileSync(file, mainConfiguration(scratch, serverBlock(folder, port, redirects, prefix)));
  const child = spawn("nginx", ["-p", scratch, "-c", file, "-e", log, "-g", "daemon off;"], {
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await answering(address, () => readFileSync(log, "utf8"));
  const stop = async (): Promise<void> => {
    child.kill("SIGQUIT");
    await ended;
    rmSync(scratch, { recursive: true, force: true });
  };
  return { address, stop };
}

function serverBlock(folder: string, port: number, redirects: string, prefix: string): string {
  const server = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8")
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/www/site;", `root ${folder};`)
    .replace("/etc/nginx/site-redirects*.conf", redirects)
    .replace("error_page 404 /404.html;", `error_page 404 ${prefix}/404.html;`)
    .replace(
      "/etc/nginx/site-brotli*.conf",
      hasBrotli() ? path.join(root, "deploy/brotli.conf") : "/dev/null",
    );
  if (server.includes(folder) && server.includes(`:${port};`)) return server;
  throw new Error("deploy/nginx.conf no longer has the `listen` and `root` that are replaced here.");
}

function mainConfiguration(folder: string, server: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // If nginx is started by root, its workers run as a user who may not have access to the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const modules = hasBrotli() ? `load_module ${brotliModule()};\n` : "";
  const http = ["include /etc/nginx/mime.types;", "access_log off;", ...temporary, server].join("\n");
  return `${user}${modules}worker_processes 1;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${http}\n}\n`;
}

async function answering(address: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx did not start:\n${log()}`);
}
