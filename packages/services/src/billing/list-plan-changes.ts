import type { PlanChangesAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';

const newestChanges = 50;

/** When the viewer's plan changed, from what to what, through whom and why; newest first. */
export async function listPlanChanges({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<PlanChangesAnswer> {
  const changes = await ctx.db
    .selectFrom('plan_changes')
    .select(['changed_at', 'from_plan', 'to_plan', 'actor', 'reason'])
    .where('user_id', '=', viewer.userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(newestChanges)
    .execute();
  return {
    success: true,
    changes: changes.map((change) => ({
      changed_at: change.changed_at.toISOString(),
      from: change.from_plan,
      to: change.to_plan,
      actor: toActor(change.actor),
      reason: change.reason,
    })),
  };
}

function toActor(actor: string): PlanChangesAnswer['changes'][number]['actor'] {
  return actor === 'owner' || actor === 'payments' ? actor : 'operator';
}
