import { createContext, use } from 'react';

/** The scans of a site's pages by their URL, for whoever names a page of it. */
export const PageScansContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The scan of a page of the site that is shown; undefined when it has none. */
export function usePageScan(url: string | undefined): string | undefined {
  const scans = use(PageScansContext);
  return url === undefined ? undefined : scans.get(url);
}
