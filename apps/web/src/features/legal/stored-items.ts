import { limits } from '@curbcut/model/limits';
export interface StoredItem {
  key: string;
  where: 'local' | 'session';
  purpose: string;
  /** When it goes. */
  ends: string;
}

/** What the app keeps in the browser for itself. None of it is a cookie, and none of it leaves the browser unasked. */
export const storedItems: readonly StoredItem[] = [
  {
    key: 'authToken',
    where: 'local',
    purpose:
      'Keeps you signed in. Sent to this service with your requests. Without "Remember me" it is kept for the tab only.',
    ends: `When you log out, or ${limits.sessionDays} days after its last use`,
  },
  {
    key: 'curbcut-theme',
    where: 'local',
    purpose: 'Your choice of the light or the dark theme. Set only when you choose.',
    ends: 'When you clear the browser’s storage',
  },
  {
    key: 'curbcut-analytics-consent',
    where: 'local',
    purpose: 'Whether you have accepted or declined analytics, and when. Set only when you choose.',
    ends: 'When it is 30 days old and you choose anew, or you clear the browser’s storage',
  },
  {
    key: 'curbcut-review-keys',
    where: 'local',
    purpose:
      'Whether single keys answer questions in the review of a scan. Set only when you choose.',
    ends: 'When you clear the browser’s storage',
  },
  {
    key: 'curbcut-scroll',
    where: 'session',
    purpose: 'Where you were on a page, so that going back leads there.',
    ends: 'When you close the tab',
  },
  {
    key: 'curbcut-offline-banner-dismissed',
    where: 'session',
    purpose: 'That you have closed the notice that the server is offline.',
    ends: 'When you close the tab',
  },
  {
    key: 'curbcut-reloaded-at',
    where: 'session',
    purpose: 'That the page has reloaded itself after an update, so that it does so once only.',
    ends: 'When you close the tab',
  },
];
