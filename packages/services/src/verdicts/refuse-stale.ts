import { AppError } from '@curbcut/model/errors';
import type { Issue } from '@curbcut/model/scan';
import { toWireIssue } from '@curbcut/wire/scan';
import type { VerdictConflict } from '@curbcut/wire/verdicts';
import type { HeldScan } from './hold-scan.ts';

/** Throws CONFLICT, with the issue as it stands now, when it was decided since the revision that was seen. */
export function refuseStale(
  issue: Issue,
  seen: number | undefined,
  { decided }: Pick<HeldScan, 'decided'>,
): void {
  if (seen === undefined || seen === (issue.verdictRevision ?? 0)) return;
  const whole = issue.splitFrom ?? issue.fingerprint;
  const parts = decided.issues.filter(
    (one) => one.fingerprint === whole || one.splitFrom === whole,
  );
  const present: VerdictConflict = { issues: parts.map(toWireIssue) };
  const author = parts.map(({ verdict }) => verdict?.author).find((name) => name !== undefined);
  throw new AppError(
    'CONFLICT',
    author === undefined
      ? 'The answer to this issue was taken back meanwhile. Nothing was changed: look at it again.'
      : `This issue was decided meanwhile, last by ${author}. Nothing was changed: look at it again.`,
    { present },
  );
}
