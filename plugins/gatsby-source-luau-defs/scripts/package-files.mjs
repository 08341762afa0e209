// @ts-check
/** The licence, which a package needs and a checkout has once. `prepack` adds it, `postpack` removes it. */
import { copyFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..");
const licence = join(folder, "LICENSE");

if (process.argv[2] === "add") copyFileSync(join(folder, "../../LICENSE"), licence);
else rmSync(licence, { force: true });
