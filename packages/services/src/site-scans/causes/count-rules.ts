import type { Transaction } from '@curbcut/db';
import { impacts, type Issue, type SitePageResult } from '@curbcut/model/scan';
import { sql } from 'kysely';

/** Adds a page's issues to how many pages of its site each rule was found on so far. */
export async function countRules(
  trx: Transaction,
  siteScanId: string,
  { issues }: Pick<SitePageResult, 'issues'>,
): Promise<void> {
  const byRule = Map.groupBy(issues, ({ rule, outcome, level }) => `${rule}|${outcome}|${level}`);
  const rows = [...byRule.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        site_scan_id: siteScanId,
        rule: first.rule,
        outcome: first.outcome,
        level: first.level,
        impact: worstOf(group),
        pages: 1,
        elements: group.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0),
      },
    ];
  });
  if (rows.length === 0) return;
  const severity = (column: 'site_rule_counts' | 'excluded') =>
    sql`array_position(${sql.val([...impacts])}::text[], ${sql.ref(`${column}.impact`)})`;
  await trx
    .insertInto('site_rule_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_scan_id', 'rule', 'outcome', 'level']).doUpdateSet({
        pages: sql`site_rule_counts.pages + excluded.pages`,
        elements: sql`site_rule_counts.elements + excluded.elements`,
        impact: sql`case when ${severity('excluded')} < ${severity('site_rule_counts')}
          then excluded.impact else site_rule_counts.impact end`,
      }),
    )
    .execute();
}

function worstOf(issues: readonly Issue[]): Issue['impact'] {
  return impacts.find((impact) => issues.some((issue) => issue.impact === impact)) ?? 'minor';
}
