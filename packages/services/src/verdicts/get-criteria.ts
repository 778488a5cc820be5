import { AppError } from '@curbcut/model/errors';
import type { Standard } from '@curbcut/model/scan';
import type { CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { findManualAnswers, readScan, requireStandard } from '../results/index.ts';
import { toCriteriaAnswer } from './to-criteria-answer.ts';

/**
 * What a scan says about each criterion of the standard, and what people have answered where no rule can. Throws
 * NOT_FOUND, NOT_READY for a scan without a result, CONFLICT where another standard is asked for.
 */
export async function getCriteria({
  ctx,
  input: { scanId, reader, standard },
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader; standard?: Standard | undefined };
}): Promise<CriteriaAnswer> {
  const { scan, report } = await readScan(ctx.db, scanId, reader);
  requireStandard(report, standard);
  if (!report.result || !scan.finished_at) {
    throw new AppError('NOT_READY', 'This scan has no result that says anything of criteria.');
  }
  const answers = await findManualAnswers(ctx.db, scan);
  return toCriteriaAnswer(report.result, report.standard, answers);
}
