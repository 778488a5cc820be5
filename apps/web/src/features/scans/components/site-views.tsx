import { standardName, type Standard } from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { Link, useSearchParams } from 'react-router';
import { writeView } from '../../../entities/result/result-view.ts';
import { amount } from '../../../lib/format.ts';
import type { toCauseLists } from '../site-causes.ts';

interface SiteViewsProps {
  site: SiteScanAnswer | undefined;
  lists: ReturnType<typeof toCauseLists>;
  standard: Standard;
  showsCriteria: boolean;
}

/** Where the parts of the result are; each has an address of its own. */
export function SiteViews({ site, lists, standard, showsCriteria }: SiteViewsProps) {
  const [search] = useSearchParams();
  const skipped = site?.not_scanned.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const parts = [
    { id: 'issues', name: 'Issues', count: lists.work.length },
    { id: 'pages', name: 'Pages', count: site?.pages_total ?? 0 },
    { id: 'not-scanned', name: 'Not scanned', count: skipped },
    { id: 'needs-review', name: 'Needs review', count: lists.needsReview.length },
    { id: 'beyond', name: `Beyond ${standardName(standard)}`, count: lists.beyond.length },
    { id: 'set-aside', name: 'Set aside', count: lists.settled.length },
  ];
  return (
    <nav className="site-views" aria-label="Views of this result">
      {parts
        .filter(({ id, count }) => id === 'issues' || count > 0)
        .map(({ id, name, count }) => {
          const words = (
            <>
              {name} <span className="num">{amount(count)}</span>
            </>
          );
          // Within the page the browser itself takes the focus along.
          return showsCriteria ? (
            <Link key={id} to={{ search: `${writeView('issues', search)}`, hash: id }}>
              {words}
            </Link>
          ) : (
            <a key={id} href={`#${id}`}>
              {words}
            </a>
          );
        })}
      <Link
        to={{ search: `${writeView('criteria', search)}` }}
        aria-current={showsCriteria ? 'page' : undefined}
      >
        WCAG criteria
      </Link>
    </nav>
  );
}
