import { parseStandard, standardName, type ScanReport } from '@curbcut/model/scan';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ScanAgain } from './scan-again.tsx';

/** The address asks for a standard that this scan was not judged by: says so, and offers a scan that is. */
export function OtherStandard({ scan, isOwn }: { scan: ScanReport; isOwn: boolean }) {
  const [search, setSearch] = useSearchParams();
  const wanted = parseStandard(search.get('standard') ?? '');
  if (wanted === null || wanted === scan.standard) return null;
  const close = () => {
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete('standard');
        return next;
      },
      { replace: true },
    );
  };
  return (
    <Notice kind="info">
      <output>
        This scan was judged by {standardName(scan.standard)}. Its score and its counts by{' '}
        {standardName(wanted)} take a scan of their own.
      </output>
      <div className="row">
        <ScanAgain
          scan={{ ...scan, standard: wanted }}
          isOwn={isOwn}
          label={`Scan again by ${standardName(wanted)}`}
        />
        <Button look="ghost" onPress={close}>
          Stay with {standardName(scan.standard)}
        </Button>
      </div>
    </Notice>
  );
}
