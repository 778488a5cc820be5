import { expect, it } from 'vitest';
import { describeTimes, fileTimes } from './describe-times.ts';

const report = (...files: [name: string, startTime?: number, endTime?: number][]) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map(([name, startTime, endTime]) => ({
    name: `/project/${name}`,
    status: 'passed',
    assertionResults: [],
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
  })),
});

it('lists the stages, their sum and the slowest files of all, the slowest first', () => {
  const stages = [
    { name: 'unit', ms: 3_000, files: fileTimes(report(['a.test.ts', 100, 1_600]), '/project') },
    { name: 'db', ms: 1_250, files: fileTimes(report(['b.db.test.ts', 0, 2_000]), '/project') },
  ];
  expect(describeTimes(stages).split('\n')).toEqual([
    'Stages',
    '     3.0 s  unit',
    '     1.3 s  db',
    '     4.3 s  all',
    'Slowest files',
    '     2.0 s  b.db.test.ts',
    '     1.5 s  a.test.ts',
  ]);
});

it('names no more than twenty files, and takes one that never ran for none', () => {
  const files = Array.from({ length: 30 }, (_, at) => [`${at}.test.ts`, 0, at] as const);
  const stage = {
    name: 'unit',
    ms: 1,
    files: fileTimes(
      report(...files.map(([...one]) => one as [string, number, number])),
      '/project',
    ),
  };
  expect(describeTimes([stage]).match(/\.test\.ts/g)).toHaveLength(20);
  expect(fileTimes(report(['broken.test.ts']), '/project')).toEqual([
    { file: 'broken.test.ts', ms: 0 },
  ]);
});
