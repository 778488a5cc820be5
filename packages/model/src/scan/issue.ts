import type { IssueComponent } from './issue-component.ts';
import type { CategorySlug } from './category.ts';
import type { BoundingBox } from './bounding-box.ts';
import type { ElementTraits } from './element-traits.ts';
import type { MeasuredFact } from './measured-fact.ts';
import type { IssueOutcome } from './outcome.ts';
import type { Reproduction, StatePicture } from './reproduction.ts';
import type { IssueVerdict } from './verdict.ts';

/** Most severe first: sort by the index. */
export const impacts = ['critical', 'serious', 'moderate', 'minor'] as const;
export type Impact = (typeof impacts)[number];

export const levels = ['A', 'AA', 'AAA', 'best-practice'] as const;
export type Level = (typeof levels)[number];

export const issueTags = ['experimental', 'best-practice'] as const;
export type IssueTag = (typeof issueTags)[number];

/** One affected element. */
export interface IssueNode {
  /** One CSS selector per frame or shadow root on the way to the element. */
  target: string[];
  /** The element's own markup, cut to 1 kB. Never to be interpreted as markup. */
  html: string;
  failureSummary: string;
  /** What was measured of it. Absent: nothing with a figure or a name, or the scan is of before. */
  facts?: MeasuredFact[] | undefined;
  /**
   * The same element with the same defect: the same 32 hex digits tomorrow, whatever was reordered around it. Where the
   * last scan of the page is known, an element that is known again by its traits keeps them whatever has changed.
   */
  fingerprint: string;
  /**
   * Eight hex digits that tell it from elements of other pages with the same fingerprint: what was next to it when it was
   * first seen. Empty where pages repeat it: in a header, a footer or a navigation. Absent: as `traits`.
   */
  context?: string | undefined;
  /** Absent: the scan is of before. */
  traits?: ElementTraits | undefined;
  /**
   * Where it was seen when the page as it loads does not show it: `use`, or eight hex digits of the state that the page was
   * in. Absent: it shows as the page loads, or the scan is of before.
   */
  seenIn?: string | undefined;
  /**
   * A change for text with its colors, of the first element with a pair that the issue's first element does not have.
   * Absent: the pair is told elsewhere, or no change is known.
   */
  fix?: CodeChange | undefined;
  /** Null when the element is not rendered or lies outside the screenshot. */
  box: BoundingBox | null;
  /** Of the scan of a site: the page that the element is on. Absent: the page of the scan. */
  page?: IssuePage | undefined;
  /** Assigned when a report is composed, or a scan is compared with a baseline. Absent: it was not, or the issue's own lifecycle says it. */
  lifecycle?: Extract<Lifecycle, 'new' | 'recurring'> | undefined;
  /** Assigned when a report is composed: the element's number within its issue, from 1; null when it is not on the screenshot. */
  marker?: number | null | undefined;
}

export interface IssuePage {
  url: string;
  /** The page's own scan, and its issue in there. Absent in records that don't name them. */
  scanId?: string | undefined;
  fingerprint?: string | undefined;
}

/**
 * Compared with the scan of the same URL before. `came-back`: it was not found then, but in a scan before that.
 * `rule-changed`: it was not found before, but its rule has changed since, so that it may have been there.
 */
export const lifecycles = ['new', 'came-back', 'recurring', 'fixed', 'rule-changed'] as const;
export type Lifecycle = (typeof lifecycles)[number];

/** An engine, and its rule, that found an issue. */
export interface Detection {
  engine: string;
  rule: string;
}

/** A suggested change of code. Plain text, never to be interpreted as markup. */
export interface CodeChange {
  before: string;
  after: string;
  note: string;
}

/** A suggested change of the first affected element's code. */
export interface CodeFix extends CodeChange {
  /** Other changes that each do as well alone. Absent: there are none. */
  alternatives?: CodeChange[] | undefined;
  /** How the element looks now, and then with each of the changes. Absent: that does not show, or was not pictured. */
  pictures?: StatePicture[] | undefined;
}

/** What the rule of an issue says to whoever works on it. */
export interface IssueGuide {
  /** The work as an imperative, without a period. */
  todo: string;
  /** How a person verifies it, in sentences. */
  verification: string;
  /** W3C techniques and failures, for example `H37` and `F65`. */
  techniques: readonly string[];
}

/** One problem after merging the findings of all engines, with its affected elements. */
export interface Issue {
  /** Id of a row of the rule catalogue, for example `image-alt`. */
  rule: string;
  outcome: IssueOutcome;
  impact: Impact;
  category: CategorySlug;
  title: string;
  /** Who is shut out, and how. */
  description: string;
  /** How to fix it, in plain words. */
  help: string;
  helpUrl: string;
  /** Same page, same defect: the same 32 hex digits tomorrow. */
  fingerprint: string;
  /** WCAG success criteria, for example `1.1.1`; empty for best practices. */
  wcag: string[];
  level: Level;
  /**
   * Whether the standard that the scan was judged by asks for it, and so whether it counts once it has failed. Absent: the
   * standard was WCAG 2.2 AA, where the level alone tells.
   */
  inStandard?: boolean | undefined;
  /** W3C ACT rule ids that the issue's rule stands for. */
  actRules: string[];
  tags: IssueTag[];
  /** At least one. */
  detectedBy: Detection[];
  /** At most 500; `nodesTotal` counts them all. */
  nodes: IssueNode[];
  nodesTotal: number;
  /** Of a site scan: on how many of its pages. */
  pagesCount?: number | undefined;
  /** Of a site scan: how many its elements are when one that pages repeat is counted once. Absent: it was not kept, or they are 200 or more. */
  differentElements?: number | undefined;
  /** Of a site scan: what its elements have in common. Absent: they stand in various places, or it is of a page. */
  component?: IssueComponent | undefined;
  fix: CodeFix | null;
  /** How to see it again. Absent: it shows on the page as it loads. */
  reproduction?: Reproduction | undefined;
  /** Assigned when a report is composed. Absent: the catalogue does not have the rule. */
  guide?: IssueGuide | undefined;
  /** Assigned when a report is composed, or a scan compared with a baseline; null: there is no scan before. */
  lifecycle?: Lifecycle | null | undefined;
  /** What a person has decided. Assigned when a report is composed; absent: nobody has, or it does not hold any more. */
  verdict?: IssueVerdict | undefined;
  /** Goes up with each verdict on the issue, those among them that hold no more; absent: there was none. */
  verdictRevision?: number | undefined;
  /** Of a part of an issue that was decided apart from the rest: the issue's own fingerprint. */
  splitFrom?: string | undefined;
}
