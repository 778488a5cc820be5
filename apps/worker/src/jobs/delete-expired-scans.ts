import { deleteExpiredScans, type ServiceContext } from '@curbcut/services';

/** Deletes what is past its time, with all its evidence. */
export function deleteExpired({ ctx }: { ctx: ServiceContext }) {
  return async (): Promise<void> => {
    const deleted = await deleteExpiredScans({ ctx });
    if (deleted > 0) ctx.log.info({ deleted }, 'Expired scans deleted');
  };
}
