import type { SiteConfig } from '@curbcut/model/site';
import type { PublicPage } from '../../lib/public-page.ts';
import { articleSummaries } from './article-summaries.ts';
import type { ArticleSummary } from './article.ts';

export const blogPage: PublicPage = {
  path: '/blog',
  title: 'Accessibility Blog',
  description:
    'Articles on web accessibility: what barriers cost, WCAG 2.2 in code, what automated tests miss, search engines, and how people use forms.',
  marketing: true,
  feed: '/blog/rss.xml',
  lastModified:
    articleSummaries
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '',
  structuredData: (config) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: 'Curbcut Accessibility Blog',
      url: `${config.publicUrl}/blog`,
      blogPost: articleSummaries.map((article) => describe(article, config)),
    },
  ],
};

/** One page for each article. */
export const articlePages: readonly PublicPage[] = articleSummaries.map((article) => ({
  path: articlePath(article),
  title: article.title,
  description: article.excerpt,
  marketing: true,
  lastModified: article.date,
  structuredData: (config) => [{ '@context': 'https://schema.org', ...describe(article, config) }],
}));

export function articlePath({ slug }: Pick<ArticleSummary, 'slug'>): string {
  return `/blog/${slug}`;
}

/** Where one learns who wrote it. */
function authorHref(
  { authorUrl }: Pick<ArticleSummary, 'authorUrl'>,
  { operator, publicUrl }: Pick<SiteConfig, 'operator' | 'publicUrl'>,
): string {
  return operator.aboutUrl ?? `${publicUrl}${authorUrl}`;
}

function describe(article: ArticleSummary, config: SiteConfig): object {
  const url = `${config.publicUrl}${articlePath(article)}`;
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    inLanguage: 'en',
    url,
    mainEntityOfPage: url,
    author: {
      '@type': 'Organization',
      name: article.author,
      url: authorHref(article, config),
    },
    publisher: { '@type': 'Organization', name: config.operator.name ?? 'Curbcut' },
  };
}
