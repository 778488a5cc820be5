import { setTimeout as wait } from 'node:timers/promises';
import { type Picture, takePicture } from '../../capture/picture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { Feet } from './feet.ts';
import type { Stop } from './walked.ts';

/** So many are pictured with the focus and without it. */
const mostPictured = 10;
/** A sign that fades in gets so long, in ms. */
const settleMs = 120;

/** Of stops whose styles stay the same, those whose pictures do as well. What is typed in shows the mark where one types. */
export async function findUnmarked(
  page: PageUnderTest,
  foot: Feet,
  alike: readonly Stop[],
  lastMs: number,
): Promise<Stop[]> {
  const unmarked: Stop[] = [];
  for (const stop of alike.filter(mayLackSign).slice(0, mostPictured)) {
    if (page.guard.now() > lastMs) break;
    const box = await foot.ask('show', stop.pointer.element);
    if (!box) continue;
    await wait(settleMs);
    const marked = await takePicture(page, box);
    await foot.ask('blur');
    await wait(settleMs);
    const plain = await takePicture(page, box);
    if (isSame(marked, plain)) unmarked.push(stop);
  }
  return unmarked;
}

function mayLackSign({ tag, type, isSeen }: Stop): boolean {
  if (!isSeen || /^(iframe|object|embed|video|audio|textarea)$/.test(tag)) return false;
  return tag !== 'input' || /^(radio|checkbox|button|submit|reset|image|file)$/.test(type);
}

function isSame(a: Picture, b: Picture): boolean {
  if (a.data.length !== b.data.length) return false;
  for (let at = 0; at < a.data.length; at += 1) if (a.data[at] !== b.data[at]) return false;
  return true;
}
