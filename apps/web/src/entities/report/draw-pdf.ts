import html2pdf from 'html2pdf.js';
import { mountReport } from './mount-report.ts';
import { partsOf } from './report-parts.ts';

/** As specified: A4 portrait, margins of 10 mm, scale 2, JPEG quality 0.98. */
const options = {
  margin: 10,
  image: { type: 'jpeg', quality: 0.98 },
  html2canvas: { scale: 2, logging: false },
  jsPDF: { unit: 'mm', format: 'a4', orientation: 'portrait' },
  pagebreak: { mode: ['css', 'avoid-all'] },
} as const;

/** 190 mm at 96 dots an inch. */
const widthPx = 718;
/** Five pages: at scale 2 the picture stays below the 16.7 million pixels that Safari on iOS can draw. */
const partHeightPx = 5_000;

interface PdfPages {
  addPage(): unknown;
}

/**
 * Draws an HTML report as a PDF, in this browser. For when the server cannot: the pages are pictures, without tags.
 * Throws when the browser cannot draw them.
 */
export async function drawPdf(html: string): Promise<Blob> {
  const report = await mountReport(html, widthPx);
  try {
    const parts = partsOf(htmlChildren(report.sheet), partHeightPx, {
      heightOf: (block) => block.offsetHeight,
      childrenOf: htmlChildren,
    });
    if (parts.length === 0) throw new Error('The report is empty.');
    const worker = html2pdf().set(options);
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        const pdf: PdfPages = await worker.get('pdf');
        pdf.addPage();
      }
      await worker.from(report.wrap(part)).toContainer().toCanvas().toPdf();
    }
    const file: unknown = await worker.outputPdf('blob');
    if (!(file instanceof Blob)) throw new Error('The browser made no PDF.');
    return file;
  } finally {
    report.remove();
  }
}

function htmlChildren(parent: HTMLElement): HTMLElement[] {
  return [...parent.children].filter((child) => child instanceof HTMLElement);
}
