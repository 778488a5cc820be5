import { impacts, type Issue } from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { useId } from 'react';
import { LifecycleBadge } from '../../../../components/ui/lifecycle-badge.tsx';
import { amount, plural } from '../../../../lib/format.ts';
import { hasChange } from '../../issue-changes.ts';
import { useIssueNavigation, type IssueNavigation } from '../../issue-navigation.ts';
import { type IssueRows, nameOfFamily } from '../../issue-rows.ts';
import { useRows } from '../../rows-context.ts';
import { IssueHead } from './issue-head.tsx';
import { criterionOf, IssueRow } from './issue-row.tsx';

interface IssueGroupRowProps {
  row: Exclude<IssueRows, { kind: 'issue' }>;
  number: number;
}

const maxNamed = 2;

/** Several issues in one row, which opens to a row for each: the places of one rule, or a family of single mistakes. */
export function IssueGroupRow({ row, number }: IssueGroupRowProps) {
  const { issues, key } = row;
  const { pages, changed } = useRows();
  const navigation = useIssueNavigation();
  const isOpen = isRowOpen(row, navigation);
  const panelId = useId();
  const [first] = issues;
  if (!first) return null;
  const isRule = row.kind === 'rule';
  const fresh = issues.filter((issue) => hasChange(issue, 'new', changed)).length;
  const toggle = () => {
    navigation.setOpen(key, !isOpen);
    // A row stays open as long as one in it is.
    if (isOpen) for (const { fingerprint } of issues) navigation.setOpen(fingerprint, false);
  };
  return (
    <div className={isOpen ? 'issue issue--open' : 'issue'}>
      <IssueHead
        number={number}
        level="h3"
        title={
          isRule
            ? headingOf(first)
            : `${nameOfFamily(row.category, first)}, ${amount(issues.length)}`
        }
        outcome={first.outcome}
        impact={worstOf(issues)}
        place={
          <>
            {isRule
              ? namesOf(placesOf(issues), headingOf(first))
              : namesOf(issues.map((issue) => headingOf(issue)))}
            {fresh > 0 && <LifecycleBadge lifecycle="new" count={fresh} />}
          </>
        }
        criterion={
          isRule
            ? criterionOf(first)
            : `Each ${pages === null ? 'at one element' : fewPages(issues)}`
        }
        reach={plural(issues.length, nounOf(row))}
        elements={issues.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0)}
        onToggle={toggle}
        {...{ isOpen, panelId }}
      />
      {isOpen && (
        <div className="issue__parts" id={panelId}>
          {issues.map((issue) => (
            <IssueRow
              key={issue.fingerprint}
              issue={issue}
              within={isRule ? { kind: 'rule', heading: headingOf(first) } : { kind: 'family' }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** It is open itself, or an issue in it is. */
export function isRowOpen(
  { key, issues }: IssueRows,
  { isOpen }: Pick<IssueNavigation, 'isOpen'>,
): boolean {
  return isOpen(key) || issues.some(({ fingerprint }) => isOpen(fingerprint));
}

function nounOf({ kind, issues }: IssueRows): string {
  if (kind === 'family') return 'issue';
  return issues.every(({ component }) => component?.colors) ? 'color pair' : 'place';
}

function worstOf(issues: readonly Issue[]): Issue['impact'] {
  return impacts.find((impact) => issues.some((issue) => issue.impact === impact)) ?? 'minor';
}

/** Where some need a state of the page, what is there as it loads says so. */
function placesOf(issues: readonly Issue[]): string[] {
  const needsState = issues.some(({ reproduction }) => reproduction?.state);
  return issues.map((issue) => {
    const { colors, name, pattern } = issue.component ?? {};
    const otherwise = needsState ? 'as the page loads' : headingOf(issue);
    return colors ?? name ?? pattern ?? issue.reproduction?.state ?? otherwise;
  });
}

function fewPages(issues: readonly Issue[]): string {
  return issues.every(({ pagesCount = 1 }) => pagesCount === 1)
    ? 'on one page'
    : 'on one or two pages';
}

/** Each once, and not what the title says already. */
function namesOf(all: readonly string[], title = ''): string {
  const names = [...new Set(all)].filter((name) => name !== title);
  const more = names.length - maxNamed;
  const said = names.slice(0, more > 1 ? maxNamed : maxNamed + 1).join('; ');
  return more > 1 ? `${said}; and ${amount(more)} more` : said;
}
