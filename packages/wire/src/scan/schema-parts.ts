import {
  categorySlugs,
  ignoreReasons,
  impacts,
  issueOutcomes,
  levels,
  notAssessedKinds,
  scanStages,
  scanStatuses,
  scanTypes,
  standardChoices,
  standards,
  verdictKinds,
  verdictScopes,
  walkEnds,
  type ScanStage,
  componentReaches,
} from '@curbcut/model/scan';
import { z } from 'zod';

export const ScanStatus = z.enum(scanStatuses);
export const ScanType = z.enum(scanTypes);
export const Impact = z.enum(impacts);
export const Level = z.enum(levels);
/** A version and a level of WCAG. */
export const StandardId = z.enum(standards, { error: standardChoices });
export const IssueOutcome = z.enum(issueOutcomes);
export const CategorySlug = z.enum(categorySlugs);

const BoundingBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** What a person has decided about an issue. */
export const RecordVerdict = z.object({
  verdict_id: z.string(),
  kind: z.enum(verdictKinds),
  /** Of an ignored issue; null otherwise. */
  reason: z.enum(ignoreReasons).nullable(),
  /** Plain text of a person, never to be interpreted as markup; may be empty. */
  note: z.string(),
  /** The last day (UTC, YYYY-MM-DD) on which it holds; null: without end. */
  ends_on: z.string().nullable(),
  scope: z.enum(verdictScopes),
  author: z.string(),
  /** ISO 8601, UTC. */
  decided_at: z.string(),
  /** How many elements the person was shown; those that are named as a problem may be fewer. */
  elements_shown: z.int().nonnegative(),
});
export type RecordVerdict = z.infer<typeof RecordVerdict>;

const CodeChange = z.object({ before: z.string(), after: z.string(), note: z.string() });

export const RecordNode = z.object({
  /** One CSS selector per frame or shadow root on the way to the element. */
  target: z.array(z.string()),
  /** The element's own markup, cut to 1 kB. Never to be interpreted as markup. */
  html: z.string(),
  failureSummary: z.string(),
  /** What was measured of it, for people to read. Absent: nothing with a figure or a name. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** The same element with the same defect: the same 32 hex digits tomorrow, whatever was reordered around it. */
  fingerprint: z.string(),
  /** A change for text with its colors, of the first element with a pair that the issue's first element does not have. */
  fix: CodeChange.optional(),
  /** CSS pixels of the full page; null when the element is not rendered or lies outside the screenshot. */
  box: BoundingBox.nullable(),
  /** Of a site scan: the page that the element is on; elsewhere it is the record's own. */
  page_url: z.string().optional(),
  /** That page's own scan. Absent in records of before. */
  page_scan_id: z.string().optional(),
  /** It failed for the first time, in an issue that the scan before had; absent otherwise. */
  lifecycle: z.literal('new').optional(),
  /** The element's number on the screenshot; null when it is not drawn. */
  marker: z.int().nullable(),
});

export type RecordNode = z.infer<typeof RecordNode>;

/** What repeats an issue on the pages of a site. */
export const IssueComponent = z.object({
  /** A selector for people: the part of the page and the element. It need not find them all. */
  pattern: z.string(),
  /** Text and background, as `#rrggbb on #rrggbb`; null where no colors were measured. */
  colors: z.string().nullable(),
  /** Which elements beside those of the very pattern are meant; absent: of a scan that did not keep it. */
  reach: z.enum(componentReaches).optional(),
  /** In words, for example `Button in the header`; absent: of a scan that did not keep it. */
  name: z.string().optional(),
});

export const EngineSighting = z.object({ engine: z.string(), rule: z.string() });

const StatePicture = z.object({
  name: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
  /** Pixels of the picture. Absent: what the issue is about is not on it, or it is not known where. */
  mark: BoundingBox.optional(),
  /** A path of the API. Absent: not stored. */
  url: z.string().optional(),
});

/** A suggested change of the first affected element's code. */
export const CodeFix = CodeChange.extend({
  /** Other changes that each do as well alone. Absent: there are none. */
  alternatives: z.array(CodeChange).optional(),
  /** How the element looks now, and then with each of the changes. Absent: that does not show, or was not pictured. */
  pictures: z.array(StatePicture).optional(),
});

/** How to see an issue again that does not show on the page as it loads. Plain text. */
export const Reproduction = z.object({
  /** Words after “Seen”; null: on the page as it loads. */
  state: z.string().nullable(),
  /** What to do, in order; the last step says what is wrong then. */
  steps: z.array(z.string()),
  pictures: z.array(StatePicture),
  /** A Playwright test that fails until the issue is mended. */
  snippet: z.string().nullable(),
});

/** The way of the focus through the page with Tab alone. */
export const KeyboardWalk = z.object({
  stops: z.array(
    z.object({
      target: z.array(z.string()),
      name: z.string(),
      role: z.string(),
      /** CSS pixels of the full page; null: it is not on the screenshot. */
      box: BoundingBox.nullable(),
      visible: z.boolean(),
    }),
  ),
  /** `left-page`: Tab led out at the end, as it should. */
  end: z.enum(walkEnds),
});

export const EngineRun = z.object({
  engine: z.string(),
  /** As shown to people, for example `axe-core`. */
  name: z.string(),
  version: z.string(),
  status: z.enum(['completed', 'failed']),
  durationMs: z.number(),
  findings: z.int().nonnegative(),
  /** A sentence; null when the engine completed. */
  error: z.string().nullable(),
  /** The engine's own score of the page, 0 to 1; null for engines that give none. */
  score: z.number().min(0).max(1).nullable(),
  /** False when its findings come from another engine's run, so that it is no second source. */
  independent: z.boolean(),
});

export const NotAssessed = z.object({
  kind: z.enum(notAssessedKinds),
  target: z.array(z.string()),
  code: z.string(),
  message: z.string(),
  /** Of controls that were left alone: the rules that nothing was found by, as far as these would have shown it. */
  rules: z.array(z.string()).optional(),
});

const ScanStage = z.enum(scanStages.map(({ stage }): ScanStage => stage));

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
  engines: z.array(
    z.object({
      engine: z.string(),
      name: z.string(),
      /** Not `status`, which is the whole scan's: a client that looks for that word must not stop early. */
      state: z.enum(['waiting', 'running', 'completed', 'failed']),
      findings: z.int().nonnegative().nullable(),
    }),
  ),
  /** Place in the queue, 1 = next; null when the scan is not queued. */
  queuePosition: z.int().nullable(),
});
