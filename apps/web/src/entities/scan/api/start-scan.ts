import type { ScanReport, Standard } from '@curbcut/model/scan';
import { readJobId } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Asks for a scan of one page, or of a whole site; without a standard, by that of the account. Returns its id; throws `ApiError`. */
export function startScan({
  url,
  scanType,
  standard,
  interaction,
  nearCopies = false,
  addresses = null,
}: Pick<ScanReport, 'url' | 'scanType' | 'interaction'> & {
  standard?: Standard | undefined;
  /** Of a site: pages that show what others show take their turn. */
  nearCopies?: boolean | undefined;
  /** Of a site: only these of its pages. */
  addresses?: readonly string[] | null | undefined;
}): Promise<string> {
  const body = {
    url,
    scan_type: scanType,
    interaction,
    ...(standard ? { standard } : {}),
    ...(nearCopies ? { near_copies: true } : {}),
    ...(addresses ? { addresses } : {}),
  };
  return callApi({ method: 'POST', path: '/run-once', body }, readJobId);
}
