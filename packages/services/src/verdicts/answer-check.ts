import { AppError } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { wcagCriteria } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import { manualChecks } from '@curbcut/rules/manual-checks';
import type { CheckRequest, CheckRequestAnswer } from '@curbcut/wire/verdicts';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { deletePrintedReports } from './delete-printed-reports.ts';
import { holdScan } from './hold-scan.ts';
import { toCheckAnswer } from './to-check-answer.ts';

/**
 * Keeps what a person answers to a check that no rule does, for this scan and later ones of its page. The last answer
 * holds; with `revision` nothing is changed when somebody answered meanwhile (CONFLICT, with the present answer). Throws
 * what `holdScan` throws, INVALID_REQUEST for an unknown check, RATE_LIMITED.
 */
export async function answerCheck({
  ctx,
  input: { scanId, viewer, request },
}: {
  ctx: ServiceContext;
  input: { scanId: string; viewer: Viewer; request: CheckRequest };
}): Promise<CheckRequestAnswer> {
  const { check, answer, note } = request;
  if (!Object.hasOwn(wcagCriteria, check) && !manualChecks.some(({ id }) => id === check)) {
    throw new AppError(
      'INVALID_REQUEST',
      'There is no such check: name a criterion, for example 1.2.3, or a check of the list.',
    );
  }
  await enforceRateLimit(ctx.db, rateLimits.verdictOfUser, viewer.userId);
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdScan(trx, scanId, viewer);
    const { url } = held;
    const last = await trx
      .selectFrom('manual_answers')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .where('url', '=', url)
      .where('check', '=', check)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    const revision = last?.revision ?? 0;
    if (request.revision !== undefined && request.revision !== revision) {
      throw new AppError(
        'CONFLICT',
        `This check was answered meanwhile${last ? `, last by ${last.author}` : ''}. Nothing was changed: look at it again.`,
        { present: { check, answer: last ? toCheckAnswer(last) : null } },
      );
    }
    const { name, count } = await trx
      .selectFrom('users')
      .select('name')
      .select((eb) =>
        eb
          .selectFrom('manual_answers')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('manual_answers.user_id', '=', 'users.id')
          .as('count'),
      )
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    if ((count ?? 0) >= limits.verdictsPerAccount) {
      throw new AppError(
        'CONFLICT',
        `Your account keeps ${amount(limits.verdictsPerAccount)} answers to checks already, which is as many as it can.`,
      );
    }
    const stored = await trx
      .insertInto('manual_answers')
      .values({
        id: newId(),
        user_id: viewer.userId,
        url,
        check,
        revision: revision + 1,
        answer,
        note,
        author: name,
        applies_from: held.endedAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await deletePrintedReports(trx, {
      userId: viewer.userId,
      url,
      endedAt: held.endedAt,
      scope: 'page',
      finalUrl: held.stored.finalUrl,
    });
    return { success: true as const, check, answer: toCheckAnswer(stored) };
  });
}
