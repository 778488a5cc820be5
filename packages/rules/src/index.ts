export { findRule, rules } from './catalogue.ts';
export { criteriaDetectedBy, rulesDetectedBy, toOurRules } from './detected-by.ts';
export type { Rule } from './rule.ts';
