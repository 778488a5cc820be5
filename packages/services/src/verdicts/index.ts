/** What people decide about the issues of their scans, with its history. */

export { decideIssue } from './decide-issue.ts';
export { listVerdicts } from './list-verdicts.ts';
export { withdrawVerdict } from './withdraw-verdict.ts';
