import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/ui/button.tsx';
import { amount } from '../../../lib/format.ts';
import { pageName, pageNameAmong } from '../site-page-lists.ts';
import type { PageChoice } from '../use-page-choice.ts';

/** On which of its pages a cause is shown; of one page, its name. */
export function PageChooser({ choice }: { choice: PageChoice }) {
  const { answer, pages, total, page, choose } = choice;
  const id = useId();
  if (!page) return null;
  const at = pages.indexOf(page);
  const step = async (to: number) => {
    const known = pages[to];
    if (known) return choose(known.scanId);
    const { data } = await answer.fetchNextPage();
    const next = data?.pages.flatMap((part) => part.pages)[to]?.scan_id;
    if (next) choose(next);
  };
  if (total <= 1) {
    return (
      <p className="anywhere text-sm">
        On <Link to={`/scan/${page.scanId}`}>{pageName(page)}</Link>
      </p>
    );
  }
  return (
    <div className="page-chooser">
      <label htmlFor={id} className="text-sm text-muted">
        Shown on page {amount(at + 1)} of {amount(total)}
      </label>
      <div className="page-chooser__row">
        <IconButton
          label="Previous page"
          className="iconbtn--line"
          isDisabled={at === 0}
          onPress={() => void step(at - 1)}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
        </IconButton>
        <select
          id={id}
          className="select"
          value={page.scanId}
          onChange={(event) => choose(event.target.value)}
        >
          {pages.map((one) => (
            <option key={one.scanId} value={one.scanId}>
              {pageNameAmong(one, pages)}
            </option>
          ))}
        </select>
        <IconButton
          label="Next page"
          className="iconbtn--line"
          isDisabled={at + 1 >= total}
          onPress={() => void step(at + 1)}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
