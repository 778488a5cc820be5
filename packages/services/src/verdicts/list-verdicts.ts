import type { Transaction } from '@curbcut/db';
import type { VerdictKind } from '@curbcut/model/scan';
import type { VerdictEntry, VerdictsAnswer } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import type { FoundVerdict } from '../results/index.ts';
import { holdScan, type HeldScan } from './hold-scan.ts';

const maxListed = 500;

/**
 * What was decided about the page of a scan of the viewer's own, the newest first, and how it stands in that scan.
 * Throws what `holdScan` throws.
 */
export async function listVerdicts({
  ctx,
  input: { scanId, viewer },
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer };
}): Promise<VerdictsAnswer> {
  const held = await ctx.db
    .transaction()
    .execute((trx: Transaction) => holdScan(trx, scanId, viewer));
  return { verdicts: toEntries(held).slice(0, maxListed) };
}

function toEntries({ url, verdicts, stored, decided }: HeldScan): VerdictEntry[] {
  const issues = new Set(stored.issues.map(({ fingerprint }) => fingerprint));
  const inForce = new Set(decided.issues.map(({ verdict }) => verdict?.id));
  const isOfPage = (row: FoundVerdict) =>
    row.url === url || issues.has(row.issue) || inForce.has(row.id);
  return verdicts
    .filter(isOfPage)
    .toReversed()
    .flatMap((row) =>
      row.kind === 'withdrawn' ? [] : [toEntry({ ...row, kind: row.kind }, verdicts, inForce)],
    );
}

function toEntry(
  row: FoundVerdict & { kind: VerdictKind },
  history: readonly FoundVerdict[],
  inForce: ReadonlySet<string | undefined>,
): VerdictEntry {
  const withdrawal = history.find(({ withdraws }) => withdraws === row.id);
  const isReplaced = history.some(
    (later) =>
      later.kind !== 'withdrawn' &&
      later.revision > row.revision &&
      later.issue === row.issue &&
      row.elements.every((element) => later.elements.includes(element)),
  );
  const isOver = row.ends_on !== null && row.ends_on < row.today;
  return {
    verdict_id: row.id,
    revision: row.revision,
    kind: row.kind,
    reason: row.reason,
    note: row.note,
    ends_on: row.ends_on,
    scope: row.scope,
    author: row.author,
    decided_at: row.decided_at.toISOString(),
    state: withdrawal
      ? 'withdrawn'
      : inForce.has(row.id)
        ? 'in-force'
        : isReplaced
          ? 'replaced'
          : isOver
            ? 'ended'
            : 'lapsed',
    withdrawn_by: withdrawal?.author ?? null,
    withdrawn_at: withdrawal?.decided_at.toISOString() ?? null,
    fingerprint: row.issue,
    rule: row.rule,
    title: row.title,
    impact: row.impact,
    outcome: row.outcome,
    wcag: row.wcag,
    elements_shown: row.elements_shown,
    problems_count: row.problems.length,
    scan_id: row.scan_id,
  };
}
