/**
 * `npm run docset`: writes a docset of the built site for Dash and Zeal. `--out file.tgz` sets the file;
 * `SITE=path/to/site` as for `npm run build`.
 */
import { archiveFromArguments } from "./archive";
import { docsetArchive } from "./docset/docset-archive";

await archiveFromArguments(docsetArchive);
