import { amount } from '../text/count-of.ts';

/** The specified messages about schedules. */
export const scheduleMessages = {
  created: 'Scan scheduled successfully!',
  deleted: 'Schedule deleted successfully',
  deleteFailed: 'Failed to delete schedule',
  createFailed: 'Failed to create schedule',
  proRequired: 'Pro subscription required for scheduling',
  proFeature:
    'Scheduling is a Pro feature. Please upgrade to Pro plan to schedule recurring scans.',
  limitReached: 'Scheduled scan limit reached',
  updated: 'Schedule updated successfully',
  notFound: 'This schedule could not be found.',
  weekday: 'Choose a weekday from 1 (Monday) to 7 (Sunday).',
  unverified: 'Confirm your e-mail address first. In Settings you can ask for a new link.',
  listUnavailable: 'Scheduled scans are temporarily unavailable.',
} as const;

/** Said before a schedule beyond the plan's number is created. */
export function scheduleLimitMessage(limit: number): string {
  return `You've reached your limit of ${amount(limit)} scheduled scans. Please delete an existing schedule first.`;
}
