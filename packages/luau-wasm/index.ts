/** Luau's type checker and virtual machine. This entry requires neither Node nor a browser. */
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
export * from "./checker";
export * from "./has-function";
export * from "./machine";
export type * from "./machine-events";
export type * from "./module-interface";
export * from "./resolve";
