import type { ServiceContext } from '../kernel/context/service-context.ts';
import { endAccount } from '../accounts/index.ts';
import { readAccount } from './read-account.ts';

/** Deletes the account with this email as its owner could, and mails them. Throws NOT_FOUND. */
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
