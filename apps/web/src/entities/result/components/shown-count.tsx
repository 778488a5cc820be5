import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { amount, plural } from '../../../lib/format.ts';

/** Where the focus goes when the button that cleared the filters is gone. */
export const shownCountId = 'issues-shown';

export interface Counted {
  total: number;
  isFiltered: boolean;
  onClear: () => void;
}

interface ShownCountProps extends Counted {
  /** Issues that the filters let through. */
  matching: number;
  rows: { shown: number; all: number };
}

/** How many of all issues the list shows, and how many of its rows. */
export function ShownCount({ matching, rows, total, isFiltered, onClear }: ShownCountProps) {
  const issues = isFiltered
    ? `${amount(matching)} of ${plural(total, 'issue')}`
    : plural(total, 'issue');
  return (
    <div className="row justify-between">
      <output className="num text-sm text-muted" id={shownCountId} tabIndex={-1}>
        {rows.shown < rows.all
          ? `${issues}, the first ${amount(rows.shown)} of ${amount(rows.all)} rows shown`
          : `${amount(matching)} of ${plural(total, 'issue')} shown`}
      </output>
      {isFiltered && (
        <Button look="ghost" onPress={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** In place of the list where the filters let nothing through. */
export function NoMatchingIssues({ onClear }: { onClear: () => void }) {
  return (
    <section className="card card--flush">
      <EmptyState title="No matching issues found">
        <p className="text-muted">Adjust your search or filters.</p>
        <Button onPress={onClear}>Clear filters</Button>
      </EmptyState>
    </section>
  );
}
