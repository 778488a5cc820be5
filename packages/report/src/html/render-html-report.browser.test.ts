import axe from 'axe-core';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanReport } from '@curbcut/model/scan';
import { findChromium } from '@curbcut/scanner';
import {
  failedScanReport,
  goldenScanReport,
  goldenScreenshot,
  hostileScanReport,
} from '@curbcut/testing';
import { pdfFooterTemplate } from '../pdf/pdf-footer-template.ts';
import { renderHtmlReport } from './render-html-report.ts';

let browser: Browser;
beforeAll(async () => {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  if (!chromium) throw new Error('These tests need Chromium.');
  browser = await puppeteer.launch({
    executablePath: chromium.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(() => browser.close());

function report(scan: ScanReport, medium: 'screen' | 'print' = 'screen'): string {
  return renderHtmlReport({
    report: scan,
    screenshot: goldenScreenshot(),
    scanUrl: 'https://curbcut.example/results/b7f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa',
    generatedAt: new Date('2026-11-21T09:00:00Z'),
    medium,
  });
}

function walkedScanReport(): ScanReport {
  const golden = goldenScanReport();
  if (!golden.result) throw new Error('The golden scan has a result.');
  const stop = {
    role: 'link',
    visible: true,
    target: ['a'],
    box: { x: 900, y: 40, width: 200, height: 30 },
  };
  const stops = ['Start', 'Ferries'].map((name) => Object.assign({ name }, stop));
  return { ...golden, result: { ...golden.result, walk: { stops, end: 'left-page' } } };
}

/** Opens the report and notes everything that it should never do. */
async function open(html: string): Promise<{ page: Page; deeds: string[] }> {
  const page = await browser.newPage();
  const deeds: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) deeds.push(`request ${request.url()}`);
    void (request.url().startsWith('data:') ? request.continue() : request.abort());
  });
  page.on('dialog', (dialog) => {
    deeds.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => deeds.push(`console ${message.text()}`));
  page.on('pageerror', (error) => deeds.push(`error ${String(error)}`));
  await page.setContent(html, { waitUntil: 'load' });
  return { page, deeds };
}

test('the alarm works: a live script is noticed', async () => {
  const { page, deeds } = await open(
    '<script>alert(1)</script><img src="https://canary.invalid/i">',
  );
  await page.close();
  expect(deeds).toContain('dialog 1');
  expect(deeds).toContain('request https://canary.invalid/i');
});

test('a hostile scan does nothing and adds no element', async () => {
  const tags = async (html: string) => {
    const { page, deeds } = await open(html);
    const names: string[] = await page.$$eval('*', (elements) =>
      elements.map((element) => element.localName),
    );
    const handlers = await page.$$eval('*', (elements) =>
      elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    );
    const links = await page.$$eval('a', (anchors) => anchors.map(({ protocol }) => protocol));
    await page.close();
    return { names, deeds, handlers, links };
  };
  const golden = await tags(report(goldenScanReport()));
  const hostile = await tags(report(hostileScanReport()));
  expect(hostile.deeds).toEqual([]);
  expect(hostile.handlers).toEqual([]);
  expect(hostile.links.every((protocol) => protocol === 'https:' || protocol === 'about:')).toBe(
    true,
  );
  expect(hostile.names.filter((name) => ['script', 'iframe', 'object'].includes(name))).toEqual([]);
  for (const name of ['img', 'svg', 'style', 'article', 'pre', 'title', 'textarea', 'form']) {
    const count = (names: string[]) => names.filter((one) => one === name).length;
    expect(count(hostile.names), name).toBe(count(golden.names));
  }
});

describe('the screen report', () => {
  const views = [
    ['light', 1_440],
    ['dark', 1_440],
    ['light', 320],
    ['dark', 320],
  ] as const;
  const reports = {
    golden: goldenScanReport,
    walked: walkedScanReport,
    failed: failedScanReport,
    hostile: hostileScanReport,
  };

  /** `npm run test:all` has all of them. */
  const looked = process.env['TEST_ALL'] ? views : views.slice(0, 1);

  test.each(looked)(
    'has no axe violation and no sideways scrolling: %s, %i px',
    async (scheme, width) => {
      for (const [name, scan] of Object.entries(reports)) {
        const { page } = await open(report(scan()));
        await page.setViewport({ width, height: 900 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.evaluate(axe.source);
        // In the dark the other rules would find the same.
        const only = scheme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
        const violations = await page.evaluate(async (options) => {
          const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
          return found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
        }, only);
        const overflow = await page.$eval('html', (root) => root.scrollWidth - root.clientWidth);
        await page.close();
        expect(violations, name).toEqual([]);
        expect(overflow, name).toBeLessThanOrEqual(0);
      }
    },
  );

  test('draws each frame on its element', async () => {
    const { page } = await open(report(goldenScanReport()));
    const { picture, box } = await page.evaluate(() => {
      const rect = (element: Element | null | undefined) => {
        const { left, top, width } = element?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, width };
      };
      const photos = document.querySelector('#issue-2')?.closest('article');
      const first = photos?.querySelector('.picture');
      return {
        picture: rect(first?.querySelector('.whole')),
        box: rect(first?.querySelector('.frame')),
      };
    });
    await page.close();
    const cssPixel = picture.width / 1_200;
    expect(picture.width).toBeGreaterThan(0);
    expect(box.left - picture.left).toBeCloseTo(48 * cssPixel, 0);
    expect(box.top - picture.top).toBeCloseTo(555 * cssPixel, 0);
    expect(box.width).toBeCloseTo(352 * cssPixel, 0);
  });

  test.each([1_440, 600, 320])('no two labels of a picture overlap at %i px', async (width) => {
    const { page } = await open(report(crowdedScanReport()));
    await page.setViewport({ width, height: 900 });
    const { overlaps, outside, count } = await page.evaluate(() => {
      const found = { overlaps: [] as string[], outside: [] as string[], count: 0 };
      for (const picture of document.querySelectorAll('.picture')) {
        const frame = picture.getBoundingClientRect();
        const labels = [...picture.querySelectorAll('.label')]
          .map((label) => ({ text: label.textContent, rect: label.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width > 0);
        found.count += labels.length;
        for (const [index, { text, rect }] of labels.entries()) {
          const { left, right, top, bottom } = rect;
          const isIn =
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            top >= frame.top - 1 &&
            bottom <= frame.bottom + 1;
          if (!isIn) found.outside.push(text);
          for (const other of labels.slice(index + 1)) {
            const isApart =
              left >= other.rect.right ||
              other.rect.left >= right ||
              top >= other.rect.bottom ||
              other.rect.top >= bottom;
            if (!isApart) found.overlaps.push(`${text} and ${other.text}`);
          }
        }
      }
      return found;
    });
    await page.close();
    expect(count).toBeGreaterThan(10);
    expect(overlaps).toEqual([]);
    expect(outside).toEqual([]);
  });
});

/** The golden report with 20 elements for each issue, crowded all over the page. */
function crowdedScanReport(): ScanReport {
  const scan = goldenScanReport();
  for (const [index, issue] of (scan.result?.issues ?? []).entries()) {
    const [first] = issue.nodes;
    if (!first) continue;
    issue.nodes = Array.from({ length: 20 }, (_, at) => ({
      ...first,
      box: {
        x: (at * (37 + index * 11)) % 1_100,
        y: (at * (23 + index * 17)) % 1_150,
        width: 20 + ((at * 13) % 180),
        height: 10 + ((at * 7) % 60),
      },
    }));
  }
  return scan;
}

test('prints to a PDF without running or fetching anything', async () => {
  const { page, deeds } = await open(report(hostileScanReport(), 'print'));
  const pdf = await page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: pdfFooterTemplate(hostileScanReport()),
  });
  await page.close();
  expect(Buffer.from(pdf.slice(0, 5)).toString('latin1')).toBe('%PDF-');
  expect(deeds).toEqual([]);
});
