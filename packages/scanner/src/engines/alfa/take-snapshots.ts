import { frameElementIn, isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../element-registry.ts';
import type { Unassessed } from '../engine.ts';
import type { Pointer } from '../finding.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';
import type { AlfaRequest } from './alfa-messages.ts';
import { type SnapshotAnswer, snapshotInPage, type SnapshotLimits } from './snapshot-in-page.ts';
import { styleProperties } from './style-properties.ts';

export interface PageSnapshots {
  /** Empty when there is too much in the page itself. */
  documents: AlfaRequest['documents'];
  /** Frames that hold too much. */
  notAssessed: Unassessed[];
  /** What the page itself has too much of; null: it was read whole. */
  tooMuch: keyof SnapshotLimits | null;
}

/** The page as it is now, once for each page scan. */
export function takeSnapshotsOnce(page: PageUnderTest): Promise<PageSnapshots> {
  return page.shared('alfa-snapshots', () => takeSnapshots(page));
}

/** The page itself is read first, so no frame costs what is around it. One that does not answer is left out. */
async function takeSnapshots(page: PageUnderTest): Promise<PageSnapshots> {
  const documents: PageSnapshots['documents'] = [];
  const notAssessed: Unassessed[] = [];
  const left = { elements: page.limits.alfaElements, characters: page.limits.alfaCharacters };
  for (const frame of page.frames) {
    const isTop = frame.parent === null;
    if (!isTop && !documents.some((known) => known.frame === frame.parent)) continue;
    const holder = isTop ? null : await unlessLost(page, holderOf(page, frame));
    if (!isTop && !holder) continue;
    const reading = readFrame(page, frame, left);
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
): Promise<SnapshotAnswer> {
  const world = isolatedWorld(frame);
  const reading = Promise.all([
    world.evaluate(installElementRegistry),
    world.evaluate(snapshotInPage, left, styleProperties),
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

function tooLarge(at: Pointer | null): Unassessed {
  return {
    kind: 'frame',
    at,
    code: 'FRAME_TOO_LARGE',
    message: 'This frame holds more than Alfa can judge in time; only the other engines judged it.',
  };
}
