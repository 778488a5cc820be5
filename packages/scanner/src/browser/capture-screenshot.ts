import type { CDPSession } from 'puppeteer-core';
import type { Screenshot } from '@curbcut/model/scan';

/** WebP can hold no more pixels on a side. */
const webpMax = 16_383;
/** Above this many pixels the screenshot is made smaller, so that it stays quick to store and to show. */
const fullSizePixels = 1280 * 3_000;

/**
 * A WebP of the whole page for highlights, scaled down and cut where the page is very tall. The page notices nothing;
 * it must not be given another viewport before the screenshot is there. Needs a browser started with `chromiumArguments`.
 */
export async function captureScreenshot(
  session: CDPSession,
  maxHeight: number,
): Promise<Screenshot> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const width = Math.max(1, Math.min(Math.ceil(cssContentSize.width), 4_000));
  const fullHeight = Math.max(1, Math.ceil(cssContentSize.height));
  const height = Math.min(fullHeight, maxHeight);
  const scale = Math.min(1, Math.sqrt(fullSizePixels / (width * height)), webpMax / height);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return {
    mediaType: 'image/webp',
    bytes: Buffer.from(data, 'base64'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    scale,
    truncated: fullHeight > height,
  };
}
