import { useParams } from 'react-router';
import { ScanDetail } from './scan-detail.tsx';

/** `/scan/{id}`: a scan of the account. */
export function ScanDetailPage() {
  const { scanId = '' } = useParams();
  return (
    <ScanDetail
      key={scanId}
      scanId={scanId}
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      isOwn
    />
  );
}
