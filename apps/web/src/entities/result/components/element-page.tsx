import { Link } from 'react-router';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { shortAddress } from '../../../lib/page-url.ts';
import { usePageScan } from '../page-scans.ts';

/** On which page of a site an element is, leading to that page's own scan where there is one. */
export function ElementPage({ url }: { url: string }) {
  const scanId = usePageScan(url);
  const address = <AddressText text={shortAddress(url)} />;
  return (
    <p className="anywhere text-sm">
      On {scanId === undefined ? address : <Link to={`/scan/${scanId}`}>{address}</Link>}
    </p>
  );
}
