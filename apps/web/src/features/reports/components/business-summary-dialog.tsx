import { dashboardBands, type ListedScan } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { formatDay } from '../../../lib/format-day.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { shortAddress } from '../../scans/page-address.ts';
import { getBusinessSummary, noSummaryMessage } from '../api/get-business-summary.ts';
import { useReportAction } from '../use-report-action.ts';
import { BusinessSummaryBody } from './business-summary-body.tsx';

interface BusinessSummaryDialogProps {
  scan: ListedScan;
  onClose: () => void;
}

/** What is longer than the dialog scrolls, and so needs the focus. */
const scrollsByKeyboard = { tabIndex: 0 };

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
    <ModalOverlay
      className="scrim"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
    >
      <Modal className="dialog dialog--summary">
        <Dialog>
          <div className="dialog__head">
            <div className="row flex-nowrap gap-4">
              <ScoreBox score={query.data?.score ?? scan.overall_score} bands={dashboardBands} />
              <div>
                <Heading slot="title" level={2} className="text-xl">
                  Executive Business Summary
                </Heading>
                <p className="anywhere text-sm text-muted">
                  {shortAddress(url)}, {formatDay(query.data?.scan_date || scan.scan_date)}
                </p>
              </div>
            </div>
            <IconButton label="Close" onPress={onClose}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
          <section className="dialog__body" aria-label="Summary content" {...scrollsByKeyboard}>
            {query.data && <BusinessSummaryBody summary={query.data} />}
            {query.isPending && <RowSkeleton label="Loading business summary..." />}
            {message !== null && (
              <LoadFailure
                message={message}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            )}
          </section>
          {scan.scan_id !== null && <Foot scan={{ url: scan.url, scan_id: scan.scan_id }} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
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
