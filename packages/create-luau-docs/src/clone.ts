import { existsSync } from "node:fs";
import path from "node:path";

/** The clone of the repository that this program is part of; null for the package, which has no sources. */
export const CLONE = existsSync(path.join(__dirname, "../src")) ? path.resolve(__dirname, "../../..") : null;
