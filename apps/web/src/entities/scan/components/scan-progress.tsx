import type { ScanProgress as Progress } from '@curbcut/model/scan';
import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { plural } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PolledScan } from '../api/use-scan-status.ts';
import { StageList } from './stage-list.tsx';
import { ConnectionLost } from './connection-lost.tsx';

interface ScanProgressProps {
  scan: PolledScan;
  /** Null when the page was opened by the scan's id alone. */
  url: string | null;
  headingLevel: 1 | 2;
  takesFocus?: boolean;
  children?: ReactNode;
}

/** 'Scan Queued', then 'Scan In Progress', as the server reports it. */
export function ScanProgress(props: ScanProgressProps) {
  const { scan, url, headingLevel, takesFocus = false, children } = props;
  const now = useNow(true);
  const sinceAnswerMs = scan.answer ? Math.max(0, now - scan.answeredAtMs) : 0;
  const progress = scan.answer?.progress;
  const isRunning = scan.answer?.status === 'running';
  const isConnectionLost = scan.outcome.kind === 'waiting' && scan.outcome.isConnectionLost;
  return (
    <>
      <div className="stack gap-3">
        <div className="row justify-between">
          <ArrivalHeading level={headingLevel} takesFocus={takesFocus}>
            {isRunning ? 'Scan In Progress' : 'Scan Queued'}
          </ArrivalHeading>
          {progress && (
            <span className="num text-muted">
              {plural(secondsSoFar(progress, sinceAnswerMs), 'second')} so far
            </span>
          )}
        </div>
        {url !== null && (
          <p className="anywhere font-bold">
            <BreakableText text={url} />
          </p>
        )}
        <ProgressTrack progress={progress} />
        <p className="row justify-between text-sm text-muted">
          <output>{progress?.text ?? 'Scan queued for processing'}</output>
          <span className="num">{progress?.percent ?? 0}%</span>
        </p>
        {typeof progress?.queuePosition === 'number' && (
          <p className="text-sm text-muted">Position {progress.queuePosition} in the queue</p>
        )}
      </div>
      <ConnectionLost isLost={isConnectionLost} />
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
