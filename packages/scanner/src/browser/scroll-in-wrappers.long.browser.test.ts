import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { axeAlone, scannerTest } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scanner } from '../create-scanner.ts';

const document = (body: string, style = '') =>
  `<!doctype html><html lang="en"><head><title>Harbor</title><style>html, body { margin: 0; height: 100% } ${style}</style></head>${body}</html>`;

/** A picture without an alternative comes when its place, far below, comes into sight. */
const farDown = `<h1>Harbor</h1><p>Boats leave at noon.</p><div style="height: 4000px"></div><div id="part" style="height: 50px"></div><script>
  new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
  }).observe(part);
</script>`;
/** So does one that the page puts there when it hears of scrolling. */
const hearsOfScrolling = `<h1>Harbor</h1><p>Boats leave at noon.</p><div style="height: 4000px"></div><div id="part" style="height: 50px"></div><script>
  addEventListener('scroll', () => {
    if (part.getBoundingClientRect().top < innerHeight) part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
  }, true);
</script>`;
const cookies =
  '<div style="position: fixed; inset: 0; z-index: 9; background: #fff"><p>We use cookies.</p><button>Agree</button></div>';
const news =
  '<div role="dialog" aria-modal="true" aria-label="News" style="position: fixed; inset: 20%; z-index: 9; background: #fff"><button>Close</button></div>';
const putsBack = `<script>addEventListener('scroll', () => scrollTo(0, 0))</script>`;

const locked = {
  '/wrapper-cut-off': document(
    `<body><main id="app">${farDown}</main>${cookies}</body>`,
    '#app { height: 100vh; overflow: hidden }',
  ),
  '/wrapper-cut-off-with-force': document(
    `<body><div><main class="shell" style="height: 100vh !important; overflow: hidden !important">${farDown}</main></div>${cookies}</body>`,
  ),
  '/wrapper-fixed': document(
    `<body><main id="app">${farDown}</main>${cookies}</body>`,
    '#app { position: fixed; top: 0; width: 100% }',
  ),
  '/region-that-scrolled': document(
    `<body><div id="app"><nav><a href="#a">Boats</a></nav><main>${farDown}</main></div>${cookies}</body>`,
    '#app { position: absolute; inset: 0; display: flex } main { flex: 1; overflow: hidden }',
  ),
  '/wrapper-and-root': document(
    `<body><main id="app">${farDown}</main>${news}</body>`,
    'html, body { overflow: hidden } #app { height: 100vh; overflow: clip }',
  ),
  '/wrapper-in-shadow-tree': document(
    `<body><div id="host"></div>${cookies}<script>
      host.attachShadow({ mode: 'open' }).innerHTML = '<style>main { height: 100vh; overflow: hidden }</style><main><h1>Harbor</h1><div style="height: 4000px"></div><div id="part" style="height: 50px"></div></main>';
      const part = host.shadowRoot.querySelector('#part');
      new IntersectionObserver(([entry]) => {
        if (entry.isIntersecting) part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
      }).observe(part);
    </script></body>`,
  ),
  '/deeply-inert': document(
    `<body><div id="app"><header>Harbor</header><main inert>${farDown}</main></div>${cookies}</body>`,
    'body { overflow: hidden }',
  ),
  '/body-inert': document(
    `<body inert><main>${farDown}</main><dialog id="consent"><p>We use cookies.</p><button>Agree</button></dialog><script>consent.showModal()</script></body>`,
    'body { overflow: hidden }',
  ),
  '/put-back': document(`<body><main>${farDown}</main>${cookies}${putsBack}</body>`),
  '/put-back-before-it-hears': document(
    `<body><main>${hearsOfScrolling}</main>${cookies}${putsBack}</body>`,
  ),
};

const scrolling = {
  '/region-in-the-middle': document(
    `<body><main>${farDown}</main></body>`,
    'main { height: 100%; overflow: auto }',
  ),
  '/region-behind-banner': document(
    `<body><main>${farDown}</main><div style="position: fixed; inset: 30% 0; background: #fff"><button>Chat</button></div></body>`,
    'main { height: 100%; overflow: auto }',
  ),
  '/region-beside-the-middle': document(
    `<body><div id="app"><main>${farDown}</main><section><h2>Map</h2></section></div></body>`,
    '#app { display: flex; height: 100% } main { width: 40%; overflow-y: scroll } section { flex: 1 }',
  ),
  '/region-in-shadow-tree': document(
    `<body><div id="host" style="display: block; height: 100%"></div><script>
      host.attachShadow({ mode: 'open' }).innerHTML = '<style>main { height: 100%; overflow: auto }</style><main><h1>Harbor</h1><div style="height: 4000px"></div><slot></slot></main>';
      host.innerHTML = '<div id="part" style="height: 50px"></div>';
      const part = host.querySelector('#part');
      new IntersectionObserver(([entry]) => {
        if (entry.isIntersecting) part.innerHTML = '<img id="came" src="/none" width="60" height="40">';
      }).observe(part);
    </script></body>`,
  ),
  '/two-regions': document(
    `<body><div id="app"><nav><a href="#a">Boats</a><div style="height: 9000px"></div></nav><main>${farDown}</main></div></body>`,
    '#app { display: flex; height: 100% } nav { flex: 1; overflow: auto } main { width: 50%; overflow: auto }',
  ),
  '/region-that-grows': document(
    `<body><main id="list"><h1>Harbor</h1><p>Boats leave at noon.</p></main><script>
      let times = 0;
      const grow = () => {
        times += 1;
        list.insertAdjacentHTML('beforeend', '<div style="height: ' + (times === 1 ? 1000 : 600) + 'px"></div>');
        if (times === 4) list.insertAdjacentHTML('beforeend', '<img id="came" src="/none" width="60" height="40">');
      };
      grow();
      list.addEventListener('scroll', () => {
        if (list.scrollTop + list.clientHeight > list.scrollHeight - 400 && times < 4) grow();
      });
    </script></body>`,
    'main { height: 100%; overflow: auto }',
  ),
};

/** Layers lie over these, and nothing is locked. */
const asTheyWere = {
  '/map': document(
    `<body><main id="map"><h1>Harbor</h1><div class="tile"></div></main>${cookies}</body>`,
    '#map { position: relative; height: 100vh; overflow: hidden } .tile { position: absolute; top: 0; width: 500px; height: 5000px } .tile::after { content: "a" }',
  ),
  '/drawer': document(
    `<body><main><h1>Harbor</h1></main><div id="drawer" inert><a href="#a"></a></div>${cookies}</body>`,
    '#drawer { position: fixed; top: 0; left: -300px; width: 300px; height: 100% }',
  ),
};

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ ...locked, ...scrolling, ...asTheyWere });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(server.url(path), axeAlone);
  return pageScan.status === 'failed' ? expect.fail(JSON.stringify(pageScan.error)) : pageScan;
}

function pictures({ issues }: CompletedPageScan): (string | undefined)[] {
  const nodes = issues.find(({ rule }) => rule === 'image-alt')?.nodes ?? [];
  return nodes.map(({ target }) => target.at(-1));
}

describe('what a layer keeps from scrolling, whatever it locks, is scrolled through', () => {
  test.concurrent.each(Object.keys(locked))('%s', async (path) => {
    const found = await scan(path);
    expect(pictures(found)).toEqual(['#came']);
    expect(found.warnings).toEqual([expect.stringContaining('consent layer covers the page')]);
  });

  test('no element looks changed by it', async () => {
    const { issues } = await scan('/wrapper-cut-off');
    const codes = issues.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect(codes.filter((code) => /curbcut|style="[^"]*overflow/.test(code))).toEqual([]);
  });

  test('what fills the window by design stays as it is', async () => {
    const { screenshot } = await scanner.scanPage(server.url('/map'), axeAlone);
    expect(screenshot && screenshot.height / screenshot.scale).toBe(900);
  });

  test('a closed drawer stays closed', async () => {
    const { issues } = await scan('/drawer');
    expect(issues.filter(({ rule }) => rule === 'link-name')).toEqual([]);
  });
});

describe('what scrolls in the place of the page is scrolled through', () => {
  test.concurrent.each(Object.keys(scrolling))('%s', async (path) => {
    expect(pictures(await scan(path))).toEqual(['#came']);
  });
});
