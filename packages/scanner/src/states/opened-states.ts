import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { pressingSteps } from '../checks/page/steps.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { UsedPage } from '../interact/used-page.ts';
import type { Control } from '../interact/control.ts';
import type { Press } from '../interact/page-use.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { Replay } from '../replay/replay.ts';
import { judgeState } from './judge-state.ts';
import { openedState } from './opened-state.ts';
import type { SeenState } from './seen-state.ts';
import { shownIn } from './shown-elements.ts';
import { withReplay } from './with-replay.ts';

export interface StateToJudge extends Pick<Replay, 'state' | 'steps' | 'pictures'> {
  /** Tells it from other states of the page, the same tomorrow. */
  key: string;
  /** What was there before and may be wrong only now. */
  about?: readonly CapturedNode[];
  /** What the page has used again for something else: it is judged as what is newly shown. */
  renewed?: readonly CapturedNode[];
  /** What is left of the time for using the page. */
  leftMs: number;
}

/** What presses have opened, judged while it is open. What one has shown is not judged again when another shows it. */
export class OpenedStates {
  readonly seen: SeenState[] = [];
  /** States that there was no time for, or that could not be judged. */
  unreached = 0;
  readonly #page: UsedPage;
  readonly #shown: Set<number>;

  constructor(page: UsedPage, asLoaded: PageCapture) {
    this.#page = page;
    this.#shown = new Set(shownIn(asLoaded));
  }

  /** Judges the page as it is now. What it newly shows; nothing where there was no time for it. */
  async judge({
    leftMs,
    key,
    about = [],
    renewed = [],
    ...way
  }: StateToJudge): Promise<readonly CapturedNode[]> {
    const { limits, useTime } = this.#page;
    const { useStates, stateMs } = limits;
    if (this.seen.length >= useStates || leftMs <= 0) {
      this.unreached += 1;
      return [];
    }
    for (const { backendId } of renewed) this.#shown.delete(backendId);
    const judging = this.#page.guard.part(stateMs, (guard) =>
      judgeState({ ...this.#page, guard }, this.#shown, about),
    );
    const ended = await judging.catch((error: unknown) => {
      if (this.#page.guard.error) throw error;
      this.#page.warn(`What was opened was not judged: ${String(error)}`);
      return null;
    });
    if (!ended) {
      this.unreached += 1;
      return [];
    }
    const judged = ended.value;
    const { pictures: taken = [] } = way;
    // The last one shows what was opened.
    const inState = (_: unknown, { boxNow }: ResolvedNode) => ({
      ...way,
      pictures: taken.map((one, at) =>
        at === taken.length - 1 ? this.#page.pictures.marked(one, boxNow) : one,
      ),
    });
    useTime.did('state');
    useTime.did('freshElement', judged.fresh.length);
    for (const number of judged.shown) this.#shown.add(number);
    this.seen.push({ key, words: way.state, ...withReplay(judged.found, judged.nodes, inState) });
    return judged.fresh;
  }

  /** The same after a press, where that opened something. */
  async judgeOpened(
    press: Pick<Press, 'control' | 'before' | 'seen' | 'pictures'>,
    resolved: ReadonlyMap<string, ResolvedNode>,
    leftMs: number,
  ): Promise<readonly CapturedNode[]> {
    const state = openedState(press);
    if (state === null) return [];
    const { control, pictures } = press;
    const steps = pressingSteps({ resolved }, control) ?? [];
    return this.judge({ state, key: keyOf(control, resolved), steps, pictures, leftMs });
  }
}

/** By what was pressed. */
function keyOf({ pointer }: Control, resolved: ReadonlyMap<string, ResolvedNode>): string {
  return `opened by ${resolved.get(pointerKey(pointer))?.signature ?? ''}`;
}
