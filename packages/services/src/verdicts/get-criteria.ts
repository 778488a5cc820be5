import type { Db } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { standardScope, type Standard } from '@curbcut/model/scan';
import { criteriaDetails } from '@curbcut/rules/coverage';
import { manualChecks } from '@curbcut/rules/manual-checks';
import type { CheckAnswer, CriteriaAnswer } from '@curbcut/wire/verdicts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readScan, requireStandard } from '../results/index.ts';
import { toCheckAnswer } from './to-check-answer.ts';

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
  const answers = scan.user_id
    ? await findAnswers(ctx.db, { userId: scan.user_id, url: scan.url, until: scan.finished_at })
    : new Map<string, CheckAnswer>();
  return {
    standard: standardScope(report.standard),
    criteria: criteriaDetails(report.result, report.standard).map(
      ({ byPerson, rules, ...criterion }) => ({
        number: criterion.number,
        name: criterion.name,
        level: criterion.level,
        url: criterion.url,
        state: criterion.state,
        issues: criterion.issues,
        by_person: byPerson,
        rules: rules.map(({ id, title, outcome, techniques, actRules }) => ({
          id,
          title,
          outcome,
          techniques: [...techniques],
          act_rules: [...actRules],
        })),
        person: criterion.person,
        answer: answers.get(criterion.number) ?? null,
      }),
    ),
    checks: manualChecks.map(({ id, question, criteria }) => ({
      id,
      question,
      criteria: [...criteria],
      answer: answers.get(id) ?? null,
    })),
  };
}

/** The last answer to each check of the page that was given on a scan until then; none for what was taken back. */
async function findAnswers(
  db: Db,
  { userId, url, until }: { userId: string; url: string; until: Date },
): Promise<Map<string, CheckAnswer>> {
  const rows = await db
    .selectFrom('manual_answers')
    .selectAll()
    .distinctOn('check')
    .where('user_id', '=', userId)
    .where('url', '=', url)
    .where('applies_from', '<=', until)
    .orderBy('check')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.check, toCheckAnswer(row)]));
}
