import type { Issue, VerdictKind } from '@curbcut/model/scan';
import type { VerdictRequest } from '@curbcut/wire/verdicts';
import { callApiRaw } from '../../../lib/api-client.ts';

/** What a person says of an issue; what is left out has its default on the server. */
export type Decision = { kind: VerdictKind } & Partial<
  Pick<VerdictRequest, 'note' | 'reason' | 'ends_on' | 'scope' | 'elements'>
>;

const verdictsPath = (scanId: string) => `/scan/${encodeURIComponent(scanId)}/verdicts`;

/** Decides about an issue as it was seen: when it was decided meanwhile, nothing is changed. Throws `ApiError`. */
export async function decideIssue(
  scanId: string,
  issue: Pick<Issue, 'fingerprint' | 'verdictRevision'>,
  decision: Decision,
): Promise<void> {
  const body = {
    fingerprint: issue.fingerprint,
    revision: issue.verdictRevision ?? 0,
    ...decision,
  } satisfies Partial<VerdictRequest>;
  await callApiRaw({ method: 'POST', path: verdictsPath(scanId), body });
}

/** Takes the verdict on an issue back. Throws `ApiError`. */
export async function withdrawVerdict(
  scanId: string,
  { verdict, verdictRevision }: Pick<Issue, 'verdict' | 'verdictRevision'>,
): Promise<void> {
  if (!verdict) return;
  const path = `${verdictsPath(scanId)}/${encodeURIComponent(verdict.id)}`;
  const seen = verdictRevision === undefined ? '' : `?revision=${verdictRevision}`;
  await callApiRaw({ method: 'DELETE', path: `${path}${seen}` });
}
