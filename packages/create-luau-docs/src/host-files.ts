/** What a new site has for its host, beside the workflow. */
import path from "node:path";
import { assertNever } from "luau-contract";
import type { Site } from "./site";

/** The site's folder in its repository, with `/` on every system; empty for its top. */
export const folderInRepository = ({ folder, repository }: Pick<Site, "folder" | "repository">): string =>
  repository === null ? "" : path.relative(repository.folder, folder).split(path.sep).join("/");

/** The command that all hosts run. */
export const DEPLOY_BUILD = "npx --no-install luau-docs build --deploy";

/** The files that the host reads. */
export function hostFiles(site: Site): readonly (readonly [file: string, text: string])[] {
  switch (site.host) {
    case "netlify":
      return [["netlify.toml", NETLIFY]];
    case "cloudflare-pages":
      return [["wrangler.toml", `name = ${JSON.stringify(site.name)}\npages_build_output_dir = "public"\n`]];
    case "github-pages":
    case "server":
    case "later":
      return [];
    default:
      return assertNever(site.host);
  }
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

/** How the site goes online after it has an address: sentences for its README. */
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
        `On Netlify, import the repository${inFolder("with the base directory")}. \`netlify.toml\` has the settings.`,
      ];
    case "cloudflare-pages":
      return [
        `On Cloudflare, create a Pages project of the repository, with the build command \`${DEPLOY_BUILD}\`${inFolder("and the root directory")}.`,
      ];
    case "server":
      return [
        `\`${DEPLOY_BUILD}\` writes the site to \`public/\`, and rules for nginx to \`.luau-docs/deploy/\`, to be included by \`node_modules/luau-docs/program/deploy/nginx.conf\`.`,
        "Transfer them in the last step of `.github/workflows/docs.yml`.",
      ];
    case "later":
      return [`Have the host run \`${DEPLOY_BUILD}\`, and publish \`public/\`.`];
    default:
      return assertNever(site.host);
  }
}
