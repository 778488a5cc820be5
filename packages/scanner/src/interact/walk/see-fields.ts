import { takePicture } from '../../capture/picture.ts';
import { rest } from '../rest.ts';
import type { UsedPage } from '../used-page.ts';
import type { Feet } from './feet.ts';
import { isSamePicture } from './same-picture.ts';
import type { Stop } from './stop.ts';

/** So many fields are pictured with the focus and without it. */
const mostPictured = 3;
/** What shows the focus of a field elsewhere gets so long, in ms. */
const settleMs = 120;

/**
 * Fields out of sight may take what is typed for something that is drawn, as editors and pickers do: where anything in the window
 * differs with the focus, they count as seen, as do those that there is no time for. Returns these.
 */
export async function seeFields(
  page: UsedPage,
  foot: Feet,
  stops: readonly Stop[],
  lastMs: number,
): Promise<Stop[]> {
  const untold: Stop[] = [];
  const hidden = stops.filter((stop) => !stop.isSeen && isField(stop));
  for (const [at, stop] of hidden.entries()) {
    const isOver = at >= mostPictured || page.useTime.now() > lastMs;
    if (isOver) untold.push(stop);
    stop.isSeen = isOver || stop.pointer.frame !== 0 || (await showsElsewhere(page, foot, stop));
  }
  return untold;
}

async function showsElsewhere(page: UsedPage, foot: Feet, stop: Stop): Promise<boolean> {
  const { element } = stop.pointer;
  await foot.ask('focus', element);
  await rest(page, settleMs);
  if ((await foot.where()).pointer?.element !== element || (await foot.isSeen(stop.pointer)))
    return true;
  const box = await foot.ask('windowBox');
  const marked = await takePicture(page, box);
  await foot.ask('blur');
  await rest(page, settleMs);
  const plain = await takePicture(page, box);
  page.useTime.did('picture', 2);
  return !isSamePicture(marked, plain);
}

function isField({ tag, isEditable }: Stop): boolean {
  return isEditable || /^(input|select|textarea)$/.test(tag);
}
