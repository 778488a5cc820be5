import { captureOnce } from '../../capture/capture-once.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import type { PointerUse } from '../page-use.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { cutOff } from '../cut-off.ts';
import { chooseHovers } from './choose-hovers.ts';
import { openEyes } from './eyes.ts';
import { hoverOver } from './hover.ts';
import type { HoverStory } from './hover-story.ts';

/** Moves the pointer about in the page, which is cut off from everything outside before. `endMs` is by the time for using the page. */
export async function usePointer(
  page: UsedPage,
  endMs: number,
): Promise<PointerUse & { unreached: number }> {
  const capture = await captureOnce(page);
  const eyes = await openEyes(page);
  const hosts = await chooseHovers(page, capture, eyes);
  const resolved = new Map<string, ResolvedNode>();
  const hovers: HoverStory[] = [];
  if (hosts.length === 0) return { hovers, unreached: 0, resolved };
  const pointers = hosts.map(({ element }) => ({ frame: 0, element }));
  const { nodes: atRest } = await resolveNodes(page, pointers);
  for (const [pointer, node] of atRest) resolved.set(pointerKey(pointer), node);
  await cutOff(page);
  let tried = 0;
  for (const host of hosts) {
    if (page.useTime.now() > endMs) break;
    tried += 1;
    const story = await hoverOver(page, eyes, host, endMs);
    if (!story) continue;
    const { nodes } = await resolveNodes(page, [story.content]);
    for (const [pointer, node] of nodes) resolved.set(pointerKey(pointer), { ...node, box: null });
    hovers.push(story);
  }
  return { hovers, unreached: hosts.length - tried, resolved };
}
