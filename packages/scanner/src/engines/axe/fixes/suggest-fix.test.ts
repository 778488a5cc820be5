import { describe, expect, test } from 'vitest';
import { ourRules } from '../our-rules.ts';
import { suggestFix } from './suggest-fix.ts';

const fix = (rule: string, html: string, data: unknown = []) =>
  suggestFix({ engineRule: rule, html, data });

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
    'label',
    '<input id="q" type="text">',
    '<label for="q">[Name of the field]</label>\n<input id="q" type="text">',
  ],
  [
    'label',
    '<input name="mail" placeholder="Your &lt;e-mail">',
    '<label for="mail">Your &lt;e-mail</label>\n<input name="mail" placeholder="Your &lt;e-mail" id="mail">',
  ],
  [
    'label',
    '<input placeholder="<script>">',
    '<label for="field">&lt;script&gt;</label>\n<input placeholder="<script>" id="field">',
  ],
  [
    'label',
    '<input type="CHECKBOX" id="c">',
    '<input type="CHECKBOX" id="c">\n<label for="c">[Name of the field]</label>',
  ],
  [
    'label',
    '<textarea id="">',
    '<label for="field">[Name of the field]</label>\n<textarea id="field">',
  ],
  ['label', '<input id="q">', null, [{ id: 'hidden-explicit-label', data: null }]],
  [
    'label-title-only',
    '<input id="q" title="Search">',
    '<label for="q">Search</label>\n<input id="q" title="Search">',
  ],
  [
    'select-name',
    '<select name="a[]">',
    '<label for="field">[Name of the field]</label>\n<select name="a[]" id="field">',
  ],

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

  ['html-has-lang', '<html class="a">', '<html class="a" lang="en">'],
  [
    'html-lang-valid',
    '<html lang="en_US">',
    '<html lang="en-US">',
    [{ id: 'valid-lang', data: ['lang="en_US"'] }],
  ],
  ['html-lang-valid', '<html lang="qqq">', '<html lang="en">'],
  ['valid-lang', '<p lang="Deutsch">', '<p lang="de">'],
  [
    'valid-lang',
    '<p lang="en" xml:lang="jp">',
    '<p lang="en" xml:lang="ja">',
    [{ id: 'valid-lang', data: ['xml:lang="jp"'] }],
  ],
  ['valid-lang', '<p lang="x9">', '<p lang="[language code]">'],
  ['valid-lang', '<p>', null],
  ['html-xml-lang-mismatch', '<html lang="en" xml:lang="fr">', '<html lang="en">'],

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

  ['tabindex', '<div tabindex="5">', '<div tabindex="0">'],
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

  ['blink', '<blink class="a" onclick="x()">New</blink>', '<strong class="a">...</strong>'],
  ['marquee', '<marquee behavior="slide">', '<div>...</div>'],
  ['no-autoplay-audio', '<audio autoplay src="a">', '<audio src="a" controls>'],
  [
    'video-caption',
    '<video src="a">',
    '<video src="a">\n  <track kind="captions" src="[captions.vtt]" srclang="[language code]" label="[Language]">',
  ],

  ['list', '<ul>', null],
  ['duplicate-id-aria', '<p id="a">', null],
  ['td-headers-attr', '<td headers="x">', null],
  ['no-such-rule', '<p>', null],
  ['__proto__', '<p>', null],
  ['constructor', '<p>', null],
];

describe('suggested fixes', () => {
  test.each(cases)('%s on %s', (rule, html, after, data) => {
    const found = fix(rule, html, data);
    expect(found?.after ?? null).toBe(after);
    if (found) expect(found.note).toMatch(/\.$/);
  });

  test('show the code as the page wrote it', () => {
    expect(fix('image-alt', "<IMG SRC='a.png'>")?.before).toBe("<IMG SRC='a.png'>");
    expect(fix('document-title', '<html>')?.before).toBe('<title></title>');
    expect(fix('marquee', '<marquee>Hi</marquee>')?.before).toBe('<marquee>...</marquee>');
  });

  test('tell how to mark a decorative image', () => {
    expect(fix('image-alt', '<img>')?.note).toContain('alt=""');
  });

  test('hold nothing that a database refuses', () => {
    const found = fix('image-alt', '<img title="a\u0000b\ud800">');
    expect(found?.after).toBe('<img title="ab\ufffd" alt="[Describe the image]">');
    expect(found?.before).toBe('<img title="ab\ufffd">');
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

  test.each([...ourRules.keys(), 'toString'])('%s never throws and stays quick', (rule) => {
    const start = performance.now();
    for (const html of hostileMarkup) {
      for (const data of hostileData) {
        const found = fix(rule, html, data);
        if (found) expect(found.after.length).toBeLessThan(10_001);
      }
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
