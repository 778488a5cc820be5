import type {
  BoundingBox,
  Issue,
  Screenshot,
  StatePicture,
  TakenPicture,
} from '@curbcut/model/scan';
import { chromium, type Page as PlaywrightPage } from 'playwright-core';
import puppeteer, {
  type Browser,
  type CDPSession,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { readSnippet } from '../../packages/scanner/src/replay/rig/read-snippet.ts';
import { compareCrops, type CropDifference, mostDiffering } from './compare-crops.ts';
import type { EvidenceDisplay } from './displays.ts';
import { drawnBox } from './drawn-box.ts';
import { findElements } from './find-element.ts';
import { freePort } from '../free-port.ts';
import { untilAtRest } from './reference-page.ts';

/** A mark on the picture of a state, and how it differs from what is seen of the element by somebody who goes the same steps. */
interface ComparedMark {
  target: string;
  state: string;
  /** Largest difference of its size in CSS pixels. */
  size: number;
  crop: CropDifference | null;
}

interface StatesComparison {
  marks: ComparedMark[];
  /** Marks whose steps can't be gone here, or lead to nothing that is drawn: which, and why. */
  unreached: string[];
}

/** A mark, its picture and the way there. */
interface Marked {
  target: readonly string[];
  state: string;
  picture: TakenPicture;
  mark: BoundingBox;
  way: string;
}

/** A browser that Playwright leads to a state, and in which Puppeteer looks: what the scanner does itself proves nothing. */
export interface StateBrowser {
  compare(
    issues: readonly Issue[],
    pictures: readonly TakenPicture[],
    display: EvidenceDisplay,
  ): Promise<StatesComparison>;
  close(): Promise<void>;
}

export async function startStateBrowser(executablePath: string): Promise<StateBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`, '--hide-scrollbars'],
  });
  const looking = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${port}`,
    defaultViewport: null,
  });
  return {
    async compare(issues, pictures, display) {
      const { marked, unreached } = marksOf(issues, pictures);
      const marks: ComparedMark[] = [];
      for (const [way, those] of Map.groupBy(marked, (one) => one.way)) {
        const context = await browser.newContext({
          viewport: { width: display.width, height: display.height },
          colorScheme: display.colorScheme,
        });
        try {
          const page = await context.newPage();
          const { body } = await readSnippet(way, () => undefined);
          await body({ page });
          const shown = await pageOf(looking, page);
          await shown.evaluate(untilAtRest, 5_000);
          for (const one of those) {
            const found = await compareMark(looking, shown, one);
            if (typeof found === 'string')
              unreached.push(`${one.state}, ${one.target.join(' >>> ')}: ${found}`);
            else marks.push(found);
          }
        } catch (error) {
          unreached.push(...those.map(({ state }) => `${state}: ${String(error)}`));
        } finally {
          await context.close();
        }
      }
      return { marks, unreached };
    },
    async close() {
      await looking.disconnect();
      await browser.close();
    },
  };
}

/** The steps of a test, without what it expects then. */
const endOfSteps = /^ *\/\/ Wrong so far: .*$/m;

function marksOf(
  issues: readonly Issue[],
  pictures: readonly TakenPicture[],
): { marked: Marked[]; unreached: string[] } {
  const taken = new Map(pictures.map((picture) => [picture.name, picture]));
  const ways = new Map<string, string>();
  for (const { reproduction } of issues) {
    if (!reproduction?.state || reproduction.snippet === null) continue;
    const end = endOfSteps.exec(reproduction.snippet)?.index;
    if (end !== undefined)
      ways.set(wayOf(reproduction), `${reproduction.snippet.slice(0, end)}});\n`);
  }
  const marked: Marked[] = [];
  const unreached: string[] = [];
  for (const { reproduction, nodes } of issues) {
    const shown: StatePicture | undefined = reproduction?.pictures.at(-1);
    const [node] = nodes;
    if (!reproduction?.state || !shown?.mark || !node) continue;
    const { state } = reproduction;
    const picture = taken.get(shown.name);
    const way = ways.get(wayOf(reproduction));
    if (picture && way) marked.push({ target: node.target, state, picture, mark: shown.mark, way });
    else unreached.push(`${state}: ${picture ? 'no test leads there' : 'the picture is lost'}`);
  }
  return { marked, unreached };
}

/** The last step says what is wrong then. */
function wayOf({ state, steps }: { state: string | null; steps: readonly string[] }): string {
  return JSON.stringify([state, steps.slice(0, -1)]);
}

/** The same page as Puppeteer knows it. */
async function pageOf(looking: Browser, page: PlaywrightPage): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const target = await looking.waitForTarget(
    (one) => (one as unknown as { _targetId: string })._targetId === targetInfo.targetId,
  );
  const found = await target.page();
  if (!found) throw new Error('The page is not to be seen.');
  return found;
}

async function compareMark(
  looking: Browser,
  page: Page,
  { target, state, picture, mark }: Marked,
): Promise<ComparedMark | string> {
  const session = await page.createCDPSession();
  const canvas = await (await looking.createBrowserContext()).newPage();
  try {
    const elements = await findElements({ page, session }, target);
    const [element] = elements;
    if (!element || elements.length !== 1) return `${elements.length} elements`;
    const drawn = await drawnBox(session, element);
    if (!drawn) return 'not drawn';
    const scale = picture.width / (await page.evaluate(() => window.innerWidth));
    const stored: Screenshot = { ...picture, scale, truncated: false };
    const place = unscaled(mark, scale);
    const compare = async (at: BoundingBox) => {
      const fresh = await takeAlike(session, at, { ...stored, mark });
      const [crop] = await compareCrops(canvas, stored, fresh, [{ box: place, drawn: place }]);
      return crop ?? null;
    };
    const asItIs = await compare(drawn);
    const crop =
      asItIs && asItIs.differing > mostDiffering
        ? await compareScrolled(element, drawn.y - place.y)
        : asItIs;
    const size = Math.max(
      cutDifference(mark.x, mark.width, picture.width, drawn.width * scale),
      cutDifference(mark.y, mark.height, picture.height, drawn.height * scale),
    );
    return { target: target.join(' >>> '), state, size: size / scale, crop };

    /** As the window was when the picture was taken: what stays in the window covers something else elsewhere. */
    async function compareScrolled(
      element: ElementHandle<Element>,
      toTop: number,
    ): Promise<CropDifference | null> {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), toTop);
      const scrolled = await drawnBox(session, element);
      return scrolled && compare(scrolled);
    }
  } finally {
    await canvas.browserContext().close();
    await session.detach();
  }
}

/** How much a side differs; what the picture cuts off counts for nothing. */
function cutDifference(start: number, length: number, whole: number, drawn: number): number {
  const isCut = start <= 0 || start + length >= whole;
  return isCut ? Math.max(0, length - drawn) : Math.abs(length - drawn);
}

/** A picture of the same size on which the element stands where the mark is. */
async function takeAlike(
  session: CDPSession,
  drawn: BoundingBox,
  { width, height, scale, mark }: Omit<Screenshot, 'bytes'> & { mark: BoundingBox },
): Promise<Buffer> {
  const place = unscaled(mark, scale);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    optimizeForSpeed: true,
    clip: {
      // Windows are scrolled by whole pixels; marks are rounded, which would draw fine lines in another way.
      x: Math.round(drawn.x - place.x),
      y: Math.round(drawn.y - place.y),
      width: width / scale,
      height: height / scale,
      scale,
    },
  });
  return Buffer.from(data, 'base64');
}

function unscaled({ x, y, width, height }: BoundingBox, scale: number): BoundingBox {
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}
