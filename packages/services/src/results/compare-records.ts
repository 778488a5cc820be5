import { countOf } from '@curbcut/model/text';
import {
  type RecordEngine,
  isEngineError,
  type RecordIssue,
  type ScanRecord,
} from '@curbcut/wire/scan';

/** What changed between two scans of one address. Every issue is told by its fingerprint. */
export interface RecordDifference {
  /** Issues of any outcome that the older scan did not have, in the newer scan's order. */
  new: RecordIssue[];
  /** Failed issues of the newer scan that the older one had too. */
  unchanged: RecordIssue[];
  /** Failed issues that are gone, although every engine that saw them completed in the same version. */
  fixed: RecordIssue[];
  /** An engine has another version, came or went: a change may come from its rules alone. */
  rulesChanged: boolean;
  /** Sentences about what could not be compared. */
  notes: string[];
}

/** Why a gone issue is not called fixed. The order is the order in which reasons are looked for. */
type Doubt = 'judged-otherwise' | 'not-assessed' | { engine: RecordEngine; reason: EngineDoubt };
type EngineDoubt = 'failed' | 'missing' | 'version';

/** The engine that our own checks are. */
const ownChecks = 'curbcut';

/**
 * Compares two scans of one address. Only what was looked for again with the same rules can be called fixed; what is
 * gone for another reason is named in the notes. Both records must have results.
 */
export function compareRecords(older: ScanRecord, newer: ScanRecord): RecordDifference {
  const before = issuesOf(older);
  const now = issuesOf(newer);
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  const present = new Set(now.map(({ fingerprint }) => fingerprint));
  const gone = before.filter(
    ({ outcome, fingerprint }) => outcome === 'failed' && !present.has(fingerprint),
  );
  const doubts = new Map(gone.map((issue) => [issue, doubtOf(issue, now, older, newer)]));
  const engines = changedEngines(older, newer);
  return {
    new: now.filter(({ fingerprint }) => !known.has(fingerprint)),
    unchanged: now.filter(
      ({ outcome, fingerprint }) => outcome === 'failed' && known.has(fingerprint),
    ),
    fixed: gone.filter((issue) => doubts.get(issue) === null),
    rulesChanged: engines.length > 0,
    notes: [
      ...movedNote(older, newer),
      ...engines,
      ...blindSpotNotes(now, known, older),
      ...doubtNotes([...doubts.values()].filter((doubt) => doubt !== null)),
    ],
  };
}

function issuesOf({ results }: ScanRecord): RecordIssue[] {
  if (!results) throw new Error('Only scans with a result can be compared');
  const { lighthouse_issues: first, additional_issues: second } = results;
  return [...first, ...second].filter((issue) => !isEngineError(issue));
}

function doubtOf(
  issue: RecordIssue,
  now: readonly RecordIssue[],
  older: ScanRecord,
  newer: ScanRecord,
): Doubt | null {
  const elements = new Set(issue.nodes.map(({ fingerprint }) => fingerprint));
  const stillSeen = now.some(({ nodes }) => nodes.some((node) => elements.has(node.fingerprint)));
  if (stillSeen) return 'judged-otherwise';
  for (const name of new Set(issue.engines.map(({ engine }) => engine))) {
    const before = runOf(older, name);
    const reason = engineDoubt(before, runOf(newer, name));
    if (before && reason) return { engine: before, reason };
  }
  return isOutOfSight(issue, newer) ? 'not-assessed' : null;
}

function runOf(record: ScanRecord, engine: string): RecordEngine | undefined {
  return record.metadata.engines.find((run) => run.engine === engine);
}

function engineDoubt(
  before: RecordEngine | undefined,
  now: RecordEngine | undefined,
): EngineDoubt | null {
  if (!now) return 'missing';
  if (now.status !== 'completed') return 'failed';
  return before && before.version !== now.version ? 'version' : null;
}

/** Nobody could judge the part of the page where it was, or the check of ours that might have seen it. */
function isOutOfSight({ nodes, engines }: RecordIssue, newer: ScanRecord): boolean {
  const parts = newer.results?.not_assessed ?? [];
  if (parts.some(({ kind }) => kind === 'content' || kind === 'page')) return true;
  const checkFailed = parts.some(({ kind }) => kind === 'check');
  if (checkFailed && engines.some(({ engine }) => engine === ownChecks)) return true;
  // A frame that is gone has no place any more: it may be the one in which the issue was.
  const isInFrame = nodes.length > 0 && nodes.every(({ target }) => target.length > 1);
  const isFrameLost = parts.some(({ kind, target }) => kind === 'frame' && target.length === 0);
  if (isInFrame && isFrameLost) return true;
  const frames = parts.filter(({ kind, target }) => kind === 'frame' && target.length > 0);
  const isHidden = (target: readonly string[]) =>
    frames.some((frame) => frame.target.every((step, index) => step === target[index]));
  return nodes.length > 0 && nodes.every(({ target }) => isHidden(target));
}

function movedNote(older: ScanRecord, newer: ScanRecord): string[] {
  const [from, to] = [older.metadata.final_url, newer.metadata.final_url];
  if (from === null || to === null || from === to) return [];
  return [`The address led to another page than before: ${to} instead of ${from}.`];
}

function changedEngines(older: ScanRecord, newer: ScanRecord): string[] {
  const before = older.metadata.engines;
  const now = newer.metadata.engines;
  const changed = now.flatMap((run) => {
    const earlier = before.find(({ engine }) => engine === run.engine);
    if (!earlier) return [`${run.name} is new: what only it finds may have been there before.`];
    if (earlier.version === run.version) return [];
    return [`${run.name} changed from version ${earlier.version} to ${run.version}.`];
  });
  const left = before.filter((run) => !now.some(({ engine }) => engine === run.engine));
  return [...changed, ...left.map(({ name }) => `${name} does not look at the page any more.`)];
}

/** New issues whose engines were all blind the time before. */
function blindSpotNotes(
  now: readonly RecordIssue[],
  known: ReadonlySet<string>,
  older: ScanRecord,
): string[] {
  return older.metadata.engines
    .filter(({ status }) => status === 'failed')
    .flatMap((run) => {
      const unsure = now.filter(
        (issue) =>
          !known.has(issue.fingerprint) &&
          issue.engines.every(({ engine }) => engine === run.engine),
      );
      if (unsure.length === 0) return [];
      return [
        `${run.name} did not finish the time before, so ${countOf(unsure.length, 'new issue')} may have been there already.`,
      ];
    });
}

function doubtNotes(doubts: readonly Doubt[]): string[] {
  return [...Map.groupBy(doubts, sentenceOf)].map(
    ([sentence, alike]) => `${countOf(alike.length, 'earlier issue')} ${sentence}`,
  );
}

function sentenceOf(doubt: Doubt): string {
  if (doubt === 'judged-otherwise') return 'did not get fixed, but the judgment changed.';
  if (doubt === 'not-assessed') {
    return 'could not be looked for: that part of the page was not assessed this time.';
  }
  const { name } = doubt.engine;
  if (doubt.reason === 'failed')
    return `could not be looked for: ${name} did not finish this time.`;
  if (doubt.reason === 'missing') return `could not be looked for: ${name} did not run this time.`;
  return `may be gone because ${name} has other rules now.`;
}
