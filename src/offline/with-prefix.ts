/** Replaces src/lib/urls/with-prefix.ts in the offline copy, where links are relative, from file to file. */
import pagesLikeFiles from "offline-pages";
import { fileOfPath } from "../lib/offline/file-of-path";
import { rootOfCopy } from "./page-attributes";

export const withPrefix = (path: string): string => fileOfPath(path, { root: rootOfCopy, pagesLikeFiles });
