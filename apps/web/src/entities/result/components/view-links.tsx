import { countFixed, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { Link, useSearchParams } from 'react-router';
import { amount } from '../../../lib/format.ts';
import { countApart, type IssueLists } from '../issue-lists.ts';
import { writeView, type ResultView } from '../result-view.ts';
import { criteriaFailedCount, reviewCount } from '../work-counts.ts';

/** A part of the first view, by its id. */
export interface PartLink {
  part: string;
  name: string;
  count: number;
}

interface ViewLinksProps {
  scan: ScanReport;
  result: ScanResult;
  lists: IssueLists;
  /** Of a whole site: what else it has. */
  parts?: readonly PartLink[];
  current: ResultView;
}

interface Tab {
  view: ResultView;
  part?: string;
  name: string;
  count?: string | number;
}

/** The views of a result, and the parts of the first one: links with addresses of their own. What is empty has none. */
export function ViewLinks({ scan, result, lists, parts = [], current }: ViewLinksProps) {
  const [search] = useSearchParams();
  const { comparison, standard } = scan;
  const failed = criteriaFailedCount(result, standard);
  const tabs: Tab[] = [
    { view: 'issues', name: 'Issues', count: result.issuesCount },
    { view: 'review', name: 'Needs review', count: reviewCount(result) },
    {
      view: 'criteria',
      name: 'WCAG criteria',
      ...(failed > 0 ? { count: `${failed} failed` } : {}),
    },
    { view: 'keyboard', name: 'Way of the keyboard', count: result.walk?.stops.length ?? 0 },
    ...[
      ...parts,
      { part: 'fixed', name: 'Fixed', count: comparison ? countFixed(comparison) : 0 },
      { part: 'apart', name: 'Not in the list', count: countApart(lists, result) },
    ].map((part): Tab => ({ view: 'issues', ...part })),
    { view: 'issues', part: 'about', name: 'About this scan' },
  ];
  return (
    <nav className="views" aria-label="Views of this result">
      {tabs.map(({ view, part, name, count }) => {
        const isCurrent = view === current && part === undefined;
        const isEmpty = count === 0 || count === '0';
        if (isEmpty && !isCurrent && name !== 'Issues') return null;
        return (
          <Link
            key={name}
            to={{ search: `${writeView(view, search)}`, hash: part ?? '' }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}{' '}
            {count !== undefined && (
              <span className="views__count">
                {typeof count === 'number' ? amount(count) : count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
