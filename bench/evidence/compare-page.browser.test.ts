import type { Scanner } from '@curbcut/scanner';
import { scannerTest } from '@curbcut/scanner/rig';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserProcess,
  startBrowserProcess,
} from '../../packages/scanner/src/browser/browser-process.ts';
import { findChromium } from '../../packages/scanner/src/browser/find-chromium.ts';
import { type StateBrowser, startStateBrowser } from './compare-states.ts';
import { mostDiffering } from './compare-crops.ts';
import { comparePage } from './compare-page.ts';
import { holds } from './describe-evidence.ts';
import { displays, type EvidenceDisplay } from './displays.ts';
import { serveEvidencePages } from './serve-evidence-pages.ts';

let served: Awaited<ReturnType<typeof serveEvidencePages>>;
let reference: BrowserProcess;
let scanner: Scanner;
let stateBrowser: StateBrowser;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!found) throw new Error('No Chromium was found.');
  reference = await startBrowserProcess({ ...found, warn: () => {} });
  stateBrowser = await startStateBrowser(found.path);
  served = await serveEvidencePages();
});

afterAll(async () => {
  await reference.kill();
  await stateBrowser.close();
  await served.close();
});

const [large, , , phone] = displays as [
  EvidenceDisplay,
  EvidenceDisplay,
  EvidenceDisplay,
  EvidenceDisplay,
];

/** For the places of what the page shows as it loads. */
const withoutUse: Pick<Scanner, 'scanPage'> = {
  scanPage: (url, options) => scanner.scanPage(url, { ...options, interaction: false }),
};

function compare(
  name: string,
  display: EvidenceDisplay,
  by: Pick<Scanner, 'scanPage'> = withoutUse,
) {
  const page = served.pages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no page ${name}.`);
  return comparePage(by, reference.browser, page, display, stateBrowser);
}

/** Each page has at least so many boxes to compare. `npm run test:all` compares all of these. */
const compared: [name: string, display: EvidenceDisplay, boxes: number][] = [
  ['frames', large, 30],
  ['right-to-left', phone, 15],
  ['shadow-trees', phone, 20],
  ['vertical', large, 30],
  ['transformed', large, 15],
  ['editor', phone, 60],
];
const isWhole = process.env['TEST_ALL'] !== undefined;

test.concurrent.each(isWhole ? compared : compared.slice(0, 2))(
  'every box and crop of the page %s is where the browser draws the element',
  async (name, display, boxes) => {
    const comparison = await compare(name, display);
    expect(holds({ name, display, comparison }), JSON.stringify(comparison)).toBe(true);
    expect(comparison.boxes).toBeGreaterThanOrEqual(boxes);
    expect(comparison.crops).toBe(comparison.boxes);
    expect(comparison.movingCrops).toBe(0);
  },
);

const states: [display: EvidenceDisplay, marks: number][] = [
  [large, 5],
  [phone, 4],
];

test.concurrent.each(isWhole ? states : states.slice(0, 1))(
  'every mark on the picture of a state is where those see the element who go the steps',
  async (display, marks) => {
    const comparison = await compare('states', display, scanner);
    expect(holds({ name: 'states', display, comparison }), JSON.stringify(comparison)).toBe(true);
    expect(comparison.marks).toBeGreaterThanOrEqual(marks);
    expect(comparison.unreached).toEqual([]);
  },
);

describe.concurrent('a comparison notices', () => {
  /** The page with the fewest boxes. */
  const few = 'right-to-left';

  /** The scanner, as it would be if its boxes were changed so. */
  const changed = (
    change: (box: { x: number; y: number; width: number; height: number }) => typeof box | null,
  ): Pick<Scanner, 'scanPage'> => ({
    scanPage: async (url, options) => {
      const result = await withoutUse.scanPage(url, options);
      if (result.pageScan.status === 'failed') return expect.fail(result.pageScan.error.message);
      for (const node of result.pageScan.issues.flatMap(({ nodes }) => nodes)) {
        node.box = node.box && change(node.box);
      }
      return result;
    },
  });

  test('boxes and crops that are three pixels off', async () => {
    const by = changed((box) => ({ ...box, x: box.x + 3 }));
    const comparison = await compare(few, phone, by);
    expect(comparison.boxDifference.value).toBeCloseTo(3, 0);
    expect(comparison.cropOffset.value).toBeGreaterThanOrEqual(2);
    expect(holds({ name: few, display: phone, comparison })).toBe(false);
  });

  test('crops of another place, whatever their boxes say', async () => {
    const by = changed((box) => ({ ...box, y: box.y + 150 }));
    const { cropDiffering, movingCrops } = await compare(few, phone, by);
    expect(cropDiffering.value).toBeGreaterThan(mostDiffering);
    expect(movingCrops).toBe(0);
  });

  test('elements that are drawn and have no box', async () => {
    const by = changed(() => null);
    const comparison = await compare(few, phone, by);
    expect(comparison).toMatchObject({ boxes: 0, boxDifference: { value: 0 } });
    expect(comparison.unplaced.length).toBeGreaterThanOrEqual(15);
    expect(holds({ name: few, display: phone, comparison })).toBe(false);
  });
});
