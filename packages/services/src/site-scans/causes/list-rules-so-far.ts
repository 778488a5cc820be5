import type { Db } from '@curbcut/db';
import { judgeBy, worstFirst, type Standard } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import type { SiteIssue } from '@curbcut/wire/scan';

/** What the pages of a site that is being scanned have in common so far: one row for each rule, the worst first. */
export async function listRulesSoFar(
  db: Db,
  { id: siteScanId, standard }: { id: string; standard: Standard },
): Promise<SiteIssue[]> {
  const rows = await db
    .selectFrom('site_rule_counts')
    .selectAll()
    .where('site_scan_id', '=', siteScanId)
    .execute();
  const issues = rows.flatMap((row) => {
    const rule = findRule(row.rule);
    if (!rule) return [];
    const ranked = judgeBy(standard, {
      outcome: row.outcome,
      level: row.level,
      wcag: [...rule.wcag],
      impact: row.impact,
      title: rule.title,
      pagesCount: row.pages,
      nodesTotal: row.elements,
      fingerprint: `${row.rule}|${row.outcome}|${row.level}`,
    });
    return [{ ...ranked, rule }];
  });
  return worstFirst(issues).map(({ rule, pagesCount, nodesTotal, fingerprint, ...issue }) => ({
    outcome: issue.outcome,
    level: issue.level,
    impact: issue.impact,
    title: issue.title,
    ...(issue.inStandard === undefined ? {} : { in_standard: issue.inStandard }),
    key: fingerprint,
    rule: rule.id,
    category: rule.category,
    description: rule.barrier,
    help: rule.remedy,
    help_url: rule.helpUrl,
    wcag: issue.wcag,
    pages_count: pagesCount,
    nodes_total: nodesTotal,
    examples: [],
  }));
}
