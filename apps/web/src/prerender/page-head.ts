import type { SiteConfig } from '@curbcut/model/site';
import { documentTitle, robotsOf, type PublicPage } from '../lib/public-page.ts';
import { escapeHtml } from './escape-html.ts';
import { pageData } from './structured-data.ts';

/** The picture that goes with a link to any page: `npm run draw:link-picture` makes it. */
const picture = {
  path: '/link-picture.png',
  width: 1_200,
  height: 630,
  alt: 'Curbcut. A curb with a yellow ramp cut into it, and the words: Professional Website Accessibility Analysis.',
};

/** What search engines, feed readers and link previews read of a page; `scripts` are those it needs at once. */
export function pageHead(
  page: PublicPage,
  { config, scripts }: { config: SiteConfig; scripts: readonly string[] },
): string {
  const { publicUrl } = config;
  const url = publicUrl + page.path;
  const robots = robotsOf(page, config);
  const data = pageData(page, config);
  const isArticle = data.some((entry) => '@type' in entry && entry['@type'] === 'Article');
  const tags = [
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    meta('name', 'description', page.description),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(robots ? [] : [link('canonical', url), meta('property', 'og:url', url)]),
    ...(page.feed
      ? [
          link(
            'alternate',
            publicUrl + page.feed,
            'type="application/rss+xml" title="Curbcut blog"',
          ),
        ]
      : []),
    meta('property', 'og:site_name', 'Curbcut'),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', publicUrl + picture.path),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...scripts.map((path) => link('modulepreload', path, 'crossorigin')),
    ...data.map((entry) => `<script type="application/ld+json">${scriptJson(entry)}</script>`),
  ];
  return tags.join('\n    ');
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more && ` ${more}`} />`;
}
