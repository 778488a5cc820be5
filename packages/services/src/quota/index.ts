export { giveQuotaBack } from './give-quota-back.ts';
export { thisMonth } from './month.ts';
export { readUsage } from './read-usage.ts';
export { takeQuota } from './take-quota.ts';
