/** Luau's type checker and virtual machine. This entry requires neither Node nor a browser. */
export { createChecker, type Checker, type CheckerLimits, type CheckerOptions } from "./checker";
export { hasFunction } from "./has-function";
export { createMachine, type Machine, type MachineOptions } from "./machine";
export type { MachineLimits, Run } from "./machine-run";
export type {
  InterfaceFunction,
  InterfaceProperty,
  InterfaceTable,
  InterfaceTail,
  InterfaceType,
  ModuleInterface,
  SourcePart,
} from "./module-interface";
export type {
  EndReason,
  ErrorEvent,
  MachineEvent,
  Place,
  PrintEvent,
  TraceEvent,
  ValueTree,
} from "./machine-events";
export { ANY_MODULE, resolveOrAny, resolveRequire } from "./resolve";
export type {
  Completion,
  LuauDiagnostic as Diagnostic,
  LuauDiagnosticKind as DiagnosticKind,
  Hover,
  Resolve,
  Signature,
  SignatureHelp,
  Source,
  Span,
} from "./api-types";
