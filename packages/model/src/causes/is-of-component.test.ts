import { expect, test } from 'vitest';
import { isOfComponent } from './is-of-component.ts';

const node = (selector: string) => ({
  target: [selector],
  html: '<a href="/">',
  failureSummary: '',
});
const links = { pattern: 'a', colors: null };
const contents = { pattern: 'dl.toc a', colors: null };

test.each([
  // Elements with nothing that names their place: others of their kind are other causes.
  [{ ...links, reach: 'exact' }, 'p > a', true],
  [{ ...links, reach: 'exact' }, 'dl.toc > dd > a', false],
  // What only names of one page have told apart is one again.
  [{ ...links, reach: 'loose' }, 'dl.toc > dd > a', true],
  [{ ...contents, reach: 'exact' }, 'dl.toc > dd:nth-child(3) > a', true],
  [{ ...contents, reach: 'exact' }, 'nav > a', false],
  [{ ...contents, reach: 'exact' }, 'a', false],
  // Where a page has only one, its selector leaves out the only place that is known.
  [{ ...contents, reach: 'only-place' }, 'a', true],
  [{ ...contents, reach: 'only-place' }, 'div.box > a', false],
  // Put together before that was kept.
  [links, 'dl.toc > dd > a', true],
  [contents, 'a', true],
] as const)('%j has %s: %s', (component, selector, is) => {
  expect(isOfComponent(node(selector), component)).toBe(is);
});
