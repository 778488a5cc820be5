export { findRule, rules } from './catalogue.ts';
export { blameMatters } from './blame-matters.ts';
export { trustOf } from './engine-trust.ts';
export { lesserTrust, type Trust } from './trust.ts';
export { criteriaDetectedBy, criteriaOf } from './criteria.ts';
export type { Cause, Rule } from './rule.ts';
export { toOurRules } from './to-our-rules.ts';
