import type { CompletedPageScan, IssueNode } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { axeAlone } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScanner, type Scanner } from '../create-scanner.ts';

const page = (inside: string, { style = '', attributes = '' } = {}) =>
  `<!doctype html><html lang="en"${attributes}><head><title>Harbor</title><style>${style}</style></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;

/** A part of the page that is replaced by a picture without an alternative, after two answers and a pause between. */
const comes = (sign: string, { style = '' } = {}) =>
  page(
    `<div id="part">${sign}</div><script>
      fetch('/answer').then(() => setTimeout(() => fetch('/answer').then(() => {
        part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
      }), 300));
    </script>`,
    { style: `${style} @keyframes turn { to { rotate: 1turn } }` },
  );
const ring =
  '.ring { width: 30px; height: 30px; border: 3px dotted #000; animation: turn 1s linear infinite }';

const boat = '<img id="boat" src="/none" width="60" height="40">';
const cookies = (style: string) =>
  `<div style="position: fixed; inset: 0; background: #fff; ${style}"><p>We use cookies.</p><button>Agree</button></div>`;
const farDown = `<div style="height: 4000px"></div><div id="part" style="height: 50px"></div><script>
  new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
  }).observe(part);
</script>`;

const pages = {
  '/progress-bar': comes('<div role="progressbar" style="width: 90px; height: 9px"></div>'),
  '/ring': comes('<div class="ring"></div>', { style: ring }),
  '/named-ring': comes('<p>Orders</p><div class="my-spinner ring"></div>', { style: ring }),
  '/ring-in-shadow-tree': comes(
    `<div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<div style="width: 30px; height: 30px; border: 3px dotted #000" class="x-loader"><i></i></div><style>@keyframes turn { to { rotate: 1turn } } .x-loader { animation: turn 1s linear infinite }</style>'</script>`,
  ),
  '/skeleton': comes('<div class="skeleton-line" style="height: 20px; background: #ddd"></div>'),
  '/loading-status': comes('<p role="status">Loading your orders</p>'),
  '/loading-text': comes('<p>正在加载…</p>'),
  '/empty-list': comes('<p>Orders</p><ul></ul>'),
  '/loads-behind-dialog': page(
    `<div id="part"></div><dialog id="news">News <button>Close</button></dialog><script>
      news.showModal();
      news.addEventListener('close', () => {
        part.innerHTML = '<p role="status">Loading</p>';
        setTimeout(() => { part.innerHTML = '<img id="came" src="/none" width="60" height="40">' }, 700);
      });
    </script>`,
  ),
  '/says-so-forever': page(`${boat}<p role="status">Loading…</p><script>0</script>`),
  '/waits-forever': page(`${boat}<script>fetch('/never')</script>`),
  '/only-looks-so': page(
    `${boat}<div class="loading">All <b>loaded</b></div><p>While it is loading, wait.</p><div class="spinner-box"><a href="#a">Spinners</a></div><ul></ul><p>Is loading slow?</p><div class="ring" aria-hidden="true"></div><p class="skeleton">Bones</p><script>0</script>`,
    { style: ring },
  ),
  '/clock': page(
    `<p id="clock">0</p>${boat}<script>let times = 0; setInterval(() => { clock.textContent = (times += 1) }, 10)</script>`,
  ),
  '/replaced-later': page(
    `<div id="part">${boat}</div><script>
      addEventListener('load', () => setInterval(() => { part.innerHTML = part.innerHTML }, 120));
    </script>`,
  ),
  '/opens': page(`<div class="opens"></div>${boat}`, {
    style:
      'img { display: block; position: absolute; top: 300px; animation: arrive 5s linear } @keyframes arrive { from { top: 100px } }',
  }),
  '/passes': page(`<div class="belt">${boat}</div>`, {
    style:
      '.belt { animation: pass 4s linear infinite } @keyframes pass { to { translate: 300px } }',
  }),
  '/pushed': page(
    `<div id="belt">${boat}</div><script>
      let turn = 0;
      setInterval(() => { belt.style.translate = ` +
      "(turn += 1) % 3 * 200 + 'px'" +
      ` }, 700);
    </script>`,
  ),
  '/locked-root': page(farDown + cookies(''), {
    attributes: ' class="locked"',
    style: '.locked, .locked body { overflow: hidden !important; height: 100% }',
  }),
  '/locked-with-force': page(
    `${farDown}${cookies('')}<script>
      document.body.style.cssText = 'position: fixed !important; overflow: hidden !important; top: 0; width: 100%';
    </script>`,
  ),
  '/locked-late': page(
    `${farDown}<div id="wall"></div><script>
      document.documentElement.style.cssText = document.body.style.cssText = 'overflow: hidden; height: 100%';
      wall.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(cookies(''))};
    </script>`,
  ),
  '/locked-by-dialog': page(
    `${farDown}<div role="dialog" aria-modal="true" aria-label="News" style="position: fixed; inset: 20%; background: #fff"><button>Close</button></div>`,
    { style: 'html, body { overflow: hidden; height: 100% }' },
  ),
  '/grows': page(
    `<div id="part"></div><script>
      let times = 0;
      const grow = () => {
        times += 1;
        part.insertAdjacentHTML('beforeend', '<div style="height: ' + (times === 1 ? 1000 : 600) + 'px"></div>');
        if (times === 4) part.insertAdjacentHTML('beforeend', '<img id="came" src="/none" width="60" height="40">');
      };
      grow();
      addEventListener('scroll', () => {
        if (scrollY + innerHeight > document.documentElement.scrollHeight - 400 && times < 4) grow();
      });
    </script>`,
  ),
};

let server: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  server = await startPageServer({
    ...pages,
    '/answer': (_, response) => {
      const timer = setTimeout(() => response.writeHead(200).end('{}'), 400);
      response.on('close', () => clearTimeout(timer));
    },
    '/never': (_, response) => void response.writeHead(200).flushHeaders(),
  });
  scanner = await createScanner({
    slots: 3,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: { lateContentMs: 3_000, networkIdleMs: 2_000, domQuietMs: 12_000 },
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

async function scan(path: keyof typeof pages): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(server.url(path), axeAlone);
  return pageScan.status === 'failed' ? expect.fail(JSON.stringify(pageScan.error)) : pageScan;
}

function pictures({ issues }: CompletedPageScan): IssueNode[] {
  return issues.find(({ rule }) => rule === 'image-alt')?.nodes ?? [];
}

describe('what visibly still loads is waited for', () => {
  test.concurrent.each([
    '/progress-bar',
    '/ring',
    '/named-ring',
    '/ring-in-shadow-tree',
    '/skeleton',
    '/loading-status',
    '/loading-text',
    '/empty-list',
  ] as const)('%s', async (path) => {
    const found = await scan(path);
    expect(pictures(found)).toMatchObject([{ target: ['#came'] }]);
    expect(found.warnings).toEqual([]);
  });

  test('also what begins to load once a dialog no longer blocks the page', async () => {
    expect(pictures(await scan('/loads-behind-dialog'))).toMatchObject([{ target: ['#came'] }]);
  });

  test('what says so to the end is a warning', async () => {
    const { warnings } = await scan('/says-so-forever');
    expect(warnings).toEqual([
      'A part of the page still says that it is loading; what it showed was judged.',
    ]);
  });

  test('so is what the server never answers, which is waited for once', async () => {
    const { warnings, timings } = await scan('/waits-forever');
    expect(warnings).toEqual([
      'The page still waits for data from its server; what it showed without them was judged.',
    ]);
    expect(timings.stableMs).toBeLessThan(2 * 2_000);
  });

  test('what only looks like it is not waited for', async () => {
    const { warnings, timings } = await scan('/only-looks-so');
    expect(warnings).toEqual([]);
    expect(timings.stableMs).toBeLessThan(3_000);
  });
});

describe('a page that moves is held still', () => {
  test('a clock is no reason to wait', async () => {
    expect((await scan('/clock')).timings.stableMs).toBeLessThan(12_000);
  });

  test('what timers would replace during the scan keeps its place', async () => {
    expect(pictures(await scan('/replaced-later'))).toMatchObject([
      { target: ['#boat'], box: { width: 60, height: 40 } },
    ]);
  });

  test('what arrives somewhere is where it arrives', async () => {
    expect(pictures(await scan('/opens'))).toMatchObject([{ target: ['#boat'], box: { y: 300 } }]);
  });

  test.concurrent.each(['/passes', '/pushed'] as const)(
    'what never arrives has no place: %s',
    async (path) => {
      expect(pictures(await scan(path))).toMatchObject([{ target: ['#boat'], box: null }]);
    },
  );
});

describe('a page that cannot be scrolled until a layer is answered is scrolled through', () => {
  test.concurrent.each([
    '/locked-root',
    '/locked-with-force',
    '/locked-late',
    '/locked-by-dialog',
  ] as const)('%s', async (path) => {
    const found = await scan(path);
    expect(pictures(found)).toMatchObject([{ target: ['#came'] }]);
    expect(found.warnings).toEqual([expect.stringContaining('consent layer covers the page')]);
  });

  test('what comes while scrolling is scrolled through as well', async () => {
    expect(pictures(await scan('/grows'))).toMatchObject([{ target: ['#came'] }]);
  });
});
