import { expect, test } from 'vitest';
import { acceptsHtml } from './accepts-html.ts';
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

test('only inline scripts are hashed', () => {
  const page =
    '<script src="/a.js"></script><script>1</script><script type="module" src="b"></script>';
  expect(inlineScriptHashes(page)).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ]);
  expect(inlineScriptHashes('<p>none</p>')).toEqual([]);
});
