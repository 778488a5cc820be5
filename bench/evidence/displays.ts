import type { ScanOptions } from '../../packages/scanner/src/scan-options.ts';

export type EvidenceDisplay = Required<NonNullable<ScanOptions['display']>>;

/** A large screen and a phone's, in light and in dark colors. */
export const displays: readonly EvidenceDisplay[] = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    width,
    height: width === 390 ? 844 : 900,
    colorScheme,
  })),
);
