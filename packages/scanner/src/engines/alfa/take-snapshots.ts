import { frameElementIn, isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../element-registry.ts';
import { amount } from '@curbcut/model/text';
import type { Unassessed } from '../engine.ts';
import type { Pointer } from '../finding.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';
import type { AlfaRequest } from './alfa-messages.ts';
import {
  type SnapshotAnswer,
  snapshotInPage,
  type SnapshotLimits,
  type TooMuch,
} from './snapshot-in-page.ts';
import { styleProperties } from './style-properties.ts';

export interface PageSnapshots {
  /** Empty when there is too much in the page itself. */
  documents: AlfaRequest['documents'];
  /** Frames that hold too much, and those that there was no time for. */
  notAssessed: Unassessed[];
  /** What the page itself has too much of; null: it was read whole. */
  tooMuch: TooMuch | null;
}

/** The page as it is now, once for each page scan. */
export function takeSnapshotsOnce(page: PageUnderTest): Promise<PageSnapshots> {
  return page.shared('alfa-snapshots', () => takeSnapshots(page));
}

/** Of Alfa's time, which its rules need as well. */
const timeShare = 0.5;

/** The page itself is read first, so no frame costs what is around it. One that does not answer is left out. */
async function takeSnapshots(page: PageUnderTest): Promise<PageSnapshots> {
  const documents: PageSnapshots['documents'] = [];
  const notAssessed: Unassessed[] = [];
  const left = { elements: page.limits.alfaElements, characters: page.limits.alfaCharacters };
  const end = page.guard.now() + page.limits.alfaMs * timeShare;
  for (const [position, frame] of page.frames.entries()) {
    const leftMs = end - page.guard.now();
    if (position > 0 && leftMs <= 0) {
      notAssessed.push(withoutTime(page.frames.length - position));
      break;
    }
    const isTop = frame.parent === null;
    if (!isTop && !documents.some((known) => known.frame === frame.parent)) continue;
    const holder = isTop ? null : await unlessLost(page, holderOf(page, frame));
    if (!isTop && !holder) continue;
    const reading = readFrame(page, frame, left, leftMs);
    const answer = isTop ? await reading : await unlessLost(page, reading);
    if (answer === null) continue;
    if ('tooMuch' in answer) {
      if (isTop) return { documents, notAssessed, tooMuch: answer.tooMuch };
      notAssessed.push(tooLarge(holder));
      continue;
    }
    left.elements -= answer.elements;
    left.characters -= answer.characters;
    documents.push({ frame: frame.index, parent: holder, json: answer.json });
  }
  return { documents, notAssessed, tooMuch: null };
}

async function readFrame(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  left: SnapshotLimits,
  ms: number,
): Promise<SnapshotAnswer> {
  const world = isolatedWorld(frame);
  const reading = Promise.all([
    world.evaluate(installElementRegistry),
    world.evaluate(snapshotInPage, left, styleProperties, ms),
  ]);
  const { engineMs, frameMs } = page.limits;
  const [, answer] = await page.guard.within(
    index === 0 ? engineMs : frameMs,
    'PAGE_HUNG',
    reading,
  );
  return answer;
}

/** The element that holds a frame; null when it is gone. */
async function holderOf(page: PageUnderTest, frame: ScanFrame): Promise<Pointer | null> {
  const parent = frame.parent === null ? undefined : page.frames[frame.parent];
  if (!parent) return null;
  const look = async (): Promise<Pointer | null> => {
    const owner = await frameElementIn(parent.frame, frame.frame);
    if (!owner) return null;
    const element = await isolatedWorld(parent.frame).evaluate(
      (held) => (globalThis as unknown as WorldWithRegistry).curbcutRegistry.numberOf(held),
      owner,
    );
    await owner.dispose();
    return { frame: parent.index, element };
  };
  return page.guard.within(page.limits.frameMs, 'PAGE_HUNG', look());
}

/** A frame that hangs or went away costs what is in it, which other engines report. */
async function unlessLost<T>(page: PageUnderTest, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (page.guard.error) throw error;
    return null;
  }
}

function withoutTime(frames: number): Unassessed {
  return {
    kind: 'engine',
    at: null,
    code: 'ENGINE_LIMIT',
    message: `Reading the page took so long that Alfa left out ${amount(frames)} of its frames.`,
  };
}

function tooLarge(at: Pointer | null): Unassessed {
  return {
    kind: 'frame',
    at,
    code: 'FRAME_TOO_LARGE',
    message: 'This frame holds more than Alfa can judge in time; only the other engines judged it.',
  };
}
