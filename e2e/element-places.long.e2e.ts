import { type PageServer, startPageServer } from '@curbcut/testing';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, scanAs } from './account.ts';
import { type Bounds, type Color, colorBounds, colorsAround } from './color-bounds.ts';
import { type ColoredElement, coloredPageHtml, coloredPages } from './colored-pages.ts';
import { drawPdfPages } from './draw-pdf-pages.ts';
import { expectSoon } from './expect-soon.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

/** Device pixels per CSS pixel of what is looked at: enough to tell one pixel of the scanned page. */
const density = 4;
/** CSS pixels of the scanned page by which an edge may be off, beside what the two pictures can tell. */
const slack = 1;

type Path = keyof typeof coloredPages;
const paths = Object.keys(coloredPages) as Path[];

let server: PageServer;
let browser: Browser;
/** An empty page that reads pictures. */
let decoder: Page;
let token = '';
const scans = new Map<Path, { id: string; scale: number; width: number }>();

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(paths.map((path) => [path, coloredPageHtml(coloredPages[path])])),
    { port: product.pagePort },
  );
  browser = await openBrowser();
  decoder = await browser.newPage();
  token = await createAccount(product, 'Maya', null);
  for (const path of paths) {
    const id = await scanAs(product, token, server.url(path));
    const answer = await answerOf(`/scan/${id}?format=json`);
    const { screenshot } = (await answer.json()) as {
      screenshot: { scale: number; width: number };
    };
    scans.set(path, { id, scale: screenshot.scale, width: screenshot.width });
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const answerOf = (where: string) =>
  fetch(product.url + where, { headers: { authorization: `Bearer ${token}` } });

function scanOf(path: Path): { id: string; scale: number; width: number } {
  const scan = scans.get(path);
  if (!scan) throw new Error(`${path} was not scanned.`);
  return scan;
}

async function withResult(
  path: Path,
  width: number,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await openPage(page, `${product.url}/scan/${scanOf(path).id}`);
  const toggle = page.getByRole('button', { name: 'Images have no alternative text' });
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const more = page.getByRole('button', { name: /more elements?$/ });
  if ((await more.count()) > 0) await more.click();
  await look(page);
  await context.close();
}

/** Of the color around a place on the screen; CSS pixels of the screen, from the place's own corner. */
async function boundsAround(
  page: Page,
  where: Locator,
  color: Color,
  around: number,
): Promise<{ bounds: Bounds | null; width: number; height: number }> {
  await where.scrollIntoViewIfNeeded();
  await where.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await where.boundingBox();
  if (!box) throw new Error('The place is not drawn.');
  const clip = {
    x: Math.max(0, Math.floor(box.x) - around),
    y: Math.max(0, Math.floor(box.y) - around),
    width: Math.ceil(box.width) + 2 * around,
    height: Math.ceil(box.height) + 2 * around,
  };
  const png = await page.screenshot({ clip, scale: 'device' });
  const found = await colorBounds(decoder, png, color);
  const fromX = (value: number) => value / density + clip.x - box.x;
  const fromY = (value: number) => value / density + clip.y - box.y;
  const bounds = found && {
    left: fromX(found.left),
    right: fromX(found.right),
    top: fromY(found.top),
    bottom: fromY(found.bottom),
  };
  return { bounds, width: box.width, height: box.height };
}

/**
 * Each edge of the element, in CSS pixels of its page: within a pixel of the stored picture and one of the screen.
 * `zoom`: CSS pixels of the screen for one of the page.
 */
function expectEdges(
  actual: Bounds | null,
  wanted: Bounds,
  { path, element, zoom }: { path: Path; element: ColoredElement; zoom: number },
) {
  const name = `${element.id} of ${path} at y=${element.y}`;
  const most = slack + 1 / scanOf(path).scale + 1 / (zoom * density);
  expect(actual, `${name} is not in its picture`).not.toBeNull();
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
    const off = Math.abs((actual?.[edge] ?? 0) - wanted[edge]);
    expect(off, `${name}: ${edge} is ${off} px off`).toBeLessThanOrEqual(most);
  }
}

/** Frames and labels let through what they stand on. */
function clearBoxes(page: Page, selector: string): Promise<void> {
  return page.evaluate((boxes) => {
    for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
      Object.assign(box.style, { border: '0', boxShadow: 'none', background: 'none' });
      Object.assign(box.style, { outline: 'none', transition: 'none' });
      for (const number of box.querySelectorAll<HTMLElement>('*')) number.style.display = 'none';
    }
  }, selector);
}

/** The window that a crop must show: the element with what is around it, inside the page. */
function windowOf(element: ColoredElement, path: Path) {
  const page = coloredPages[path];
  const width = Math.min(page.width, Math.max(element.width + 48, 220));
  const height = Math.min(page.height, Math.max(element.height + 48, 60));
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    width,
    x: within(element.x + element.width / 2 - width / 2, page.width - width),
    y: within(element.y + element.height / 2 - height / 2, page.height - height),
  };
}

describe.each(paths)('the result of %s', (path) => {
  it.each([1440, 390])('cuts each element out where it stands, at %i px', async (width) => {
    await withResult(path, width, async (page) => {
      for (const element of coloredPages[path].elements) {
        const item = page.locator('.element', { hasText: `id="${element.id}"` });
        const crop = item.locator('.crop');
        await decodePicture(crop);
        const { bounds, width: drawn } = await boundsAround(page, crop, element.color, 0);
        const window = windowOf(element, path);
        const zoom = drawn / window.width;
        const inPage = bounds && {
          left: window.x + bounds.left / zoom,
          right: window.x + bounds.right / zoom,
          top: window.y + bounds.top / zoom,
          bottom: window.y + bounds.bottom / zoom,
        };
        expectEdges(inPage, edgesOf(element), { path, element, zoom });
      }
    });
  });

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('frames each element where it stands, at %i px, %s', async (width, colorScheme) => {
    await withResult(
      path,
      width,
      async (page) => {
        const region = page.locator('.issue__body .evidence__view');
        await framesEqualBoxes(page, region, path);
        await page
          .locator('.issue__body')
          .getByRole('button', { name: 'Enlarge the picture' })
          .click();
        await framesEqualBoxes(page, page.getByRole('dialog').locator('.evidence__view'), path);
      },
      { colorScheme },
    );
  });

  it('moves the picture to the element that is asked for, with the keyboard alone', async () => {
    await withResult(path, 1440, async (page) => {
      const region = page.locator('.issue__body .evidence__view');
      for (const element of coloredPages[path].elements.toReversed()) {
        const number = await numberOf(page, element);
        await page.getByRole('button', { name: `Show element ${number} in the picture` }).focus();
        await page.keyboard.press('Enter');
        const frame = region.locator(`.frame[data-number="${number}"]`);
        await expectSoon(() => isInside(frame, region), `element ${number}`).toBe(true);
        await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(
          new RegExp(`^Elements? .*\\b${number}\\b`),
        );
        expect(await page.locator('.evidence output').textContent()).toContain(
          `Element ${number} of`,
        );
      }
    });
  });

  it('is enlarged, scrolled, zoomed and left with the keyboard alone', async () => {
    await withResult(path, 1440, async (page) => {
      const enlarge = page
        .locator('.issue__body')
        .getByRole('button', { name: 'Enlarge the picture' });
      await enlarge.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const region = dialog.locator('.evidence__view');
      await region.focus();
      const scrolled = () => region.evaluate((element) => element.scrollTop);
      await page.keyboard.press('Control+Home');
      await expectSoon(scrolled).toBe(0);
      await page.keyboard.press('ArrowDown');
      await expectSoon(scrolled).toBeGreaterThan(0);
      const drawn = () => region.locator('.shot').evaluate((shot) => shot.clientWidth);
      const before = await drawn();
      await dialog.getByRole('button', { name: 'Zoom in' }).focus();
      await page.keyboard.press('Enter');
      await expectSoon(drawn).toBeGreaterThan(before * 1.4);
      await dialog.getByRole('button', { name: 'Zoom out' }).focus();
      await page.keyboard.press('Enter');
      await expectSoon(drawn).toBeLessThan(before * 1.1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectSoon(() => enlarge.evaluate((button) => button === document.activeElement)).toBe(
        true,
      );
    });
  });

  it('moves at once where motion is reduced', async () => {
    await withResult(
      path,
      1440,
      async (page) => {
        const last = page.locator('.marker').last();
        const isThere = await last.evaluate(async (button: HTMLElement) => {
          const number = button.textContent.replaceAll(/\D+/g, '');
          button.click();
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          const frame = document.querySelector(`.evidence__view .frame[data-number="${number}"]`);
          const region = frame?.closest('.evidence__view')?.getBoundingClientRect();
          const box = frame?.getBoundingClientRect();
          return box && region && box.top >= region.top && box.bottom <= region.bottom;
        });
        expect(isThere).toBe(true);
      },
      { reducedMotion: 'reduce' },
    );
  });

  it('keeps its frames in forced colors', async () => {
    await withResult(
      path,
      1440,
      async (page) => {
        const frame = page.locator('.evidence__view .frame').first();
        const look = await frame.evaluate((element) => {
          const { outlineColor, outlineStyle, boxShadow, backgroundColor } =
            getComputedStyle(element);
          return { outlineColor, outlineStyle, boxShadow, backgroundColor };
        });
        expect(look).toMatchObject({
          outlineColor: 'rgb(21, 24, 31)',
          outlineStyle: 'solid',
          backgroundColor: 'rgba(0, 0, 0, 0)',
        });
        expect(look.boxShadow).toContain('rgb(255, 199, 32)');
      },
      { forcedColors: 'active' },
    );
  });

  it.each(['screen', 'print'] as const)('frames them in the report, on %s', async (media) => {
    const html = await (await answerOf(`/scan/${scanOf(path).id}/report?format=html`)).text();
    const context = await browser.newContext({
      viewport: { width: media === 'print' ? 680 : 1280, height: 900 },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    await page.emulateMedia({ media });
    await page.setContent(html);
    const article = page.locator('article', { hasText: 'Images have no alternative text' });
    const frames = article.locator('.picture .frame');
    // An issue has one picture there: of its first element, and of those beside it.
    const { elements } = coloredPages[path];
    const count = await frames.count();
    expect(count).toBeGreaterThan(0);
    await clearBoxes(page, '.frame, .label');
    const framed: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const frame = frames.nth(index);
      const { box, whole } = await boxWithin(frame, '.whole');
      const zoom = zoomOf(whole, path);
      const far = ({ x, y }: ColoredElement) => Math.hypot(box.x - x * zoom, box.y - y * zoom);
      const element = elements.toSorted((one, other) => far(one) - far(other))[0];
      if (!element) throw new Error('The page has no elements.');
      framed.push(element.id);
      expectNear(box, element, zoom);
      await expectPlace(page, frame, element, zoom, path);
    }
    expect(new Set(framed).size).toBe(count);
    expect(framed).toContain(elements[0]?.id);
    await context.close();
  });

  it('marks them in the PDF', async () => {
    const answer = await answerOf(`/scan/${scanOf(path).id}/report?format=pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const drawer = await browser.newPage();
    const sheets = await drawPdfPages(drawer, Buffer.from(await answer.arrayBuffer()), 4);
    await drawer.close();
    // Of an issue's elements the report pictures the first, with those beside it.
    for (const element of coloredPages[path].elements.slice(0, 1)) {
      const around = await Promise.all(
        sheets.map((sheet) => colorsAround(decoder, sheet, element.color)),
      );
      // What another issue is about is pictured with what is beside it, frameless or under a number. Out from the middle
      // of the element come more of it, then its frame, then the page: nothing else, and no more of the element.
      const framed = around
        .flat()
        .filter((sides) => sides.every((side) => /^(?:element )?frame page$/.test(side)));
      expect(framed, `${element.id} of ${path}: ${JSON.stringify(around)}`).toHaveLength(1);
    }
  });
});

function edgesOf({ x, y, width, height }: ColoredElement): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

async function numberOf(page: Page, element: ColoredElement): Promise<string> {
  const item = page.locator('.element', { hasText: `id="${element.id}"` });
  return (await item.locator('.marker').innerText()).replaceAll(/\D+/g, '');
}

/** CSS pixels of the screen for one of the page, where the stored picture is drawn this wide. */
function zoomOf(drawnWidth: number, path: Path): number {
  const { scale, width } = scanOf(path);
  return (drawnWidth * scale) / width;
}

/** Resolves when the picture can be seen. It has no source before the app has fetched it, and then nothing to decode. */
function decodePicture(around: Locator): Promise<void> {
  return around.locator('img[src]').evaluate((image: HTMLImageElement) => image.decode());
}

/** The frames on a picture are the boxes of their elements times its scale, and stand on the elements. */
async function framesEqualBoxes(page: Page, region: Locator, path: Path): Promise<void> {
  const shot = region.locator('.shot');
  await decodePicture(shot);
  const zoom = zoomOf((await shot.boundingBox())?.width ?? 0, path);
  const frames = region.locator('.frame');
  expect(await frames.count()).toBe(coloredPages[path].elements.length);
  for (const [index, element] of coloredPages[path].elements.entries()) {
    const { box } = await boxWithin(frames.nth(index), 'img');
    expectNear(box, element, zoom);
  }
  await clearBoxes(page, '.frame, .frame-label');
  for (const [index, element] of coloredPages[path].elements.entries()) {
    await expectPlace(page, frames.nth(index), element, zoom, path);
  }
}

/** Where a frame is on the picture that it lies on, and how wide that is drawn; CSS pixels of the screen. */
function boxWithin(frame: Locator, picture: string) {
  return frame.evaluate((element, selector) => {
    const whole = element.parentElement?.querySelector(selector)?.getBoundingClientRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = { x: x - (whole?.x ?? 0), y: y - (whole?.y ?? 0), width, height };
    return { box, whole: whole?.width ?? 0 };
  }, picture);
}

/** CSS pixels of the screen by which a frame may be off its box. */
const frameSlack = 0.5;

function expectNear(
  actual: { x: number; y: number; width: number; height: number },
  element: ColoredElement,
  zoom: number,
): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const off = Math.abs(actual[side] - element[side] * zoom);
    expect(off, `${side} of the frame of ${element.id} is ${off} px off`).toBeLessThanOrEqual(
      frameSlack,
    );
  }
}

async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!a || !b) return false;
  return (
    a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
  );
}

async function expectPlace(
  page: Page,
  marker: Locator,
  element: ColoredElement,
  zoom: number,
  path: Path,
): Promise<void> {
  const { bounds, width, height } = await boundsAround(page, marker, element.color, 12);
  const wanted = { left: 0, top: 0, right: width / zoom, bottom: height / zoom };
  const actual = bounds && {
    left: bounds.left / zoom,
    top: bounds.top / zoom,
    right: bounds.right / zoom,
    bottom: bounds.bottom / zoom,
  };
  expectEdges(actual, wanted, { path, element, zoom });
}
