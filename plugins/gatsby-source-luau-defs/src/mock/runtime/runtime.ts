/** Luau: what every mock engine has in common. */
import { CALLS } from "./calls";
import { CLOCK } from "./clock";
import { GLOBALS } from "./globals";
import { NAMES } from "./names";
import { OBJECTS } from "./objects";
import { TYPES } from "./types";

/** Functions by path, and a function of objects: declared here, since earlier parts refer to them. */
const SHARED = "local functions, isA = {}, nil\n";

export const RUNTIME = [TYPES, NAMES, SHARED, CALLS, OBJECTS, CLOCK, GLOBALS].join("");
