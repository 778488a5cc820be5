import type { ScanStage } from '@curbcut/model/scan';
import type { ReceivedMail, TestSmtpServer } from '@curbcut/testing';
import { readStatus, requestScan, waitForStatus } from './api.ts';
import type { FaultSite } from './fault-pages.ts';
import { type FaultTarget, killTarget } from './fault-targets.ts';
import { anyAlive, descendantsOf } from './processes.ts';
import { type Product, removeProduct, startProduct, waitFor } from './start-product.ts';

/** `reporting` stands for all that follows the checks, up to the mail. */
export const faultStages = ['queued', 'loading', 'checking', 'reporting'] as const;
export type FaultStage = (typeof faultStages)[number];

export interface FaultTrial {
  target: FaultTarget;
  stage: FaultStage;
  /** Where the scan really was when the signal was sent. */
  hitAt: string;
  /** From the kill to the second visit of the page; null when the scan was not begun again. */
  retakenAfterMs: number | null;
  /** From the kill until every scan had ended. */
  finishedAfterMs: number;
  /** One for each accepted scan. */
  ends: string[];
  /** How many mails each accepted scan brought; a repetition that no sender can avoid is the same mail. */
  mails: number[];
  /** Ids of the product's processes that outlived it. */
  orphans: number[];
}

const pageOf: Record<FaultStage, string> = {
  queued: '/plain',
  loading: '/slow',
  checking: '/large',
  reporting: '/large',
};
/** The longest that a mail is under way between the server's receipt of it and the worker's note. */
const answerMs = 1_000;
const afterChecking: readonly ScanStage[] = ['merging', 'scoring', 'reporting'];

/**
 * Starts the product with one browser, kills one part of it when a scan has reached a stage, lets it go on (or starts
 * it again when nothing is left), and says how its scans ended. Two other scans are under way meanwhile.
 */
export async function runFaultTrial(
  { site, smtp }: { site: FaultSite; smtp: TestSmtpServer },
  { target, stage }: { target: FaultTarget; stage: FaultStage },
): Promise<FaultTrial> {
  const env = {
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${site.server.port}`,
    SMTP_URL: smtp.url,
    SCAN_CONCURRENCY: '1',
    FREE_SCANS_AT_ONCE: '1000',
  };
  const trial = `${target}-${stage}-${Date.now()}`;
  let product = await startProduct({ env });
  try {
    const request = (page: string, name: string) =>
      requestScan(product, {
        url: site.server.url(`${page}?${trial}-${name}`),
        email: `${name}-${trial}@maple.example`,
        name,
      });
    // With one browser a scan waits for as long as the one before it loads.
    const before = await request(stage === 'queued' ? '/slow' : '/plain', 'before');
    if (stage === 'queued') await waitForStatus(product, before, ['running']);
    const hit = await request(pageOf[stage], 'hit');
    const after = await request('/plain', 'after');
    const ids = [before, hit, after];
    const hitAt = await waitForStage(product, hit, stage);

    const earlier = await descendantsOf(product.process.pid ?? 0);
    const killingAt = Date.now();
    await killTarget(product, target);
    const killedAt = Date.now();
    if (target === 'everything') product = await startProduct({ env, stateDir: product.stateDir });

    const ends: string[] = [];
    for (const id of ids) {
      const hasIssues = id === hit && pageOf[stage] === '/large';
      ends.push(await waitForEnd(product, id, hasIssues));
    }
    const finishedAfterMs = Date.now() - killedAt;
    const names = ['before', 'hit', 'after'];
    const to = names.map((name) => `${name}-${trial}@maple.example`);
    for (const recipient of to) await smtp.waitForMail(isTo(recipient), 30_000);

    const last = await descendantsOf(product.process.pid ?? 0);
    await product.stop();
    const everyone = [...new Set([...earlier, ...last])];
    const left = await waitFor(async () => !(await anyAlive(everyone)), 8_000).then(
      () => [],
      () => everyone,
    );
    const orphans: number[] = [];
    for (const pid of left) if (await anyAlive([pid])) orphans.push(pid);
    const visits = site.visitsOf(site.server.url(`${pageOf[stage]}?${trial}-hit`));
    // A worker may have been killed before its first visit; a browser or a database costs the scan only a second one.
    const isLost = stage !== 'queued' && (target === 'worker' || target === 'everything');
    const again = visits.slice(isLost ? 0 : 1).find((visit) => visit > killedAt);
    return {
      target,
      stage,
      hitAt,
      retakenAfterMs: again === undefined ? null : again - killedAt,
      finishedAfterMs,
      ends,
      // Counted last: a second mail would have come by now.
      mails: to.map((recipient) =>
        countMails(smtp.mails.filter(isTo(recipient)), [killingAt, killedAt]),
      ),
      orphans,
    };
  } catch (error) {
    throw new Error(`The trial broke off. The product said:\n${product.output()}`, {
      cause: error,
    });
  } finally {
    await removeProduct(product);
  }
}

/**
 * A kill between the mail server's answer and the note of it leaves no way to know that the mail left: it is sent again,
 * under the same Message-ID, by which mail servers tell a repetition.
 */
function countMails(
  mails: readonly ReceivedMail[],
  [killingAt, killedAt]: [number, number],
): number {
  const [first, again] = mails;
  if (mails.length !== 2 || first?.messageId !== again?.messageId) return mails.length;
  const at = first?.receivedAt ?? 0;
  return at > killingAt - answerMs && at <= killedAt ? 1 : mails.length;
}

function isTo(recipient: string) {
  return ({ envelope }: { envelope: { to: string[] } }) => envelope.to.includes(recipient);
}

/** Resolves with the stage that was seen; a scan may have gone further by then. */
async function waitForStage(product: Product, id: string, stage: FaultStage): Promise<string> {
  let seen = '';
  await waitFor(async () => {
    const { status, progress } = await readStatus(product, id);
    seen = status === 'completed' || status === 'failed' ? status : progress.stage;
    if (seen === 'completed' || seen === 'failed') return true;
    if (stage !== 'reporting') return progress.stage === stage;
    return afterChecking.includes(progress.stage);
  }, 60_000);
  return seen;
}

async function waitForEnd(product: Product, id: string, hasIssues: boolean): Promise<string> {
  const { status, error_code, result } = await waitForStatus(
    product,
    id,
    ['completed', 'failed'],
    240_000,
  );
  const found = (result?.results?.total_issues ?? 0) > 0;
  if (status === 'completed' && found !== hasIssues) return 'completed with a wrong result';
  return error_code ?? status;
}
