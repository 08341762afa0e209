import { asQuestion, type Diagnostic, diagnosticIn, nearestName } from "luau-diagnostics";
import { characterRange } from "luau-syntax";
import type { SourceLocation } from "../../model/model";
import { nameMatcher, type LocateSetting, type TypeNames } from "../../model/settings";
import { problemOf } from "../../model/rules";

/** Location of a setting whose position in the configuration is unknown. */
const SOMEWHERE = { file: "the configuration", range: characterRange({ line: 1, column: 1 }) };

export function settingFinding(
  locateSetting: LocateSetting,
  setting: string,
  message: string,
  suggestion: string | null,
): Diagnostic {
  const { file, range } = locateSetting(setting) ?? SOMEWHERE;
  return diagnosticIn(file, range, problemOf("unmatched-setting", message, suggestion));
}

/** @param all the names that the setting selects from */
export function checkNames(
  locateSetting: LocateSetting,
  setting: string,
  names: TypeNames,
  { candidateNames, noun }: { readonly candidateNames: readonly string[]; readonly noun: string },
): readonly Diagnostic[] {
  return names.flatMap((name) => {
    const matching = candidateNames.filter(nameMatcher([name])).length;
    if (matching === 0) {
      const nearest = asQuestion(nearestName(name, new Set(candidateNames)));
      const message = `\`${setting}\` names \`${name}\`, and ${noun} is called so.`;
      const suggestion = nearest ?? "Correct the name, or leave the setting out.";
      return settingFinding(locateSetting, setting, message, suggestion);
    }
    if (!name.includes("*") || matching < candidateNames.length || candidateNames.length === 1) return [];
    const message = `\`${setting}\` is \`${name}\`, which fits all ${candidateNames.length} types that it chooses from.`;
    const suggestion = "Write the types' names, or a pattern that only they fit.";
    return settingFinding(locateSetting, setting, message, suggestion);
  });
}

export const patternFinding = (location: SourceLocation, message: string, suggestion: string): Diagnostic =>
  diagnosticIn(location.file, characterRange(location), problemOf("enum-shape", message, suggestion));
