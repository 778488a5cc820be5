// Scans pages that could keep a scan busy for ever, and says how each ended, in what time and with how much memory.
// usage: npm run bench:hostile [-- --page ID]
import { parseArgs } from 'node:util';
import { createScanner, findChromium } from '@curbcut/scanner';
import { startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { describeEnds } from './hostile/describe-ends.ts';
import { scanSlowPage, type SlowPageEnd } from './hostile/scan-slow-page.ts';
import { slowPages } from './hostile/slow-pages.ts';
import { describeMachine } from './results/describe-machine.ts';

const { values } = parseArgs({
  options: { page: { type: 'string', multiple: true, default: [] } },
});
const unknown = values.page.filter((id) => !slowPages.some((page) => page.id === id));
if (unknown.length > 0) {
  throw new Error(`There is no page ${unknown[0]}: ${slowPages.map(({ id }) => id).join(', ')}.`);
}
const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
if (!chromium) throw new Error('No Chromium was found: set CHROME_PATH.');
const server = await startPageServer(
  Object.fromEntries(slowPages.map(({ id, answer }) => [`/${id}`, answer])),
);
const scanner = await createScanner({
  chromePath: chromium.path,
  slots: 1,
  policy: createTargetPolicy({ allowAllPrivate: true }),
  infoUrl: 'https://curbcut.example/who-visits',
});
try {
  const ends: SlowPageEnd[] = [];
  for (const page of slowPages) {
    if (values.page.length > 0 && !values.page.includes(page.id)) continue;
    const end = await scanSlowPage(scanner, page, server.url(`/${page.id}`));
    console.log(`${page.id}: ${end.outcome}, ${(end.durationMs / 1000).toFixed(1)} s`);
    ends.push(end);
  }
  console.log(`\n${describeMachine()}\n\n${describeEnds(ends)}`);
  if (!ends.every(({ isHonest }) => isHonest)) process.exitCode = 1;
} finally {
  await Promise.all([scanner.close(), server.close()]);
}
