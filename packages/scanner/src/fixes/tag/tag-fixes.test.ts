import { describe, expect, test } from 'vitest';
import { fixKinds } from '../fix-kinds.ts';
import type { Suggestion } from '../suggestion.ts';

/** Of a page that tells nothing: what can be said from the element's own markup. */
const silent = () => Promise.reject(new Error('No page.'));

async function fix(rule: string, html: string, data: unknown = []): Promise<Suggestion | null> {
  const failure = { frame: 0, element: 7, engineRule: rule, engineRules: [rule], html, data };
  const found = await fixKinds.get(rule)?.(failure, silent);
  return found?.suggestions[0] ?? null;
}

/** rule, markup, what the code becomes, and where needed what the checks have measured. */
const cases: [rule: string, html: string, after: string | null, data?: unknown][] = [
  ['image-alt', '<img src="a.png">', '<img src="a.png" alt="[Describe the image]">'],
  ['image-alt', '<img alt=" " src="a.png"/>', '<img alt="[Describe the image]" src="a.png" />'],
  ['image-alt', '<div>', null],
  [
    'input-image-alt',
    '<input type="image">',
    '<input type="image" alt="[Say what the button does]">',
  ],
  ['area-alt', '<area href="/a">', '<area href="/a" alt="[Name the destination of the link]">'],
  ['object-alt', '<object data="a">', '<object data="a" aria-label="[Describe the content]">'],
  ['role-img-alt', '<i role="img">', '<i role="img" aria-label="[Describe the image]">'],
  ['svg-img-alt', '<svg role="img"/>', '<svg role="img">\n  <title>[Describe the image]</title>'],
  ['svg-img-alt', '<g role="img">', '<g role="img" aria-label="[Describe the image]">'],
  ['server-side-image-map', '<img ismap src="a">', '<img src="a">'],

  [
    'button-name',
    '<button class="x"><i></i></button>',
    '<button class="x" aria-label="[Say what the button does]">',
  ],
  [
    'link-name',
    '<a href="/" aria-label="">',
    '<a href="/" aria-label="[Name the destination of the link]">',
  ],
  [
    'input-button-name',
    '<input type="submit" value="">',
    '<input type="submit" value="[Say what the button does]">',
  ],
  ['summary-name', '<summary></summary>', '<summary>[Name the hidden content]'],
  [
    'frame-title',
    '<iframe src="/a">',
    '<iframe src="/a" title="[Describe the content of the frame]">',
  ],
  ['frame-title', '<html>', null],
  ['aria-dialog-name', '<div role="dialog">', '<div role="dialog" aria-label="[Name the dialog]">'],

  ['autocomplete-valid', '<input autocomplete="E-Mail">', '<input autocomplete="email">'],
  [
    'autocomplete-valid',
    '<input autocomplete="billing zip">',
    '<input autocomplete="billing postal-code">',
  ],
  ['autocomplete-valid', '<input autocomplete="billing nonsense">', null],
  ['autocomplete-valid', '<input autocomplete="">', null],
  ['autocomplete-valid', '<input autocomplete="email">', null],
  ['autocomplete-valid', '<input autocomplete="__proto__">', null],

  ['document-title', '<html>', '<title>[Name of this page] - [Name of the site]</title>'],
  [
    'meta-viewport',
    '<meta name="viewport" content="width=device-width,user-scalable=no; maximum-scale=1.0">',
    '<meta name="viewport" content="width=device-width">',
  ],
  [
    'meta-viewport',
    '<meta name="viewport" content="width=600, User-Scalable = 0, viewport-fit=cover">',
    '<meta name="viewport" content="width=600, viewport-fit=cover">',
  ],
  [
    'meta-viewport',
    '<meta name="viewport" content="user-scalable=no">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ],
  ['meta-viewport', '<meta name="viewport" content="width=device-width,">', null],
  ['meta-viewport', '<meta name="viewport">', null],
  [
    'meta-viewport-large',
    '<meta content="initial-scale=1, maximum-scale=3">',
    '<meta content="initial-scale=1">',
  ],
  ['meta-refresh', '<meta http-equiv="refresh" content="30">', '<a href="">Reload this page</a>'],
  [
    'meta-refresh',
    `<meta content="5; URL='/next?a=1&amp;b=2:3'">`,
    '<a href="/next?a=1&amp;b=2:3">[Name the destination of the link]</a>',
  ],
  [
    'meta-refresh',
    '<meta content="5, https://example.org/">',
    '<a href="https://example.org/">[Name the destination of the link]</a>',
  ],
  ['meta-refresh', '<meta content="5; url=javascript:alert(1)">', null],
  ['meta-refresh', '<meta content="5; url=javascript&amp;colon;alert(1)">', null],
  ['meta-refresh', '<meta content="5; url=data:text/html,x">', null],
  ['aria-hidden-body', '<body class="a" aria-hidden="true">', '<body class="a">'],

  ['tabindex', '<div tabindex="-1">', null],
  ['tabindex', '<div tabindex="abc">', null],
  ['scope-attr-valid', '<td scope="col">', '<td>'],
  ['scope-attr-valid', '<th scope="Column">', '<th scope="col">'],
  ['scope-attr-valid', '<th scope="left">', null],

  [
    'aria-valid-attr-value',
    '<a aria-expanded="Yes" aria-hidden="true">',
    '<a aria-expanded="true" aria-hidden="true">',
  ],
  ['aria-valid-attr-value', '<a aria-live=" polite">', '<a aria-live="polite">'],
  ['aria-valid-attr-value', '<a aria-checked="maybe">', null],
  ['aria-valid-attr-value', '<a aria-labelledby="missing">', null],
  ['aria-valid-attr', '<a aria-labeledby="x">', '<a aria-labelledby="x">'],
  ['aria-valid-attr', '<a aria-lable="x" id="i">', '<a id="i" aria-label="x">'],
  ['aria-valid-attr', '<a aria-role="button">', '<a role="button">'],
  ['aria-valid-attr', '<a aria-nonsense="x">', null],
  ['aria-valid-attr', '<a aria-lable="x" aria-label="y">', null],
  [
    'aria-allowed-attr',
    '<div role="gridcell" aria-checked="false" aria-label="Paid">',
    '<div role="gridcell" aria-label="Paid">',
    [
      {
        id: 'aria-allowed-attr',
        data: { messageKey: 'singular', values: ['aria-checked="false"'] },
      },
    ],
  ],
  [
    'aria-prohibited-attr',
    '<span class="a" aria-label="New">',
    '<span class="a">',
    [{ id: 'aria-prohibited-attr', data: { role: null, prohibited: ['aria-label'] } }],
  ],
  [
    'aria-allowed-attr',
    '<div role="gridcell">',
    null,
    [
      {
        id: 'aria-allowed-attr',
        data: { messageKey: 'singular', values: ['aria-checked="false"'] },
      },
    ],
  ],
  [
    'aria-allowed-attr',
    '<div id="x" aria-checked="true">',
    null,
    [
      {
        id: 'aria-allowed-attr',
        data: { messageKey: 'caseSensitive', values: ['aria-checked="TRUE"'] },
      },
    ],
  ],
  [
    'aria-allowed-attr',
    '<div id="x" aria-checked="true">',
    null,
    [{ id: 'aria-allowed-attr', data: { values: ['id="x"', 7, null] } }],
  ],

  ['blink', '<blink class="a" onclick="x()">New</blink>', '<strong class="a">...</strong>'],
  ['marquee', '<marquee behavior="slide">', '<div>...</div>'],
  ['no-autoplay-audio', '<audio autoplay src="a">', '<audio src="a" controls>'],
  [
    'video-caption',
    '<video src="a">',
    '<video src="a">\n  <track kind="captions" src="[captions.vtt]" srclang="[language code]" label="[Language]">',
  ],

  ['no-such-rule', '<p>', null],
  ['__proto__', '<p>', null],
  ['constructor', '<p>', null],
];

describe('suggested fixes', () => {
  test.each(cases)('%s on %s', async (rule, html, after, data) => {
    const found = await fix(rule, html, data);
    expect(found?.after ?? null).toBe(after);
    if (found) expect(found.note).toMatch(/\.$/);
    if (found) expect(found.patches).not.toEqual([]);
  });

  test('show the code as the page wrote it', async () => {
    const before = async (rule: string, html: string) => (await fix(rule, html))?.before;
    expect(await before('image-alt', "<IMG SRC='a.png'>")).toBe("<IMG SRC='a.png'>");
    expect(await before('document-title', '<html>')).toBe('<title></title>');
    expect(await before('marquee', '<marquee>Hi</marquee>')).toBe('<marquee>...</marquee>');
  });

  test('tell how to mark a decorative image', async () => {
    expect((await fix('image-alt', '<img>'))?.note).toContain('alt=""');
  });

  test('patch what they show, with character references read', async () => {
    expect(
      (await fix('aria-valid-attr', '<a aria-lable="a &amp;lt; &quot;b&quot;">'))?.patches,
    ).toEqual([
      { kind: 'attribute', element: 7, name: 'aria-lable', value: null },
      { kind: 'attribute', element: 7, name: 'aria-label', value: 'a &lt; "b"' },
    ]);
  });

  const hostileMarkup = [
    '',
    '<',
    '<img',
    '<img alt="',
    '<img alt=\'">',
    '\u0000',
    `<input placeholder="${'x'.repeat(1_000_000)}">`,
    `<meta content="${';'.repeat(3000)}">`,
    `<meta content="${' '.repeat(3000)}x">`,
    `<html lang="${'a-'.repeat(1500)}">`,
    `<a ${Array.from({ length: 300 }, (_, i) => `aria-${i}x`).join(' ')}>`,
    `<input autocomplete="${' section-'.repeat(400)}">`,
    '<td '.repeat(250_000),
    `<video ${'a="" '.repeat(300_000)}>`,
  ];
  const hostileData = [null, 1, 'x', {}, [null], [{ id: 1 }], [{ id: 'color-contrast', data: [] }]];

  test.each([...fixKinds.keys(), 'toString'])(
    '%s never throws, and ends within its time',
    async (rule) => {
      for (const html of hostileMarkup) {
        for (const data of hostileData) {
          const found = await fix(rule, html, data).catch((error: unknown) => {
            expect(error).toMatchObject({ message: 'No page.' });
            return null;
          });
          if (found) expect(found.after.length).toBeLessThan(10_001);
        }
      }
    },
  );
});
