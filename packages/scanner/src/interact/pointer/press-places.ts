import type { UsedPage } from '../used-page.ts';
import type { Eyes } from './eyes.ts';
import type { Point } from './point.ts';
import { click, move, settle } from './mouse.ts';

/** Where on something it is pressed, from its edges on: across and along it. */
const pairs: readonly (readonly [Point, Point])[] = [
  [
    { x: 0.15, y: 0.5 },
    { x: 0.85, y: 0.5 },
  ],
  [
    { x: 0.5, y: 0.15 },
    { x: 0.5, y: 0.85 },
  ],
];

/** What is another way as it was pressed at another place, as the value of a slider is; empty where it is no matter where. */
export async function pressPlaces(
  page: UsedPage,
  eyes: Eyes,
  element: number,
  { own, inTime }: { own: (keys: readonly string[]) => string[]; inTime: () => boolean },
): Promise<string[] | 'no-time'> {
  for (const [first, second] of pairs) {
    const pressAt = async (part: Point) => {
      const box = (await eyes.pointOn(element)) && (await eyes.boxOf(element));
      if (!box) return null;
      const place = { x: box.x + box.width * part.x, y: box.y + box.height * part.y };
      const isOwn = ({ x, y }: Point) => Math.abs(x - place.x) < 1 && Math.abs(y - place.y) < 1;
      if (!(await eyes.placesIn(element)).some(isOwn)) return null;
      await eyes.watch();
      await click(page, place);
      await settle(page);
      const changed = own(await eyes.changes());
      await move(page, { x: 1, y: 1 });
      return changed;
    };
    if (!inTime()) return 'no-time';
    if (!(await pressAt(first))) return [];
    const there = await pressAt(second);
    if (!there || there.length === 0) continue;
    const again = new Set(await pressAt(second));
    const back = new Set(await pressAt(first));
    const changed = there.filter((key) => !again.has(key) && back.has(key));
    if (changed.length > 0) return changed;
  }
  return [];
}
