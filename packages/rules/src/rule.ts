import type { CategorySlug, Impact, Level } from '@curbcut/model/scan';
import type { Trust } from './trust/trust.ts';

/** Where a rule has failed that explains why another one fails on an element. */
export interface Cause {
  rules: readonly string[];
  /**
   * Where they must have failed: on the `same` element, `inside` it or `around` it; where the cause's engine `blames` the
   * very element, or `blames-around` it an element that it is in; or where they failed on `all-blamed`, each of those
   * that this failure blames.
   */
  where: 'same' | 'inside' | 'around' | 'blames' | 'blames-around' | 'all-blamed';
}

/**
 * The element has no name; it is a control; it is an item of no list; it shows words that its name lacks; it is a table of
 * data.
 */
export type Claim = 'no-name' | 'control' | 'item-of-no-list' | 'words-not-in-name' | 'data-table';

/** One problem that Curbcut can name, whichever engine sees it: a row of the catalogue. */
export interface Rule {
  /** Ours and stable, for example `image-alt`: it stands in every issue, report and link. */
  id: string;
  /**
   * Raised when pages that had one outcome have another, whatever changed it; wording and refactoring leave it as it is. What a
   * raised rule finds is not told as new. The first is 1.
   */
  revision: number;
  /** Names the barrier; no period, at most 70 characters. */
  title: string;
  /** The work as an imperative, for lists of what to do: begins with a verb; no period, at most 70 characters. */
  todo: string;
  /** Who is shut out, and how. */
  barrier: string;
  /** How to fix it. */
  remedy: string;
  /** How a person verifies it: what to do, and what is seen or heard when it is right. */
  verification: string;
  category: CategorySlug;
  /** Used where an engine measures none of its own. */
  impact: Impact;
  /** WCAG success criteria that a failure fails, for example `1.1.1`; empty for best practices. */
  wcag: readonly string[];
  level: Level;
  /** W3C techniques and failures that apply, for example `F65` and `H37`; empty where none does. */
  techniques: readonly string[];
  /** W3C ACT rules that a failure stands for. */
  actRules: readonly string[];
  /**
   * Key of merging, the problem whatever engine states it: `act:23a2a8` where a W3C ACT rule states it, else
   * `wcag:1.3.1:table-headers` (success criterion and group), else `bp:heading-order` for best practices.
   */
  topic: string;
  /** The row that states the same topic of other elements: issues of this one have fingerprints of their own. */
  variantOf?: string;
  /** What repairs this as well when it is repaired. A failure that is explained so is no issue of its own. */
  explainedBy?: readonly Cause[];
  /** The part of a style sheet that is to blame for every failure on a site, as a selector: there they have one cause. */
  sharedStyle?: string;
  /** What a failure says of its element, where the page or the browser's accessibility tree can be asked whether that is so. */
  claims?: Claim;
  /** What a failure counts for, as long as too little was measured of the engine's rule that sees it; see trust-of.ts. */
  trust: Exclude<Trust, 'off'>;
  /** Engines, by id, whose rule never fails here: it asks a person at most. */
  onlyAsked?: readonly string[];
  /** Engines still try out how they see it. */
  experimental?: true;
  /** Which rules of which engine see it, by engine id; empty where no engine looks for it at present. */
  detectedBy: Readonly<Record<string, readonly string[]>>;
  /** A page that explains more. */
  helpUrl: string;
}
