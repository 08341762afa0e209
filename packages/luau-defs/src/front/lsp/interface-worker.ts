/** The thread in which the language server asks Luau about modules, `dist/interface-worker.cjs`. */
import { parentPort } from "node:worker_threads";
import {
  askPostponed,
  createInterfaceCache,
  type InterfaceCache,
  type Unanswered,
} from "../../engine/interfaces/open-interfaces";

const cache = createInterfaceCache();

parentPort?.on("message", (job: Unanswered) =>
  parentPort?.postMessage(askPostponed(job, cache) satisfies InterfaceCache),
);
