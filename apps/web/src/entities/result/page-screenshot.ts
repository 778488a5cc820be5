import type { ReportScreenshot } from '@curbcut/model/scan';
import { createContext, use, useMemo } from 'react';
import { useImageSource, type LoadedImage } from './api/use-image-source.ts';

/** The screenshot with the URL from which it can be drawn. */
export interface PageScreenshot extends ReportScreenshot, LoadedImage {}

export const ScreenshotContext = createContext<PageScreenshot | null>(null);

/** Null for a scan without a screenshot. */
export function usePageScreenshot(): PageScreenshot | null {
  return use(ScreenshotContext);
}

/** Loads a scan's screenshot once for all that draw it. */
export function useLoadedScreenshot(facts: ReportScreenshot | null): PageScreenshot | null {
  const { src, hasFailed } = useImageSource(facts?.url ?? null);
  return useMemo(() => facts && { ...facts, src, hasFailed }, [facts, src, hasFailed]);
}
