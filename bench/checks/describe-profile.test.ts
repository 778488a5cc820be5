import { expect, test } from 'vitest';
import { describeProfile } from './describe-profile.ts';

test('the most expensive check comes first, and cheap ones are one row', () => {
  const table = describeProfile([
    {
      title: 'form',
      byRule: new Map([
        ['link-text', [1, 3, 2]],
        ['reflow', [90, 110, 100]],
        ['text-resize', [40]],
        ['group-name', [4]],
      ]),
    },
    { title: 'manual', byRule: new Map([['text-resize', [300]]]) },
  ]);
  const rows = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows.toSpliced(1, 1)).toEqual([
    ['Check, median ms', 'form', 'manual'],
    ['all 4', '146', '300'],
    ['`text-resize`', '40', '300'],
    ['`reflow`', '100', '0'],
    ['2 others together', '6', '0'],
  ]);
});
