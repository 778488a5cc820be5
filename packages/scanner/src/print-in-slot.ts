import { within } from '@curbcut/model/time';
import type { BrowserSlot } from './browser/browser-slot.ts';
import { printPdf } from './browser/print-pdf.ts';

const maxMs = 30_000;

/** Prints in a slot's browser; one that fails is replaced. Throws what printing threw. */
export async function printInSlot(
  slot: BrowserSlot,
  html: string,
  footerHtml: string,
): Promise<Uint8Array> {
  const process = await slot.browser();
  try {
    return await within(maxMs, printPdf(process.browser, html, footerHtml), () => {
      throw new Error('Printing the report took longer than 30 s.');
    });
  } catch (error) {
    await slot.discard();
    throw error;
  }
}
