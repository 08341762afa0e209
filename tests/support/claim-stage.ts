/** Starts a build in the folder that the argument names, as far as its lock, and runs until it is killed. */
import { claimStage } from "../../scripts/build/build-lock";

console.log(JSON.stringify(await claimStage(process.argv[2] ?? "")));
setInterval(() => undefined, 60_000);
