import { existsSync, readFileSync } from "node:fs";
import { type Diagnostic, diagnosticIn, type Problem } from "luau-diagnostics";
import { FILE_START, sourceText, type SourceText } from "luau-syntax";
import { configRanges } from "../../lib/site-config/config-ranges";

const file = "site.config.ts";

const configSource = (): SourceText => sourceText(file, existsSync(file) ? readFileSync(file, "utf8") : "");

/** A problem in the configuration, at the value of a path such as `navbar.items[2]`. */
export const inConfig = (path: string, problem: Problem): Diagnostic =>
  diagnosticIn(file, configRanges(configSource().text)(path) ?? FILE_START, problem);
