import type { PageCheck } from '../check.ts';
import { makeNarrow } from '../page/narrow-window.ts';
import { applicability } from './applicability.ts';
import { expectation } from './expectation.ts';

/** WCAG 2.2, 1.4.10: can all text be read on a narrow screen, or at 400 percent zoom, without scrolling sideways? */
export const reflowCheck: PageCheck = {
  looksAt: 'page',
  rule: 'reflow',
  name: 'Reflow at 320 pixels',
  applicability,
  change: makeNarrow,
  expectation,
};
