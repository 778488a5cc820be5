import type { ScanRecord } from '@curbcut/wire/scan';
import { createContext, use, useMemo } from 'react';
import { useImageSource, type LoadedImage } from './api/use-image-source.ts';

export type ScreenshotFacts = NonNullable<ScanRecord['screenshot']>;

/** The screenshot with the URL from which it can be drawn. */
export interface PageScreenshot extends ScreenshotFacts, LoadedImage {}

export const ScreenshotContext = createContext<PageScreenshot | null>(null);

/** Null for a scan without a screenshot. */
export function usePageScreenshot(): PageScreenshot | null {
  return use(ScreenshotContext);
}

/** Loads a scan's screenshot once for all that draw it. */
export function useLoadedScreenshot(facts: ScreenshotFacts | null): PageScreenshot | null {
  const { src, hasFailed } = useImageSource(facts?.url ?? null);
  return useMemo(() => facts && { ...facts, src, hasFailed }, [facts, src, hasFailed]);
}
