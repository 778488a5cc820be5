import { AppError } from '@curbcut/model/errors';
import { standardName, type ScanReport, type Standard } from '@curbcut/model/scan';

/** Throws CONFLICT where a scan is asked for by another standard than it was judged by. Undefined: whichever that was. */
export function requireStandard(
  { standard }: Pick<ScanReport, 'standard'>,
  wanted: Standard | undefined,
): void {
  if (wanted === undefined || wanted === standard) return;
  throw new AppError(
    'CONFLICT',
    `This scan was judged by ${standardName(standard)}, not by ${standardName(wanted)}. Scan the address again with “standard”: “${wanted}”.`,
    { present: { standard } },
  );
}
