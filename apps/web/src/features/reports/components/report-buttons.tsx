import { stateOf } from '@curbcut/model/scan';
import type { ListedScan } from '@curbcut/wire/read';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { reportKinds, type ReportKind } from '../../../entities/report/report-kinds.ts';
import { useReportAction } from '../../../entities/report/use-report-action.ts';

interface ReportButtonsProps {
  scan: ListedScan;
  onSummary: () => void;
}

/** Four buttons, or why there are none. */
export function ReportButtons({ scan, onSummary }: ReportButtonsProps) {
  const { scan_id: id, url, status } = scan;
  if (id === null) return <p className="text-muted">Reports unavailable</p>;
  if (status !== 'completed') {
    return (
      <p className="text-muted">
        {stateOf(scan) === 'cancelled'
          ? 'The scan was cancelled, so there is nothing to report.'
          : status === 'failed'
            ? 'The scan failed, so there is nothing to report.'
            : 'Ready when the scan is.'}
      </p>
    );
  }
  return (
    <div className="row gap-2">
      {reportKinds.map(({ kind }) =>
        kind === 'business' ? (
          <KindButton key={kind} kind={kind} url={url} isPending={false} onPress={onSummary} />
        ) : (
          <ReportButton key={kind} kind={kind} scan={{ url, scan_id: id }} />
        ),
      )}
    </div>
  );
}

function ReportButton({
  kind,
  scan,
}: {
  kind: Exclude<ReportKind, 'business'>;
  scan: { url: string; scan_id: string };
}) {
  const { run, isPending } = useReportAction();
  return (
    <KindButton
      kind={kind}
      url={scan.url}
      isPending={isPending}
      onPress={() => run({ kind, scan })}
    />
  );
}

function KindButton(props: {
  kind: ReportKind;
  url: string;
  isPending: boolean;
  onPress: () => void;
}) {
  const { kind, url, isPending, onPress } = props;
  const known = reportKinds.find((one) => one.kind === kind);
  if (!known) return null;
  const Icon = isPending ? LoaderCircle : known.Icon;
  return (
    <Button isPending={isPending} onPress={onPress}>
      <Icon className={`icon ${isPending ? 'spin' : ''}`} aria-hidden="true" />
      {known.name}
      <span className="sr-only"> of {shortUrl(url)}</span>
    </Button>
  );
}
