import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { captureScreenshot } from './capture-screenshot.ts';
import { findChromium } from './find-chromium.ts';

const bandHeight = 400;
const bands = ['rgb(0, 0, 160)', 'rgb(0, 128, 0)', 'rgb(160, 0, 0)', 'rgb(96, 96, 96)'];

let browser: BrowserProcess;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('No Chromium was found.');
  browser = await startBrowserProcess({ ...found, warn: () => {} });
});

afterAll(async () => {
  await browser.kill();
});

describe.each(['ltr', 'rtl'])('the picture of a page that is written %s', (direction) => {
  it('shows all of the page, also where it is scrolled, and the page notices nothing', async () => {
    const page = await openBands(direction);
    await page.evaluate(() => {
      window.scrollTo(0, 500);
      const noticed: string[] = [];
      Object.assign(window, { noticed });
      for (const name of ['resize', 'scroll'])
        window.addEventListener(name, () => noticed.push(name), { once: false });
      window.visualViewport?.addEventListener('resize', () => noticed.push('visual resize'));
    });
    await frames(page);
    await page.evaluate(() => ((window as unknown as { noticed: string[] }).noticed.length = 0));
    const session = await page.createCDPSession();

    const { bytes, width, height, scale } = await captureScreenshot(session, 16_000);

    expect({ width, height, scale }).toEqual({ width: 800, height: 1_600, scale: 1 });
    await frames(page);
    expect(await page.evaluate(() => (window as unknown as { noticed: string[] }).noticed)).toEqual(
      [],
    );
    const colors = await readColors(page, bytes);
    expect(colors).toEqual(bands.flatMap((color) => [color, color]));
    await page.close();
  });
});

async function openBands(direction: string): Promise<Page> {
  const page = await browser.browser.newPage();
  await page.setViewport({ width: 800, height: 600 });
  const divisions = bands.map((color) => `<div style="background:${color}"></div>`);
  await page.setContent(
    `<!doctype html><html dir="${direction}"><style>body{margin:0}div{height:${bandHeight}px}</style>${divisions.join('')}</html>`,
  );
  return page;
}

function frames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The colors at the left and the right edge of the middle of each band, as far as WebP keeps them. */
function readColors(page: Page, bytes: Uint8Array): Promise<string[]> {
  return page.evaluate(
    async (base64, bandPixels, names) => {
      const picture = new Image();
      picture.src = `data:image/webp;base64,${base64}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(picture, 0, 0);
      return names.flatMap((_, band) =>
        [5, picture.width - 5].map((x) => {
          const { data } = context.getImageData(x, (band + 0.5) * bandPixels, 1, 1);
          const near = (name: string) =>
            (name.match(/\d+/g) ?? []).every(
              (part, index) => Math.abs(Number(part) - (data[index] ?? 0)) < 16,
            );
          return names.find(near) ?? `rgb(${data.slice(0, 3).join(', ')})`;
        }),
      );
    },
    Buffer.from(bytes).toString('base64'),
    bandHeight,
    bands,
  );
}
