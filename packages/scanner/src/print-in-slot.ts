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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('Printing the report took longer than 30 s.')),
      maxMs,
    );
  });
  try {
    return await Promise.race([printPdf(process.browser, html, footerHtml), late]);
  } catch (error) {
    await slot.discard();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
