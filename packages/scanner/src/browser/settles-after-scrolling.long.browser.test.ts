import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { axeAlone } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScanner, type Scanner } from '../create-scanner.ts';

/** Links without a name that lead to the top, and are there only where the page was scrolled down, each in another way. */
const fades = `<!doctype html><html lang="en"><head><title>Harbor</title><style>
  .up { display: block; width: 30px; height: 30px; background: #000 }
  #drawn, #timed, #ended { display: none }
  #ended { opacity: 0; transition: opacity .4s }
  #late, #plain { visibility: hidden }
</style></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>
<div style="position: fixed; top: 90px; right: 0">
  <a class="up" id="drawn" href="#a"></a><a class="up" id="timed" href="#b"></a><a class="up" id="ended" href="#c"></a>
  <a class="up" id="late" href="#d"></a><a class="up" id="plain" href="#e"></a>
</div>
<div id="shown" style="height: 200px; margin-top: 2500px"></div><p id="ticker"></p><div style="height: 2000px"></div></main><script>
  // A queue of fades, as libraries keep one for each element: each takes its time, and the next begins where it ended.
  const fadesBy = (element, next) => {
    const queue = [];
    let runs = false;
    const work = () => {
      const to = queue.shift();
      runs = to !== undefined;
      if (!runs) return;
      const isShown = element.style.display === 'block';
      if (isShown === (to === 1)) return work();
      element.style.display = 'block';
      const start = performance.now();
      const draw = () => {
        const part = Math.min(1, (performance.now() - start) / 400);
        element.style.opacity = to ? part : 1 - part;
        if (part < 1) return next(draw);
        if (!to) element.style.display = 'none';
        work();
      };
      next(draw);
    };
    return (to) => { queue.push(to); if (!runs) work(); };
  };
  const isDown = () => scrollY > 100;
  const fade = [fadesBy(drawn, requestAnimationFrame), fadesBy(timed, (draw) => setTimeout(draw, 13))];
  addEventListener('scroll', () => {
    for (const one of fade) one(isDown() ? 1 : 0);
    plain.style.visibility = isDown() ? 'visible' : 'hidden';
    ended.style.display = 'block';
    ended.offsetWidth;
    ended.style.opacity = isDown() ? 1 : 0;
  });
  ended.addEventListener('transitionend', () => { if (!isDown()) ended.style.display = 'none' });
  // Hears of scrolling at most every 150 ms.
  let waits = false;
  addEventListener('scroll', () => {
    if (waits) return;
    waits = true;
    setTimeout(() => { waits = false; late.style.visibility = isDown() ? 'visible' : 'hidden' }, 150);
  });
  new IntersectionObserver(([entry], watcher) => {
    if (!entry.isIntersecting) return;
    watcher.disconnect();
    shown.innerHTML = '<img id="came" src="/none" width="60" height="40">';
  }).observe(shown);
  // Goes on by itself: no reason to wait.
  let at = 0;
  const tick = () => { ticker.style.textIndent = (at = (at + 1) % 90) + 'px'; requestAnimationFrame(tick) };
  tick();
</script></body></html>`;

/** Most of the time goes by in waiting for fades. */
const scansAtOnce = 5;

let server: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  server = await startPageServer({ '/fades': fades });
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: scansAtOnce,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

async function scan(): Promise<CompletedPageScan> {
  // Other scans watch what goes on by itself for as long as people have to bear it.
  const { pageScan } = await scanner.scanPage(server.url('/fades'), {
    ...axeAlone,
    fast: true,
  });
  return pageScan.status === 'failed' ? expect.fail(JSON.stringify(pageScan.error)) : pageScan;
}

test('what fades in while the page is scrolled has faded out again in each of twenty scans', async () => {
  const scans = await Promise.all(Array.from({ length: 20 }, scan));
  for (const [time, { issues, timings }] of scans.entries()) {
    const found = issues.flatMap(({ rule, nodes }) =>
      nodes.map(({ target }) => `${rule} ${target.join(' ')}`),
    );
    expect(
      found.filter((each) => /#(drawn|timed|ended|late|plain)/.test(each)),
      `${time}`,
    ).toEqual([]);
    expect(found).toContain('image-alt #came');
    expect(timings.stableMs).toBeLessThan(6_000);
  }
});
