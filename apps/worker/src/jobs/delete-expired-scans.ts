import { deleteExpiredData } from '@curbcut/services/retention';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Deletes what is past its time, with all its evidence. */
export function deleteExpired({ ctx }: { ctx: ServiceContext }) {
  return async (): Promise<void> => {
    const { scans, accounts } = await deleteExpiredData({ ctx });
    if (scans > 0) ctx.log.info({ deleted: scans }, 'Expired scans deleted');
    if (accounts > 0) ctx.log.info({ accounts }, 'Deleted accounts erased');
  };
}
