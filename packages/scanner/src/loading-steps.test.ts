import { expect, test } from 'vitest';
import { loadingStep, type LoadingStep } from './loading-steps.ts';
import { defaultScanLimits } from './scan-limits.ts';

test('each step begins where the one before it ends, and the last one ends the stage', () => {
  const names: LoadingStep[] = ['open', 'load', 'quiet', 'late-content', 'scroll', 'scannable'];
  let reached = 0;
  for (const name of names) {
    const { from, to, limitMs } = loadingStep(name, defaultScanLimits);
    expect(from).toBe(reached);
    expect(to).toBeGreaterThan(from);
    expect(limitMs).toBeGreaterThan(0);
    reached = to;
  }
  expect(reached).toBe(1);
});
