import { reportIsMailed } from '../site/site-messages.ts';

/** The stages of a scan in order, with what is said of each one, while it lasts and, where that differs, when it is done. */
export const scanStages = [
  {
    stage: 'queued',
    label: 'Scan Queued',
    activity: 'waiting for a free browser',
    startPercent: 0,
  },
  {
    stage: 'loading',
    label: 'Load the page',
    doneLabel: 'Page loaded',
    activity: 'opening the page',
    startPercent: 5,
  },
  {
    stage: 'checking',
    label: 'Running the checks',
    activity: 'running the checks',
    startPercent: 30,
  },
  {
    stage: 'merging',
    label: 'Merge duplicate findings',
    activity: 'merging duplicate findings',
    startPercent: 94,
  },
  {
    stage: 'scoring',
    label: 'Work out the score',
    activity: 'working out the score',
    startPercent: 96,
  },
  {
    stage: 'reporting',
    label: 'Send the report by e-mail',
    activity: 'sending the report by e-mail',
    startPercent: 98,
  },
] as const;

export type ScanStage = (typeof scanStages)[number]['stage'];

export interface EngineProgress {
  engine: string;
  name: string;
  state: 'waiting' | 'running' | 'completed' | 'failed';
  /** Null until the engine has completed. */
  findings: number | null;
}

/** What people are shown of a scan that is under way. */
export interface ScanProgress {
  stage: ScanStage;
  /** For example `Stage 3 of 6: running the checks`. */
  text: string;
  /** 0 to 100. */
  percent: number;
  stages: {
    stage: ScanStage;
    label: string;
    status: 'done' | 'current' | 'todo';
    /** How long the stage took or has lasted; null before it begins. */
    durationMs: number | null;
    /** For example `212 elements, 34 requests`. */
    detail: string | null;
  }[];
  engines: EngineProgress[];
  /** Place in the queue, 1 = next; null when the scan is not queued. */
  queuePosition: number | null;
}

/**
 * A part of a stage that is being worked on: from and to which share of the stage, 0 to 1, and how long it may take at
 * most. So the percentage can move while it lasts without claiming work that was not done.
 */
export interface StageStep {
  from: number;
  to: number;
  limitMs: number;
}

/** What the scanner reports while it works. */
export interface ScanProgressEvent {
  stage: Exclude<ScanStage, 'queued' | 'reporting'>;
  detail?: string;
  engines?: EngineProgress[];
  step?: StageStep;
  /** How far the page’s own document has come: its server has answered, or it is here and parsed. */
  document?: 'answered' | 'parsed';
}

/** What is stored of a scan's progress: when each stage began, and its detail. Times are ISO 8601, UTC. */
export interface ProgressLog {
  stage: ScanStage;
  begun: Partial<Record<ScanStage, string>>;
  details: Partial<Record<ScanStage, string>>;
  engines: EngineProgress[];
  /** The step that lasts, and since when. */
  step?: (StageStep & { begun: string }) | undefined;
  /** The percentage that was reached before what lasts now: a scan that is begun anew does not fall behind it. */
  reached?: number | undefined;
}

export function beginProgress(now: Date): ProgressLog {
  return { stage: 'queued', begun: { queued: now.toISOString() }, details: {}, engines: [] };
}

/** Moves on to a stage, or adds to the one that lasts. Never moves back. */
export function advanceProgress(
  progress: ProgressLog,
  event: { stage: ScanStage; detail?: string; engines?: EngineProgress[]; step?: StageStep },
  now: Date,
): ProgressLog {
  const order = scanStages.map((stage) => stage.stage);
  if (order.indexOf(event.stage) < order.indexOf(progress.stage)) return progress;
  const lasting = event.stage === progress.stage ? progress.step : undefined;
  const step = event.step ? { ...event.step, begun: now.toISOString() } : lasting;
  return {
    stage: event.stage,
    begun: { ...progress.begun, [event.stage]: progress.begun[event.stage] ?? now.toISOString() },
    details: event.detail ? { ...progress.details, [event.stage]: event.detail } : progress.details,
    engines: event.engines ?? progress.engines,
    ...(step ? { step } : {}),
    reached: percentOf(progress, now),
  };
}

/** A scan that is begun anew, from the queue; what it had reached stands until it gets there again. */
export function restartProgress(progress: ProgressLog, queuedAt: Date, now: Date): ProgressLog {
  return { ...beginProgress(queuedAt), reached: percentOf(progress, now) };
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
export function toScanProgress(progress: ProgressLog, options: ProgressOptions): ScanProgress {
  const shown = scanStages.filter(({ stage }) => stage !== 'reporting' || options.mail !== 'none');
  const found = shown.findIndex(({ stage }) => stage === progress.stage);
  const currentIndex = found < 0 ? shown.length - 1 : found;
  const current = shown[currentIndex] ?? scanStages[0];
  return {
    stage: current.stage,
    text: options.finished
      ? 'Scan completed'
      : `Stage ${currentIndex + 1} of ${shown.length}: ${current.activity}`,
    percent: options.finished ? 100 : percentOf(progress, options.now),
    stages: shown.map((row, index) => ({
      stage: row.stage,
      ...stateOfStage(row, index - currentIndex, options),
      durationMs: durationOf(progress, index, options.now),
      detail:
        row.stage === 'reporting' && options.mail === 'unsaid'
          ? reportIsMailed
          : (progress.details[row.stage] ?? null),
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

function stateOfStage(
  row: (typeof scanStages)[number],
  fromCurrent: number,
  options: ProgressOptions,
): Pick<ScanProgress['stages'][number], 'label' | 'status'> {
  const status = statusOf(row.stage, fromCurrent, options);
  return { status, label: status === 'done' && 'doneLabel' in row ? row.doneLabel : row.label };
}

/** Whole, below the begin of the next stage, and never less than what was reached before. */
function percentOf(progress: ProgressLog, now: Date): number {
  const index = scanStages.findIndex(({ stage }) => stage === progress.stage);
  const start = scanStages[index]?.startPercent ?? 0;
  const end = scanStages[index + 1]?.startPercent ?? 99;
  const percent = Math.floor(start + (end - start) * shareOfStage(progress, now) + 1e-9);
  return Math.max(progress.reached ?? 0, Math.min(percent, end));
}

/** 0 to 1: the steps that are done, and of the one that lasts as much as it has taken of its time. */
function shareOfStage({ stage, step, engines }: ProgressLog, now: Date): number {
  if (step) {
    const ms = Math.max(0, now.getTime() - Date.parse(step.begun));
    return step.from + (step.to - step.from) * Math.min(1, ms / step.limitMs);
  }
  if (stage !== 'checking' || engines.length === 0) return 0;
  const ended = engines.filter(({ state }) => state === 'completed' || state === 'failed');
  return ended.length / engines.length;
}

function durationOf(progress: ProgressLog, index: number, now: Date): number | null {
  const stage = scanStages[index];
  const begun = stage && progress.begun[stage.stage];
  if (!begun) return null;
  const next = scanStages.slice(index + 1).find(({ stage }) => progress.begun[stage]);
  const ended = (next && progress.begun[next.stage]) ?? now.toISOString();
  return Math.max(0, Date.parse(ended) - Date.parse(begun));
}
