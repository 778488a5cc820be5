import type { AppErrorCode } from '@curbcut/model/errors';
import { defaultStandard, type ScanReport } from '@curbcut/model/scan';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink, type ButtonLook } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { startScan } from '../../scan/api/start-scan.ts';
import { useRefreshScans } from '../../scan/api/use-refresh-scans.ts';

interface ScanAgainProps {
  scan: Pick<ScanReport, 'url' | 'scanType' | 'standard' | 'interaction'> & {
    scanId?: string | undefined;
    nearCopies?: boolean | undefined;
  };
  look?: ButtonLook;
  /** For its owner the scan starts at once; others are led to the form of the free scan. */
  isOwn: boolean;
  /** What the button says. */
  label?: string;
}

/** Stands among other buttons in a row. */
export function ScanAgain(props: ScanAgainProps) {
  const { scan, look = 'secondary', isOwn, label = 'Scan again' } = props;
  if (isOwn) return <OwnScanAgain scan={scan} look={look} label={label} />;
  const { url, standard, interaction } = scan;
  const asked = {
    url,
    ...(standard === defaultStandard ? {} : { standard }),
    ...(interaction ? {} : { interaction: 'false' }),
  };
  return (
    <ButtonLink look={look} to={`/free-scan?${new URLSearchParams(asked)}`}>
      <RotateCcw className="icon" aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

function OwnScanAgain({ scan, look, label }: Required<Omit<ScanAgainProps, 'isOwn'>>) {
  const navigate = useNavigate();
  const refresh = useRefreshScans();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const scanAgain = async () => {
    setRefusal(null);
    setPending(true);
    try {
      const jobId = await startScan({ ...scan, repeats: scan.scanId });
      void refresh();
      await navigate(`/scan/${encodeURIComponent(jobId)}`);
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button look={look} isPending={isPending} onPress={() => void scanAgain()}>
        <RotateCcw className="icon" aria-hidden="true" />
        {label}
      </Button>
      {refusal && (
        <div className="order-last basis-full">
          <Notice kind="error" role="alert" onDismiss={() => setRefusal(null)}>
            <p>{refusal.message}</p>
            {isQuotaUsedUp(refusal) && (
              <p>
                <ButtonLink to="/pricing">See the plans</ButtonLink>
              </p>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

function isQuotaUsedUp(error: Error): boolean {
  return error instanceof ApiError && error.code === ('QUOTA_EXCEEDED' satisfies AppErrorCode);
}
