import { setTimeout as sleep } from 'node:timers/promises';
import type { BoundingBox, Screenshot } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import type { Browser, ElementHandle } from 'puppeteer-core';
import { compareCrops, type CropDifference, mostDiffering } from './compare-crops.ts';
import type { EvidenceDisplay } from './displays.ts';
import type { StateBrowser } from './compare-states.ts';
import { drawnBox } from './drawn-box.ts';
import { findElements } from './find-element.ts';
import { openReferencePage, type ReferencePage } from './reference-page.ts';

/** Longer than the pictures of a slide show stay. */
const watchedMs = 4_000;

/** How what a scan shows of a page differs from what the browser shows of it. */
export interface PageComparison {
  /** Elements with a box, moving ones among them. */
  boxes: number;
  /** Largest difference of an edge in CSS pixels, and where. */
  boxDifference: Worst;
  /** Elements that the browser draws, and that have no box. */
  unplaced: string[];
  /** Elements with a box that the browser does not draw. */
  undrawn: string[];
  /** Selectors that lead to none or to several elements. */
  unclear: string[];
  /** Elements whose place can't be compared because the page goes on moving them. */
  moving: number;
  crops: number;
  /** Crops that can't be compared because what they show goes on changing. */
  movingCrops: number;
  /** Largest distance of a crop from what it must show, in pixels of the picture. */
  cropOffset: Worst;
  /** Largest share of a crop's pixels that look different. */
  cropDiffering: Worst;
  /** Marks on pictures of states that were compared with the same state, reached by the issue's own steps. */
  marks: number;
  /** Largest difference of a mark's size in CSS pixels, and largest distance from what it must show, in pixels of the picture. */
  markDifference: Worst;
  markOffset: Worst;
  /** Largest share of the pixels that look different within a mark. */
  markDiffering: Worst;
  /** Marks that could not be compared, and why. */
  unreached: string[];
}

interface Worst {
  value: number;
  target: string;
}

/** An element as a scan shows it, and as the browser draws it. */
interface Found {
  target: string;
  element: ElementHandle<Element>;
  box: BoundingBox | null;
  drawn: BoundingBox | null;
}

interface Shown {
  target: string;
  box: BoundingBox;
  drawn: BoundingBox;
}

/** Scans a page, opens it again by itself, and compares every box and crop. Throws when the page could not be scanned. */
export async function comparePage(
  scanner: Pick<Scanner, 'scanPage'>,
  browser: Browser,
  { url, isLocked = false }: { url: string; isLocked?: boolean },
  display: EvidenceDisplay,
  stateBrowser: Pick<StateBrowser, 'compare'>,
): Promise<PageComparison> {
  const { pageScan, screenshot, pictures } = await scanner.scanPage(url, { display });
  if (pageScan.status === 'failed') throw new Error(`${url}: ${pageScan.error.message}`);
  if (!screenshot) throw new Error(`${url}: no picture`);
  const nodes = new Map(
    pageScan.issues
      // What only a state shows has pictures of its own, and no place in that of the page.
      .filter(({ reproduction }) => !reproduction?.state)
      .flatMap((issue) => issue.nodes)
      .map(({ target, box }) => [target.join(' >>> '), { target, box }] as const),
  );
  const states = await stateBrowser.compare(pageScan.issues, pictures, display);
  const cropped = states.marks.flatMap(({ crop, ...mark }) => (crop ? [{ ...mark, ...crop }] : []));
  const reference = await openReferencePage(browser, url, display, isLocked);
  try {
    const unclear: string[] = [];
    const found: Found[] = [];
    await Promise.all(
      [...nodes].map(async ([target, node]) => {
        const elements = await findElements(reference, node.target);
        const [element] = elements;
        if (!element || elements.length !== 1) return unclear.push(target);
        const drawn = await drawnBox(reference.session, element);
        return found.push({ target, element, box: node.box, drawn });
      }),
    );
    const doubtful = found.filter((one) => !agrees(one, screenshot));
    const moving = await moveByThemselves(reference, doubtful);
    const atRest = found.filter((one) => !moving.has(one));
    const shown = atRest.flatMap(({ target, box, drawn }) =>
      box && drawn ? [{ target, box, drawn }] : [],
    );
    const { crops, movingCrops } = await compareShown(browser, reference, screenshot, shown);
    const targetsOf = (some: readonly Found[]) => some.map(({ target }) => target);
    return {
      boxes: found.filter(({ box }) => box).length,
      boxDifference: worst(shown, ({ box, drawn }) => difference(box, drawn)),
      unplaced: targetsOf(atRest.filter((one) => !one.box && !agrees(one, screenshot))),
      undrawn: targetsOf(atRest.filter(({ box, drawn }) => box && !drawn)),
      unclear,
      moving: moving.size,
      movingCrops,
      crops: crops.length,
      cropOffset: worst(crops, ({ offset }) => offset),
      cropDiffering: worst(crops, ({ differing }) => differing),
      marks: states.marks.length,
      markDifference: worst(states.marks, ({ size }) => size),
      markOffset: worst(cropped, ({ offset }) => offset),
      markDiffering: worst(cropped, ({ differing }) => differing),
      unreached: states.unreached,
    };
  } finally {
    await reference.close();
  }
}

/** Whether the box is where the element is drawn, or neither is there. What is hardly seen, and the page, need none. */
function agrees({ target, box, drawn }: Found, screenshot: Screenshot): boolean {
  if (box && drawn) return difference(box, drawn) <= 1;
  if (box) return false;
  const isWholePage = /(^|>>> )(html|body)$/.test(target);
  const isSeen = drawn && drawn.width >= 2 && drawn.height >= 2 && isOn(screenshot, drawn);
  return !isSeen || isWholePage;
}

/** Those that stand elsewhere within a few seconds although nobody does anything, as a slide show does. */
async function moveByThemselves(
  { session }: ReferencePage,
  doubtful: readonly Found[],
): Promise<Set<Found>> {
  const moving = new Set<Found>();
  if (doubtful.length === 0) return moving;
  const end = performance.now() + watchedMs;
  while (performance.now() < end) {
    await sleep(200);
    await Promise.all(
      doubtful.map(async (one) => {
        const now = await drawnBox(session, one.element);
        const isSame = now && one.drawn ? difference(now, one.drawn) <= 1 : now === one.drawn;
        if (!isSame) moving.add(one);
      }),
    );
  }
  return moving;
}

/** How crops differ, those apart whose part of the page changes by itself within a few seconds. */
async function compareShown(
  browser: Browser,
  reference: ReferencePage,
  screenshot: Screenshot,
  shown: readonly Shown[],
): Promise<{ crops: (CropDifference & { target: string })[]; movingCrops: number }> {
  const fresh = await takeAlike(reference, screenshot);
  const canvas = await browser.newPage();
  try {
    const differences = await compareCrops(canvas, screenshot, fresh, shown);
    const crops = differences.flatMap((found, index) => {
      const one = shown[index];
      return found && one ? [{ ...found, ...one }] : [];
    });
    const doubtful = crops.filter(({ differing }) => differing > mostDiffering);
    if (doubtful.length === 0) return { crops, movingCrops: 0 };
    const moving = new Set<object>();
    const end = performance.now() + watchedMs;
    while (performance.now() < end) {
      await sleep(500);
      const first = { ...screenshot, bytes: fresh };
      const then = await takeAlike(reference, screenshot);
      const own = doubtful.map(({ drawn }) => ({ box: drawn, drawn }));
      const changes = await compareCrops(canvas, first, then, own);
      doubtful.forEach((crop, index) => {
        if ((changes[index]?.differing ?? 0) > mostDiffering / 4) moving.add(crop);
      });
    }
    return { crops: crops.filter((crop) => !moving.has(crop)), movingCrops: moving.size };
  } finally {
    await canvas.close();
  }
}

/** Scaled and packed as the stored picture is: both blur fine text, and would hide what else differs. */
async function takeAlike(
  { session }: ReferencePage,
  { width, height, scale }: Screenshot,
): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: width / scale, height: height / scale, scale },
  });
  return Buffer.from(data, 'base64');
}

/** A picture may end before its page. */
function isOn({ width, height, scale }: Screenshot, { x, y }: BoundingBox): boolean {
  return x + 2 < width / scale && y + 2 < height / scale;
}

function difference(a: BoundingBox, b: BoundingBox): number {
  return Math.max(
    Math.abs(a.x - b.x),
    Math.abs(a.y - b.y),
    Math.abs(a.x + a.width - b.x - b.width),
    Math.abs(a.y + a.height - b.y - b.height),
  );
}

function worst<T extends { target: string }>(all: readonly T[], of: (one: T) => number): Worst {
  return all.reduce<Worst>(
    (most, one) => (of(one) > most.value ? { value: of(one), target: one.target } : most),
    { value: 0, target: '' },
  );
}
