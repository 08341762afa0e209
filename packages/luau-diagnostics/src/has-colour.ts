/** The properties of a stream that are read. */
interface Output {
  readonly isTTY?: boolean | undefined;
}

/**
 * Whether output has colours: with FORCE_COLOR, or on a terminal; never with a non-empty NO_COLOR
 * (https://no-color.org), or with `FORCE_COLOR=0`.
 */
export function hasColour(output: Output, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced) return forced !== "0" && forced !== "false";
  return output.isTTY === true && env["TERM"] !== "dumb";
}
