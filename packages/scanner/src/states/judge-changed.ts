import type { BoundingBox, StatePicture } from '@curbcut/model/scan';
import { NoCaptureError } from '../capture/no-capture-error.ts';
import { whileChanged } from '../checks/while-changed.ts';
import type { Unassessed } from '../engines/engine.ts';
import type { FindingNode } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { EngineFindings, MergeOptions } from '../merge/merge-findings.ts';
import type { ReplayStep } from '../replay/replay.ts';
import type { JudgedState } from './judge-state.ts';
import type { KnownDefects } from './known-defects.ts';
import { mergeState } from './merge-state.ts';
import { StateLimitError } from './state-limit-error.ts';
import type { StateOutcome } from './state-outcome.ts';
import { withReplay } from './with-replay.ts';

/** A state that the page as a whole is brought into, and out of again. */
export interface ChangedState {
  /** Tells it from others in fingerprints and in names of pictures. */
  key: string;
  /** Where an issue was seen, for example `in a window 320 pixels wide`. */
  words: string;
  /** How anybody gets there. */
  step: ReplayStep;
  /** For all of it, the way there and back included. */
  ms: number;
  change(page: PageUnderTest): Promise<() => Promise<void>>;
  judge(page: PageUnderTest): Promise<JudgedState>;
  /** What a picture of an element with this box shows, in CSS pixels of the page. */
  partAround(box: BoundingBox | undefined): BoundingBox;
}

/** Judges a state, and takes the page back. What was found before is not said again. */
export async function judgeChanged(
  page: PageUnderTest,
  state: ChangedState,
  { known, options }: { known: KnownDefects; options: MergeOptions },
): Promise<StateOutcome> {
  try {
    const { value: ended } = await whileChanged(
      page,
      (before) => state.change(before),
      () =>
        page.guard.part(state.ms, (guard) => {
          const within = { ...page, guard };
          return state.judge(within).then((judged) => describe(within, state, judged, known));
        }),
    );
    if (!ended)
      return unjudged(
        'CHECK_LIMIT',
        `There was no time to judge what the page shows only ${state.words}.`,
      );
    return {
      issues: mergeState(ended.value, { ...options, key: state.key, known }),
      isJudged: true,
      notAssessed: [],
    };
  } catch (error) {
    if (page.guard.error) throw error;
    // That the page could not be captured is said of the checks.
    if (error instanceof NoCaptureError) return { issues: [], isJudged: false, notAssessed: [] };
    if (error instanceof StateLimitError) return unjudged('CHECK_LIMIT', error.message);
    page.warn(`What the page shows ${state.words} was not judged: ${String(error)}`);
    return unjudged('CHECK_FAILED', `What the page shows only ${state.words} could not be judged.`);
  }
}

function unjudged(code: Unassessed['code'], message: string): StateOutcome {
  return { issues: [], isJudged: false, notAssessed: [{ kind: 'check', at: null, code, message }] };
}

type Described = Pick<JudgedState, 'nodes'> & { found: EngineFindings[] };

/** With a picture of the first element of each finding. */
async function describe(
  page: PageUnderTest,
  { key, words, step, partAround }: ChangedState,
  judged: JudgedState,
  known: KnownDefects,
): Promise<Described> {
  const found = known.onlyNew(judged.found);
  const first = found.flatMap(({ findings }) => findings.flatMap(({ nodes }) => nodes[0] ?? []));
  const pictures = new Map<FindingNode, StatePicture>();
  for (const node of first) {
    const { boxNow } = judged.nodes.get(node) ?? {};
    const caption = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
    const picture = await page.pictures.take(
      { name: key, caption },
      partAround(boxNow ?? undefined),
    );
    if (picture) pictures.set(node, picture);
  }
  return withReplay(found, judged.nodes, (node, { boxNow }) => {
    const picture = pictures.get(node);
    return {
      state: words,
      steps: [step],
      pictures: picture ? [page.pictures.marked(picture, boxNow)] : [],
    };
  });
}
