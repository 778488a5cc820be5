import type { ScanRecord, ScanResults } from '@curbcut/wire/scan';
import { goldenScanRecord } from '@curbcut/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CategoryTiles } from './components/category-tiles.tsx';
import { FiguresCard } from './components/figures-card.tsx';
import { ResultSummary } from './components/result-summary.tsx';

function golden(): { scan: ScanRecord; results: ScanResults } {
  const scan = goldenScanRecord();
  if (!scan.results) throw new Error('The golden scan has results.');
  return { scan, results: scan.results };
}

it('does not praise a page with issues: no errors means that all checks ran', () => {
  const { scan, results } = golden();
  const card = renderToStaticMarkup(
    <FiguresCard scan={{ ...scan, has_errors: false }} results={results} />,
  );
  expect(card).toMatch(/No Errors.*All checks ran\./);
  expect(card).not.toContain('green');
});

it('says what is missing when an engine failed', () => {
  const { scan, results } = golden();
  const engines = scan.metadata.engines.map((run) => ({ ...run, status: 'failed' as const }));
  const card = renderToStaticMarkup(
    <FiguresCard
      scan={{ ...scan, has_errors: true, metadata: { ...scan.metadata, engines } }}
      results={results}
    />,
  );
  expect(card).toMatch(/Has Errors.*could not finish/);
  expect(card).not.toContain('All checks ran');
});

it('names the severity of what to fix first, and the heaviest issue is the first', () => {
  const { results } = golden();
  const html = renderToStaticMarkup(<ResultSummary results={results} onOpenIssue={() => {}} />);
  expect(html.match(/>Critical, /g)).toHaveLength(3);
  const [heaviest = ''] = results.summary.match(/(?<=The heaviest is “)[^”]+/) ?? [];
  expect(heaviest).not.toBe('');
  expect(html.indexOf(`>${heaviest}</a>`)).toBe(html.search(/>[^<]+<\/a>/));
});

it('shows no score of a category that the page has nothing of', () => {
  const { results } = golden();
  const categories = results.categories.map((category) =>
    category.slug === 'forms'
      ? { ...category, score: 1, issues_count: 0, nothing_to_check: true }
      : category,
  );
  const html = renderToStaticMarkup(
    <CategoryTiles categories={categories} onOpenCategory={() => {}} />,
  );
  const forms = html.match(/<li>(?:(?!<li>).)*Forms.*?<\/li>/)?.[0];
  expect(forms).toContain('Nothing to check');
  expect(forms).not.toMatch(/100|Excellent|meter/);
});
