import { expect, it } from 'vitest';
import { scopeStyle } from './scope-style.ts';

const flat = (css: string) => scopeStyle(css, '.box').replace(/\s+/g, ' ');

it('nests the rules', () => {
  expect(flat('h1 { color: red }')).toContain('.box { h1 { color: red }');
});

it('lets page, root and body be the scope', () => {
  expect(
    flat(':root{--a:1} html.screen main{b:2} body { c:3 } .body { d:4 } tbody{e:5}'),
  ).toContain('&{--a:1} &.screen main{b:2} & { c:3 } .body { d:4 } tbody{e:5}');
});

it('leaves out fonts and page boxes', () => {
  const css =
    "@font-face{font-family:'A';src:url(data:x)} @page { margin: 1cm; @bottom-right { content: 'x' } } p{a:1}";
  expect(flat(css)).toBe('.box { p{a:1} color-scheme: light; background: white; }');
});
