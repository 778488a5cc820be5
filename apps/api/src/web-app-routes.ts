/**
 * The pages of the web app. A navigation to any other address gets the app's not-found screen with HTTP 404. Addresses
 * that are a page and a call as well, such as `/scan/:scanId`, are answered by their call.
 */
export const webAppRoutes = [
  '/results/:scanId',
  '/sample-result',
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/payment-success',
  '/payment-cancel',
  '/dashboard',
  '/scan-history',
  '/settings',
  '/compare',
] as const;

/** Those that anybody may read: drawn ahead where the build can do that. */
export const publicRoutes = [
  '/free-scan',
  '/pricing',
  '/register',
  '/login',
  '/forgot-password',
  '/coverage',
  '/help',
  '/contact',
  '/status',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** Public pages that an operator can leave out. */
export const marketingRoutes = ['/', '/resources', '/blog', '/blog/:slug'] as const;
