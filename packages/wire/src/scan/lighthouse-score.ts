import type { CompletedPageScan } from '@curbcut/model/scan';

/** The score that clients know by this engine's name, 0 to 1; null when the engine gave none. */
export function lighthouseScore({ engines }: CompletedPageScan): number | null {
  return engines.find(({ engine }) => engine === 'lighthouse')?.score ?? null;
}
