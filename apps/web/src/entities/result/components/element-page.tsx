import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { usePageScan } from '../page-scans.ts';

/** On which page of a site an element is, leading to that page's own scan where there is one. */
export function ElementPage({ url }: { url: string }) {
  const scanId = usePageScan(url);
  const text = <BreakableText text={shortUrl(url)} />;
  return (
    <p className="anywhere text-sm">
      On {scanId === undefined ? text : <Link to={`/scan/${scanId}`}>{text}</Link>}
    </p>
  );
}
