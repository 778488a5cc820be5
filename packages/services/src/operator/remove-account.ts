import { endAccount } from '../accounts/index.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { readAccount } from './read-account.ts';

/** Deletes the account with this address as its owner could, and tells them by mail. Throws NOT_FOUND. */
export async function removeAccount({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { email: string };
}): Promise<void> {
  const { userId } = await readAccount(ctx.db, input.email);
  await endAccount(ctx, userId);
}
