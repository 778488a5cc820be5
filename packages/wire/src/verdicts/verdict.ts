import { limits } from '@curbcut/model/limits';
import {
  ignoreReasons,
  impacts,
  issueOutcomes,
  verdictKinds,
  verdictScopes,
} from '@curbcut/model/scan';
import { toNote } from '@curbcut/model/text';
import { z } from 'zod';
import { RecordIssue, ScanResults } from '../scan/scan-record.ts';

const Note = z
  .string()
  .overwrite(toNote)
  .max(
    limits.noteLength,
    `A note has at most ${limits.noteLength.toLocaleString('en')} characters`,
  );

/** `POST /scan/{id}/verdicts`. */
export const VerdictRequest = z
  .object({
    /** Of the issue in this scan, as its record has it. */
    fingerprint: z
      .string()
      .min(1, 'Name the issue by its fingerprint')
      .max(64, 'No issue has this fingerprint'),
    kind: z.enum(verdictKinds),
    note: Note.default(''),
    /** Of `ignored`, where it is required. */
    reason: z.enum(ignoreReasons).optional(),
    /** Of `ignored`: the last day (UTC, YYYY-MM-DD), at most 12 months from now; without one it has no end. */
    ends_on: z.iso.date('Give the last day as YYYY-MM-DD, for example 2027-01-31').optional(),
    /**
     * `website` only of `ignored`: wherever the same elements are on the same host. What is decided about a cause of a site
     * holds for the website, whatever is said here.
     */
    scope: z.enum(verdictScopes).default('page'),
    /**
     * Fingerprints of the elements that are meant, of those that the issue lists; empty or left out: all. Of `problem` the
     * others are no problem; of every other kind the others stay as they are.
     */
    elements: z.array(z.string().max(64)).max(500).default([]),
    /** The `verdict_revision` of the issue that was seen, 0 without one; when it is another by now, nothing is changed (409). */
    revision: z
      .int('Give the revision as a whole number')
      .nonnegative('Give the revision as a whole number')
      .optional(),
  })
  .superRefine((request, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    const { kind, reason, note, scope, ends_on: endsOn } = request;
    if (kind === 'ignored') {
      if (reason === undefined) {
        refuse('reason', `Choose why it is ignored: ${ignoreReasons.join(', ')}`);
      }
      return;
    }
    if (kind === 'false-alarm' && note === '') {
      refuse('note', 'Say why this is no barrier: the note stands in every report');
    }
    if (reason !== undefined) refuse('reason', 'Only what is ignored has a reason of these');
    if (endsOn !== undefined) refuse('ends_on', 'Only what is ignored has a last day');
    if (scope !== 'page') refuse('scope', 'Only what is ignored can be so on the whole website');
  });
export type VerdictRequest = z.infer<typeof VerdictRequest>;

export const verdictStates = ['in-force', 'withdrawn', 'ended', 'replaced', 'lapsed'] as const;

/** A verdict as the history shows it, with how it stands in the scan that was asked about. */
export const VerdictEntry = z.object({
  verdict_id: z.string(),
  revision: z.int().positive(),
  kind: z.enum(verdictKinds),
  reason: z.enum(ignoreReasons).nullable(),
  note: z.string(),
  ends_on: z.string().nullable(),
  scope: z.enum(verdictScopes),
  author: z.string(),
  decided_at: z.string(),
  /** `lapsed`: its elements are gone or the rule has changed. */
  state: z.enum(verdictStates),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  /** What it was given on. */
  fingerprint: z.string(),
  rule: z.string(),
  title: z.string(),
  impact: z.enum(impacts),
  outcome: z.enum(issueOutcomes),
  wcag: z.array(z.string()),
  elements_shown: z.int().nonnegative(),
  /** Of `problem`: how many of them were named; 0: all. */
  problems_count: z.int().nonnegative(),
  /** The scan that it was given on; null when that is deleted. */
  scan_id: z.string().nullable(),
});
export type VerdictEntry = z.infer<typeof VerdictEntry>;

/** `GET /scan/{id}/verdicts`: newest first. */
export const VerdictsAnswer = z.object({ verdicts: z.array(VerdictEntry) });
export type VerdictsAnswer = z.infer<typeof VerdictsAnswer>;

/** What a verdict changes in the record of its scan. */
export const VerdictAnswer = z.object({
  success: z.literal(true),
  /** Null after a withdrawal. */
  verdict_id: z.string().nullable(),
  /** Instead of those in the record that have this fingerprint, or name it in `split_from`. */
  fingerprint: z.string(),
  issues: z.array(RecordIssue),
  results: ScanResults.pick({
    overall_score: true,
    summary: true,
    total_issues: true,
    needs_review_count: true,
    ignored_count: true,
    false_alarm_count: true,
    severity_counts: true,
    categories: true,
    best_fixes: true,
  }),
});
export type VerdictAnswer = z.infer<typeof VerdictAnswer>;

/** How an issue stands for whoever decided about another state of it: in the body of a 409. */
export interface VerdictConflict {
  issues: RecordIssue[];
}
