import { expect, test } from 'vitest';
import { describeEnds } from './describe-ends.ts';
import type { SlowPageEnd } from './scan-slow-page.ts';

const page = (title: string) => ({ id: title, title, answer: '' });
const pages = [page('First'), page('Second'), page('Third')];
const end = (title: string, outcome: string): SlowPageEnd => ({
  page: page(title),
  outcome,
  durationMs: 1_500,
  peakBytes: 300 * 1024 ** 2,
  untestedRules: 2,
  leftOut: ['RULE_TOO_SLOW', 'TOO_MANY_FRAMES'],
  isHonest: true,
});

const rowsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, 3),
  );

test('each page that was scanned has a row', () => {
  const table = describeEnds(pages, [end('First', 'scored 68')], '');
  expect(table.split('\n').at(-1)).toBe(
    '| First | scored 68 |     1.5 |            300 |              2 | RULE_TOO_SLOW, TOO_MANY_FRAMES |',
  );
});

test('pages that were not scanned keep their rows, in the order of the pages', () => {
  const document = describeEnds(pages, [end('Third', 'PAGE_HUNG'), end('First', 'no score')], '');
  const ends = [end('Second', 'scored 90'), end('First', 'scored 68')];
  expect(rowsOf(describeEnds(pages, ends, `# Title\n\n${document}\n`)).slice(2)).toEqual([
    ['First', 'scored 68'],
    ['Second', 'scored 90'],
    ['Third', 'PAGE_HUNG'],
  ]);
});
