import { readBusinessSummary } from '@curbcut/wire/read';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BusinessSummaryBody } from './components/business-summary-body.tsx';

function pairs(answer: unknown): Map<string, string> {
  const summary = readBusinessSummary(answer);
  if (!summary) throw new Error('That is no summary.');
  const html = renderToStaticMarkup(<BusinessSummaryBody summary={summary} />);
  return new Map(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/<[^>]*>/g, ''),
    ]),
  );
}

it('shows as unknown what a row of the history does not say', () => {
  const shown = pairs({ url: 'https://example.org/', overall_score: 0.71, issues_count: 13 });
  expect(Object.fromEntries(shown)).toMatchObject({
    'Total violations': '13',
    'Critical violations': 'Unknown',
    'Legal risk': 'Unknown',
    Priority: 'Unknown',
    'ROI Potential': 'Medium',
    'Users affected': '29%',
    'Estimated fix time': '2 days',
  });
});

it('shows as unknown what needs a score', () => {
  const shown = pairs({ executive_summary: 'Fair.', critical_violations: 2 });
  expect(Object.fromEntries(shown)).toMatchObject({
    Score: 'Unknown',
    'Users affected': 'Unknown',
    'ROI Potential': 'Unknown',
    'Total violations': 'Unknown',
    'Legal risk': 'Medium',
  });
});

it('says by which rules the figures come about', () => {
  const summary = readBusinessSummary({ score: 0.71, total_violations: 3 });
  const html = summary && renderToStaticMarkup(<BusinessSummaryBody summary={summary} />);
  expect(html).toContain('users affected is 100 minus the score');
  expect(html).toContain('High above a score of 80 and Medium above 60');
  expect(html).toContain('a tenth of a day for each issue');
});
