import type { CategorySlug, NotAssessed } from '@curbcut/model/scan';
import type { PageUnderTest } from './page-under-test.ts';
import type { Finding, Pointer } from './finding.ts';

/** A part of the page that the engine could not judge; null: not an element. */
export type Unassessed = Omit<NotAssessed, 'target'> & { at: Pointer | null };

/** What an engine says of a page, already in the product's words. */
export interface EngineOutput {
  findings: Finding[];
  /** Rules that were applied and found nothing. */
  passedRules: number;
  /** Categories in which a rule found something to judge; those of its findings go without saying. */
  judged: readonly CategorySlug[];
  notAssessed: Unassessed[];
  /** 0 to 1; only for engines that give a score of their own. */
  score?: number | null;
}

/**
 * The seam for engines: one folder each with `run` (talks to the engine) and `to-findings` (translates once), and one
 * line in `engines/index.ts`. An engine that throws costs its own findings only.
 */
export interface Engine {
  /** Short and stable, for example `axe`: it stands in every issue. */
  readonly id: string;
  /** As shown to people, for example `axe-core`. */
  readonly name: string;
  readonly version: string;
  run(page: PageUnderTest): Promise<EngineOutput>;
}
