import type { CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { getCriteria } from '../verdicts/index.ts';
import { openShare } from './open-share.ts';

/** What the scan behind a link says of each criterion. Throws NOT_FOUND. */
export async function getSharedCriteria({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<CriteriaAnswer> {
  const share = await openShare(ctx.db, input.token, ['share']);
  return getCriteria({ ctx, input: { scanId: share.scan_id, reader: 'product' } });
}
