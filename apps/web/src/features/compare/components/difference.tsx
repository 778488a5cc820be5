import { categoryName } from '@curbcut/model/scan';
import { type CompareAnswer, type ComparedIssue } from '@curbcut/wire/dashboard';
import { Link } from 'react-router';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { issueId } from '../../../entities/result/issue-navigation.ts';
import { amount, plural } from '../../../lib/format.ts';

type Changes = NonNullable<CompareAnswer['difference']>;

/** What is new, fixed and unchanged between two scans of one page. */
export function Difference({ difference }: { difference: Changes }) {
  const { unchanged } = difference;
  // An issue of which a part came or went stands there as well, as it counts there.
  const inPart = (part: 'new_elements' | 'came_back_elements' | 'fixed_elements') =>
    unchanged.filter((issue) => (issue[part] ?? 0) > 0);
  const cameBack = [...difference.came_back, ...inPart('came_back_elements')];
  return (
    <>
      {difference.notes.length > 0 && (
        <Notice kind="info">
          {difference.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      <ChangeList
        title="New issues"
        lifecycle="new"
        issues={[...difference.new, ...inPart('new_elements')]}
        scanId={difference.newer_scan_id}
        empty="The newer scan found nothing that the older one had not."
      />
      {cameBack.length > 0 && (
        <ChangeList
          title="Issues that came back"
          lifecycle="came-back"
          issues={cameBack}
          scanId={difference.newer_scan_id}
          empty=""
        />
      )}
      <ChangeList
        title="Fixed issues"
        lifecycle="fixed"
        issues={[...difference.fixed, ...inPart('fixed_elements')]}
        scanId={difference.older_scan_id}
        empty="Nothing that the older scan found is gone."
      />
      <ChangeList
        title="Issues that are still there"
        lifecycle="recurring"
        issues={unchanged}
        scanId={difference.newer_scan_id}
        empty="No issue is in both scans."
      />
    </>
  );
}

interface ChangeListProps {
  title: string;
  lifecycle: 'new' | 'came-back' | 'fixed' | 'recurring';
  issues: readonly ComparedIssue[];
  /** The scan that shows them whole. */
  scanId: string;
  empty: string;
}

/** `4 elements`, and of an issue in both scans `4 elements, 7 before: 1 new, 4 fixed`. */
function elementsText(issue: ComparedIssue): string {
  const { nodes_total: now, nodes_total_before: before } = issue;
  const text = plural(now, 'element');
  const counts = [
    [issue.new_elements, 'new'],
    [issue.came_back_elements, 'came back'],
    [issue.fixed_elements, 'fixed'],
  ] as const;
  const changes = counts.flatMap(([count = 0, word]) =>
    count > 0 ? [`${amount(count)} ${word}`] : [],
  );
  const then = before === undefined || before === now ? text : `${text}, ${amount(before)} before`;
  return changes.length === 0 ? then : `${then}: ${changes.join(', ')}`;
}

/** Leads to the issue, opened, in a list of those of its kind. */
function issueLink(
  scanId: string,
  { title, fingerprint }: Pick<ComparedIssue, 'title' | 'fingerprint'>,
): string {
  return `/scan/${scanId}?q=${encodeURIComponent(title)}#${issueId(fingerprint)}`;
}

function ChangeList({ title, lifecycle, issues, scanId, empty }: ChangeListProps) {
  const id = `changes-${lifecycle}`;
  return (
    <section className="card card--flush" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        <span className="num text-muted">{plural(issues.length, 'issue')}</span>
      </div>
      {issues.length === 0 && <p className="p-6 text-muted">{empty}</p>}
      {issues.length > 0 && (
        <ul className="rows rows--changes">
          {issues.map((issue) => (
            <li key={issue.fingerprint}>
              <span className="row gap-2">
                <LifecycleBadge lifecycle={lifecycle} />
                <SeverityBadge impact={issue.impact} />
              </span>
              <span className="stack gap-1">
                <Link to={issueLink(scanId, issue)}>{issue.title}</Link>
                <span className="meta">
                  {issue.place !== null && <span>{issue.place}</span>}
                  <span>{categoryName(issue.category)}</span>
                  {issue.wcag.length > 0 && <span>WCAG {issue.wcag.join(', ')}</span>}
                  <span>{elementsText(issue)}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
