import { startTestSmtpServer, type TestSmtpServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultSite, startFaultSite } from './fault-pages.ts';
import { runFaultTrial } from './run-fault-trial.ts';
import { runOutageTrial } from './run-outage-trial.ts';
import { removeProduct, startProduct } from './start-product.ts';

let site: FaultSite;
let smtp: TestSmtpServer;

beforeAll(async () => {
  site = await startFaultSite();
  smtp = await startTestSmtpServer();
});

afterAll(async () => {
  await smtp?.stop();
  await site?.server.close();
});

/** The rest of the matrix, and its figures: `npm run test:faults`. */
describe('kill -9 in the middle of a scan', () => {
  it.each([
    { target: 'worker', stage: 'checking' },
    { target: 'api', stage: 'queued' },
    { target: 'database', stage: 'reporting' },
    { target: 'browser', stage: 'checking' },
    { target: 'everything', stage: 'loading' },
  ] as const)(
    'of the $target while $stage: every scan ends well, once, with one mail',
    async (fault) => {
      const trial = await runFaultTrial({ site, smtp }, fault);
      process.stdout.write(`${JSON.stringify(trial)}\n`);
      expect(trial).toMatchObject({
        ends: ['completed', 'completed', 'completed'],
        mails: [1, 1, 1],
        orphans: [],
      });
    },
  );
});

describe('a database that restarts', () => {
  it('is answered with 503 for a moment, and nothing that was accepted is lost', async () => {
    const restarts = 2;
    const trial = await runOutageTrial({ site, smtp }, { restarts });
    process.stdout.write(`${JSON.stringify(trial)}\n`);
    expect(trial.accepted).toBeGreaterThanOrEqual(7);
    expect(new Set(trial.ends)).toEqual(new Set(['completed']));
    expect(new Set(trial.mails)).toEqual(new Set([1]));
    expect(Math.max(0, ...trial.mailsOfRefused)).toBeLessThanOrEqual(1);
    expect(Object.keys(trial.statuses).sort()).toEqual(['200', '503']);
    expect(trial.sameProcesses).toBe(true);
    // With each restart a thing is said once, and counted as often as doubling windows fit into the time of the trial.
    const times = Object.values(Object.groupBy(trial.terminalLines, sentenceOf));
    expect(times.length).toBeLessThan(25);
    const windows = Math.log2(trial.seconds / restarts / 10 + 1);
    for (const lines of times) expect(lines?.length).toBeLessThanOrEqual(restarts * (1 + windows));
  });
});

/** A line without the cause or the count in its parentheses. */
function sentenceOf(line: string): string {
  return line.replace(/ \(.*$/s, '');
}

describe('a second start', () => {
  it('on the same state directory says so and ends; the first goes on', async () => {
    const first = await startProduct();
    try {
      await expect(startProduct({ stateDir: first.stateDir })).rejects.toThrow(
        new RegExp(`already running on ${first.stateDir}.* \\(process ${first.process.pid}\\)`),
      );
      expect((await fetch(`${first.url}/health`)).ok).toBe(true);
    } finally {
      await removeProduct(first);
    }
  });
});
