import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';
import { scannerTest } from '../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from './create-scanner.ts';

const page = (inside: string, style = '') =>
  `<!doctype html><html lang="en"><head><title>Harbor</title><style>body { margin: 0 } ${style}</style></head><body><main><h1>Harbor</h1>${inside}</main></body></html>`;

/** Answers after about that time, each time another one. */
function late(ms: number, type: string, body: string): PageAnswer {
  let times = 0;
  return (_, response) => {
    times += 1;
    const delayMs = ms * ([1, 0.4, 1.6][times % 3] ?? 1);
    const timer = setTimeout(() => {
      response.writeHead(200, { 'content-type': type }).end(body);
    }, delayMs);
    response.on('close', () => clearTimeout(timer));
  };
}

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/late-list': page(
      `<div id="orders"><div class="ring"></div></div>
      <script>
        fetch('/account').then((answer) => answer.text()).then((name) => {
          orders.innerHTML = '<p>' + name + '</p>' + '<div class="bar"></div>'.repeat(5);
          setTimeout(() => fetch('/orders').then((answer) => answer.json()).then((list) => {
            orders.innerHTML = list.map((id) => '<p>Order ' + id + ' <button id="b' + id + '"></button></p>').join('');
          }), 250);
        });
      </script>`,
      `.ring { width: 30px; height: 30px; border: 3px solid #ddd; border-radius: 50%; animation: turn 1s linear infinite }
      .bar { height: 20px; margin: 8px; background: linear-gradient(90deg, #eee, #ddd, #eee) 0 / 200%; animation: shine 1s infinite }
      @keyframes turn { to { rotate: 1turn } }
      @keyframes shine { to { background-position: -200% } }`,
    ),
    '/account': late(300, 'text/plain', 'Kim Sailor'),
    '/orders': late(600, 'application/json', JSON.stringify([1, 2, 3, 4])),
    '/consent-lock': page(
      `<p style="height: 1500px">Boats leave at noon.</p><div id="shelf" style="height: 800px"></div><div id="more"></div>
      <script>
        const brings = (part, html) => new IntersectionObserver(([entry], watcher) => {
          if (!entry.isIntersecting) return;
          watcher.disconnect();
          fetch('/shelf').then(() => { part.innerHTML = html });
        }).observe(part);
        brings(shelf, '<img id="sail" src="/none" width="200" height="100">');
        brings(more, '<img id="oar" src="/none" width="200" height="100">');
        setTimeout(() => {
          document.documentElement.className = 'locked';
          const wall = document.createElement('div');
          wall.className = 'wall';
          wall.attachShadow({ mode: 'open' }).innerHTML = '<iframe title="Privacy choices" src="/choices" style="width:100%;height:300px"></iframe>';
          document.body.append(wall);
        }, 50);
      </script>`,
      `.wall { position: fixed; inset: 0; background: #ccc }
      .locked, .locked body { height: 100%; overflow: hidden !important }
      .locked body { position: fixed; width: 100% }`,
    ),
    '/shelf': late(150, 'text/plain', ''),
    '/choices': late(
      150,
      'text/html',
      '<!doctype html><html lang="en"><title>Choices</title><p>We use cookies.</p><button>Agree</button></html>',
    ),
    '/moving': page(
      `<p class="ticker"><span>Wind north <a href="#w" id="warning"></a></span></p>
      <div class="opens"><img id="map" src="/none" width="300" height="90"></div>
      <div class="deck"><img id="first" src="/none" width="100" height="50"><img id="second" src="/none" width="100" height="50"></div>
      <p id="clock">0</p><img src="/picture"><img id="last" src="/none" width="90" height="60">
      <script>
        let tenths = 0;
        setInterval(() => { clock.textContent = 'Since ' + (tenths += 1) }, 30);
        setInterval(() => document.querySelector('.deck').append(document.querySelector('.deck').firstChild), 2500);
      </script>`,
      `.ticker { overflow: hidden; white-space: nowrap }
      .ticker span { display: inline-block; animation: pass 9s linear infinite }
      .ticker a { display: inline-block; width: 40px; height: 16px }
      .opens { overflow: hidden; height: 100px; animation: open 2s linear }
      @keyframes pass { from { transform: translateX(100vw) } to { transform: translateX(-100%) } }
      @keyframes open { from { height: 0 } }`,
    ),
    '/picture': late(
      250,
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140"/>',
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(server.url(path));
  return pageScan.status === 'failed' ? expect.fail(JSON.stringify(pageScan.error)) : pageScan;
}

/** What must not differ, by the element's own id. */
function evidenceOf({ issues, warnings }: CompletedPageScan) {
  const nodes = issues.flatMap(({ rule, outcome, fingerprint: issue, nodes }) =>
    nodes.map(({ fingerprint, target, box }) => ({
      issue: `${rule} ${outcome} ${issue}`,
      fingerprint,
      target,
      box: box && Object.values(box).map(Math.round),
    })),
  );
  // In the order of the document, which a page that moves its parts changes.
  return { nodes: nodes.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)), warnings };
}

function targetsOf({ issues }: CompletedPageScan, wanted: string): string[] {
  const nodes = issues.find(({ rule }) => rule === wanted)?.nodes ?? [];
  return nodes.map(({ target }) => target.join(' '));
}

test.each([
  ['brings a list late, in two steps', '/late-list', 'button-name', ['#b1', '#b2', '#b3', '#b4']],
  [
    'is kept from scrolling by a consent layer in a frame in a shadow tree',
    '/consent-lock',
    'image-alt',
    ['#sail', '#oar'],
  ],
  ['moves', '/moving', 'image-alt', ['#map', '#first', '#second', '#last']],
])('three scans find the same on a page that %s', async (_, path, rule, targets) => {
  const scans = [await scan(path), await scan(path), await scan(path)];
  const [first, second, third] = scans.map(evidenceOf);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(scans.map((each) => targetsOf(each, rule))).toEqual(
    scans.map(() => expect.arrayContaining(targets)),
  );
});
