// Records the sample scan that a new account is shown: npm run make:sample. The result is committed; run it again when
// the scanner finds something else on its page, or when results hold more than before, and bring the home page's
// home-sample.ts up to date.
import { packResult } from '@curbcut/db';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scanSamplePage } from './sample/scan-sample-page.ts';

const folder = path.resolve(import.meta.dirname, '../packages/services/src/sample/recording');

const { pageScan, screenshot, pictures, beginning } = await scanSamplePage();
await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'pictures'), { recursive: true });
const { width, height, scale, truncated } = screenshot;
const facts = {
  screenshot: { width, height, scale, truncated },
  pictures: pictures.map(({ name }) => name),
};
await writeFile(path.join(folder, 'result.json.zst'), await packResult(pageScan));
await writeFile(path.join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
await writeFile(path.join(folder, 'page.webp'), screenshot.bytes);
await writeFile(path.resolve(import.meta.dirname, '../apps/web/public/sample-page.jpg'), beginning);
for (const { name, bytes } of pictures) {
  await writeFile(path.join(folder, 'pictures', `${name}.webp`), bytes);
}
console.log(`Wrote ${path.relative(process.cwd(), folder)}: ${pageScan.issues.length} issues`);
