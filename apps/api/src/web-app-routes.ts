/** The pages of the web app. A navigation to any other address gets the app's not-found screen with HTTP 404. */
export const webAppRoutes = [
  '/',
  '/free-scan',
  '/results/:scanId',
  '/register',
  '/login',
  '/pricing',
] as const;
