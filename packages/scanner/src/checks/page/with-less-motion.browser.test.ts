import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import type { Scanner } from '../../create-scanner.ts';
import { checksEngine } from '../engine.ts';
import { withLessMotion } from './with-less-motion.ts';

const lantern = `<!doctype html><html lang="en"><head><title>Lantern</title><style>
p { width: 300px; animation: swing 20s linear infinite }
@keyframes swing { to { transform: translateX(200px) } }
@media (prefers-reduced-motion: reduce) { p { animation: none } }
@media (prefers-color-scheme: dark) { h1 { letter-spacing: 5px } }
</style></head><body><h1>Lantern</h1><p>It swings in the wind</p></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ '/': lantern });
});

afterAll(async () => {
  await server.close();
});

test('what has ended for people who prefer less motion is held still again at the same place, in the same colors', async () => {
  const look = `JSON.stringify([document.getAnimations().map(({ playState, currentTime }) => [playState, currentTime]), getComputedStyle(document.querySelector('h1')).letterSpacing])`;
  const looks: unknown[] = [];
  const { pageScan } = await scanner.scanPage(server.url('/'), {
    engines: [
      {
        ...checksEngine,
        run: async (page) => {
          looks.push(await page.page.evaluate(look));
          const undo = await withLessMotion(page);
          looks.push(await page.page.evaluate(look));
          await undo();
          looks.push(await page.page.evaluate(look));
          return checksEngine.run({ ...page, onlyRule: 'motion-goes-on' });
        },
      },
    ],
    interaction: false,
    display: { width: 1280, height: 900, colorScheme: 'dark' },
  });
  expect(pageScan.status).toBe('completed');
  const still = '[[["paused",10000]],"5px"]';
  expect(looks).toEqual([still, '[[],"5px"]', still]);
});
