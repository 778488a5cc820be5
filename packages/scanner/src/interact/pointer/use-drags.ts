import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { cutOff } from '../cut-off.ts';
import type { DragUse } from '../page-use.ts';
import type { chooseDrags } from './choose-drags.ts';
import { dragAbout } from './drag.ts';
import type { DownStory, DragStory } from './drag-story.ts';
import { openEyes } from './eyes.ts';

/** Takes hold of what can be taken hold of, in the page that is cut off from everything outside before. `endMs` is by the guard's clock. */
export async function useDrags(
  page: PageUnderTest,
  { grasped, onto }: Awaited<ReturnType<typeof chooseDrags>>,
  endMs: number,
): Promise<DragUse & { unreached: number }> {
  const drags: DragStory[] = [];
  const downs: DownStory[] = [];
  const resolved = new Map<string, ResolvedNode>();
  if (grasped.length === 0) return { drags, downs, resolved, unreached: 0 };
  await cutOff(page);
  const eyes = await openEyes(page);
  const pointers = grasped.map(({ element }) => ({ frame: 0, element }));
  const { nodes } = await resolveNodes(page, pointers);
  for (const [pointer, node] of nodes) resolved.set(pointerKey(pointer), { ...node, box: null });
  let tried = 0;
  for (const one of grasped) {
    if (page.guard.now() > endMs) break;
    tried += 1;
    const { drag, down } = await dragAbout(page, eyes, one, { onto, endMs });
    if (drag) drags.push(drag);
    if (down) downs.push(down);
  }
  return { drags, downs, resolved, unreached: grasped.length - tried };
}
