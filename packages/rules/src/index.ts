export { findRule, rules } from './catalogue.ts';
export { criteriaDetectedBy, criteriaOf } from './criteria.ts';
export type { Rule } from './rule.ts';
export { toOurRules } from './to-our-rules.ts';
