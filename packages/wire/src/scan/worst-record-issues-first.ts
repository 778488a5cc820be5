import { worstFirst } from '@curbcut/model/scan';
import type { RecordIssue } from './scan-record.ts';

/** The same order for issues as they go over the wire. */
export function worstRecordIssuesFirst(issues: readonly RecordIssue[]): RecordIssue[] {
  return worstFirst(
    issues.map((issue) => ({
      ...issue,
      nodesTotal: issue.nodes_total,
      pagesCount: issue.pages_count,
      issue,
    })),
  ).map(({ issue }) => issue);
}
