/** `npm run build`: the production site in `public/`. Arguments go to `gatsby build`. */
import { runOrExit } from "./run.mjs";

await runOrExit("gatsby", ["build", ...process.argv.slice(2)]);
