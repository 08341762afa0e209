/**
 * `npm run offline`: writes a zip of the built site that can be read without a server. `--out file.zip` sets
 * the file; `SITE=path/to/site` as for `npm run build`.
 */
import { archiveFromArguments } from "./archive";
import { offlineArchive } from "./offline/offline-archive";

await archiveFromArguments(offlineArchive);
