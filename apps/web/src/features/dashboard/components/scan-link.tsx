import type { ListedScan } from '@curbcut/wire/read';
import { Link } from 'react-router';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { shortAddress } from '../../../lib/page-url.ts';

/** The address of a scan, leading to its detail; as text where it has no id. */
export function ScanLink({ scan: { scan_id: id, url } }: { scan: ListedScan }) {
  const text = <AddressText text={shortAddress(url)} />;
  if (id === null) return <span className="rows__url">{text}</span>;
  return (
    <Link className="rows__url" to={`/scan/${id}`}>
      {text}
    </Link>
  );
}
