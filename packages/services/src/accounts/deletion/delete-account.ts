import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { checkCurrentPassword } from '../passwords/check-current-password.ts';
import { endAccount } from './end-account.ts';

/** Deletes the account of whoever asks, once the password has shown that it is them. Throws WRONG_PASSWORD or RATE_LIMITED. */
export async function deleteAccount({
  ctx,
  input: { viewer, currentPassword },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; currentPassword: string };
}): Promise<void> {
  await checkCurrentPassword(ctx, viewer.userId, currentPassword);
  await endAccount(ctx, viewer.userId);
}
