/** What people decide about the issues of their scans, with its history. */

export { answerCheck } from './answer-check.ts';
export { decideIssue } from './decide-issue.ts';
export { getCriteria } from './get-criteria.ts';
export { listVerdicts } from './list-verdicts.ts';
export { refreshOutdatedSites } from './refresh-outdated-sites.ts';
export { toCriteriaAnswer } from './to-criteria-answer.ts';
export { withdrawVerdict } from './withdraw-verdict.ts';
