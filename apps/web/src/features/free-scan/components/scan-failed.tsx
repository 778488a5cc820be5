import { CircleX } from 'lucide-react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { UserAgentToAllow } from '../../../entities/scan/components/user-agent-to-allow.tsx';
import { useScanTerms } from '../use-scan-terms.ts';
import type { PollOutcome } from '../../../entities/scan/poll-scan.ts';

type Failure = Extract<PollOutcome, { kind: 'failed' }>;

interface ScanFailedProps {
  failure: Failure;
  /** Of the scan itself, where that failed. */
  code: string | null;
  jobId: string;
  url: string | null;
  onTryAgain: () => void;
}

const whatToDo: Record<Failure['reason'], string> = {
  scan: 'Check the address, or try again in a moment. What you entered is kept.',
  timeout: 'The server may still finish it: then the result page shows it.',
  call: 'The scan may have been deleted, or the address of this page is not complete.',
};

export function ScanFailed({ failure, code, jobId, url, onTryAgain }: ScanFailedProps) {
  const { resultPath } = useScanTerms();
  return (
    <>
      <div className="stack gap-3">
        <ArrivalHeading level={2} takesFocus>
          Scan failed
        </ArrivalHeading>
        {url !== null && (
          <p className="anywhere font-bold">
            <BreakableText text={url} />
          </p>
        )}
      </div>
      <Notice kind="error" icon={CircleX} role="alert">
        <p>
          <strong>{failure.message}</strong>
        </p>
        <UserAgentToAllow code={code} />
        <p>{whatToDo[failure.reason]}</p>
      </Notice>
      <div className="row">
        <Button look="primary" onPress={onTryAgain}>
          Try again
        </Button>
        {failure.reason === 'timeout' && (
          <ButtonLink to={resultPath(jobId)}>Open the result page</ButtonLink>
        )}
      </div>
    </>
  );
}
