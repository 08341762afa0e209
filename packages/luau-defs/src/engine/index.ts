/** In: the model and code. Out: what Luau or an engine reports about them. */
export { CHANGE_RULES } from "./diff/change-rules";
export { diffModels } from "./diff/diff-models";
export {
  renderChangesJson,
  renderChangesMarkdown,
  renderChangesText,
  renderSemverReasons,
} from "./diff/render-changes";
export { semverOf } from "./diff/semver";
export { versionHistory } from "./diff/version-history";
export { askPostponed, createInterfaceCache, type Unanswered } from "./interfaces/open-interfaces";
export { keysOf, shapeOf } from "./mock/shape-of";
export { MOCK_RUNTIME, toMock } from "./mock/to-mock";
export { checkSamples, planSamples, type SampleCache } from "./samples/check-samples";
export type { Checkers } from "./samples/checkers";
export { definitionGroups, groupsByName, groupsNamedIn } from "./samples/definition-groups";
export { reachedFrom } from "./samples/definition-loader";
export { definitionDocument, type SampleDocument, textDocument } from "./samples/documents";
export { elsewhereIn } from "./samples/elsewhere-names";
export { findFences } from "./samples/fences";
export { guideScope, moduleOfAlias, moduleScope } from "./samples/module-scope";
export { namesIn } from "./samples/names-in-code";
export { runUnit } from "./samples/run-unit";
export { groupsIn, textOf } from "./samples/sample";
export { usedEntries } from "./samples/used-entries";
export { runWork } from "./samples/work";
export type { ProbePlan } from "./verify/lookup";
export { planForModules, probePlan } from "./verify/lookups";
export { compare } from "./verify/compare-report";
export { firstDefinitions, moduleArguments } from "./verify/first-definitions";
export { readReport, type Report } from "./verify/read-report";
export { PROBE_RUNTIME, writeProbe } from "./verify/write-probe";
export { writeVerified } from "./verify/write-verified";
