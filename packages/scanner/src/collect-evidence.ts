import type { Screenshot } from '@curbcut/model/scan';
import { captureScreenshot } from './browser/capture-screenshot.ts';
import type { OpenPage } from './browser/open-page.ts';
import { whenDrawn } from './browser/when-drawn.ts';
import type { Pointer } from './engines/finding.ts';
import type { PageUnderTest } from './engines/page-under-test.ts';
import { overlap } from './merge/frame-place.ts';
import { rememberPicture } from './merge/remember-boxes.ts';
import { type ResolvedNode, type ResolvedNodes, resolveNodes } from './merge/resolve-nodes.ts';
import type { ScanGuard } from './scan-guard.ts';
import type { ScanLimits } from './scan-limits.ts';

export interface Evidence extends ResolvedNodes<Pointer> {
  /** Null where no picture of the page could be taken. */
  screenshot: Screenshot | null;
}

/** A picture that was begun before the engines. */
export interface EarlyPicture {
  taking: Promise<Screenshot>;
  /** Whether it is known where the elements stand that it shows. */
  remembering: Promise<boolean>;
}

/**
 * The elements that engines point at, as they are now, and a picture that shows them where their boxes say. An element
 * that moved after the picture was taken costs a second picture; what has moved again by then has no box.
 */
export async function collectEvidence(
  open: OpenPage,
  page: PageUnderTest,
  pointers: readonly Pointer[],
  early: EarlyPicture | null,
): Promise<Evidence> {
  const isEarly = early && (await page.guard.race(early.remembering));
  let { taking } = isEarly ? early : await takePicture(open, page);
  let resolved = await resolveNodes(page, pointers);
  if ([...resolved.nodes.values()].some(({ atRest }) => !atRest)) {
    await page.guard.race(taking.catch(() => {}));
    ({ taking } = await takePicture(open, page));
    resolved = await resolveNodes(page, pointers);
  }
  const screenshot = await taking.catch((error: unknown) => {
    if (page.guard.error) throw error;
    return null;
  });
  return { ...resolved, nodes: onScreenshot(resolved.nodes, screenshot), screenshot };
}

/** Boxes as far as they lie on the picture, which may be shorter than the page. */
export function onScreenshot<P, N extends Pick<ResolvedNode, 'box'>>(
  nodes: Iterable<[P, N]>,
  screenshot: Screenshot | null,
): Map<P, N> {
  if (!screenshot) return new Map(nodes);
  const { width, height, scale } = screenshot;
  const shown = { x: 0, y: 0, width: width / scale, height: height / scale };
  return new Map(
    [...nodes].map(([pointer, node]) => [
      pointer,
      { ...node, box: node.box && overlap(node.box, shown) },
    ]),
  );
}

/**
 * Begins a picture of the page. Once it is drawn, it is made in other processes, while the engines keep the page busy.
 */
export function beginPicture(
  { session }: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
): Promise<Screenshot> {
  const capturing = captureScreenshot(session, limits.screenshotHeight);
  const screenshot = guard.within(limits.engineMs, 'PAGE_HUNG', capturing);
  screenshot.catch(() => {});
  return screenshot;
}

/** Remembers where the elements stand that a picture shows, while the engines read the page. */
export function rememberEarly(
  taking: Promise<Screenshot>,
  open: OpenPage,
  page: PageUnderTest,
): EarlyPicture {
  const remember = async () => {
    await whenDrawn(open, page.guard, page.limits);
    await rememberPicture(page, open.session);
    return true;
  };
  return { taking, remembering: remember().catch(() => false) };
}

/** Begins a picture and remembers where the elements stand that it shows. */
async function takePicture(
  open: OpenPage,
  page: PageUnderTest,
): Promise<{ taking: Promise<Screenshot> }> {
  const taking = beginPicture(open, page.guard, page.limits);
  await whenDrawn(open, page.guard, page.limits);
  await rememberPicture(page, open.session);
  return { taking };
}
