/** In: the model and its trees. Out: diagnostics: validation, lint, lost addresses, coverage. */
export { renderAnchorList } from "./anchors/anchor-list";
export { addressesWithoutClass, checkAnchors, currentAddresses } from "./anchors/check-anchors";
export { coverageOf } from "./documentation-coverage/coverage";
export { applyFixes } from "./lint/apply-fixes";
export { NO_CONFIG, parseConfig } from "./lint/config";
export { lint } from "./lint/lint";
export { ALL_RULES } from "./lint/lint-rules";
export { readSiteFacts } from "./lint/site-facts";
export { withRuleLevels } from "./rule-levels";
