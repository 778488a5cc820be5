/** Accounts, their sessions, passwords, links in mails, export and deletion. */

export { deleteAccount } from './deletion/delete-account.ts';
export { deleteExpiredAccountData } from './deletion/delete-expired-account-data.ts';
export { endAccount } from './deletion/end-account.ts';
export { changeEmail } from './emails/change-email.ts';
export { confirmEmail } from './emails/confirm-email.ts';
export { resendVerification } from './emails/resend-verification.ts';
export { verifyEmail } from './emails/verify-email.ts';
export { exportAccount } from './export/export-account.ts';
export { findViewer } from './find-viewer.ts';
export { getProfile } from './get-profile.ts';
export { logIn } from './log-in.ts';
export { changePassword } from './passwords/change-password.ts';
export { requestPasswordReset } from './passwords/request-password-reset.ts';
export { resetPassword } from './passwords/reset-password.ts';
export { register } from './register.ts';
export type { Device } from './sessions/device.ts';
export { endSession } from './sessions/end-session.ts';
export { listSessions } from './sessions/list-sessions.ts';
export { logOut } from './sessions/log-out.ts';
export { refreshSession } from './sessions/refresh-session.ts';
export { updateProfile } from './update-profile.ts';
