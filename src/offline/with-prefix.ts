/**
 * Stands for src/lib/urls/with-prefix.ts in the offline copy: nothing moves between pages there but links,
 * and a link is the way from one file to another.
 */
import pagesLikeFiles from "offline-pages";
import { fileOfPath } from "../lib/offline/file-of-path";
import { rootOfCopy } from "./page-attributes";

/** A path of the site as the address of its file. */
export const withPrefix = (path: string): string => fileOfPath(path, { root: rootOfCopy, pagesLikeFiles });
