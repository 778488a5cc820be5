import { within } from '@curbcut/model/time';
import type { Browser } from 'puppeteer-core';
import type { BrowserSlot } from './browser/browser-slot.ts';
import { drawThumbnail, type ThumbnailOptions } from './browser/draw-thumbnail.ts';
import { printPdf } from './browser/print-pdf.ts';

const printMaxMs = 30_000;
const drawMaxMs = 10_000;

/** Prints in a slot's browser; one that fails is replaced. Throws what printing threw. */
export async function printInSlot(
  slot: BrowserSlot,
  html: string,
  footerHtml: string,
): Promise<Uint8Array> {
  return inSlot(slot, printMaxMs, (browser) => printPdf(browser, html, footerHtml));
}

/** Draws in a slot's browser; one that fails is replaced. Throws what drawing threw. */
export async function drawInSlot(
  slot: BrowserSlot,
  options: ThumbnailOptions,
): Promise<Uint8Array> {
  return inSlot(slot, drawMaxMs, (browser) => drawThumbnail(browser, options));
}

async function inSlot(
  slot: BrowserSlot,
  maxMs: number,
  work: (browser: Browser) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const process = await slot.browser();
  try {
    return await within(maxMs, work(process.browser), () => {
      throw new Error(`The browser took longer than ${maxMs / 1_000} s.`);
    });
  } catch (error) {
    await slot.discard();
    throw error;
  }
}
