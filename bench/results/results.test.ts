import { describe, expect, test } from 'vitest';
import { describeComparison } from './describe-results.ts';
import { markdownTable } from './markdown-table.ts';
import { replaceBetweenMarkers } from './replace-between-markers.ts';
import { rowsBetweenMarkers } from './rows-between-markers.ts';
import { median, ratio, spreadOf } from './statistics.ts';

describe('statistics', () => {
  test('the median is the middle by size, not by order or text', () => {
    expect(median([100, 9, 20])).toBe(20);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow('no median');
  });

  test('a spread leaves its values as they were', () => {
    const values = [3, 1, 2];
    expect(spreadOf(values)).toEqual({ median: 2, min: 1, max: 3 });
    expect(values).toEqual([3, 1, 2]);
  });

  test('a ratio compares medians, and is null for what was not measured', () => {
    expect(ratio([1, 1, 100], [4, 4, 4])).toBe(0.25);
    expect(ratio([1], undefined)).toBeNull();
    expect(ratio([], [1])).toBeNull();
  });
});

test('a table is padded so that formatting changes nothing', () => {
  const table = markdownTable(
    [
      { title: 'Program', align: 'left' },
      { title: 's', align: 'right' },
    ],
    [
      ['a', '1.00'],
      ['longer name', '12.50'],
    ],
  );
  expect(table.split('\n')).toEqual([
    '| Program     |     s |',
    '| ----------- | ----: |',
    '| a           |  1.00 |',
    '| longer name | 12.50 |',
  ]);
});

test('a comparison says a dash where a peer was left out', () => {
  const subjects = [
    { id: 'curbcut-warm', title: 'Curbcut, warm' },
    { id: 'lighthouse', title: 'lighthouse' },
  ];
  const table = describeComparison(subjects, {
    'curbcut-warm': [1_000, 1_200, 5_000],
    lighthouse: [8_000, 8_000, 9_000],
  });
  expect(table).toContain(
    '| Curbcut, warm |     1.20 |  1.00 |  5.00 |          0.15 |             - |',
  );
});

describe('the document', () => {
  const document = 'before\n<!-- measured: begin -->\nold\n<!-- measured: end -->\nafter\n';

  test('gets the new results, and nothing else changes', () => {
    const written = replaceBetweenMarkers(document, 'new $& results');
    expect(written).toBe(
      'before\n<!-- measured: begin -->\n\nnew $& results\n\n<!-- measured: end -->\nafter\n',
    );
    expect(replaceBetweenMarkers(written, 'new $& results')).toBe(written);
  });

  test('of several results the named ones are replaced', () => {
    const both = `${document}<!-- measured api: begin -->old<!-- measured api: end -->`;
    const written = replaceBetweenMarkers(both, 'new', 'api');
    expect(written).toBe(
      `${document}<!-- measured api: begin -->\n\nnew\n\n<!-- measured api: end -->`,
    );
  });

  test('still has the rows of what is not measured now', () => {
    const table = markdownTable(
      ['Page', 'Width', 'px'].map((title) => ({ title, align: 'left' })),
      [
        ['map', '390', '0.1'],
        ['map', '1440', '0.2'],
      ],
    );
    const written = replaceBetweenMarkers(document, `- 2026\n\n${table}`);
    expect([...rowsBetweenMarkers(written, '', 2)]).toEqual([
      ['map 390', ['map', '390', '0.1']],
      ['map 1440', ['map', '1440', '0.2']],
    ]);
    expect(rowsBetweenMarkers(document, '', 1).size).toBe(0);
  });

  test('without its markers is not overwritten', () => {
    expect(() => replaceBetweenMarkers('before', 'new')).toThrow('has no');
    expect(() => replaceBetweenMarkers(document, 'new', 'api')).toThrow('has no');
  });
});
