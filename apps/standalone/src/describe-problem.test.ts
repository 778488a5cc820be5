import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return describeProblem(error);
  }
  return '';
}

test('reasons are sentences, and what is a bug shows where it is', () => {
  expect(describeProblem(new StartError('Port 8000 is in use'))).toBe('Port 8000 is in use');
  const settings = problemOf(() => readEnv({ PORT: '80000' }));
  expect(settings).toContain('PORT: ');
  expect(settings).not.toContain('    at ');
  expect(describeProblem(new TypeError('x is not a function'))).toMatch(/^TypeError: x .*\n +at /);
});
