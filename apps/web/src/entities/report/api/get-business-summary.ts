import { readBusinessSummary, type ReadBusinessSummary, type ListedScan } from '@curbcut/wire/read';
import { ApiError, callApiRaw } from '../../../lib/api-client.ts';

export const noSummaryMessage = 'Could not find scan data for business summary';

/**
 * The summary of a scan: from the call made for it, else from the scan's details, else from the row of the history
 * that is loaded already. Throws an error with a sentence when none of them says enough, and an ended session at once.
 */
export async function getBusinessSummary(
  scan: ListedScan,
  call: (path: string) => Promise<unknown> = (path) => callApiRaw({ path }),
): Promise<ReadBusinessSummary> {
  if (scan.scan_id !== null) {
    const id = encodeURIComponent(scan.scan_id);
    for (const path of [`/api/reports/summary/${id}`, `/scan/${id}`]) {
      const summary = await trySummary(() => call(path));
      if (summary) return summary;
    }
  }
  const summary = readBusinessSummary(scan);
  if (summary) return summary;
  throw new Error(noSummaryMessage);
}

async function trySummary(load: () => Promise<unknown>): Promise<ReadBusinessSummary | null> {
  try {
    return readBusinessSummary(await load());
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return null;
    throw error;
  }
}
