import type { UsedPage } from '../used-page.ts';
import { cutOff } from '../cut-off.ts';
import type { DragUse } from '../page-use.ts';
import type { chooseDrags } from './choose-drags.ts';
import { dragAbout } from './drag.ts';
import type { DownStory, DragStory } from './drag-story.ts';
import { openEyes } from './eyes.ts';
import { pinchOn } from './pinch.ts';

/** Takes hold of what can be taken hold of, in the page that is cut off from everything outside before. `endMs` is by the time for using the page. */
export async function tryDrags(
  page: UsedPage,
  { grasped, onto }: Awaited<ReturnType<typeof chooseDrags>>,
  endMs: number,
): Promise<Omit<DragUse, 'manners'> & { unreached: number }> {
  const drags: DragStory[] = [];
  const downs: DownStory[] = [];
  if (grasped.length === 0) return { drags, downs, unreached: 0 };
  await cutOff(page);
  const eyes = await openEyes(page);
  let tried = 0;
  for (const one of grasped) {
    if (page.useTime.now() > endMs) break;
    const { drag, down, isCut } = await dragAbout(page, eyes, one, { onto, endMs });
    if (!isCut) tried += 1;
    if (drag) drags.push(drag);
    if (down) downs.push(down);
    if (!one.hearsTwoFingers || isCut) continue;
    const pinched = await pinchOn(page, eyes, one, { isDragged: drag !== null, endMs });
    if (pinched === 'no-time') tried -= 1;
    else if (pinched) drags.push(pinched);
  }
  return { drags, downs, unreached: grasped.length - tried };
}
