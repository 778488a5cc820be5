import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { StopQuestion, WalkQuestion } from './walk/decided.ts';
import type { WayOfUse } from './way-of-use.ts';

type Known = Pick<ResolvedNode, 'known'>;

/** What the use of a page came to, whether or not something is wrong there. */
export interface Reached {
  /** By the way: the elements that it used, and those that came with that. */
  used: Readonly<Record<Exclude<WayOfUse, 'walk'>, readonly Known[]>>;
  /** Null where the focus was not followed. */
  walked: {
    /** Stops, by what was found out about them. */
    stops: ReadonlyMap<StopQuestion, readonly Known[]>;
    /** What was found out about all of the page that is no stop. */
    whole: ReadonlySet<WalkQuestion>;
  } | null;
}
