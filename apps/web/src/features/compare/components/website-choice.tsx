import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { useWebsites } from '../../../entities/website/api/use-websites.ts';
import { comparableWebsites, mostWebsites } from '../compare-query.ts';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

interface WebsiteChoiceProps {
  urls: readonly string[];
  onChange: (urls: string[]) => void;
}

/** Which websites to put side by side. */
export function WebsiteChoice({ urls, onChange }: WebsiteChoiceProps) {
  const websites = useWebsites();
  if (websites.error) {
    return <QueryFailure message="Your websites could not be loaded" query={websites} />;
  }
  if (!websites.data) {
    return (
      <div className="card card--flush">
        <RowSkeleton label="Loading your websites..." rows={3} />
      </div>
    );
  }
  const known = comparableWebsites(websites.data.websites, urls);
  if (known.length < 2) {
    return (
      <section className="card card--flush">
        <EmptyState title="Nothing to compare yet">
          <p>Scan two different pages, then see here how they differ.</p>
          <ButtonLink look="primary" to="/dashboard">
            Go to Dashboard
          </ButtonLink>
        </EmptyState>
      </section>
    );
  }
  const isFull = urls.length >= mostWebsites;
  return (
    <fieldset className="card stack gap-3">
      <legend className="sr-only">Websites to compare</legend>
      <p className="font-medium" aria-hidden="true">
        Websites to compare
      </p>
      <ul className="choices">
        {known.map(({ url }) => {
          const isChosen = urls.includes(url);
          return (
            <li key={url}>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() =>
                    onChange(isChosen ? urls.filter((one) => one !== url) : [...urls, url])
                  }
                />
                <span className="anywhere">
                  <BreakableText text={shortUrl(url)} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <output className="text-sm text-muted">
        {urls.length < 2
          ? 'Choose two or more.'
          : isFull
            ? `${mostWebsites} addresses chosen, which is the most.`
            : `${urls.length} addresses chosen.`}
      </output>
    </fieldset>
  );
}
