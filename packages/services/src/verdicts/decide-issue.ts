import { readDatabaseTime, type Transaction } from '@curbcut/db';
import { outcomeAsScanned } from '@curbcut/model/causes';
import { AppError } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import {
  elementsOf,
  failureDecisions,
  isOfPagesTogether,
  type Issue,
  type IssueComponent,
} from '@curbcut/model/scan';
import type { VerdictAnswer, VerdictRequest } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { readCausePages } from '../results/index.ts';
import { answerChange } from './answer-change.ts';
import { holdScan, type HeldScan } from './hold-scan.ts';
import { insertEntry } from './insert-entry.ts';
import { readable } from './readable.ts';
import { refreshScans } from './refresh-scans.ts';
import { refuseStale } from './refuse-stale.ts';

/**
 * Keeps what a person decides about an issue of a scan of their own, and brings up to date what lists show of that scan
 * and of later ones of its page. The last verdict on an element holds; with `revision` nothing is changed when somebody
 * decided meanwhile (CONFLICT, with how the issue stands now). Throws what `holdScan` throws, NOT_FOUND for an issue that
 * the scan does not have, INVALID_REQUEST for what does not fit the issue, CONFLICT also for a cause of a site whose elements
 * have nothing in common, RATE_LIMITED.
 */
export async function decideIssue({
  ctx,
  input: { scanId, viewer, request },
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer; request: VerdictRequest };
}): Promise<VerdictAnswer> {
  await enforceRateLimit(ctx.db, rateLimits.verdictOfUser, viewer.userId);
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdScan(trx, scanId, viewer);
    const part = held.decided.issues.find((issue) => issue.fingerprint === request.fingerprint);
    if (!part) {
      throw new AppError('NOT_FOUND', 'This scan has no such issue. Load its result again.');
    }
    refuseStale(part, request.revision, held);
    const found = held.stored.issues.find((one) => one.fingerprint === wholeOf(part)) ?? part;
    const whole = { ...found, outcome: outcomeAsScanned(found) };
    const isCause = held.isSite && !isOfPagesTogether(whole);
    const cause = isCause ? componentOfCause(part, request) : null;
    refuseUnfit(whole, request);
    await refuseBadEnd(trx, request);
    const shown = shownElements(part, whole, held);
    const named = namedElements(request, shown);
    const scope = isCause ? 'website' : request.scope;
    const since = scope === 'website' ? { ...held, appliesFrom: held.appliesOnWebsiteFrom } : held;
    const id = await insertEntry(trx, viewer, since, whole, {
      kind: request.kind,
      withdraws: null,
      reason: request.reason ?? null,
      note: request.note,
      ends_on: request.ends_on ?? null,
      scope,
      component_pattern: cause?.pattern ?? null,
      component_colors: cause?.colors ?? null,
      component_reach: cause?.reach ?? null,
      cause_elements: cause ? await elementsOfCause(trx, held.scanId, whole) : [],
      elements: request.kind === 'problem' || named.length === 0 ? shown : named,
      problems: request.kind === 'problem' ? named : [],
      elements_shown:
        request.kind === 'problem' || named.length === 0
          ? (part.verdict?.elementsShown ?? part.nodesTotal)
          : named.length,
    });
    const { rule, outcome } = whole;
    await refreshScans(trx, viewer, since, { scope, isOnCause: held.isSite, rule, outcome });
    return answerChange(trx, viewer, held.scanId, { verdictId: id, issue: wholeOf(part) });
  });
}

function wholeOf({ fingerprint, splitFrom }: Issue): string {
  return splitFrom ?? fingerprint;
}

/** Of a site, a cause as a whole is decided about: every element of its kind, on whatever page. */
function componentOfCause(cause: Issue, { elements }: VerdictRequest): IssueComponent {
  if (outcomeAsScanned(cause) === 'needs-review' && cause.verdict?.scope === 'page') {
    throw new AppError(
      'INVALID_REQUEST',
      'This question was answered on its pages: open the scan of one of them to change the answer there.',
    );
  }
  if (!cause.component) {
    throw new AppError(
      'CONFLICT',
      'The elements of this issue have nothing in common but their rule. Open the scan of one of its pages to decide about it there.',
    );
  }
  if (elements.length > 0) {
    throw new AppError(
      'INVALID_REQUEST',
      'A cause of a site is decided about as a whole: leave the elements out.',
    );
  }
  return cause.component;
}

/** None where what is stored of it can't be read any more: its selector tells them then. */
async function elementsOfCause(
  trx: Transaction,
  scanId: string,
  { fingerprint }: Issue,
): Promise<string[]> {
  const causes = await readable(() => readCausePages(trx, scanId, fingerprint));
  return causes?.get(fingerprint)?.elements.map(({ digits }) => digits) ?? [];
}

function refuseUnfit({ outcome }: Issue, { kind }: VerdictRequest): void {
  const isDecision = failureDecisions.some((one) => one === kind);
  if (isDecision === (outcome === 'failed')) return;
  throw new AppError(
    'INVALID_REQUEST',
    outcome === 'failed'
      ? 'This issue failed an automatic check: it can be ignored, or marked as a false alarm.'
      : 'This finding needs review: answer that it is a problem, no problem, or that you are not sure.',
  );
}

async function refuseBadEnd(trx: Transaction, { ends_on: endsOn }: VerdictRequest): Promise<void> {
  if (endsOn === undefined) return;
  const now = await readDatabaseTime(trx);
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + limits.ignoreMonths);
  const day = (time: Date) => time.toISOString().slice(0, 10);
  if (endsOn > day(now) && endsOn <= day(last)) return;
  throw new AppError(
    'INVALID_REQUEST',
    `The last day must be after today and at most ${limits.ignoreMonths} months from now: from ${day(new Date(now.getTime() + 86_400_000))} to ${day(last)}.`,
  );
}

/** Those that a verdict on the part is about: of a part that was decided, all that its verdict was given on. */
function shownElements(part: Issue, whole: Issue, { verdicts, isSite }: HeldScan): string[] {
  const before = verdicts.find(({ id }) => id === part.verdict?.id);
  // One on a cause of the site names elements of other pages.
  if (!before || (before.component_pattern !== null && !isSite)) return elementsOf(part);
  return elementsOf(whole).filter((element) => before.elements.includes(element));
}

/** Empty where all are meant. */
function namedElements({ elements }: VerdictRequest, shown: readonly string[]): string[] {
  const named = [...new Set(elements)];
  if (named.some((element) => !shown.includes(element))) {
    throw new AppError(
      'INVALID_REQUEST',
      'An element that was named is not among those of this issue. Load the result again.',
    );
  }
  return named.length === shown.length ? [] : named;
}
