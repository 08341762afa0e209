/** The same sixty functions as definition files and as Rust, and a second page to navigate to. */

const VERBS = [
  "attach",
  "blend",
  "clear",
  "damp",
  "expand",
  "fetch",
  "gather",
  "hold",
  "join",
  "kick",
  "lift",
  "merge",
];
const THINGS = ["Anchor", "Beam", "Cable", "Door", "Emitter"];

/** Names and descriptions. */
const functions = VERBS.flatMap((verb) =>
  THINGS.map((thing) => ({ name: `${verb}${thing}`, verb, thing: thing.toLowerCase() })),
);

/** The name searched for. */
export const WANTED = "mergeEmitter";

/** The names of the measured page and of the page to navigate to. */
export const MEASURED = "rigging";
export const OTHER = "weather";

/** Definition files by name. */
export const definitions = () => ({
  [`${MEASURED}.d.luau`]: ["--[=[\n\tHolds things together.\n]=]", ...functions.map(definition), ""].join(
    "\n\n",
  ),
  [`${OTHER}.d.luau`]: "--[=[\n\tMakes it rain.\n]=]\n\n--- Starts the rain.\ndeclare function rain(): ()\n",
});

type Made = (typeof functions)[number];

const definition = ({
  name,
  verb,
  thing,
}: Made) => `--- Will ${verb} one ${thing}, and says how often that has happened.
---
--- \`\`\`luau
--- local count = ${name}("first", 2, true)
--- \`\`\`
---
--- @param label -- Which ${thing} is meant.
--- @param seconds -- How long it takes. Defaults to \`1\`.
--- @param quietly -- Whether nobody is told.
--- @return count -- How often.
--- @error string -- If there is no such ${thing}.
declare function ${name}(label: string, seconds: number?, quietly: boolean?): number`;

/** The source of a crate with the same functions, in modules as rustdoc expects. */
export const crate = () =>
  `//! Holds things together.

pub mod weather {
    //! Makes it rain.

    /// Starts the rain.
    pub fn rain() {}
}

${functions.map(rustFunction).join("\n\n")}
`;

const rustFunction = ({ name, verb, thing }: Made) => {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `/// Will ${verb} one ${thing}, and says how often that has happened.
///
/// \`\`\`
/// let count = rigging::${snake}("first", Some(2.0), Some(true));
/// \`\`\`
///
/// # Errors
///
/// If there is no such ${thing}.
pub fn ${snake}(_label: &str, _seconds: Option<f64>, _quietly: Option<bool>) -> Result<u32, String> {
    Ok(0)
}`;
};
