import { amount } from '@curbcut/model/text';
import type { CDPSession } from 'puppeteer-core';
import { clientOf, isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { capturedStyles } from './captured-styles.ts';
import { askAccessibility } from './ask-accessibility.ts';
import { askFiles } from './ask-files.ts';
import { askHearing } from './ask-hearing.ts';
import { askKeptHandlers } from './ask-kept-handlers.ts';
import { askListeners } from './ask-listeners.ts';
import { askMedia } from './ask-media.ts';
import { askMotion } from './ask-motion.ts';
import { askUndrawnStyles } from './ask-undrawn-styles.ts';
import { NoCaptureError } from './no-capture-error.ts';
import type {
  AccessibleNode,
  CapturedDocument,
  CapturedListener,
  CapturedNode,
  DrawnTexts,
  Hearing,
  PageCapture,
} from './page-capture.ts';
import { takePicture } from './picture.ts';
import { readDocuments } from './read-documents.ts';
import { readDrawnWords } from './read-drawn-words.ts';
import { type CaptureSize, sizeInPage } from './size-in-page.ts';

/**
 * Captures the page and its frames as they are now. The browser is asked, not the page: each of its processes reads all of
 * its documents in one go. Throws a NoCaptureError where there is too much in the page, or where it takes too long.
 */
export async function takeCapture(page: PageUnderTest): Promise<PageCapture> {
  const taking = readPage(page);
  try {
    return await page.guard.within(page.limits.captureMs, 'PAGE_HUNG', taking);
  } catch (error) {
    if (page.guard.error) throw page.guard.error;
    if (error instanceof NoCaptureError) throw error;
    page.warn(`The page was not captured: ${String(error)}`);
    throw new NoCaptureError('could not be read in time', { cause: error });
  }
}

async function readPage(page: PageUnderTest): Promise<PageCapture> {
  await refuseTooMuch(page);
  const read = await Promise.all(
    processesOf(page).map(async ({ session, frameIds }, index) => {
      const reading = session.send('DOMSnapshot.captureSnapshot', {
        computedStyles: [...capturedStyles],
        includePaintOrder: true,
      });
      // A frame in a process of its own that hangs or goes away costs what is in it.
      const snapshot = await (index === 0 ? reading : reading.catch(() => null));
      return snapshot ? readDocuments(snapshot, frameIds) : [];
    }),
  );
  const documents = read.flat().sort((a, b) => a.frame - b.frame);
  const known = new Map<CapturedNode, AccessibleNode | null>();
  const heard = new Map<CapturedNode, readonly CapturedListener[]>();
  const whole = await withHolders(page, documents);
  let hearing: Promise<Hearing | null> | undefined;
  const kept = await askKeptHandlers(page, whole);
  for (const node of whole.flatMap(({ nodes }) => nodes))
    if (kept.of(node).some(({ type }) => /^(click|mouse(down|up))$/.test(type)))
      Object.assign(node, { isClickable: true });
  const hear = () => (hearing ??= askHearing(page, whole, kept));
  let drawn: Promise<DrawnTexts> | undefined;
  return {
    documents: whole,
    accessible: (nodes) => askAccessibility(page, nodes, known),
    hearing: hear,
    listeners: async (nodes) =>
      askListeners(page, nodes, { known: heard, hearing: await hear(), kept }),
    media: (nodes) => askMedia(page, nodes),
    pixels: (box) => takePicture(page, box),
    undrawnStyles: (nodes) => askUndrawnStyles(page, nodes),
    motion: () => askMotion(page, documents),
    files: (nodes, types) => askFiles(page, nodes, types),
    drawnWords: () => (drawn ??= readDrawnWords(page, whole)),
  };
}

/** Before the browser is asked for it: a page can be so large that the answer alone would fill the memory. */
async function refuseTooMuch({ frames, limits }: PageUnderTest): Promise<void> {
  const most = { elements: limits.captureElements, characters: limits.captureCharacters };
  const sizes = await Promise.all(
    frames.map(async ({ frame, index }): Promise<CaptureSize> => {
      const counting = isolatedWorld(frame).evaluate(sizeInPage, most);
      return index === 0 ? counting : counting.catch(() => ({ elements: 0, characters: 0 }));
    }),
  );
  for (const what of ['elements', 'characters'] as const) {
    const all = sizes.reduce((sum, size) => sum + size[what], 0);
    const words = what === 'elements' ? 'elements' : 'characters of text and markup';
    if (all > most[what]) throw new NoCaptureError(`has more than ${amount(most[what])} ${words}`);
  }
}

/** That of the page itself first, with the places of its frames by the browser's ids. */
function processesOf({ frames }: PageUnderTest): {
  session: CDPSession;
  frameIds: ReadonlyMap<string, number>;
}[] {
  const bySession = Map.groupBy(frames, ({ frame }) => clientOf(frame));
  return [...bySession].map(([session, ofSession]) => ({
    session,
    frameIds: new Map(ofSession.map(({ frame, index }) => [idOf(frame), index])),
  }));
}

/** The holders of frames that are in another process than what is around them. */
async function withHolders(
  { frames }: PageUnderTest,
  documents: readonly CapturedDocument[],
): Promise<CapturedDocument[]> {
  return Promise.all(
    documents.map(async (document) => {
      const own = frames[document.frame];
      const parent = frames[own?.parent ?? -1];
      const around = documents.find(({ frame }) => frame === parent?.index);
      if (document.holder || !own || !parent || !around) return document;
      const { backendNodeId } = await clientOf(parent.frame)
        .send('DOM.getFrameOwner', { frameId: idOf(own.frame) })
        .catch(() => ({ backendNodeId: 0 }));
      const holder = around.nodes.find(({ backendId }) => backendId === backendNodeId);
      return Object.assign(document, { holder: holder ?? null });
    }),
  );
}

/** What puppeteer has but does not declare. */
function idOf(frame: ScanFrame['frame']): string {
  return (frame as ScanFrame['frame'] & { _id: string })._id;
}
