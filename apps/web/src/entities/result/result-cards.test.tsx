import type { Comparison, ScanReport, ScanResult } from '@curbcut/model/scan';
import { comparedScanReport, goldenScanReport } from '@curbcut/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CategoryTiles } from './components/category-tiles.tsx';
import { CriteriaTested } from './components/criteria-tested.tsx';
import { FiguresCard } from './components/figures-card.tsx';
import { FixedIssues } from './components/fixed-issues.tsx';
import { ScoreCard } from './components/score-card.tsx';
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

it('shows no score where there is nothing to score, and why', () => {
  const { result } = golden();
  const [message] = ['The page shows nothing.'];
  const notAssessed = [{ kind: 'content' as const, target: [], code: 'NOTHING_SHOWN', message }];
  const card = renderToStaticMarkup(
    <ScoreCard score={null} comparison={null} notAssessed={notAssessed} />,
  );
  expect(card).toMatch(/Overall Score.*Nothing to score.*The page shows nothing\./);
  expect(card).not.toMatch(/green|\/100|NaN/);
  const before = { ...comparedScanReport().comparison, previousScore: null } as Comparison;
  const compared = renderToStaticMarkup(
    <ScoreCard score={result.overallScore} comparison={before} notAssessed={[]} />,
  );
  expect(compared).not.toMatch(/NaN|hollow dot/);
});

it('says how much of WCAG was tested, and nothing where that is not known', () => {
  const card = (scan: ScanReport) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CriteriaTested scan={scan} />
      </MemoryRouter>,
    );
  const { scan } = golden();
  const criteriaTested = { total: 55, automatically: 7, asked: 2, byPerson: 46 };
  expect(card({ ...scan, criteriaTested })).toMatch(/tested 7 automatically.*href="\/coverage"/);
  expect(card({ ...scan, criteriaTested: null })).toBe('');
});

it('does not say of a category with issues that there is nothing to check', () => {
  const categories = [{ slug: 'forms' as const, score: null, issuesCount: 2 }];
  const tiles = renderToStaticMarkup(
    <CategoryTiles categories={categories} onOpenCategory={() => {}} />,
  );
  expect(tiles).toContain('No score, 2 issues');
  expect(tiles).not.toContain('Nothing to check');
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

it.each([
  ['Nothing to check', {}],
  ['Not tested', { untested: true }],
])(
  'shows no score of a category that the page has nothing of or was not tested for: %s',
  (words, why) => {
    const { result } = golden();
    const categories = result.categories.map((category) =>
      category.slug === 'forms' ? { ...category, score: null, issuesCount: 0, ...why } : category,
    );
    const html = renderToStaticMarkup(
      <CategoryTiles categories={categories} onOpenCategory={() => {}} />,
    );
    const forms = html.match(/<li>(?:(?!<li>).)*Forms.*?<\/li>/)?.[0];
    expect(forms).toContain(`>${words}<`);
    expect(forms).not.toMatch(/100|Excellent|meter/);
  },
);

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
