/** Stands in for Gatsby's `<Script>`, which this site has no use for, in the browser's bundle. */
export const Script = () => null;
export const ScriptStrategy = {};
export const ScriptType = {};
export const collectedScriptsByPage = new Map();
export const scriptCache = new Set();
export const scriptCallbackCache = new Map();
