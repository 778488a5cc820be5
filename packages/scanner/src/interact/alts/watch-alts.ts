import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import type { Hands } from '../hands.ts';
import type { AltStory } from './alt-story.ts';
import { type AltEyesInPage, installAltEyes } from './install-alt-eyes.ts';

/** Words that come after the picture have come after so long, in ms. */
const lateMs = 900;

/** Watches whether the words for a picture change with it. */
export interface AltWatch {
  /** Right before a control is pressed. */
  begin(): Promise<void>;
  tell(): Promise<AltStory[]>;
}

export async function watchAlts(page: UsedPage, hand: Hands): Promise<AltWatch> {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installAltEyes));
  const eyes = askInPage<AltEyesInPage>(page, 'curbcutAltEyes');
  return {
    begin: () => eyes('remember'),
    async tell() {
      let found = await eyes('changed');
      const isTold = async () => {
        found = await eyes('changed');
        return found.every(({ alt }) => alt.before !== alt.now);
      };
      if (found.some(({ alt }) => alt.before === alt.now)) await hand.waitUntil(isTold, lateMs);
      return found;
    },
  };
}
