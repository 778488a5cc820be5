export { findRule, rules } from './catalogue.ts';
export { blameMatters } from './blame-matters.ts';
export {
  decideTrust,
  leastMeasured,
  leastPrecision,
  type TrustCounts,
} from './trust/decide-trust.ts';
export { trustExceptions } from './trust/exceptions.ts';
export { looksItself, trustOf } from './trust/trust-of.ts';
export type { Trust } from './trust/trust.ts';
export { guideOf } from './guide-of.ts';
export { criteriaDetectedBy, criteriaOf } from './criteria.ts';
export type { Cause, Claim, Rule } from './rule.ts';
export { toOurRules } from './to-our-rules.ts';
