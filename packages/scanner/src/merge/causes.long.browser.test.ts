import type { CompletedPageScan } from '@curbcut/model/scan';
import { findRule, rules } from '@curbcut/rules';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

/** What shows that one failure explains another: the element with `cause` is in an issue, the one with `effect` is not. */
interface Example {
  effect: string;
  cause: string;
  html: string;
}

const images: Record<string, string> = {
  'image-alt': '<img cause src="/x.png" width="40" height="40">',
  'role-img-alt': '<span cause role="img" class="drawn"></span>',
  'svg-img-alt': '<svg cause role="img" width="40" height="40"><rect width="9" height="9"/></svg>',
  'object-alt':
    '<object cause data="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40"></object>',
};
const controls: Record<string, string> = {
  'link-name': '<a cause href="/x" class="drawn"></a>',
  'button-name': '<button cause class="drawn"></button>',
  'aria-command-name': '<span cause role="button" tabindex="0" class="drawn"></span>',
};
const around: Record<string, (inside: string) => string> = {
  'link-name': (inside) => `<a effect href="/fares">${inside}</a>`,
  'summary-name': (inside) => `<details><summary effect>${inside}</summary>Words</details>`,
  'aria-command-name': (inside) =>
    `<div role="menu"><div effect role="menuitem" tabindex="0">${inside}</div></div>`,
  'aria-tab-name': (inside) =>
    `<div role="tablist"><div effect role="tab" tabindex="0">${inside}</div></div>`,
  'aria-toggle-field-name': (inside) =>
    `<div effect role="option" aria-selected="false">${inside}</div>`,
  'aria-tooltip-name': (inside) => `<div effect role="tooltip">${inside}</div>`,
  'aria-treeitem-name': (inside) =>
    `<div role="tree"><div effect role="treeitem" tabindex="0">${inside}</div></div>`,
  'empty-heading': (inside) => `<h2 effect>${inside}</h2>`,
  'empty-table-header': (inside) =>
    `<table><tr><th effect>${inside}</th></tr><tr><td>Words</td></tr></table>`,
};

/** Examples that stand on one page. */
const parts: Example[] = [
  ...rules.flatMap(({ id, explainedBy = [] }) =>
    explainedBy
      .filter(({ where }) => where === 'inside')
      .flatMap((inside) => inside.rules)
      .map((cause) => ({
        effect: id,
        cause,
        html: around[id]?.(images[cause] ?? controls[cause] ?? '') ?? '',
      })),
  ),
  ...Object.entries(images).map(([effect, html]) => ({
    effect,
    cause: 'button-name',
    html: `<button cause>${html.replace('cause', 'effect')}</button>`,
  })),
  {
    effect: 'aria-required-parent',
    cause: 'aria-required-children',
    html: '<ul cause role="menu"><li><a effect role="menuitem" href="/x">Copy</a></li></ul>',
  },
  {
    effect: 'listitem',
    cause: 'aria-required-children',
    html: '<ul cause role="menu"><li effect><a role="menuitem" href="/x">Paste</a></li></ul>',
  },
  { effect: 'listitem', cause: 'list', html: '<ul cause><div><li effect>Rope</li></div></ul>' },
  {
    effect: 'dlitem',
    cause: 'definition-list',
    html: '<dl cause><section><dt effect>Line</dt><dd>A rope</dd></section></dl>',
  },
  {
    effect: 'list',
    cause: 'aria-required-parent',
    html: '<ul effect><li cause role="tab" tabindex="0">Fares</li></ul>',
  },
  {
    effect: 'aria-allowed-role',
    cause: 'list',
    html: '<ul cause><li effect role="button" tabindex="0">Fares</li></ul>',
  },
  {
    effect: 'aria-allowed-attr',
    cause: 'aria-roles',
    html: '<div cause effect role="knob" aria-checked="true">A knob</div>',
  },
  {
    effect: 'aria-prohibited-attr',
    cause: 'aria-roles',
    html: '<div cause effect role="knob" aria-label="Knob">A knob</div>',
  },
  {
    effect: 'aria-command-name',
    cause: 'link-name',
    html: '<a cause effect role="button" href="/x" class="drawn"></a>',
  },
  ...(['blink', 'marquee'] as const).map((tag) => ({
    effect: 'obsolete-elements',
    cause: tag,
    html: `<${tag} cause effect>Low tide</${tag}>`,
  })),
  {
    effect: 'placeholder-as-label',
    cause: 'placeholder-label',
    html: '<form><p><label for="guest">Name</label> <input id="guest"></p><p><textarea cause effect placeholder="What should the harbor know?"></textarea></p><button>Ask</button></form>',
  },
  {
    effect: 'th-has-data-cells',
    cause: 'td-headers-attr',
    html: '<table cause><tr><th>Time</th><th id="absent-cells" effect>Pier</th></tr><tr><td>Noon</td><td headers="absent-dock">North</td></tr></table>',
  },
];

/** Examples that need a page for themselves. */
const pages: Example[] = [
  {
    effect: 'narrow-clipped',
    cause: 'text-resize',
    html: `<main><h1>Fares</h1><p cause effect style="height:1.3em;overflow:hidden">${'Boats leave at noon, and come back when the tide is high again. '.repeat(2)}</p></main>`,
  },
  {
    effect: 'narrow-clipped',
    cause: 'text-spacing',
    html: '<main><h1>Fares</h1><p cause effect style="width:36em;max-width:100%;height:2.5em;line-height:1.2;overflow:hidden">Call the office on channel nine and wait for an answer before you pass the pier and come in slowly, with all of your fenders out and a line ready.</p></main>',
  },
  {
    effect: 'aria-hidden-focus',
    cause: 'aria-hidden-body',
    html: '<body cause effect aria-hidden="true"><main><h1>Fares</h1><a href="/x">All fares</a></main>',
  },
  {
    effect: 'region',
    cause: 'skip-link',
    html: '<a cause effect href="#absent" class="away">Skip to content</a><main><h1>Fares</h1></main>',
  },
  {
    effect: 'motion-goes-on',
    cause: 'moving-content',
    html: '<style>@keyframes sail { to { translate: 500px } } .sails { width: 300px; height: 90px; animation: sail 9s linear infinite alternate }</style><body><main><h1>Fares</h1><p cause effect class="sails">Boats leave at noon</p></main>',
  },
  {
    effect: 'link-text',
    cause: 'link-purpose',
    html: '<body><main><div><a cause effect href="/fares">Read more</a></div><h1>Fares</h1></main>',
  },
  ...(['main', 'banner', 'contentinfo'] as const).flatMap((kind) => {
    const role = `role="${kind}"`;
    const rest = kind === 'main' ? '' : '<main><h1>Fares</h1></main>';
    return [
      {
        effect: 'landmark-unique',
        cause: `landmark-no-duplicate-${kind}`,
        html: `<div cause effect ${role}><p>One</p></div><div ${role}><p>Two</p></div>${rest}`,
      },
      {
        effect: `landmark-${kind}-is-top-level`,
        cause: `landmark-no-duplicate-${kind}`,
        html: `<div cause ${role}><p>One</p><div effect ${role}><p>Two</p></div></div>${rest}`,
      },
    ];
  }),
];

const style =
  '<style>.drawn { display: inline-block; width: 40px; height: 40px; background: teal } .away { position: absolute; left: -999px }</style>';
const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Causes</title>${style}`;

/** `cause` and `effect` become attributes that tell the examples apart. */
function mark(html: string, number: number): string {
  return html.replace(/ (cause|effect)(?=[ >])/g, ` data-$1="${number}"`);
}

let shown = '';
let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer({
    '/page': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(shown);
    },
  });
});
afterAll(() => server.close());

async function scan(html: string): Promise<CompletedPageScan> {
  shown = head + html;
  const { pageScan } = await scanner.scanPage(server.url('/page'), asLoaded);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

/** Of an example: how often cause and effect are elements of issues of their rules, and what is said of the effect. */
function told(
  { issues, rules: runs }: CompletedPageScan,
  { effect, cause }: Example,
  number: number,
) {
  const nodesOf = (rule: string, as: string) =>
    issues
      .filter((issue) => issue.rule === rule)
      .flatMap(({ nodes }) => nodes)
      .filter(({ html }) => /^<[^>]*>/.exec(html)?.[0].includes(`data-${as}="${number}"`));
  const [named] = nodesOf(cause, 'cause');
  return {
    cause: nodesOf(cause, 'cause').length,
    effect: nodesOf(effect, 'effect').length,
    isToldWithCause: named?.failureSummary.includes(`“${findRule(effect)?.title}”`) ?? false,
    isDetected: issues.some(
      ({ rule, detectedBy }) =>
        rule === cause &&
        detectedBy.some((by) => findRule(effect)?.detectedBy[by.engine]?.includes(by.rule)),
    ),
    hasOutcome: ['failed', 'needs-review'].includes(
      runs.find(({ rule }) => rule === effect)?.outcome ?? '',
    ),
  };
}
const explained = {
  cause: 1,
  effect: 0,
  isToldWithCause: true,
  isDetected: true,
  hasOutcome: true,
};

test('every cause that the catalogue names has an example', () => {
  const shownOnes = [...parts, ...pages].map(({ effect, cause }) => `${effect} < ${cause}`);
  const named = rules.flatMap(({ id, explainedBy = [] }) =>
    explainedBy.flatMap((cause) => cause.rules.map((rule) => `${id} < ${rule}`)),
  );
  expect([...new Set(shownOnes)].sort()).toEqual([...new Set(named)].sort());
});

test('failures with one cause are one issue, of the cause', async () => {
  const sections = parts.map(({ html }, number) => `<section>${mark(html, number)}</section>`);
  const result = await scan(`<body><main><h1>Causes</h1>${sections.join('')}</main>`);
  const got = parts.map((part, number) => [part.html, told(result, part, number)]);
  expect(got).toEqual(parts.map(({ html }) => [html, explained]));
});

test.each(pages.map((page) => [page.effect, page.cause, page] as const))(
  '%s is told with %s',
  async (_effect, _cause, page) => {
    expect(told(await scan(mark(page.html, 0)), page, 0)).toEqual(explained);
  },
);

test('without the cause, or with another one, the failure is an issue of its own', async () => {
  const { issues } = await scan(`<body><main><h1>Alone</h1>
    <div><li>Rope</li></div> <div><dt>Line</dt></div> <div role="tab" tabindex="0">Fares</div>
    <a href="/x" class="drawn"></a> <a href="/y"><img alt="" src="/x.png" width="40" height="40"></a>
    <button>Send <img src="/x.png" width="40" height="40"></button>
    <ul role="menu"><li><div><div role="row"><span>Lonely</span></div></div></li></ul>
    <input type="checkbox"><select><option>North</option></select></main>`);
  const failed = issues.filter(({ outcome, level }) => outcome === 'failed' && level === 'A');
  const found = failed.map(({ rule, nodesTotal }) => [rule, nodesTotal]);
  expect(Object.fromEntries(found)).toMatchObject({
    listitem: 1,
    dlitem: 1,
    'aria-required-parent': 2,
    'aria-required-children': 2,
    'link-name': 2,
    'image-alt': 1,
    label: 1,
    'select-name': 1,
  });
});
