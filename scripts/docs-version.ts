/**
 * `npm run docs:version 1.0`: freezes the current guides and definition files. The frozen version is then
 * shown at /docs; the version in development moves to its own path. `SITE=path/to/site` as for `npm run
 * build`.
 */
import { freezeVersion } from "./freeze-version";
import { siteFolder } from "./site-folder";

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0) {
  console.error("Usage: npm run docs:version 1.0");
  process.exit(2);
}
const site = process.env["SITE"];
const result = freezeVersion(site ? siteFolder(site).sources : process.cwd(), name);
if ("mistake" in result) {
  console.error(result.mistake);
  process.exit(result.isUsage === true ? 2 : 1);
}
console.log(`Version ${name} is frozen in ${result.frozen} and listed in site.config.ts.`);
