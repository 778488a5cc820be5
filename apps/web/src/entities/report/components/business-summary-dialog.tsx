import type { ListedScan } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { formatLocalDate } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { getBusinessSummary, noSummaryMessage } from '../api/get-business-summary.ts';
import { useReportAction } from '../use-report-action.ts';
import { BusinessSummaryBody } from './business-summary-body.tsx';

interface BusinessSummaryDialogProps {
  scan: ListedScan;
  onClose: () => void;
}

export function BusinessSummaryDialog({ scan, onClose }: BusinessSummaryDialogProps) {
  const query = useQuery({
    queryKey: ['business-summary', scan.scan_id],
    queryFn: () => getBusinessSummary(scan),
  });
  const message = query.error && failureOf(query.error);
  useEffect(() => {
    if (message !== null) showToast('error', message);
  }, [message]);
  const url = query.data?.url || scan.url;
  return (
    <DialogWindow
      title="Executive Business Summary"
      figure={<ScoreBox score={query.data?.score ?? scan.overall_score} />}
      subtitle={
        <p className="anywhere text-sm text-muted">
          {shortUrl(url)}, {formatLocalDate(query.data?.scan_date || scan.scan_date)}
        </p>
      }
      size="wide"
      isDismissable
      onClose={onClose}
    >
      <ScrollRegion className="dialog__body" label="Summary content">
        {query.data && <BusinessSummaryBody summary={query.data} />}
        {query.isPending && <RowSkeleton label="Loading business summary..." />}
        {message !== null && (
          <LoadFailure
            message={message}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </ScrollRegion>
      {scan.scan_id !== null && <Foot scan={{ url: scan.url, scan_id: scan.scan_id }} />}
    </DialogWindow>
  );
}

function Foot({ scan }: { scan: { url: string; scan_id: string } }) {
  const pdf = useReportAction();
  const html = useReportAction();
  return (
    <div className="dialog__foot">
      <Button isPending={pdf.isPending} onPress={() => pdf.run({ kind: 'pdf', scan })}>
        <Download className="icon" aria-hidden="true" />
        {pdf.isPending ? 'Preparing PDF...' : 'Download PDF'}
      </Button>
      <Button
        look="primary"
        isPending={html.isPending}
        onPress={() => html.run({ kind: 'html', scan })}
      >
        <FileText className="icon" aria-hidden="true" />
        View HTML Report
      </Button>
    </div>
  );
}

function failureOf(error: Error): string {
  return error.message === noSummaryMessage ? noSummaryMessage : 'Failed to load business summary';
}
