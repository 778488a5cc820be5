/**
 * The pages of the web app. A navigation to any other address gets the app's not-found screen with HTTP 404. Addresses
 * that are a page and a call as well, such as `/scan/:scanId`, are answered by their call.
 */
export const webAppRoutes = [
  '/',
  '/free-scan',
  '/results/:scanId',
  '/pricing',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/dashboard',
  '/scan-history',
  '/settings',
  '/compare',
] as const;
