import { categoryName, type CategorySlug, type EngineRun, type Issue } from '@curbcut/model/scan';
import { useId, type ReactNode } from 'react';
import { CategoryIcon } from '../../../components/ui/category-icon.tsx';
import { plural } from '../../../lib/format.ts';
import { groupByCategory } from '../issue-lists.ts';
import { categoryId } from './category-tiles.tsx';
import { IssueRow } from './issue-row.tsx';

interface IssueListProps {
  title: string;
  /** Those that the filters let through. */
  issues: readonly Issue[];
  /** Before the filters. */
  total: number;
  engines: readonly EngineRun[];
  noun?: string;
  /** The categories whose tile leads into this list. */
  targetCategories?: readonly CategorySlug[];
  children?: ReactNode;
}

/** Issues grouped by category. Draws nothing when there were none before the filters. */
export function IssueList(props: IssueListProps) {
  const { title, issues, total, engines, noun = 'issue', targetCategories = [], children } = props;
  const headingId = useId();
  if (total === 0) return null;
  return (
    <section className="card card--flush" aria-labelledby={headingId}>
      <div className="card__head">
        <h2 id={headingId}>{title}</h2>
        <span className="num text-muted">
          {issues.length === total
            ? plural(total, noun)
            : `${issues.length} of ${plural(total, noun)}`}
        </span>
        {children}
      </div>
      {issues.length === 0 && (
        <p className="p-6 text-muted">Nothing in this list matches the filters.</p>
      )}
      {groupByCategory(issues).map((group) => (
        <div key={group.category} className="issue-groups">
          <div className="issue-group">
            <h3>
              <CategoryIcon category={group.category} />
              <GroupName
                category={group.category}
                isTarget={targetCategories.includes(group.category)}
              />
            </h3>
            <span>{plural(group.issues.length, noun)}</span>
          </div>
          {group.issues.map((issue) => (
            <IssueRow key={issue.fingerprint} issue={issue} engines={engines} />
          ))}
        </div>
      ))}
    </section>
  );
}

function GroupName({ category, isTarget }: { category: CategorySlug; isTarget: boolean }) {
  return (
    <span {...(isTarget ? { id: categoryId(category), tabIndex: -1 } : {})}>
      {categoryName(category)}
    </span>
  );
}
