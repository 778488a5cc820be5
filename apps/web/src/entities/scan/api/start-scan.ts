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
  repeats,
}: Pick<ScanReport, 'url' | 'scanType' | 'interaction'> & {
  standard?: Standard | undefined;
  /** Of a site: pages that show what others show take their turn. */
  nearCopies?: boolean | undefined;
  /** The scan that is repeated: of a site those pages that were chosen for it, if any were. */
  repeats?: string | undefined;
}): Promise<string> {
  const body = {
    url,
    scan_type: scanType,
    interaction,
    ...(standard ? { standard } : {}),
    ...(nearCopies ? { near_copies: true } : {}),
    ...(repeats === undefined || scanType !== 'site' ? {} : { repeats }),
  };
  return callApi({ method: 'POST', path: '/run-once', body }, readJobId);
}
