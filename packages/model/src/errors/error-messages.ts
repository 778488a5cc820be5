/** The texts of the error catalogue that the server and the client share. Their wording is specified. */
export const errorMessages = {
  server: 'Server error occurred. Please try again.',
  invalidRequest: 'Invalid request. Please check your input.',
  authenticationRequired: 'Authentication required. Please log in.',
  unableToConnect: 'Unable to connect to server. Please check your connection.',
  backendNotStarted: 'Backend server is not available. Please start the backend server.',
  corsIssue: 'Backend CORS configuration issue. Please contact support.',
  scanFailed: 'Scan failed',
  scanTimeout: 'Scan timeout: took longer than expected',
  invalidUrl: 'Please enter a valid website URL (e.g., https://example.com)',
  nameRequired: 'Please enter your name',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  urlRequired: 'Please enter a website URL',
  freeScanFailed: 'Failed to complete scan. Please try again.',
  scanNotFound: 'The requested scan could not be found.',
  resultUnreadable:
    'The result of this scan can’t be read: what is stored of it is damaged. Scan the page again.',
  popupBlocked: 'Popup blocked. Please allow popups for this site.',
} as const;

/** What to say for a status when the server gave no text of its own. */
export function httpStatusMessage(status: number): string {
  if (status >= 500) return errorMessages.server;
  if (status === 400) return errorMessages.invalidRequest;
  if (status === 401) return errorMessages.authenticationRequired;
  return `HTTP ${status}`;
}
