import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeAlone, scannerTest } from '../rig/scanner-test.ts';
import { hiddenContent } from './list-not-assessed.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title>${head}</head><body>${body}</body></html>`;
const words = 'Boats leave at noon and come back before the tide turns. ';
const slides = Array.from({ length: 9 }, (_, at) => `<h2>Slide ${at}</h2><p>${words}</p>`);

const nothing: Record<string, [html: string, why?: RegExp]> = {
  'empty-root': [page('<div id="root"></div>'), /no text, picture or control/],
  whitespace: [page(' \n <p> &nbsp; </p>\t')],
  'not-displayed': [page(`<main hidden>${words}</main>`), /hidden, transparent/],
  invisible: [page(`<main style="visibility:hidden"><h1>A</h1>${words}</main>`)],
  transparent: [page(`<main style="opacity:0"><a href="/x">${words}</a></main>`)],
  'clear-ink': [page(`<p style="color:transparent">${words}</p>`)],
  'off-screen': [
    page(`<main style="position:absolute;left:-9999px"><h1>A</h1><button>B</button></main>`),
  ],
  'for-screen-readers-only': [
    page(
      `<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">${words}</p>`,
    ),
  ],
  'tracking-pixel': [
    page('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="1" height="1">'),
  ],
  'closed-box': [page(`<div style="height:0;overflow:hidden">${words}</div>`)],
  'language-only': ['<!doctype html><html lang="en"></html>'],
  'data-block': [page('', '<script type="application/ld+json">{"@type":"WebPage"}</script>')],
  'script-that-ended': [page('<script>document.body.dataset.ready = "yes"</script>')],
};

/** Scripts may have been meant to show something, or nothing was sent. */
const unfinished: Record<string, [html: string, code: string]> = {
  'script-shows-nothing': [
    page(`<div style="opacity:0">${words}</div><script>0</script>`),
    'APP_SHELL_EMPTY',
  ],
  'empty-root-and-script': [page('<div id="root"></div><script>0</script>'), 'APP_SHELL_EMPTY'],
  'script-of-a-file': [page('<script src="/app.js"></script>'), 'APP_SHELL_EMPTY'],
  'module-of-a-file': [
    page('', '<script type="module" src="/app.js"></script>'),
    'APP_SHELL_EMPTY',
  ],
  'script-with-an-error': [page('<script>start()</script>'), 'APP_SHELL_EMPTY'],
  'script-that-asks-for-data': [page('<script>fetch("/data.json")</script>'), 'APP_SHELL_EMPTY'],
  'script-beside-a-hidden-picture': [
    page('<img src="/a.png" alt="" style="display:none"><script>0</script>'),
    'APP_SHELL_EMPTY',
  ],
  'root-in-a-shadow-tree': [
    page('<x-a><template shadowrootmode="open"><div></div></template></x-a><script>0</script>'),
    'APP_SHELL_EMPTY',
  ],
  blank: ['<!doctype html><html><head></head><body>\n</body></html>', 'EMPTY_PAGE'],
};

const something: Record<string, string> = {
  'one-word': page('Hello'),
  'one-picture': page(
    '<svg role="img" aria-label="Red" width="40" height="40"><rect width="40" height="40" fill="red"/></svg>',
  ),
  'one-field': page('<input aria-label="Name">'),
  'empty-link': page('<a href="/x"></a>'),
  'details-without-a-summary-text': page(`<details><summary></summary><p>${words}</p></details>`),
  'empty-checkbox': page('<span role="checkbox" aria-checked="mixed"></span>'),
  'fixed-in-a-box-without-height': page(
    `<div style="height:0;overflow:hidden"><p style="position:fixed;top:10px">${words}</p></div>`,
  ),
  'gradient-text': page(
    `<h1 style="color:transparent;background:linear-gradient(90deg,#036,#603);-webkit-background-clip:text;background-clip:text">${words}</h1>`,
  ),
  'words-of-a-style-sheet': page('<p></p>', '<style>p::before{content:"Closed in winter"}</style>'),
  'picture-of-a-style-sheet': page(
    '<div></div>',
    '<style>div{width:200px;height:90px;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==)}</style>',
  ),
  'right-to-left': `<!doctype html><html lang="ar" dir="rtl"><title>ميناء</title><body><div style="width:3000px"><p>المراكب تغادر عند الظهر</p></div></body></html>`,
  'in-a-shadow-tree': page('<x-a><template shadowrootmode="open"><p>Hello</p></template></x-a>'),
};

const partly: Record<string, [html: string, percent: number | null]> = {
  'slide-deck': [
    page(slides.map((slide, at) => `<section ${at ? 'hidden' : ''}>${slide}</section>`).join('')),
    89,
  ],
  'closed-details': [
    page(
      `<h1>Questions</h1>${slides.map((slide) => `<details><summary>Why?</summary>${slide}</details>`).join('')}`,
    ),
    93,
  ],
  'slides-beside': [
    page(
      `<div style="overflow:hidden;width:600px"><div style="display:flex;width:6000px">${slides
        .map((slide, at) => `<div style="width:600px" aria-hidden="${at > 0}">${slide}</div>`)
        .join('')}</div></div>`,
    ),
    89,
  ],
  'content-visibility': [
    page(`<p>${words}</p><div style="content-visibility:hidden">${words.repeat(4)}</div>`),
    80,
  ],
  'ordinary-menu': [
    page(
      `<nav><button>Menu</button><ul hidden>${'<li><a href="/boats">Boats</a></li>'.repeat(30)}</ul></nav><main><h1>Harbor</h1><p>${words.repeat(20)}</p></main>`,
    ),
    null,
  ],
  'all-open': [page(slides.join('')), null],
};

let server: PageServer;

beforeAll(async () => {
  const html = (pages: Record<string, string | [html: string, ...unknown[]]>) =>
    Object.entries(pages).map(([name, each]) => [
      `/${name}`,
      typeof each === 'string' ? each : each[0],
    ]);
  server = await startPageServer(
    Object.fromEntries([
      ...html(nothing),
      ...html(unfinished),
      ...html(something),
      ...html(partly),
    ]),
  );
});

afterAll(() => server.close());

scannerTest.concurrent.for(Object.entries(nothing))(
  '%s shows nothing: it is judged without a score',
  async ([name, [, why = /^The page shows nothing/]], { scanner }) => {
    const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    expect(pageScan.overallScore).toBeNull();
    expect(pageScan.categories.every(({ score }) => score === null)).toBe(true);
    expect(pageScan.engines.every(({ score }) => score === null)).toBe(true);
    expect(pageScan.notAssessed).toContainEqual({
      kind: 'content',
      target: [],
      code: 'NOTHING_SHOWN',
      message: expect.stringMatching(why),
    });
  },
);

scannerTest('what a document that shows nothing says of itself is judged', async ({ scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url('/language-only'), axeAlone);
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.issues.map(({ rule, outcome }) => [rule, outcome])).toContainEqual([
    'document-title',
    'failed',
  ]);
});

scannerTest.concurrent.for(Object.entries(unfinished))(
  '%s is not judged',
  async ([name, [, code]], { scanner }) => {
    const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
    expect(pageScan).toMatchObject({ status: 'failed', error: { code } });
  },
);

scannerTest.concurrent.for(Object.keys(something))('%s is scored', async (name, { scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
  expect(pageScan).toMatchObject({ status: 'completed', overallScore: expect.any(Number) });
});

scannerTest.concurrent.for(Object.entries(partly))(
  'what %s keeps out of sight is said beside the score',
  async ([name, [, percent]], { scanner }) => {
    const { pageScan } = await scanner.scanPage(server.url(`/${name}`), axeAlone);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    const said = pageScan.notAssessed.filter(({ code }) => code === 'HIDDEN_CONTENT');
    expect(said).toEqual(
      percent === null
        ? []
        : [
            {
              kind: 'content',
              target: [],
              code: 'HIDDEN_CONTENT',
              message: `About ${percent} % of the page’s text was out of sight, for example hidden slides, closed tabs and menus; it was not judged.`,
            },
          ],
    );
  },
);

test('a little hidden text, or a small share, is not worth a word', () => {
  expect(hiddenContent({ visibleText: 10, hiddenText: 90 })).toEqual([]);
  expect(hiddenContent({ visibleText: 10_000, hiddenText: 4_000 })).toEqual([]);
  expect(hiddenContent({ visibleText: 0, hiddenText: 0 })).toEqual([]);
  expect(hiddenContent({ visibleText: 1, hiddenText: 99_999 })[0]?.message).toContain('99 %');
});
