import type { ListedScan } from '@curbcut/wire/read';

const browser = 'Browser connection issue detected';
const lighthouse = 'Lighthouse scan issue detected';

/** What to say of a scan that ended without one of its engines; null when all of them worked. */
export function qualityWarning(
  scan: Pick<ListedScan, 'engine_error' | 'lighthouse_error'>,
): string | null {
  if (scan.engine_error)
    return scan.lighthouse_error ? `${browser} & Lighthouse scan issue` : browser;
  return scan.lighthouse_error ? lighthouse : null;
}
