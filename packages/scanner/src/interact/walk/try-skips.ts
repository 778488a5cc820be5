import { saysRegrettable } from '../regrettable.ts';
import { rest } from '../rest.ts';
import { attributesSpeakOfRegret } from '../speaks-of-regret.ts';
import type { UsedPage } from '../used-page.ts';
import type { Feet } from './feet.ts';
import type { Skip } from './walked.ts';
import type { Stop } from './stop.ts';

/** Skip links are among the first stops of a page. */
const mostLinks = 3;
/** A page that scrolls or moves the focus by a script gets so long, in ms. */
const settleMs = 120;

const skipWords =
  /skip|jump|go to (the )?(main|content)|zum (haupt)?inhalt|springen|überspringen|direkt zu|aller (au|à)|passer|saltar|ir (al|a la)|vai al|salta|naar (de )?(hoofd)?inhoud|pular|تخط|انتقل|本文|跳/iu;

/** Follows the skip links of the page with Enter, and presses Tab where they lead. `told`: stops that were followed, or are no skip link. */
export async function trySkips(
  page: UsedPage,
  foot: Feet,
  stops: readonly Stop[],
): Promise<{ skips: Skip[]; told: readonly Stop[] }> {
  const skips: Skip[] = [];
  const unshown = new Set<Stop>();
  for (const [at, link] of stops.slice(0, mostLinks).entries()) {
    if (link.tag !== 'a' || link.pointer.frame !== 0 || !skipWords.test(link.words)) continue;
    if (saysRegrettable(link.words)) continue;
    if (attributesSpeakOfRegret(await foot.ask('attributesOf', link.pointer.element))) continue;
    const target = await foot.ask('skipTarget', link.pointer.element);
    const isLost = target === null && (await foot.ask('leadsNowhere', link.pointer.element));
    if (target === null && !isLost) continue;
    if (!(await foot.ask('show', link.pointer.element))) {
      unshown.add(link);
      continue;
    }
    await foot.press('Enter');
    await rest(page, settleMs);
    await foot.press('Tab');
    const { pointer, words } = await foot.look();
    if (target === null) {
      // A script may lead elsewhere all the same.
      const following = stops[at + 1]?.pointer;
      const isNext = following?.frame === 0 && pointer?.element === following.element;
      if (isNext) skips.push({ link, next: { words }, works: false, isLost: true });
      await foot.ask('begin');
      continue;
    }
    const ownStops = stops.flatMap(({ pointer: at }) => (at.frame === 0 ? at.element : []));
    // After the last stop of a page the next one is its first.
    const isLast = !(await foot.ask('isAnyPast', ownStops, target));
    const works = pointer === null || isLast || (await foot.ask('isPast', target));
    skips.push({ link, next: pointer && { words }, works, isLost: false });
    await foot.ask('begin');
  }
  return { skips, told: stops.slice(0, mostLinks).filter((stop) => !unshown.has(stop)) };
}
