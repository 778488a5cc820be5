import type { ListedScan } from '@curbcut/wire/read';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { shortUrl } from '../../../lib/page-url.ts';

/** The URL of a scan, leading to its detail; as text where it has no id. */
export function ScanLink({ scan: { scan_id: id, url } }: { scan: ListedScan }) {
  const text = <BreakableText text={shortUrl(url)} />;
  if (id === null) return <span className="rows__url">{text}</span>;
  return (
    <Link className="rows__url" to={`/scan/${id}`}>
      {text}
    </Link>
  );
}
