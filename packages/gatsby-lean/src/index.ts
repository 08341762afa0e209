export { internals, type Command, type Internal, type InternalName } from "./internals";
export { leanProcess, type LeanFolders, type LeanProcess } from "./lean-process";
