/** The process of `luau-docs check`: it runs in a stage, and writes what it finds to a file. */
import { writeFileSync } from "node:fs";
import { checkSite } from "./check-site";

const [, , result = ""] = process.argv;
void checkSite().then((checked) => writeFileSync(result, JSON.stringify(checked)));
