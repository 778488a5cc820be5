import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

function currentLinks(path: string): string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Footer />
    </MemoryRouter>,
  );
  return [...markup.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
}

test.each(['/free-scan', '/pricing', '/help', '/status', '/contact', '/privacy'])(
  'the footer marks %s as the current page, and nothing else',
  (path) => {
    expect(currentLinks(path)).toEqual([path]);
  },
);

test('on a page that it does not lead to it marks none', () => {
  expect(currentLinks('/login')).toEqual([]);
});
