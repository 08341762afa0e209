/** `npm run dev`: the site for authors; an edit shows at once. Arguments go to `gatsby develop`. */
import { installMissing } from "./install-missing.mjs";
import { runOrExit } from "./run.mjs";

if (process.env.SITE) {
  console.error(`\`npm run dev\` shows the site of this checkout alone. \`SITE=${process.env.SITE} npm start\` builds and serves the other one.`);
  process.exit(2);
}
await installMissing();
await runOrExit("gatsby", ["develop", ...process.argv.slice(2)]);
