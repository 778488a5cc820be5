import type { ListedScan } from '@curbcut/wire/read';
import { ChartLine } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { reportKinds } from '../../../entities/report/report-kinds.ts';
import { useReportAction } from '../../../entities/report/use-report-action.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { trendUrl } from '../../../lib/dashboard-tab.ts';
import { type Action, ActionMenu } from './action-menu.tsx';

interface ScanActionsProps {
  scan: ListedScan;
  onSummary: () => void;
}

/** Details and reports only of a scan with an id; trend and website always. */
export function ScanActions({ scan, onSummary }: ScanActionsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { run, isPending } = useReportAction();
  const { scan_id: id, url } = scan;
  const site = shortUrl(url);
  const reports =
    id === null || scan.status !== 'completed'
      ? []
      : reportKinds.map(({ kind, action, Icon }): Action => ({
          label: action,
          Icon,
          run: () =>
            kind === 'business' ? onSummary() : run({ kind, scan: { url, scan_id: id } }),
        }));

  return (
    <div className="row gap-2">
      {id !== null && (
        <ButtonLink className="whitespace-nowrap" to={`/scan/${id}`}>
          View details<span className="sr-only"> of {site}</span>
        </ButtonLink>
      )}
      <ActionMenu
        about={site}
        pending={isPending ? `Preparing a report of ${site}` : null}
        url={url}
        actions={[
          ...reports,
          { label: 'View trend', Icon: ChartLine, run: () => void navigate(trendUrl(search, url)) },
        ]}
      />
    </div>
  );
}
