import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { articles } from './articles.ts';
import { articlePath } from './blog-page-info.ts';
import { ArticlePage } from './components/article-page.tsx';
import { BlogPage } from './components/blog-page.tsx';
import { articleFilters } from './filter-articles.ts';

function render(path: string): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/blog" Component={BlogPage} />
          <Route path="/blog/:slug" Component={ArticlePage} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lists each article with a link to its page, so that it can be read without a script', () => {
  const html = render('/blog');
  expect(html.match(/Read Full Article/g)).toHaveLength(articles.length);
  for (const article of articles) {
    const links = html.match(new RegExp(`href="${articlePath(article)}"`, 'g'));
    expect(links).toHaveLength(article.featured ? 2 : 1);
  }
  for (const filter of articleFilters) expect(html).toContain(`>${filter}</button>`);
  expect(html).toContain('Popular Topics');
  expect(html.match(/>Stay Updated</g)).toHaveLength(1);
  expect(html).toContain('href="/free-scan"');
  expect(html).toContain('href="/register"');
});

it('shows an article on its own page with one heading of the first level', () => {
  for (const article of articles) {
    const html = render(articlePath(article));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`dateTime="${article.date}"`);
    expect(html).not.toMatch(/<h[456]/);
  }
});

it('says so when no article has the address', () => {
  expect(render('/blog/nothing')).toContain('Article Not Found');
});
