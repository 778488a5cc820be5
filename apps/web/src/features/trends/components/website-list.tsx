import { dashboardBands } from '@curbcut/contracts';
import { Link, useSearchParams } from 'react-router';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { formatLocalDate } from '../../../lib/format.ts';
import { trendAddress } from '../../dashboard/dashboard-tab.ts';
import { scanExtent, scoreChange, withoutScore } from '../../dashboard/scan-facts.ts';
import { shortAddress } from '../../scans/page-address.ts';
import type { ScannedWebsite } from '../api/use-websites.ts';

interface WebsiteListProps {
  websites: readonly ScannedWebsite[];
  total: number;
  chosen: string | null;
}

export function WebsiteList({ websites, total, chosen }: WebsiteListProps) {
  const [search] = useSearchParams();
  return (
    <section className="card card--flush" aria-labelledby="websites">
      <div className="card__head">
        <h2 id="websites">Websites</h2>
        <span className="text-muted">
          {total > websites.length ? `Latest ${websites.length} of ${total}` : total}
        </span>
      </div>
      <ul className="sites">
        {websites.map(({ url, latest }) => {
          const change = scoreChange(latest);
          return (
            <li key={url}>
              <Link
                className="site"
                to={trendAddress(search, url)}
                aria-current={url === chosen ? 'true' : undefined}
              >
                <ScoreBox
                  score={latest.overall_score}
                  bands={dashboardBands}
                  {...withoutScore(latest)}
                />
                <span className="min-w-0">
                  <span className="rows__url">
                    <AddressText text={shortAddress(url)} />
                  </span>
                  <span className="row justify-between gap-x-2 gap-y-0">
                    <span className="text-sm text-muted">
                      {scanExtent(latest)}, {formatLocalDate(latest.scan_date)}
                    </span>
                    {change !== null && <ScoreChange points={change} />}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
