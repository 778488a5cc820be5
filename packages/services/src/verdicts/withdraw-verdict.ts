import { AppError } from '@curbcut/model/errors';
import type { VerdictAnswer } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { answerChange } from './answer-change.ts';
import { holdScan } from './hold-scan.ts';
import { insertEntry } from './insert-entry.ts';
import { refreshScans } from './refresh-scans.ts';
import { refuseStale } from './refuse-stale.ts';

/**
 * Takes a verdict back: what it was about is open again, in this scan and in the later ones that it was carried to.
 * Throws what `holdScan` throws, NOT_FOUND for a verdict that the page does not know, CONFLICT when it is withdrawn
 * already or the issue was decided since `revision`.
 */
export async function withdrawVerdict({
  ctx,
  input: { scanId, verdictId, viewer, revision },
}: {
  ctx: ServiceContext;
  input: { scanId: string; verdictId: string; viewer: Viewer; revision?: number | undefined };
}): Promise<VerdictAnswer> {
  await enforceRateLimit(ctx.db, rateLimits.verdictOfUser, viewer.userId);
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdScan(trx, scanId, viewer);
    const verdict = held.verdicts.find(({ id, kind }) => id === verdictId && kind !== 'withdrawn');
    if (!verdict) throw new AppError('NOT_FOUND', 'This answer is unknown, or of another page.');
    const part = held.decided.issues.find((issue) => issue.verdict?.id === verdictId);
    if (part) refuseStale(part, revision, held);
    if (held.verdicts.some(({ withdraws }) => withdraws === verdictId)) {
      throw new AppError('CONFLICT', 'This answer was taken back already.');
    }
    const issue = {
      fingerprint: verdict.issue,
      rule: verdict.rule,
      outcome: verdict.outcome,
      title: verdict.title,
      impact: verdict.impact,
      wcag: verdict.wcag,
    };
    const since = { ...held, appliesFrom: verdict.applies_from };
    await insertEntry(trx, viewer, since, issue, {
      kind: 'withdrawn',
      withdraws: verdictId,
      reason: null,
      note: '',
      ends_on: null,
      scope: verdict.scope,
      component_pattern: verdict.component_pattern,
      component_colors: verdict.component_colors,
      component_reach: verdict.component_reach,
      cause_elements: verdict.cause_elements,
      elements: verdict.elements,
      problems: [],
      elements_shown: verdict.elements_shown,
    });
    await refreshScans(trx, viewer, since, {
      scope: verdict.scope,
      isOnCause: held.isSite || verdict.component_pattern !== null,
      rule: verdict.rule,
      outcome: verdict.outcome,
    });
    const whole = part ? (part.splitFrom ?? part.fingerprint) : verdict.issue;
    return answerChange(trx, viewer, held.scanId, { verdictId: null, issue: whole });
  });
}
