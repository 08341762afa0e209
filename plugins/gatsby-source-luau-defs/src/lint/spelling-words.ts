/**
 * American spellings and their British forms. Words that are correct in both, or that have another meaning in
 * computing (`dialog`, `program`, `disk`, `artifact`, `license`), are not listed.
 */
export interface Spelling {
  /** The British form of a lower-case word, or undefined if the word is correct. */
  readonly british: (word: string) => string | undefined;
}

/**
 * Built from the list below, the general rule for `-ize`, and the words that a configuration adds and allows.
 */
export function makeSpelling(
  also: ReadonlyMap<string, string> = new Map(),
  allow: ReadonlySet<string> = new Set(),
): Spelling {
  return {
    british: (word) => {
      if (allow.has(word)) return undefined;
      return also.get(word) ?? WORDS.get(word) ?? withS(word);
    },
  };
}

const IZE = /^([a-z]{3,})z(e|es|ed|ing|er|ers|able|ation|ations)$/;

/** `normalize` → `normalise`: both are correct in British English, but a project uses one consistently. */
function withS(word: string): string | undefined {
  const match = IZE.exec(word);
  const stem = match?.[1] ?? "";
  if (match === null || !/(?:i|ly)$/.test(stem) || WITH_Z.test(word)) return undefined;
  return `${stem}s${match[2] ?? ""}`;
}

/** Words whose z is not part of the ending: `autosized`, but not `emphasized`. */
const WITH_Z = /(?<!the|pha|ta)siz|^(?:priz|appriz|seiz|maiz|baiz|friz|glitz|gliz|beliz)/;

const WORDS: ReadonlyMap<string, string> = new Map([
  ...inflected(
    "behavior endeavor favor flavor harbor honor humor labor neighbor rumor savor armor color clamor parlor odor vapor vigor splendor rigor glamor".split(
      " ",
    ),
    /or$/,
    "our",
    [
      "",
      "s",
      "ed",
      "ing",
      "er",
      "ers",
      "al",
      "able",
      "ful",
      "fully",
      "less",
      "ite",
      "ites",
      "hood",
      "hoods",
      "y",
      "ally",
    ],
  ),
  ...inflected(
    "center fiber liter theater caliber luster somber specter saber meager centimeter millimeter kilometer meter".split(
      " ",
    ),
    /er$/,
    "re",
    ["", "s"],
  ),
  ...inflected(
    "cancel travel label model signal level marshal dial fuel total tunnel channel counsel panel pedal quarrel shovel spiral swivel unravel marvel barrel initial funnel".split(
      " ",
    ),
    /l$/,
    "ll",
    ["ed", "ing", "er", "ers"],
  ),
  ...pairs(
    "centered centred, centering centring, maneuver manoeuvre, maneuvers manoeuvres, maneuvering manoeuvring, maneuverable manoeuvrable, " +
      "colorize colourise, colorizes colourises, colorized colourised, colorizing colourising, gray grey, grays greys, grayed greyed, graying greying, grayish greyish, grayscale greyscale, " +
      "defense defence, defenses defences, offense offence, offenses offences, pretense pretence, " +
      "catalog catalogue, catalogs catalogues, cataloged catalogued, analog analogue, " +
      "analyze analyse, analyzes analyses, analyzed analysed, analyzing analysing, analyzer analyser, analyzers analysers, " +
      "paralyze paralyse, paralyzed paralysed, catalyze catalyse, catalyzed catalysed, " +
      "fulfill fulfil, fulfills fulfils, enroll enrol, enrolls enrols, enrollment enrolment, installment instalment, installments instalments, " +
      "skillful skilful, skillfully skilfully, willful wilful, instill instil, distill distil, " +
      "aluminum aluminium, airplane aeroplane, airplanes aeroplanes, mold mould, molds moulds, molded moulded, molding moulding, smolder smoulder, " +
      "mustache moustache, plow plough, plows ploughs, plowed ploughed, sulfur sulphur, skeptic sceptic, skeptical sceptical, cozy cosy, jewelry jewellery, " +
      "acknowledgment acknowledgement, acknowledgments acknowledgements, aging ageing, gotten got, pajamas pyjamas",
  ),
]);

function inflected(
  stems: readonly string[],
  ending: RegExp,
  british: string,
  suffixes: readonly string[],
): readonly (readonly [string, string])[] {
  return stems.flatMap((stem) =>
    suffixes.map((suffix) => [stem + suffix, stem.replace(ending, british) + suffix] as const),
  );
}

function pairs(list: string): readonly (readonly [string, string])[] {
  return list.split(", ").flatMap((pair) => {
    const [american, british] = pair.split(" ");
    return american === undefined || british === undefined || american === british
      ? []
      : [[american, british] as const];
  });
}
