import type { Display } from '../browser/open-page.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { forcedColorsState } from './forced-colors-state.ts';
import type { ChangedState } from './judge-changed.ts';
import { narrowState } from './narrow-state.ts';
import { schemeState } from './scheme-state.ts';

/** The states that a whole page has without being used, for people with other windows and other preferences. */
export function changedStates(page: PageUnderTest, { colorScheme }: Display): ChangedState[] {
  return [narrowState(page), schemeState(page, colorScheme), forcedColorsState(page, colorScheme)];
}
