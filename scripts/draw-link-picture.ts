// Draws the picture that stands beside a link to our pages (Open Graph), from our own SVG in the product's font:
// npm run draw:link-picture. The result is committed; run it again when the SVG changes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '@curbcut/scanner';
import { chromium } from 'playwright-core';

const web = path.resolve(import.meta.dirname, '../apps/web');
const size = { width: 1_200, height: 630 };
const font = createRequire(path.join(web, 'package.json')).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

const drawing = await readFile(path.join(web, 'build/link-picture/link-picture.svg'), 'utf8');
const fontData = (await readFile(font)).toString('base64');
const found = await findChromium();
if (!found) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
await page.setContent(`<!doctype html><style>
  @font-face { font-family: 'Atkinson Hyperlegible Next Variable'; font-weight: 200 800;
    src: url(data:font/woff2;base64,${fontData}) format('woff2'); }
  body { margin: 0; } svg { display: block; }
</style>${drawing}`);
await page.evaluate(async () => {
  await Promise.all(
    [400, 700].map((weight) =>
      document.fonts.load(`${weight} 40px 'Atkinson Hyperlegible Next Variable'`),
    ),
  );
});
const file = path.join(web, 'public/link-picture.png');
await page.screenshot({ path: file });
await browser.close();
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
