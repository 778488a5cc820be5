import { useParams } from 'react-router';
import { ScanDetail } from './scan-detail.tsx';

/** `/results/{id}`: an anonymous scan, public by its unguessable id until it is deleted. */
export function ResultPage() {
  const { scanId = '' } = useParams();
  return (
    <ScanDetail
      key={scanId}
      scanId={scanId}
      back={{ to: '/free-scan', label: 'Scan another page' }}
      robots="noindex"
    />
  );
}
