import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const origin = 'http://pdf.example';
const library = new Map([
  ['/pdf.min.mjs', import.meta.resolve('pdfjs-dist/build/pdf.min.mjs')],
  ['/pdf.worker.min.mjs', import.meta.resolve('pdfjs-dist/build/pdf.worker.min.mjs')],
]);
const start =
  '<script type="module">import * as pdfjs from "/pdf.min.mjs"; Object.assign(window, { pdfjs })</script>';

interface PdfLibrary {
  GlobalWorkerOptions: { workerSrc: string };
  getDocument(source: { data: Uint8Array }): {
    promise: Promise<{ numPages: number; getPage(number: number): Promise<PdfPage> }>;
  };
}
interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
}

/** The pages of a PDF as PNGs, with `scale` pixels for each point. `drawer`: a page of a browser to draw them in. */
export async function drawPdfPages(drawer: Page, pdf: Buffer, scale: number): Promise<Buffer[]> {
  await drawer.route(`${origin}/**`, async (route) => {
    const file = library.get(new URL(route.request().url()).pathname);
    await route.fulfill(
      file === undefined
        ? { contentType: 'text/html', body: start }
        : { contentType: 'text/javascript', body: await readFile(fileURLToPath(file)) },
    );
  });
  await drawer.goto(`${origin}/`);
  await drawer.waitForFunction(() => 'pdfjs' in window);
  const drawn = await drawer.evaluate(
    async ({ base64, pixelsPerPoint }) => {
      const { pdfjs } = window as unknown as { pdfjs: PdfLibrary };
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
      const data = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const file = await pdfjs.getDocument({ data }).promise;
      const pages: string[] = [];
      for (let number = 1; number <= file.numPages; number += 1) {
        const page = await file.getPage(number);
        const viewport = page.getViewport({ scale: pixelsPerPoint });
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: viewport.width, height: viewport.height });
        await page.render({ canvas, viewport }).promise;
        pages.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
      }
      return pages;
    },
    { base64: pdf.toString('base64'), pixelsPerPoint: scale },
  );
  return drawn.map((page) => Buffer.from(page, 'base64'));
}
