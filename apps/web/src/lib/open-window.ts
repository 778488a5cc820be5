import { errorMessages } from '@curbcut/model/errors';

/** What to say when `openWindow` gave null. */
export const popupBlockedMessage = errorMessages.popupBlocked;

/**
 * Opens an empty window for a URL that is not known yet. Browsers allow that only directly in the handler of a
 * click, before anything is awaited. Null when the browser refuses: say `popupBlockedMessage`.
 */
export function openWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  return opened;
}
