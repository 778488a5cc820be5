import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import type { StatePicture } from '@curbcut/model/scan';
import { pressingSteps } from '../checks/page/steps.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { UsedPage } from '../interact/used-page.ts';
import type { Control } from '../interact/control.ts';
import type { Press } from '../interact/page-use.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { Replay } from '../replay/replay.ts';
import { judgeState } from './judge-state.ts';
import { checksInPassing, checksInStates } from './judged-in-states.ts';
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
  /** It is there for a moment only: what it shows counts as new when something else shows it, and it is told after all others. */
  isPassing?: true;
  /** Taken where something is wrong. */
  takePicture?: () => Promise<StatePicture | null>;
}

/** What presses have opened, judged while it is open. What one has shown is not judged again when another shows it. */
export class OpenedStates {
  readonly #opened: SeenState[] = [];
  readonly #passing: SeenState[] = [];
  /** States that there was no time for, or that could not be judged. */
  unreached = 0;
  readonly #page: UsedPage;
  readonly #shown: Set<number>;
  readonly #shownInPassing = new Set<number>();

  constructor(page: UsedPage, asLoaded: PageCapture) {
    this.#page = page;
    this.#shown = new Set(shownIn(asLoaded));
  }

  get seen(): readonly SeenState[] {
    return [...this.#opened, ...this.#passing];
  }

  /** Judges the page as it is now. What it newly shows; nothing where there was no time for it. */
  async judge({
    leftMs,
    key,
    about = [],
    renewed = [],
    isPassing,
    takePicture,
    ...way
  }: StateToJudge): Promise<readonly CapturedNode[]> {
    const { limits, useTime } = this.#page;
    const { useStates, passingStates, stateMs } = limits;
    const isFull = isPassing
      ? this.#passing.length >= passingStates
      : this.#opened.length >= useStates;
    if (isFull || leftMs <= 0) {
      if (!isPassing) this.unreached += 1;
      return [];
    }
    const before = isPassing ? new Set([...this.#shown, ...this.#shownInPassing]) : this.#shown;
    for (const { backendId } of renewed) this.#shown.delete(backendId);
    const judging = this.#page.guard.part(stateMs, (guard) =>
      judgeState(
        { ...this.#page, guard },
        before,
        about,
        isPassing ? checksInPassing : checksInStates,
      ),
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
    useTime.did('state');
    useTime.did('freshElement', judged.fresh.length);
    const shown = isPassing ? this.#shownInPassing : this.#shown;
    for (const number of judged.shown) shown.add(number);
    const isWrong = judged.found.some(({ findings }) => findings.length > 0);
    const picture = isWrong && takePicture ? await takePicture() : null;
    const taken = [...(way.pictures ?? []), ...(picture ? [picture] : [])];
    // The last one shows what was opened.
    const inState = (_: unknown, { boxNow }: ResolvedNode) => ({
      ...way,
      pictures: taken.map((one, at) =>
        at === taken.length - 1 ? this.#page.pictures.marked(one, boxNow) : one,
      ),
    });
    const seen = isPassing ? this.#passing : this.#opened;
    seen.push({ key, words: way.state, ...withReplay(judged.found, judged.nodes, inState) });
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
