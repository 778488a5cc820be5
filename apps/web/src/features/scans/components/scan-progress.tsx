import type { ScanProgress as Progress } from '@curbcut/contracts';
import type { ReactNode, Ref } from 'react';
import { ProgressBar } from 'react-aria-components';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { plural } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PolledScan } from '../api/use-scan-status.ts';
import { StageList } from './stage-list.tsx';

interface ScanProgressProps {
  scan: PolledScan;
  /** Null when the page was opened by the scan's id alone. */
  url: string | null;
  headingRef?: Ref<HTMLHeadingElement>;
  headingLevel?: 1 | 2;
  children?: ReactNode;
}

/** 'Scan Queued', then 'Scan In Progress', as the server reports it. */
export function ScanProgress(props: ScanProgressProps) {
  const { scan, url, headingRef, headingLevel = 2, children } = props;
  const now = useNow(true);
  const sinceAnswerMs = scan.answer ? Math.max(0, now - scan.answeredAtMs) : 0;
  const progress = scan.answer?.progress;
  const isRunning = scan.answer?.status === 'running';
  const isConnectionLost = scan.outcome.kind === 'waiting' && scan.outcome.isConnectionLost;
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <div className="stack gap-3">
        <div className="row justify-between">
          <Title ref={headingRef} tabIndex={-1} className="text-xl">
            {isRunning ? 'Scan In Progress' : 'Scan Queued'}
          </Title>
          {progress && (
            <span className="num text-muted">
              {plural(secondsSoFar(progress, sinceAnswerMs), 'second')} so far
            </span>
          )}
        </div>
        {url !== null && (
          <p className="anywhere font-bold">
            <AddressText text={url} />
          </p>
        )}
        <ProgressTrack progress={progress} />
        <p className="row justify-between text-sm text-muted">
          <span role="status">{progress?.text ?? 'Scan queued for processing'}</span>
          <span className="num">{progress?.percent ?? 0}%</span>
        </p>
        {progress?.queuePosition != null && (
          <p className="text-sm text-muted">Position {progress.queuePosition} in the queue</p>
        )}
      </div>
      <div role="status">
        {isConnectionLost && (
          <Notice kind="warn">
            <p>The connection to the server is lost. The scan goes on; trying again.</p>
          </Notice>
        )}
      </div>
      {progress && <StageList progress={progress} sinceAnswerMs={sinceAnswerMs} />}
      {children}
    </>
  );
}

function ProgressTrack({ progress }: { progress: Progress | undefined }) {
  const percent = progress?.percent ?? 0;
  return (
    <ProgressBar
      className="track"
      aria-label="Scan progress"
      value={percent}
      valueLabel={`${progress?.text ?? 'Scan queued'}, ${percent} percent`}
    >
      <div className="track__fill" style={{ width: `${percent}%` }} />
    </ProgressBar>
  );
}

function secondsSoFar(progress: Progress, sinceAnswerMs: number): number {
  const told = progress.stages.reduce((sum, stage) => sum + (stage.durationMs ?? 0), 0);
  return Math.round((told + sinceAnswerMs) / 1000);
}
