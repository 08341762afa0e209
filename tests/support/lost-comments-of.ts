/** `node scripts/ts.mjs tests/support/lost-comments-of.ts FOLDER …`: what the site of a checkout would lose. */
import { conservationOf } from "./lost-comments";

for (const folder of process.argv.slice(2)) {
  const { lost, reported, arrived } = await conservationOf(folder);
  console.log(`${folder}: ${arrived} arrived, ${reported} reported, ${lost.length} lost`);
  for (const one of lost) console.log(`  ${one}`);
}
