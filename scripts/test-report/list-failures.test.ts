import { expect, it } from 'vitest';

import { listFailures } from './list-failures.ts';
import type { FileResult } from './vitest-report.ts';

const report = (...testResults: FileResult[]) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});

it('names each failed test with its file and what it said', () => {
  const failures = listFailures(
    report({
      name: '/project/packages/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a works' },
        {
          status: 'failed',
          fullName: 'a says it',
          failureMessages: ['AssertionError: expected 1 to be 2\n\n    at a.test.ts:3'],
        },
      ],
    }),
    '/project',
  );
  expect(failures).toEqual([
    'packages/a.test.ts > a says it\n    AssertionError: expected 1 to be 2\n        at a.test.ts:3',
  ]);
});

it('names a file that broke before its first test', () => {
  const broken = { name: '/project/b.test.ts', status: 'failed', message: 'SyntaxError: no' };
  expect(listFailures(report({ ...broken, assertionResults: [] }), '/project')).toEqual([
    'b.test.ts\n    SyntaxError: no',
  ]);
});

it('says nothing of what passed', () => {
  const passed = { name: '/project/c.test.ts', status: 'passed', message: '' };
  expect(
    listFailures(
      report({ ...passed, assertionResults: [{ status: 'passed', fullName: 'c' }] }),
      '/project',
    ),
  ).toEqual([]);
});

it('keeps a long message short', () => {
  const [failure] = listFailures(
    report({
      name: '/project/d.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'd', failureMessages: [`${'x'.repeat(5000)}\n`.repeat(50)] },
      ],
    }),
    '/project',
  );
  expect(failure!.length).toBeLessThan(2500);
});
