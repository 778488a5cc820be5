import { Link } from 'react-router';
import { ExternalLink } from '../../../components/ui/external-link.tsx';
import { formatUtcDay } from '../../../lib/format-utc-day.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import type { ArticleSummary } from '../article.ts';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ article }: { article: ArticleSummary }) {
  const { aboutUrl } = useSiteConfig().operator;
  return (
    <p className="byline">
      <span>
        By{' '}
        {aboutUrl === null ? (
          <Link to={article.authorUrl}>{article.author}</Link>
        ) : (
          <ExternalLink href={aboutUrl}>{article.author}</ExternalLink>
        )}
      </span>
      <time dateTime={article.date}>{formatUtcDay(article.date)}</time>
      <span>{article.readTime}</span>
    </p>
  );
}
