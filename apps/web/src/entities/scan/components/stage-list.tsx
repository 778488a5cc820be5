import type { EngineProgress, ScanProgress } from '@curbcut/model/scan';
import { Check, LoaderCircle } from 'lucide-react';
import { formatShortDuration, plural } from '../../../lib/format.ts';

type Stage = ScanProgress['stages'][number];

const spoken: Record<Stage['status'], string> = {
  done: ', done',
  current: ', in progress',
  todo: ', not started',
};

interface StageListProps {
  progress: ScanProgress;
  /** Time that has passed since the progress was told, to be added to the stage that lasts. */
  sinceAnswerMs: number;
}

export function StageList({ progress, sinceAnswerMs }: StageListProps) {
  return (
    <ol className="stages">
      {progress.stages.map((stage) => (
        <li
          key={stage.stage}
          className={`stage--${stage.status}`}
          aria-current={stage.status === 'current' ? 'step' : undefined}
        >
          <span className="stage__mark">
            <StageIcon status={stage.status} />
          </span>
          <div>
            <p className="stage__title">
              <span>
                {stage.label}
                <span className="sr-only">{spoken[stage.status]}</span>
              </span>
              <span className="stage__time">{timeOf(stage, sinceAnswerMs)}</span>
            </p>
            {stage.detail && <p className="anywhere text-sm text-muted">{stage.detail}</p>}
            {stage.stage === 'checking' && stage.status !== 'todo' && (
              <EngineRows engines={progress.engines} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StageIcon({ status }: { status: Stage['status'] }) {
  if (status === 'done') return <Check className="icon icon--sm" aria-hidden="true" />;
  if (status === 'current') {
    return <LoaderCircle className="icon icon--sm spin" aria-hidden="true" />;
  }
  return null;
}

function timeOf(stage: Stage, sinceAnswerMs: number): string {
  if (stage.durationMs === null) return '';
  return formatShortDuration(stage.durationMs + (stage.status === 'current' ? sinceAnswerMs : 0));
}

function EngineRows({ engines }: { engines: readonly EngineProgress[] }) {
  if (engines.length === 0) return null;
  return (
    <ul className="engine-rows">
      {engines.map((run) => (
        <li key={run.engine}>
          <span>{run.name}</span>
          <span className="meter" aria-hidden="true">
            <span
              className="meter__fill"
              style={{ width: run.state === 'completed' ? '100%' : '0%' }}
            />
          </span>
          <span className="num">{saysOf(run)}</span>
        </li>
      ))}
    </ul>
  );
}

function saysOf(run: EngineProgress): string {
  if (run.state !== 'completed') return run.state;
  return run.findings === null ? 'done' : plural(run.findings, 'finding');
}
