import type { CategorySlug, EngineRun, Issue } from '@curbcut/model/scan';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { IssueLists } from '../issue-lists.ts';
import { IssueList } from './issue-list.tsx';

interface IssueListsViewProps {
  lists: IssueLists;
  /** Those that the filters let through. */
  shown: ReadonlySet<Issue>;
  engines: readonly EngineRun[];
  onClearFilters: () => void;
}

/** The lists in reading order: failed issues first, advice and what a person must evaluate apart from them. */
export function IssueListsView({ lists, shown, engines, onClearFilters }: IssueListsViewProps) {
  const only = (issues: readonly Issue[]) => issues.filter((issue) => shown.has(issue));
  const total = Object.values(lists).flat().length;
  const lighthouse = only(lists.lighthouse);
  const additional = only(lists.additional);
  const lighthouseCategories = categoriesOf(lighthouse);
  if (total > 0 && shown.size === 0) {
    return (
      <section className="card card--flush">
        <EmptyState title="No matching issues found">
          <p className="text-muted">Adjust your search or filters.</p>
          <Button onPress={onClearFilters}>Clear filters</Button>
        </EmptyState>
      </section>
    );
  }
  return (
    <>
      <IssueList
        title="Lighthouse Accessibility Issues"
        issues={lighthouse}
        total={lists.lighthouse.length}
        engines={engines}
        targetCategories={lighthouseCategories}
      />
      <IssueList
        title="Additional Issues"
        issues={additional}
        total={lists.additional.length}
        engines={engines}
        targetCategories={categoriesOf(additional).filter(
          (slug) => !lighthouseCategories.includes(slug),
        )}
      />
      <IssueList
        title="Beyond level AA"
        issues={only(lists.beyond)}
        total={lists.beyond.length}
        engines={engines}
        noun="finding"
      >
        <p className="basis-full text-sm text-muted">
          Level AAA and best practices are advice. They are not counted as issues and take nothing
          from the score.
        </p>
      </IssueList>
      <IssueList
        title="Needs review"
        issues={only(lists.needsReview)}
        total={lists.needsReview.length}
        engines={engines}
        noun="finding"
      >
        <p className="basis-full text-sm text-muted">
          The engines cannot decide these alone, so a person must. They are not counted as issues
          and take nothing from the score.
        </p>
      </IssueList>
    </>
  );
}

function categoriesOf(issues: readonly Issue[]): CategorySlug[] {
  return [...new Set(issues.map((issue) => issue.category))];
}
