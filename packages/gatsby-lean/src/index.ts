export { internals, type Command, type Internal, type InternalName } from "./internals";
export { leanProcess, type LeanProcess } from "./lean-process";
export { unverifiedNotice, verified, type Versions } from "./versions";
