import type { BoundingBox, StatePicture } from '@curbcut/model/scan';
import { captureOnce } from '../capture/capture-once.ts';
import { NoCaptureError } from '../capture/no-capture-error.ts';
import { withWindow } from '../checks/page/with-window.ts';
import { whileChanged } from '../checks/while-changed.ts';
import type { Unassessed } from '../engines/engine.ts';
import type { FindingNode } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { EngineFindings, MergeOptions } from '../merge/merge-findings.ts';
import type { ReplayStep } from '../replay/replay.ts';
import { type JudgedState, judgeState } from './judge-state.ts';
import type { KnownDefects } from './known-defects.ts';
import { boxesOf } from './look-at-parts.ts';
import { mergeState } from './merge-state.ts';
import { shownIn } from './shown-elements.ts';
import type { StateOutcome } from './state-outcome.ts';
import { withReplay } from './with-replay.ts';

/** CSS pixels: 1280 at 400 percent zoom; and how much is shown above the first element on a picture. */
const narrow = { width: 320, height: 640, above: 160 } as const;

const state = `in a window ${narrow.width} pixels wide`;

const makeNarrow: ReplayStep = {
  words: `Make the window ${narrow.width} pixels wide, or zoom to 400 % in a window 1280 pixels wide.`,
  code: [`await page.setViewportSize({ width: ${narrow.width}, height: ${narrow.height} });`],
};

/**
 * Judges what the page shows only in a narrow window, as on a phone or at 400 percent zoom, and takes the page back. What was
 * there before is not judged again.
 */
export async function judgeNarrow(
  page: PageUnderTest,
  known: KnownDefects,
  options: MergeOptions,
): Promise<StateOutcome> {
  try {
    const before = shownIn(await captureOnce(page));
    const size = { width: narrow.width, height: narrow.height };
    const { value: ended } = await whileChanged(
      page,
      (wide) => withWindow(wide, size),
      () =>
        page.guard.part(page.limits.narrowMs, (guard) => {
          const within = { ...page, guard };
          return judgeState(within, before).then((judged) => describe(within, judged, known));
        }),
    );
    if (!ended) return { issues: [], notAssessed: [outOfTime] };
    return {
      issues: mergeState(ended.value, { ...options, key: 'narrow', known }),
      notAssessed: [],
    };
  } catch (error) {
    if (page.guard.error) throw error;
    // That the page could not be captured is said of the checks.
    if (error instanceof NoCaptureError) return { issues: [], notAssessed: [] };
    page.warn(`The narrow layout was not judged: ${String(error)}`);
    return { issues: [], notAssessed: [stopped] };
  }
}

const outOfTime: Unassessed = {
  kind: 'check',
  at: null,
  code: 'CHECK_LIMIT',
  message: `There was no time to judge what the page shows only in a window ${narrow.width} pixels wide.`,
};

const stopped: Unassessed = {
  kind: 'check',
  at: null,
  code: 'CHECK_FAILED',
  message: `What the page shows only in a window ${narrow.width} pixels wide could not be judged.`,
};

type Described = Pick<JudgedState, 'nodes'> & { found: EngineFindings[] };

/** With a picture of the first element of each finding. */
async function describe(
  page: PageUnderTest,
  judged: JudgedState,
  known: KnownDefects,
): Promise<Described> {
  const found = known.onlyNew(judged.found);
  const first = found.flatMap(({ findings }) => findings.flatMap(({ nodes }) => nodes[0] ?? []));
  const boxes = await boxesOf(
    page,
    first.map(({ element }) => element),
  );
  const pictures = new Map<FindingNode, StatePicture>();
  for (const [place, node] of first.entries()) {
    const picture = await page.pictures.take(
      { name: 'narrow', caption: `In a window ${narrow.width} pixels wide` },
      partAround(boxes[place]),
    );
    if (picture) pictures.set(node, picture);
  }
  const described = withReplay(found, judged.nodes, (node) => {
    const picture = pictures.get(node);
    return { state, steps: [makeNarrow], pictures: picture ? [picture] : [] };
  });
  return described;
}

/** What a narrow window shows when it is scrolled to an element, as far as that is needed. */
function partAround(box: BoundingBox | undefined): BoundingBox {
  const isAtTop = !box || box.y + box.height < narrow.height;
  const y = isAtTop ? 0 : Math.max(0, Math.round(box.y - narrow.above));
  return { x: 0, y, width: narrow.width, height: narrow.height };
}
