import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { installDom } from './in-page/install-dom.ts';
import { installFocus } from './in-page/install-focus.ts';
import { installLayers } from './in-page/install-layers.ts';
import { installLiveRegions } from './in-page/install-live-regions.ts';
import { installOpenedWidget } from './in-page/install-opened-widget.ts';
import { installPress } from './in-page/install-press.ts';
import { installPressed } from './in-page/install-pressed.ts';
import { installSorting } from './in-page/install-sorting.ts';
import { installStates } from './in-page/install-states.ts';
import { installTexts } from './in-page/install-texts.ts';
import { installView } from './in-page/install-view.ts';
import { installWaysOut } from './in-page/install-ways-out.ts';

/** Each stands on those before it. */
const parts = [
  installDom,
  installPressed,
  installLiveRegions,
  installTexts,
  installLayers,
  installWaysOut,
  installFocus,
  installStates,
  installSorting,
  installOpenedWidget,
  installView,
  installPress,
];

/** Brings our hands and eyes into the page itself, without its frames; may run again. */
export async function installUse({ page, guard, limits }: PageUnderTest): Promise<void> {
  const world = isolatedWorld(page.mainFrame());
  // All are on their way at once: the browser keeps their order.
  const all = Promise.all(parts.map((install) => world.evaluate(install)));
  await guard.within(limits.frameMs, 'PAGE_HUNG', all);
}
