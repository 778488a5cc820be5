/** What an operator sees and changes on the command line. */

export { listAccounts } from './list-accounts.ts';
export type { AccountSummary } from './read-account.ts';
export { removeAccount } from './remove-account.ts';
export { setAccountPlan } from './set-account-plan.ts';
export { type PlanChange, showAccount } from './show-account.ts';
