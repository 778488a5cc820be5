import type { ScanReport, ScanResult } from '@curbcut/model/scan';
import { comparedScanReport, goldenScanReport } from '@curbcut/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CategoryTiles } from './components/category-tiles.tsx';
import { FiguresCard } from './components/figures-card.tsx';
import { FixedIssues } from './components/fixed-issues.tsx';
import { ResultSummary } from './components/result-summary.tsx';
import { SuggestedChange } from './components/suggested-change.tsx';

function golden(): { scan: ScanReport; result: ScanResult } {
  const scan = goldenScanReport();
  if (!scan.result) throw new Error('The golden scan has a result.');
  return { scan, result: scan.result };
}

it('does not praise a page with issues: no errors means that all checks ran', () => {
  const { scan, result } = golden();
  const complete = { ...result, engineFailures: [] };
  const card = renderToStaticMarkup(
    <FiguresCard scan={{ ...scan, result: complete }} result={complete} />,
  );
  expect(card).toMatch(/No Errors.*All checks ran\./);
  expect(card).not.toContain('green');
});

it('says what is missing when an engine failed', () => {
  const { scan, result } = golden();
  const engineFailures = result.engines.map(({ engine, name }) => ({
    engine,
    name,
    message: null,
  }));
  const partial = { ...result, engineFailures };
  const card = renderToStaticMarkup(
    <FiguresCard scan={{ ...scan, result: partial }} result={partial} />,
  );
  expect(card).toMatch(/Has Errors.*could not finish/);
  expect(card).not.toContain('All checks ran');
});

it('names the severity of what to fix first, and the heaviest issue is the first', () => {
  const { result } = golden();
  const html = renderToStaticMarkup(<ResultSummary result={result} onOpenIssue={() => {}} />);
  expect(html.match(/>Critical, /g)).toHaveLength(3);
  const [heaviest = ''] = result.summary.match(/(?<=The heaviest is “)[^”]+/) ?? [];
  expect(heaviest).not.toBe('');
  expect(html.indexOf(`>${heaviest}</a>`)).toBe(html.search(/>[^<]+<\/a>/));
});

it('shows no score of a category that the page has nothing of', () => {
  const { result } = golden();
  const categories = result.categories.map((category) =>
    category.slug === 'forms' ? { ...category, score: null, issuesCount: 0 } : category,
  );
  const html = renderToStaticMarkup(
    <CategoryTiles categories={categories} onOpenCategory={() => {}} />,
  );
  const forms = html.match(/<li>(?:(?!<li>).)*Forms.*?<\/li>/)?.[0];
  expect(forms).toContain('Nothing to check');
  expect(forms).not.toMatch(/100|Excellent|meter/);
});

it('says what is held back because its rule has changed', () => {
  const { comparison } = comparedScanReport();
  if (!comparison) throw new Error('The compared scan has a comparison.');
  const notes = (ruleChangedCount: number) =>
    renderToStaticMarkup(
      <FixedIssues comparison={{ ...comparison, notes: [], ruleChangedCount }} />,
    );
  expect(notes(1)).toContain('1 more issue was found by rules that have changed since then.');
  expect(notes(0)).not.toContain('have changed since then');
});

it('shows each way to change the code, with what it changes', () => {
  const fix = golden().result.issues.find(({ rule }) => rule === 'color-contrast')?.fix;
  if (!fix?.alternatives) throw new Error('The golden issue can be fixed in two ways.');
  const shown = renderToStaticMarkup(<SuggestedChange fix={fix} />);
  expect(shown.match(/<ins>.*?<\/ins>/g)).toEqual(
    [fix, ...fix.alternatives].map(({ after }) => `<ins>${after}</ins>`),
  );
  expect(shown).toMatch(/Suggested change.*Or instead/);
  expect(
    renderToStaticMarkup(<SuggestedChange fix={{ ...fix, alternatives: undefined }} />),
  ).not.toContain('Or instead');
});
