import type { ScanRecord } from '@curbcut/wire/scan';
import { createContext, use, useMemo } from 'react';
import { usePicture, type LoadedPicture } from './api/use-picture.ts';

export type ScreenshotFacts = NonNullable<ScanRecord['screenshot']>;

/** The screenshot with the address from which it can be drawn. */
export interface ScanPicture extends ScreenshotFacts, LoadedPicture {}

export const PictureContext = createContext<ScanPicture | null>(null);

/** Null for a scan without a picture. */
export function usePageScreenshot(): ScanPicture | null {
  return use(PictureContext);
}

/** Loads a scan's picture once for all that draw it. */
export function useScanPicture(facts: ScreenshotFacts | null): ScanPicture | null {
  const { src, hasFailed } = usePicture(facts?.url ?? null);
  return useMemo(() => facts && { ...facts, src, hasFailed }, [facts, src, hasFailed]);
}
