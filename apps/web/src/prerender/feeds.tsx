import type { RenderedFile, SiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Article } from '../features/blog/article.ts';
import { articlePath, blogPage } from '../features/blog/blog-page-info.ts';
import { SiteConfigContext } from '../lib/site-config.ts';
import { escapeHtml } from './escape-html.ts';

/** The feeds of the site: the blog's, where there is a blog. */
export async function feeds(config: SiteConfig): Promise<RenderedFile[]> {
  if (!config.marketingPages || blogPage.feed === undefined) return [];
  const { articles } = await import('../features/blog/articles.ts');
  return [
    {
      path: blogPage.feed,
      type: 'application/rss+xml; charset=utf-8',
      content: rss(articles, config),
    },
  ];
}

function rss(articles: readonly Article[], config: SiteConfig): string {
  const { publicUrl } = config;
  const feed = publicUrl + blogPage.feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `Curbcut: ${blogPage.title}`),
    element('link', publicUrl + blogPage.path),
    element('description', blogPage.description),
    element('language', 'en'),
    `<atom:link href="${escapeHtml(feed)}" rel="self" type="application/rss+xml" />`,
    ...articles.map((article) => item(article, config)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(article: Article, config: SiteConfig): string {
  const url = config.publicUrl + articlePath(article);
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', new Date(`${article.date}T00:00:00Z`).toUTCString()),
    element('dc:creator', article.author),
    element('category', article.category),
    element('description', article.excerpt),
    element('content:encoded', contentOf(article, config)),
    '</item>',
  ].join('\n');
}

/** As HTML whose links lead somewhere in a feed reader too. */
function contentOf({ content: Content }: Article, config: SiteConfig): string {
  const markup = renderToStaticMarkup(
    <SiteConfigContext value={config}>
      <StaticRouter location="/">
        <Content />
      </StaticRouter>
    </SiteConfigContext>,
  );
  return markup.replaceAll('href="/', () => `href="${escapeHtml(config.publicUrl)}/`);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
