import type { Outcome } from '@curbcut/model/scan';
import { browserContextEgress, createTargetPolicy, openEgress } from '@curbcut/url-guard';
import { startBrowserProcess } from '../../src/browser/browser-process.ts';
import { findChromium } from '../../src/browser/find-chromium.ts';
import { defaultDisplay, openPage } from '../../src/browser/open-page.ts';
import { readDocument } from '../../src/browser/read-document.ts';
import { waitUntilStable } from '../../src/browser/wait-until-stable.ts';
import type { CaptureCheck, Check, PageCheck } from '../../src/checks/check.ts';
import { checksEngine } from '../../src/checks/engine.ts';
import { onCapture } from '../../src/checks/on-capture.ts';
import {
  type CheckWithEvidence,
  runChanging,
  runWithEvidence,
} from '../../src/checks/run-with-evidence.ts';
import { AlfaProcess } from '../../src/engines/alfa/alfa-process.ts';
import { createPageUnderTest, type PageUnderTest } from '../../src/engines/page-under-test.ts';
import { pointerKey } from '../../src/engines/pointer-key.ts';
import { withTrust } from '../../src/engines/with-trust.ts';
import { TextReader } from '../../src/ocr/text-reader.ts';
import { ScanGuard } from '../../src/scan-guard.ts';
import type { ScanLimits } from '../../src/scan-limits.ts';
import { patientLimits } from './patient-limits.ts';

/** What a rule came to on a page. */
interface Judgment {
  outcome: Outcome;
  /** The HTML of each element that failed or needs a review. */
  found: readonly string[];
}

/** A browser page that stays open while one document after the other is loaded and judged in it. */
export interface KeptPage {
  /**
   * What the given checks came to on the page at `url`, without anything on it being used: first those that read it, all
   * on one capture, then those that change it. By rule. Rejects where a check throws.
   */
  judge(url: string, checks: readonly Check[]): Promise<ReadonlyMap<string, Judgment>>;
  close(): Promise<void>;
}

/** One page loads all of them. */
const limits: ScanLimits = {
  ...patientLimits,
  navigations: Infinity,
  requests: Infinity,
  frameDocuments: Infinity,
};

/** Opens a browser with one page, at `url` first. */
export async function openKeptPage(url: string): Promise<KeptPage> {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('No Chromium was found.');
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const browser = await startBrowserProcess({ ...chromium, userAgent: 'Curbcut cases', warn });
  const policy = createTargetPolicy({ allowAllPrivate: true });
  const egress = await openEgress({ policy, onEvent: () => {}, limits: {} });
  const context = await browser.browser.createBrowserContext(browserContextEgress(egress.proxyUrl));
  const [alfa, reader] = [new AlfaProcess({ heapBytes: limits.alfaHeapBytes }), new TextReader()];
  const guard = new ScanGuard();
  const open = await openPage({
    browser: browser.browser,
    context,
    url,
    egress,
    guard,
    limits,
    display: defaultDisplay,
    onDocument: () => {},
  });

  const load = async (address: string): Promise<PageUnderTest> => {
    await open.page.goto(address, { waitUntil: 'domcontentloaded' });
    await waitUntilStable(open, guard, limits, {
      meanwhile: () => {},
      onStep: () => {},
      watchesMovement: true,
    });
    return createPageUnderTest({
      page: open.page,
      document: await readDocument(open, { url: address, egress, guard, limits }),
      listeners: open.listeners,
      windows: await open.listeners.windows(),
      guard,
      limits,
      fast: false,
      alfa,
      reader,
      warn,
      tell: () => {},
      shutOff: () => Promise.resolve(),
    });
  };

  return {
    async judge(address, checks) {
      const page = await load(address);
      const ended = new Map<string, CheckWithEvidence>();
      for (const check of checks.filter((one) => !isChanging(one)))
        ended.set(check.rule, await runWithEvidence(reading(check), page, limits.checkMs));
      for (const check of checks.filter(isChanging)) {
        const result = (await runChanging([check], page, limits.checkMs)).get(check);
        if (!result || 'error' in result)
          throw new Error(`${check.rule} stopped`, { cause: result?.error });
        ended.set(check.rule, result);
      }
      return new Map([...ended].map(([rule, result]) => [rule, toJudgment(rule, result)]));
    },
    async close() {
      await Promise.all([browser.kill(), egress.close(), alfa.close(), reader.close()]);
    },
  };
}

function isChanging(check: Check): check is PageCheck<unknown> & Check {
  return check.looksAt === 'page' && check.change !== undefined;
}

function reading(check: Check): PageCheck<unknown> {
  if (check.looksAt === 'use') throw new Error(`${check.rule} needs the page to be used.`);
  return check.looksAt === 'capture'
    ? (onCapture(check as CaptureCheck) as PageCheck<unknown>)
    : (check as PageCheck<unknown>);
}

function toJudgment(rule: string, { outcome, findings, nodes }: CheckWithEvidence): Judgment {
  const trusted = withTrust(checksEngine.id, {
    outcomes: new Map([[rule, outcome]]),
    findings,
    notAssessed: [],
    score: null,
  });
  return {
    outcome: trusted.outcomes.get(rule) ?? outcome,
    found: [...new Map([...nodes].map(([at, { html }]) => [pointerKey(at), html])).values()],
  };
}
