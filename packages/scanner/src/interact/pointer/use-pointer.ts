import { captureOnce } from '../../capture/capture-once.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import type { PointerUse } from '../page-use.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { quote } from '../../checks/page/words-of.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { OpenedStates } from '../../states/opened-states.ts';
import { cutOff } from '../cut-off.ts';
import { chooseHovers } from './choose-hovers.ts';
import { openEyes } from './eyes.ts';
import { hoverOver, whileShown } from './hover.ts';
import type { HoverStory } from './hover-story.ts';

/** So many things that the pointer shows are judged. */
const mostShown = 2;

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

interface Shown {
  states: OpenedStates;
  hovers: readonly HoverStory[];
  resolved: ReadonlyMap<string, ResolvedNode>;
  /** By the time for using the page. */
  endMs: number;
}

/** Judges what the pointer has shown, one of each making, where the page still shows it. */
export async function judgeShown(
  page: UsedPage,
  { states, hovers, resolved, endMs }: Shown,
): Promise<void> {
  if (hovers.length === 0) return;
  const eyes = await openEyes(page);
  const makings = new Set<string>();
  for (const story of hovers) {
    const { host, hostWords, content } = story;
    const code = resolved.get(pointerKey(content))?.html ?? '';
    const making = /^<([\w-]+)(?:[^>]*?\sclass="([^"]*)")?/.exec(code)?.slice(1, 3).join(' ') ?? '';
    const element = replayElement({ resolved }, host, hostWords);
    if (content.element === host.element || !element || makings.has(making)) continue;
    if (makings.size >= mostShown || page.useTime.now() > endMs) return;
    makings.add(making);
    const what = hostWords === '' ? 'an element' : quote(hostWords.slice(0, 60));
    const state = `in what appears when the pointer is on ${what}`;
    const name = `Pointer on ${hostWords.slice(0, 40)}`;
    await whileShown(page, eyes, story, () =>
      states.judge({
        state,
        key: `shown by ${resolved.get(pointerKey(host))?.signature ?? ''}`,
        steps: [step.hover(element)],
        isPassing: true,
        takePicture: () => {
          page.useTime.did('picture');
          return page.pictures.take({ name, caption: `With the pointer on ${what}` });
        },
        leftMs: endMs - page.useTime.now(),
      }),
    );
  }
}
