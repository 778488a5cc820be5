import type { SiteConfig } from '@curbcut/model/site';

/** What search engines, feeds and link previews are told of a page that anybody may read. */
export interface PublicPage {
  /** As in `/blog`. */
  path: string;
  /** Without the product's name, which is added. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** `noindex`: in no sitemap. */
  robots?: 'noindex';
  /** Where nobody can register it only says so: `noindex` then. */
  needsRegistration?: true;
  /** Left out where the operator turns the marketing pages off. */
  marketing?: true;
  /** ISO 8601 day of the last change of its content. */
  lastModified?: string;
  /** The path of a feed of what is on this page. */
  feed?: string;
  /** JSON-LD objects of schema.org. */
  structuredData?: (config: SiteConfig) => readonly object[];
}

/** What search engines are told of a page in this installation; undefined: they may list it. */
export function robotsOf(
  { robots, needsRegistration }: PublicPage,
  { registration }: SiteConfig,
): 'noindex' | undefined {
  return needsRegistration && registration === 'off' ? 'noindex' : robots;
}

/** What the browser's tab and a search result say. */
export function documentTitle({ title }: Pick<PublicPage, 'title'>): string {
  return `${title} - Curbcut`;
}
