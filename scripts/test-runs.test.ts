import { expect, it } from 'vitest';
import { runsFor } from './test-runs.ts';

it('runs every stage, with the files and options that were given', () => {
  const runs = runsFor(['packages/url-guard', '-t', 'a host']);
  expect(runs.map(({ name }) => name)).toEqual([
    'unit',
    'database',
    'browser',
    'browser alone',
    'end to end',
  ]);
  expect(runs[1]?.args).toEqual(['--project', 'db', 'packages/url-guard', '-t', 'a host']);
});

it('runs the cases and the unit tests of the checks that are named', () => {
  const [unit, cases] = runsFor(['dialog-modal', 'tiny-text']);
  expect(unit?.args).toEqual([
    '--project',
    'unit',
    'packages/scanner/src/checks/dialog-modal/',
    'packages/scanner/src/checks/tiny-text/',
  ]);
  expect(cases?.args.slice(-2)).toEqual(['-t', '^(?:dialog-modal|tiny-text) ']);
  expect(cases?.isNamed).toBe(true);
});

it('takes another word for a part of a file name', () => {
  expect(runsFor(['dialog-modal', 'url-guard'])).toHaveLength(5);
});

it('runs only the projects that are asked for', () => {
  expect(runsFor(['--project', 'unit', 'packages/model'])).toEqual([
    { name: 'chosen projects', args: ['--project', 'unit', 'packages/model'], isNamed: false },
  ]);
});
