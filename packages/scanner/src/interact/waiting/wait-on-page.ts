import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isDisabled, isTextField, isTabStop } from '../../checks/page/controls.ts';
import { labelOf } from '../../checks/page/label-of.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { controlsAlike, nameOf } from '../choose-controls.ts';
import { speaksOfRegret } from '../speaks-of-regret.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import type { Press } from '../page-use.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installWaitEyes, type WaitEyesInPage } from './install-wait-eyes.ts';
import { stopClock } from './passing-time.ts';
import type { RegionStory, WaitUse } from './wait-story.ts';
import { watchLimit } from './watch-limit.ts';
import { watchDialog } from './watch-dialog.ts';
import { type WaitParts, watchMessage } from './watch-message.ts';

/** Messages that are watched. */
const mostMessages = 2;
/** Dialogs that tell of a time, and are left alone. */
const mostDialogs = 1;
/** Controls that are tried for the focus before the page is left alone. */
const mostPlaces = 5;

/**
 * Stops the clock of the page and lets its time pass, while nobody does anything: first after a press that brought a message with
 * something to press, then for a long time. Last of all, as the clock stays as it is. `endMs` is by the time for using the page.
 */
export async function waitOnPage(
  page: UsedPage,
  capture: PageCapture,
  { presses, endMs }: { presses: readonly Press[]; endMs: number },
): Promise<WaitUse & { cut: boolean }> {
  const messages: WaitUse['messages'][number][] = [];
  const resolved = new Map<string, ResolvedNode>();
  const regions: RegionStory[] = [];
  const nothing = { messages, limit: null, regions, resolved, cut: false };
  const places = await placesOf(page, capture);
  // What stands in something opened would have to be opened again, while the clock stands still.
  const telling = presses
    .filter(({ control, message }) => message !== null && !control.within)
    .slice(0, mostMessages);
  const counting = presses
    .filter(({ control, countsDown }) => countsDown && !control.within)
    .slice(0, mostDialogs);
  if (places.length === 0 && telling.length === 0 && counting.length === 0) return nothing;
  await cutOff(page);
  await installEyes(page);
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.listeners.beginTimersAgain());
  const parts = {
    page,
    hand: hands(page),
    eyes: askInPage<WaitEyesInPage>(page, 'curbcutWaitEyes'),
    time: await stopClock(page, endMs),
    pressed: presses.map(({ control }) => control.name),
    endMs,
  };
  for (const press of telling) {
    if (page.useTime.now() > endMs) break;
    const alike = await pointersOf(page, controlsAlike(capture, press.control.node));
    const story = await watchMessage(parts, press, alike, resolved);
    if (story) messages.push(story);
  }
  for (const press of counting) {
    if (page.useTime.now() > endMs) break;
    const story = await watchDialog(parts, press, resolved);
    if (story) messages.push(story);
  }
  const { nodes } = await resolveNodes(
    page,
    places.map(({ pointer }) => pointer),
  );
  for (const [pointer, node] of nodes) resolved.set(pointerKey(pointer), { ...node, box: null });
  await parts.eyes('listen');
  const watched = await watchLimit(parts, places, resolved);
  regions.push(...(await heardIn(parts, resolved)));
  // That it loads itself again by a meta element is told by what looks at that.
  if (watched.limit?.end?.kind === 'left' && refreshes(capture)) return nothing;
  return { messages, regions, resolved, ...watched };
}

/** What live regions have said meanwhile. */
async function heardIn(
  { page, eyes }: Pick<WaitParts, 'page' | 'eyes'>,
  resolved: Map<string, ResolvedNode>,
): Promise<RegionStory[]> {
  const heard = await eyes('heard');
  const stories = heard.map(({ element, ...story }) => ({
    region: { frame: 0, element },
    ...story,
  }));
  const { nodes } = await resolveNodes(
    page,
    stories.filter(({ times }) => times > 0).map(({ region }) => region),
  );
  for (const [pointer, node] of nodes)
    if (!resolved.has(pointerKey(pointer)))
      resolved.set(pointerKey(pointer), { ...node, box: null });
  return stories;
}

/** Where people may be when they leave the page alone: in a field in which they have written something, or on a control. */
async function placesOf(page: UsedPage, capture: PageCapture) {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const isOpen = (node: CapturedNode) =>
    node.kind === 'element' && isVisible(node) && isTabStop(node) && !isDisabled(node);
  const open = top.nodes.filter(isOpen);
  const fields = open.filter(takesText);
  const others = open.filter((node) => !isTextField(node) && node.tag !== 'iframe');
  const few = [...fields.slice(0, mostPlaces - 2), ...others].slice(0, mostPlaces);
  const pointers = await toPointers(page, few);
  return few.flatMap((node) => {
    const pointer = pointers.get(node);
    if (!pointer) return [];
    const takes = takesText(node);
    return [{ pointer, takes, label: takes ? labelOf(node) : nameOf(node) }];
  });
}

function refreshes({ documents }: PageCapture): boolean {
  const isRefresh = ({ tag, attributes }: CapturedNode) =>
    tag === 'meta' && attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh';
  return documents[0]?.nodes.some(isRefresh) ?? false;
}

function takesText(node: CapturedNode): boolean {
  if (!isTextField(node) || node.attributes.has('readonly') || node.value !== '') return false;
  const type = node.attributes.get('type')?.trim().toLowerCase() ?? 'text';
  return /^(text|email|)$/.test(type) && !speaksOfRegret(node, labelOf(node));
}

async function pointersOf(page: UsedPage, nodes: readonly CapturedNode[]) {
  return [...(await toPointers(page, nodes)).values()];
}

async function installEyes(used: UsedPage): Promise<void> {
  const { page, guard, limits } = used;
  await installUse(used);
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(installWaitEyes));
}
