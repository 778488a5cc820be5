import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../../app/public-pages.ts';
import { articleCategories } from './article.ts';
import { articles } from './articles.ts';
import { articlePages, articlePath, blogPage } from './blog-page-info.ts';

const wordsPerMinute = 200;

const texts = articles.map((article) => {
  const Content = article.content;
  // Without a router, as the feed draws it.
  const html = renderToStaticMarkup(<Content />);
  return { ...article, html, prose: toProse(html) };
});

/** What is read as sentences: without code blocks and figures. */
function toProse(html: string): string {
  return html.replace(/<figure.*?<\/figure>/gs, ' ').replace(/<[^>]+>/g, ' ');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}

it('has five articles in five categories; 1 and 4 are featured', () => {
  expect(articles.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  expect(articles.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 4]);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(5);
});

describe.each(texts)('$slug', (article) => {
  it('has 700 to 1,200 words, and says how long that takes', () => {
    const words = countWords(article.prose);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(article.readTime).toBe(`${Math.round(words / wordsPerMinute)} min read`);
  });

  it('names the standards, and shows code', () => {
    expect(article.prose).toContain('WCAG) 2.2');
    expect(article.prose).toContain('ARIA Authoring Practices Guide');
    expect(article.prose).toContain('EN 301 549');
    expect(article.html.match(/<pre/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('was published in 2026, and fits a search result', () => {
    expect(article.date).toMatch(/^2026-(0[1-9]|1[01])-\d\d$/);
    expect(article.date <= '2026-11-21').toBe(true);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
  });

  it('draws no style attributes, which the policy of the pages refuses', () => {
    expect(article.html).not.toMatch(/\sstyle=/);
  });
});

describe('pages', () => {
  it('gives each article an address that has a route', () => {
    expect(articlePages.map(({ path }) => path)).toEqual(articles.map(articlePath));
    for (const { path } of articlePages)
      expect(matchRoutes([...publicRoutes], path)).not.toBeNull();
  });

  it('describes each article for machines, with its own address and date', () => {
    for (const [index, page] of articlePages.entries()) {
      expect(page.structuredData?.(defaultSiteConfig)).toEqual([
        expect.objectContaining({
          '@type': 'Article',
          headline: articles[index]?.title,
          datePublished: articles[index]?.date,
          url: `${defaultSiteConfig.publicUrl}${page.path}`,
        }),
      ]);
    }
    expect(blogPage.lastModified).toBe(articles[0]?.date);
  });

  it('names the operator’s About page as the author’s where there is one', () => {
    const operator = { ...defaultSiteConfig.operator, aboutUrl: 'https://example.org/about' };
    const data = articlePages[0]?.structuredData?.({ ...defaultSiteConfig, operator });
    expect(JSON.stringify(data)).toContain('https://example.org/about');
  });
});
