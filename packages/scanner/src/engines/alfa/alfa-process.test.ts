import { expect, onTestFinished, test } from 'vitest';
import { AlfaProcess } from './alfa-process.ts';
import { defaultScanLimits } from '../../scan-limits.ts';

test('a process that waits for work stays warm when a scan fails, and one at work is ended', async () => {
  const alfa = new AlfaProcess({ heapBytes: defaultScanLimits.alfaHeapBytes });
  onTestFinished(() => alfa.close());
  alfa.warm();
  const { pid } = alfa;
  expect(pid).toBeGreaterThan(0);
  alfa.endRun();
  expect(alfa.pid).toBe(pid);
  const running = alfa.run({ documents: [], rules: [], maxTargets: 1 }, defaultScanLimits.alfaMs);
  alfa.endRun();
  expect(alfa.pid).toBeUndefined();
  expect(await running).toMatchObject({ runs: [], end: 'too-large' });
});
