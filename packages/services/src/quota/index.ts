/** The scans that a plan gives an account in a month. */

export { refundQuota } from './refund-quota.ts';
export { thisMonth } from './month.ts';
export { readUsage } from './read-usage.ts';
export { consumeQuota } from './consume-quota.ts';
