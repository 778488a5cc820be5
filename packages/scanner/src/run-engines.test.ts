import type { ScanFailureCode } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import type { Engine, EngineOutput } from './engines/engine.ts';
import type { PageUnderTest } from './engines/page-under-test.ts';
import { createEngineRuns } from './run-engines.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import { ScanGuard } from './scan-guard.ts';
import { defaultScanLimits } from './scan-limits.ts';

const nothing: EngineOutput = { outcomes: new Map(), findings: [], notAssessed: [], score: null };

function engine(id: string, run: Engine['run'], comprehensive: boolean): Engine {
  return { id, name: id, version: '1', independent: true, comprehensive, run };
}

/** Runs an engine that fails with that reason and one that does not, on a page that answers or never does. */
async function runWith(code: ScanFailureCode, { answers = true, comprehensive = true } = {}) {
  const answer = answers ? Promise.resolve(true) : new Promise(() => {});
  const page = {
    page: { mainFrame: () => ({ isolatedRealm: () => ({ evaluate: () => answer }) }) },
    guard: new ScanGuard(),
    limits: { ...defaultScanLimits, frameMs: 20 },
    warn: () => {},
  } as unknown as PageUnderTest;
  const failing = async () => {
    throw new ScanFailureError(code);
  };
  const engines = [
    engine('slow', failing, comprehensive),
    engine('other', async () => nothing, true),
  ];
  const results = await createEngineRuns(engines, page, () => {}).runReading();
  return results.map(({ run }) => [run.engine, run.status]);
}

test.each([true, false])(
  'an engine that takes too long costs its own findings where the page answers: %s',
  async (comprehensive) => {
    expect(await runWith('PAGE_HUNG', { comprehensive })).toEqual([
      ['slow', 'failed'],
      ['other', 'completed'],
    ]);
  },
);

test.each([true, false])('a page that does not answer has hung: %s', async (comprehensive) => {
  const running = runWith('PAGE_HUNG', { answers: false, comprehensive });
  await expect(running).rejects.toMatchObject({ code: 'PAGE_HUNG' });
});

test('another reason that an engine gives is that of the scan', async () => {
  await expect(runWith('PAGE_TOO_LARGE')).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
});
