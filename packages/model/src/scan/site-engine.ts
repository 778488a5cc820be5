import type { Issue } from './issue.ts';

/** What only the pages of a site together show is found by this engine. */
export const siteEngine = 'site';

/** No page of the site has it by itself. */
export function isOfPagesTogether({ detectedBy }: Pick<Issue, 'detectedBy'>): boolean {
  return detectedBy.some(({ engine }) => engine === siteEngine);
}
