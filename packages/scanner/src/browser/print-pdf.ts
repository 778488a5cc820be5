import type { Browser } from 'puppeteer-core';

/** Prints a self-contained HTML document to a tagged A4 PDF with bookmarks. No script runs and nothing is fetched. */
export async function printPdf(
  browser: Browser,
  html: string,
  footerHtml: string,
): Promise<Uint8Array> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  try {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.setContent(html, { waitUntil: 'load', timeout: 20_000 });
    return await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      printBackground: true,
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footerHtml,
      margin: { top: '14mm', right: '14mm', bottom: '16mm', left: '14mm' },
      timeout: 25_000,
    });
  } finally {
    await context.close();
  }
}
