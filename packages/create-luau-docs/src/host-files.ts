/** Files of a new site for its host, beside the workflow. */
import path from "node:path";
import { assertNever } from "luau-syntax";
import { kindOf, pathFrom } from "./disk";
import type { Site } from "./answers";

/** The site's folder in its repository, with `/` on every system; empty for its top. */
export const folderInRepository = ({ folder, repository }: Pick<Site, "folder" | "repository">): string =>
  repository === null ? "" : pathFrom(repository.folder, folder);

/** The path, from the site's folder, of a file that is read at the top of a repository; null if it exists. */
export function fileOfRepository(site: Pick<Site, "folder" | "repository">, file: string): string | null {
  const below = folderInRepository(site);
  if (site.repository === null || below === "") return file;
  const top = path.join(site.repository.folder, file);
  return kindOf(top) === null ? pathFrom(site.folder, top) : null;
}

export const workflowFile = (site: Pick<Site, "folder" | "repository" | "name">): string =>
  fileOfRepository(site, ".github/workflows/docs.yml") ??
  fileOfRepository(site, `.github/workflows/${site.name}-docs.yml`) ??
  ".github/workflows/docs.yml";

export const DEPLOY_BUILD = "npx --no-install luau-docs build --deploy";

export function hostFiles(site: Site): readonly (readonly [file: string, text: string])[] {
  if (site.host === "netlify") return [netlify(site)];
  if (site.host !== "cloudflare-pages") return [];
  return [["wrangler.toml", `name = ${JSON.stringify(site.name)}\npages_build_output_dir = "public"\n`]];
}

/** At the top of the repository, where Netlify reads it without a setting, unless there is one. */
function netlify(site: Site): readonly [file: string, text: string] {
  const file = fileOfRepository(site, "netlify.toml");
  const base =
    file?.startsWith("../") === true ? `  base = ${JSON.stringify(folderInRepository(site))}\n` : "";
  return [file ?? "netlify.toml", NETLIFY.replace("[build]\n", `[build]\n${base}`)];
}

const NETLIFY = `[build]
  command = ${JSON.stringify(DEPLOY_BUILD)}
  publish = "public"

[build.environment]
  NODE_VERSION = "22"

# Pages have their addresses without a slash at the end.
[build.processing.html]
  pretty_urls = false
`;

export function hostSteps(site: Site): readonly string[] {
  const below = folderInRepository(site);
  const inFolder = (setting: string): string => (below === "" ? "" : `, ${setting} \`${below}\``);
  switch (site.host) {
    case "github-pages":
      return [
        "On GitHub, choose *GitHub Actions* as the source in Settings → Pages. Each push then publishes the site.",
      ];
    case "netlify":
      return [
        `On Netlify, import the repository${netlify(site)[0] === "netlify.toml" ? inFolder("with the base directory") : ""}. \`${netlify(site)[0]}\` has the settings.`,
      ];
    case "cloudflare-pages":
      return [
        `On Cloudflare, create a Pages project of the repository, with the build command \`${DEPLOY_BUILD}\`${inFolder("and the root directory")}.`,
      ];
    case "server":
      return [
        `\`${DEPLOY_BUILD}\` writes the site to \`public/\`, and rules for nginx to \`.luau-docs/deploy/\`, to be included by \`node_modules/luau-docs/program/deploy/nginx.conf\`.`,
        `Transfer them in the last step of \`${workflowFile(site)}\`.`,
      ];
    case null:
      return [`Have the host run \`${DEPLOY_BUILD}\`, and publish \`public/\`.`];
    default:
      return assertNever(site.host);
  }
}
