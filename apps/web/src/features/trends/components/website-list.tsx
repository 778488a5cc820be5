import { Link, useSearchParams } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { formatLocalDate } from '../../../lib/format.ts';
import { trendUrl } from '../../../lib/dashboard-tab.ts';
import { scanExtent, scoreChange, withoutScore } from '../../../entities/scan/scan-facts.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import type { ScannedWebsite } from '../../../entities/website/api/use-websites.ts';
import { groupByHost, websitesText } from '../../../entities/website/group-by-host.ts';

interface WebsiteListProps {
  websites: readonly ScannedWebsite[];
  total: number;
  hosts: number;
  chosen: string | null;
}

/** Every website with its scanned URLs, each leading to its trend. */
export function WebsiteList({ websites, total, hosts, chosen }: WebsiteListProps) {
  return (
    <section className="card card--flush" aria-labelledby="websites">
      <div className="card__head">
        <h2 id="websites">Websites</h2>
        <span className="text-muted">{websitesText({ hosts, total, shown: websites.length })}</span>
      </div>
      <ScrollRegion className="sites" label="Websites and their addresses">
        <ul>
          {groupByHost(websites).map(({ host, urls }) => (
            <li key={host}>
              {urls.length > 1 && <h3 className="site__host">{host}</h3>}
              <ul>
                {urls.map((website) => (
                  <TrendLink
                    key={website.url}
                    website={website}
                    isChosen={website.url === chosen}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </section>
  );
}

function TrendLink(props: { website: ScannedWebsite; isChosen: boolean }) {
  const { url, latest } = props.website;
  const [search] = useSearchParams();
  const change = scoreChange(latest);
  return (
    <li>
      <Link
        className="site"
        to={trendUrl(search, url)}
        aria-current={props.isChosen ? 'true' : undefined}
      >
        <ScoreBox score={latest.overall_score} {...withoutScore(latest)} />
        <span className="min-w-0">
          <span className="rows__url">
            <BreakableText text={shortUrl(url)} />
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
}
