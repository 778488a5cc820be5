import { describe, expect, test } from 'vitest';
import { acceptsHtml } from './accepts-html.ts';
import { contentDisposition } from './content-disposition.ts';
import { inlineScriptHashes } from './security-headers.ts';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['application/json', false],
  ['text/html', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['TEXT/HTML; charset=utf-8', true],
  ['application/json, text/html', false],
  ['application/json;q=0.5, text/html;q=0.6', true],
  ['text/html;q=0', false],
  ['text/html;q=nonsense', false],
])('Accept: %s', (accept, expected) => {
  expect(acceptsHtml(accept)).toBe(expected);
});

describe('Content-Disposition', () => {
  test('a plain name', () => {
    expect(contentDisposition('attachment', 'report-1.json')).toBe(
      `attachment; filename="report-1.json"; filename*=UTF-8''report-1.json`,
    );
  });

  test('a hostile name adds no header and no path', () => {
    const value = contentDisposition('inline', '../a"\r\nSet-Cookie: x=é\'()*.html');
    expect(value).toBe(
      `inline; filename="..-a---Set-Cookie- x------.html"; filename*=UTF-8''..%2Fa%22%0D%0ASet-Cookie%3A%20x%3D%C3%A9%27%28%29%2A.html`,
    );
  });
});

test('only inline scripts are hashed', () => {
  const page =
    '<script src="/a.js"></script><script>1</script><script type="module" src="b"></script>';
  expect(inlineScriptHashes(page)).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ]);
  expect(inlineScriptHashes('<p>none</p>')).toEqual([]);
});
