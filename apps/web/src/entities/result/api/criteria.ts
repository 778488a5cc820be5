import type { ManualAnswerKind } from '@curbcut/model/scan';
import { readAnsweredCheck, readCriteria } from '@curbcut/wire/read';
import type { CheckAnswer, CriteriaAnswer } from '@curbcut/wire/verdicts';
import { callApi } from '../../../lib/api-client.ts';
import type { ScanAccess } from '../../report/scan-access.ts';

const scanPath = (scanId: string) => `/scan/${encodeURIComponent(scanId)}`;

/** What a scan says of each criterion, and what people have answered where no rule can. Throws `ApiError`. */
export function getCriteria({ criteriaPath: path }: ScanAccess): Promise<CriteriaAnswer> {
  return callApi({ path }, readCriteria);
}

/** Answers a check that no rule does, as it was seen: when it was answered meanwhile, nothing is changed. Throws `ApiError`. */
export async function answerCheck(
  scanId: string,
  check: string,
  { seen, ...answer }: { answer: ManualAnswerKind; note: string; seen: CheckAnswer | null },
): Promise<void> {
  const body = { check, ...answer, revision: seen?.revision ?? 0 };
  await callApi({ method: 'POST', path: `${scanPath(scanId)}/checks`, body }, readAnsweredCheck);
}
