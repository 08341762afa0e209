import { Option } from "commander";
import type { PageScheme } from "../emit/routes";

const SCHEMES: readonly PageScheme[] = ["module", "class"];

/** `--pages class`: what has a page of the site, for commands that write its addresses. */
export const pagesOption = (): Option => new Option("--pages <scheme>", "what has a page of the site").choices(SCHEMES).default("module");
