/** Deletes what has had its time, and applies the history of plans. */

export { applyPlanToHistory, historyExpiry } from './apply-plan-to-history.ts';
export { deleteExpiredData } from './delete-expired-data.ts';
export { readOverdueHours } from './read-overdue-hours.ts';
