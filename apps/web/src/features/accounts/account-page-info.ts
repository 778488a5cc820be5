import type { PublicPage } from '../../lib/public-page.ts';

export const loginPage: PublicPage = {
  path: '/login',
  title: 'Login',
  description: 'Sign in to your Curbcut account.',
};

export const registerPage: PublicPage = {
  path: '/register',
  title: 'Sign Up',
  description: 'Create a free Curbcut account: scan history, trends and reports for your websites.',
  needsRegistration: true,
};

export const forgotPasswordPage: PublicPage = {
  path: '/forgot-password',
  title: 'Forgot Your Password',
  description: 'Get a link by e-mail to set a new password for your Curbcut account.',
  robots: 'noindex',
};
