/** `npm run dev`: the site for authors; an edit shows at once. Arguments go to `gatsby develop`. */
import { installMissing } from "./install-missing.mjs";
import { runOrExit } from "./run.mjs";

await installMissing();
await runOrExit("gatsby", ["develop", ...process.argv.slice(2)]);
