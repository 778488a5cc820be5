export { findRule, rules } from './catalogue.ts';
export { blameMatters } from './blame-matters.ts';
export { criteriaDetectedBy, criteriaOf } from './criteria.ts';
export type { Cause, Rule } from './rule.ts';
export { toOurRules } from './to-our-rules.ts';
