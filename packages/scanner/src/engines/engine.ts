import type { KeyboardWalk, NotAssessed, Outcome } from '@curbcut/model/scan';
import type { Frame } from 'puppeteer-core';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { Reached } from '../interact/reached.ts';
import type { WayOfUse } from '../interact/way-of-use.ts';
import type { SeenState } from '../states/seen-state.ts';
import type { Finding, FindingNode, Pointer } from './finding.ts';
import type { PageUnderTest } from './page-under-test.ts';

/** A part of the page that the engine could not evaluate; null: not an element. */
export type Unassessed = Omit<NotAssessed, 'target'> & { at: Pointer | null };

/** An element about which no engine needs to ask for a rule of ours, as it was measured to be right. */
export interface Answered {
  rule: string;
  at: Pointer;
}

/** What an engine's run came to, as rules of ours. */
export interface EngineOutput {
  /** By id of our rule; a rule that the engine did not run is left out. */
  outcomes: ReadonlyMap<string, Outcome>;
  findings: Finding[];
  answered?: readonly Answered[];
  notAssessed: Unassessed[];
  /** 0 to 1; null when the engine gives no score of its own. */
  score: number | null;
  /** Of an engine that changes the page: its elements as they are when the page is back as it was. */
  nodes?: ReadonlyMap<FindingNode, ResolvedNode>;
  /** Sentences about the scan itself, for people who read the result. */
  warnings?: readonly string[];
  /** Of the use of the page: the way of the focus. */
  walk?: KeyboardWalk;
  /** Of an engine that uses the page: the states that it opened, with what is wrong in them. */
  states?: readonly SeenState[];
  /** Of an engine that uses the page: in which ways it did not come to the end. */
  cut?: ReadonlySet<WayOfUse>;
  /** Of an engine that uses the page: what it came to, and found to be in order or not. */
  reached?: Reached;
  /** For how long it used the page, by the time for that. */
  usedMs?: number;
  /** How many ms it took to look for each rule of ours, as far as it knows. */
  profile?: ReadonlyMap<string, number>;
}

/**
 * The seam for engines: one folder each, one line in `engines/index.ts`, and the engine's rules in `detectedBy` of the
 * rule catalogue. An engine only translates: its rule to ours, with the elements and what it measured. One that throws
 * costs its own findings only.
 */
export interface Engine {
  /** Short and stable, for example `axe`: it stands in every issue, and in the rule catalogue. */
  readonly id: string;
  /** As shown to people, for example `axe-core`. */
  readonly name: string;
  readonly version: string;
  /** Whether it is a source of its own; an engine that reads the results of another is none. */
  readonly independent: boolean;
  /** Looks at enough of a page for a result: where every such engine failed, there is none. */
  readonly comprehensive: boolean;
  /**
   * Runs after all others, once the picture has been taken and everything that they found has its place: it may change
   * the page while it looks, and resolves its elements itself.
   */
  readonly changesPage?: boolean;
  /**
   * Reads of the page what the engine needs of it as it is before others begin. One that does not change the page works
   * outside of it from then on, and runs beside the others.
   */
  readonly read?: (page: PageUnderTest) => Promise<void>;
  /** Left out of a fast scan. */
  readonly thorough?: boolean;
  /** Runs in the page's top frame while the page becomes stable. Must change nothing that the page could notice. */
  prepare?: (frame: Frame) => Promise<void>;
  run(page: PageUnderTest): Promise<EngineOutput>;
  /**
   * Uses the page by keyboard, last of all, and resolves its elements itself: nothing is asked of the page afterwards. What
   * it comes to is added to what `run` came to.
   */
  use?: (page: PageUnderTest) => Promise<EngineOutput>;
}
