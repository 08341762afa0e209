import type { Repository } from "./repository";

export const HOSTS = ["github-pages", "netlify", "cloudflare-pages", "server"] as const;
export type Host = (typeof HOSTS)[number];

export const HOST_LABELS: Readonly<Record<Host, string>> = {
  "github-pages": "GitHub Pages",
  netlify: "Netlify",
  "cloudflare-pages": "Cloudflare Pages",
  server: "a server of your own, such as nginx",
};

export const suggestedHost = (repository: Repository | null): Host | null =>
  onGithub(repository) === null ? null : "github-pages";

export interface HostAddress {
  readonly url: string;
  readonly baseUrl: string;
}

/** The address that GitHub Pages gives the site of a repository; null for repositories elsewhere. */
export function githubAddress(repository: Repository | null): HostAddress | null {
  const [owner = "", name = ""] = onGithub(repository) ?? [];
  if (owner === "") return null;
  const domain = `${owner.toLowerCase()}.github.io`;
  return { url: `https://${domain}`, baseUrl: name.toLowerCase() === domain ? "/" : `/${name}/` };
}

const onGithub = (repository: Repository | null): readonly string[] | null =>
  /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository?.url ?? "")?.slice(1) ?? null;

const HOST_LIMITS: Partial<Readonly<Record<Host, string>>> = {
  "github-pages": "GitHub Pages sends no headers of a site.",
  "cloudflare-pages":
    "Cloudflare Pages reads 100 rules of `_headers`, and adds a slash to the addresses of pages.",
};

export const hostLimit = (host: Host | null): string | null => (host && HOST_LIMITS[host]) ?? null;
