import { resource } from '../resource.ts';
import { changeEmailRoute } from './change-email.ts';
import { changePasswordRoute } from './change-password.ts';
import { confirmEmailRoute } from './confirm-email.ts';
import { deleteAccountRoute } from './delete-account.ts';
import { endSessionRoute } from './end-session.ts';
import { exportAccountRoute } from './export-account.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { getProfileRoute } from './get-profile.ts';
import { listSessionsRoute } from './list-sessions.ts';
import { logInRoute } from './log-in.ts';
import { logOutRoute } from './log-out.ts';
import { refreshSessionRoute } from './refresh-session.ts';
import { registerRoute } from './register.ts';
import { resendVerificationRoute } from './resend-verification.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { updateProfileRoute } from './update-profile.ts';
import { verifyEmailRoute } from './verify-email.ts';

/** Accounts and their sessions. */
export const auth = resource({ prefix: '/auth', access: 'user', tag: 'Accounts' }, [
  registerRoute,
  logInRoute,
  getProfileRoute,
  updateProfileRoute,
  refreshSessionRoute,
  logOutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  resendVerificationRoute,
  changePasswordRoute,
  changeEmailRoute,
  confirmEmailRoute,
  listSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  deleteAccountRoute,
]);
