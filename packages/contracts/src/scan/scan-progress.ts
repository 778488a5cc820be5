import { z } from 'zod';
import { mailMayNotCome } from '../site/site-messages.ts';

/** The stages of a scan in order, with what is said while each one lasts. */
export const scanStages = [
  {
    stage: 'queued',
    label: 'Scan Queued',
    activity: 'waiting for a free browser',
    startPercent: 0,
  },
  { stage: 'loading', label: 'Page loaded', activity: 'opening the page', startPercent: 5 },
  {
    stage: 'checking',
    label: 'Running the checks',
    activity: 'running the checks',
    startPercent: 40,
  },
  {
    stage: 'merging',
    label: 'Merge duplicate findings',
    activity: 'merging duplicate findings',
    startPercent: 85,
  },
  {
    stage: 'scoring',
    label: 'Work out the score',
    activity: 'working out the score',
    startPercent: 90,
  },
  {
    stage: 'reporting',
    label: 'Send the report by e-mail',
    activity: 'sending the report by e-mail',
    startPercent: 95,
  },
] as const;

export const ScanStage = z.enum(scanStages.map((stage) => stage.stage));
export type ScanStage = z.infer<typeof ScanStage>;

export const EngineProgress = z.object({
  engine: z.string(),
  name: z.string(),
  /** Not `status`, which is the whole scan's: a client that looks for that word must not stop early. */
  state: z.enum(['waiting', 'running', 'completed', 'failed']),
  findings: z.int().nonnegative().nullable(),
});
export type EngineProgress = z.infer<typeof EngineProgress>;

export const ScanProgress = z.object({
  stage: ScanStage,
  /** For example `Stage 3 of 6: running the checks`. */
  text: z.string(),
  percent: z.number().min(0).max(100),
  stages: z.array(
    z.object({
      stage: ScanStage,
      label: z.string(),
      status: z.enum(['done', 'current', 'todo']),
      /** How long the stage took or has lasted; null before it begins. */
      durationMs: z.number().nullable(),
      /** For example `212 elements, 34 requests`. */
      detail: z.string().nullable(),
    }),
  ),
  engines: z.array(EngineProgress),
  /** Place in the queue, 1 = next; null when the scan is not queued. */
  queuePosition: z.int().nullable(),
});
export type ScanProgress = z.infer<typeof ScanProgress>;

/** What the scanner reports while it works. */
export interface ScanProgressEvent {
  stage: Exclude<ScanStage, 'queued' | 'reporting'>;
  detail?: string;
  engines?: EngineProgress[];
}

/** What is stored of a scan's progress: when each stage began, and what it said. Times are ISO 8601, UTC. */
export const StoredProgress = z.object({
  stage: ScanStage,
  begun: z.partialRecord(ScanStage, z.string()),
  details: z.partialRecord(ScanStage, z.string()),
  engines: z.array(EngineProgress),
});
export type StoredProgress = z.infer<typeof StoredProgress>;

export function beginProgress(now: Date): StoredProgress {
  return { stage: 'queued', begun: { queued: now.toISOString() }, details: {}, engines: [] };
}

/** Moves on to a stage, or adds to the one that lasts. Never moves back. */
export function advanceProgress(
  progress: StoredProgress,
  event: { stage: ScanStage; detail?: string; engines?: EngineProgress[] },
  now: Date,
): StoredProgress {
  const order = scanStages.map((stage) => stage.stage);
  if (order.indexOf(event.stage) < order.indexOf(progress.stage)) return progress;
  return {
    stage: event.stage,
    begun: { ...progress.begun, [event.stage]: progress.begun[event.stage] ?? now.toISOString() },
    details: event.detail ? { ...progress.details, [event.stage]: event.detail } : progress.details,
    engines: event.engines ?? progress.engines,
  };
}

/**
 * What a scan's progress says of its mail. `none`: no mail is due, and the stage is not shown. `unsaid`: somebody's
 * address was given who may have refused mails, so it always looks the same and never done. `due` and `sent` are for
 * the scan's owner, who may know.
 */
export type MailProgress = 'none' | 'unsaid' | 'due' | 'sent';

interface ProgressOptions {
  now: Date;
  queuePosition: number | null;
  finished: boolean;
  mail: MailProgress;
}

/** What a client is shown; `now` and the stored times must come from the same clock. */
export function toScanProgress(progress: StoredProgress, options: ProgressOptions): ScanProgress {
  const shown = scanStages.filter(({ stage }) => stage !== 'reporting' || options.mail !== 'none');
  const found = shown.findIndex(({ stage }) => stage === progress.stage);
  const currentIndex = found < 0 ? shown.length - 1 : found;
  const current = shown[currentIndex] ?? scanStages[0];
  return {
    stage: current.stage,
    text: options.finished
      ? 'Scan completed'
      : `Stage ${currentIndex + 1} of ${shown.length}: ${current.activity}`,
    percent: options.finished ? 100 : percentOf(progress),
    stages: shown.map(({ stage, label }, index) => ({
      stage,
      label,
      status: statusOf(stage, index - currentIndex, options),
      durationMs: durationOf(progress, index, options.now),
      detail:
        stage === 'reporting' && options.mail === 'unsaid'
          ? mailMayNotCome
          : (progress.details[stage] ?? null),
    })),
    engines: progress.engines,
    queuePosition: progress.stage === 'queued' ? options.queuePosition : null,
  };
}

/** A scan ends before its mail leaves, so the mail's stage is done only when that is known and may be said. */
function statusOf(
  stage: ScanStage,
  fromCurrent: number,
  { finished, mail }: ProgressOptions,
): 'done' | 'current' | 'todo' {
  if (stage === 'reporting' && finished) return mail === 'sent' ? 'done' : 'current';
  if (finished || fromCurrent < 0) return 'done';
  return fromCurrent === 0 ? 'current' : 'todo';
}

function percentOf(progress: StoredProgress): number {
  const currentIndex = scanStages.findIndex(({ stage }) => stage === progress.stage);
  const start = scanStages[currentIndex]?.startPercent ?? 0;
  if (progress.stage !== 'checking' || progress.engines.length === 0) return start;
  const end = scanStages[currentIndex + 1]?.startPercent ?? 100;
  const ended = progress.engines.filter(({ state }) => state === 'completed' || state === 'failed');
  return Math.round(start + ((end - start) * ended.length) / progress.engines.length);
}

function durationOf(progress: StoredProgress, index: number, now: Date): number | null {
  const stage = scanStages[index];
  const begun = stage && progress.begun[stage.stage];
  if (!begun) return null;
  const next = scanStages.slice(index + 1).find(({ stage }) => progress.begun[stage]);
  const ended = (next && progress.begun[next.stage]) ?? now.toISOString();
  return Math.max(0, Date.parse(ended) - Date.parse(begun));
}
