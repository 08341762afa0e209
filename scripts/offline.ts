/**
 * `npm run offline`: writes a zip of the built site that can be read without a server. `--out file.zip` sets
 * the file; `SITE=path/to/site` as for `npm run build`.
 */
import { parseArgs } from "node:util";
import { archiveSite } from "./offline/offline-archive";
import { siteFolder } from "./site-folder";

const { values } = parseArgs({ options: { out: { type: "string" } } });
await archiveSite(siteFolder(process.env["SITE"]), values.out);
