export {
  type Coverage,
  countByCoverage,
  criteriaCoverage,
  type CriterionCoverage,
  failuresCoverage,
  type FailureCoverage,
} from './coverage.ts';
export {
  countByState,
  criteriaStates,
  type CriterionState,
  criterionStates,
  type StatedCriterion,
} from './criteria-states.ts';
export { criteriaTested } from './criteria-tested.ts';
export { measuredQuality } from './measured-quality.ts';
export type { JudgedSoftware, MeasuredSuite, Quality } from './quality.ts';
export { criteriaDetails, type CriterionDetails } from './criteria-details.ts';
export { countByOutcome, ruleDetails, type RuleDetails } from './rule-details.ts';
