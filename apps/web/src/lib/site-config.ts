import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { createContext, use } from 'react';

/** Given by the program's entry: the browser's reads it from the page, the prerendering is told it. */
export const SiteConfigContext = createContext<SiteConfig>(defaultSiteConfig);

/** What this installation is called, sells and shows of itself. */
export function useSiteConfig(): SiteConfig {
  return use(SiteConfigContext);
}
