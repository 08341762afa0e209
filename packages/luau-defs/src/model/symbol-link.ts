/**
 * The links of our dialect to a symbol: `[Timer.setTimeout]`, ``[`Timer`]``, `[Entity:destroy()]`, and with
 * a text of their own `[how to stop it][Timer.clear]`. A source for regular expressions with the groups
 * `text`, `tick`, `path` and `call`.
 */
export const SYMBOL_LINK = String.raw`\[(?:(?<text>(?:[^[\]\\]|\\.)+)\]\[ *)?(?<tick>${"`"}?)(?<path>[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)(?<call>\(\))?\k<tick>\](?![([])`;
