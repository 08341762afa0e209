export { openData, type Data, type HookArgs, type Page, type PageResult } from "./data";
export { installedGatsby, isVerified, unverifiedNotice } from "./versions";
export { internals, type Internal } from "./internals";
