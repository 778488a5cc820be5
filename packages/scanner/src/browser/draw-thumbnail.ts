import type { Browser } from 'puppeteer-core';

export interface ThumbnailOptions {
  mediaType: string;
  bytes: Uint8Array;
  /** What it shows of the picture's beginning, scaled to this width. CSS pixels. */
  width: number;
  height: number;
}

/**
 * A JPEG of how a picture begins, two pixels for each of the asked width, for mail programs, which do not all show WebP.
 * No script runs and nothing is fetched. Throws when the picture can't be decoded.
 */
export async function drawThumbnail(
  browser: Browser,
  { mediaType, bytes, width, height }: ThumbnailOptions,
): Promise<Uint8Array> {
  if (!/^image\/(?:webp|png|jpeg)$/.test(mediaType)) {
    throw new TypeError(`There are no thumbnails of ${mediaType}.`);
  }
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  try {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.setViewport({ width, height, deviceScaleFactor: 2 });
    const source = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
    await page.setContent(
      `<!doctype html><body style="margin:0;background:#fff"><img src="${source}" alt="" style="display:block;width:${width}px">`,
      { waitUntil: 'load', timeout: 5_000 },
    );
    const isDrawn = await page.$eval('img', (image) => image.naturalWidth > 0);
    if (!isDrawn) throw new Error('The picture could not be decoded.');
    return await page.screenshot({ type: 'jpeg', quality: 70, captureBeyondViewport: false });
  } finally {
    await context.close();
  }
}
