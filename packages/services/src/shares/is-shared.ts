import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { openShare } from './open-share.ts';

/** Whether a link to a scan works; counts nothing. */
export async function isShared({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<boolean> {
  try {
    await openShare(ctx.db, input.token, ['share']);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}
