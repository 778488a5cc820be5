import type { ReportScreenshot } from '@curbcut/model/scan';
import { createContext, use } from 'react';

/** The pictures of a site's pages that examples are on, by the page's own scan. */
export const PagePicturesContext = createContext<ReadonlyMap<string, ReportScreenshot>>(new Map());

/** Null for a page without a picture. */
export function usePagePicture(scanId: string | undefined): ReportScreenshot | null {
  const pictures = use(PagePicturesContext);
  return (scanId !== undefined && pictures.get(scanId)) || null;
}
