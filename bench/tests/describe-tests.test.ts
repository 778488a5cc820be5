import { expect, it } from 'vitest';
import { describeTests } from './describe-tests.ts';

const run = (unitMs: number, fileMs: number) => [
  { name: 'unit', ms: unitMs, files: [{ file: 'a.test.ts', ms: fileMs }] },
  { name: 'database', ms: 60_000, files: [{ file: 'b.db.test.ts', ms: 9_000 }] },
];

it('gives the median of the runs for each stage, for all of them and for each file', () => {
  const text = describeTests([run(10_000, 3_000), run(40_000, 2_000), run(20_000, 1_000)]);
  const rows = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
  expect(rows).toContain('| unit | 20 | 10 to 40 |');
  expect(rows).toContain('| database | 60 | 60 to 60 |');
  expect(rows).toContain('| all | 80 | 70 to 100 |');
  const files = rows.filter((row) => row.includes('.test.ts'));
  expect(files).toEqual(['| b.db.test.ts | 9 |', '| a.test.ts | 2 |']);
});
