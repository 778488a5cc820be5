import type { RenderedFile, SiteConfig } from '@curbcut/model/site';
import { robotsOf, type PublicPage } from '../lib/public-page.ts';
import { escapeHtml } from './escape-html.ts';

/** Every page that search engines may list, with absolute URLs. */
export function sitemap(config: SiteConfig, pages: readonly PublicPage[]): RenderedFile {
  const entries = pages
    .filter((page) => robotsOf(page, config) !== 'noindex')
    .map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(config.publicUrl + path)}</loc>${changed}</url>`;
    });
  return {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
