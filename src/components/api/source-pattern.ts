import { createContext } from "react";

/** Where sources are shown, with `{path}`, `{line}` and `{endLine}`: every entry of a page needs it, however deep it stands. */
export const SourcePattern = createContext("");
