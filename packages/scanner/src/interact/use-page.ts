import { isolatedWorld } from '../browser/isolated-world.ts';
import { captureOnce } from '../capture/capture-once.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import { roleOf } from '../checks/page/controls.ts';
import type { Pointer } from '../engines/finding.ts';
import type { UsedPage } from './used-page.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { chooseControls, type Chosen, kindOf, lastRank } from './choose-controls.ts';
import { arrowsInOpened } from './arrows/try-in-opened.ts';
import { askInPage } from './ask-in-page.ts';
import { cutOff } from './cut-off.ts';
import { findAgain } from './find-again.ts';
import { installUse } from './install-use.ts';
import { keepFirst } from './keep-first.ts';
import { picturesOf } from './press-pictures.ts';
import type { Control } from './control.ts';
import { watchAlts } from './alts/watch-alts.ts';
import { watchLook } from './look/watch-look.ts';
import type { FieldStory } from './forms/field-story.ts';
import type { FormStory, KeyUse, Press } from './page-use.ts';
import { hands } from './hands.ts';
import { type Opening, type Patience, pressControl } from './press-control.ts';
import { UseOpened } from './use-opened.ts';
import { watchAsking } from './watch-asking.ts';
import { installWaitEyes, type WaitEyesInPage } from './waiting/install-wait-eyes.ts';
import { WayClearer } from './way-clearer.ts';
import type { OpenedStates } from '../states/opened-states.ts';

/** To look at another view takes about so long, in ms; views come before what stands in something opened. */
const viewMs = 800;

/** So many controls are pressed while another one of their making is open. */
const mostBeside = 2;

/** A control to press; whether it leads to another view. */
export type ToPress = Control & { leadsAway: boolean; isPath?: true };

/** The controls of a page in the order in which they are pressed, to be remembered before anything is done that may draw them anew. */
export async function chooseToPress(page: UsedPage, capture: PageCapture): Promise<ToPress[]> {
  const chosen = await chooseControls(capture, page.page.url());
  const pointers = await toPointers(
    page,
    chosen.map(({ node }) => node),
  );
  return chosen.flatMap(({ rank, ...control }: Chosen) => {
    const pointer = pointers.get(control.node);
    return pointer ? [{ ...control, pointer, leadsAway: rank === lastRank }] : [];
  });
}

interface Using<T> {
  controls: readonly ToPress[];
  /** These and more, as they were when the page had loaded. */
  asLoaded: ReadonlyMap<string, ResolvedNode>;
  states: OpenedStates;
  /** What is done before anything is pressed that leads to another view, from which the way back may lead elsewhere. */
  beforeViews: (presses: readonly Press[]) => Promise<T>;
  /** By the time for using the page: when no more is pressed, and when nothing more that leads to another view. */
  endMs: number;
  viewsEndMs: number;
}

/**
 * Presses the page's controls with the keyboard, one after the other, and tells what came of it. Before the first press the
 * page is cut off from everything outside, for good. Nothing else may be asked of the page afterwards.
 */
export async function usePage<T>(
  page: UsedPage,
  { controls, asLoaded, states, beforeViews, endMs, viewsEndMs }: Using<T>,
): Promise<{
  keys: KeyUse & { fields: readonly FieldStory[]; forms: readonly FormStory[] };
  /** Controls that could not be pressed, as the page had emptied or replaced itself. */
  lost: number;
  before: T;
}> {
  if (controls.length === 0) return { keys: unused, lost: 0, before: await beforeViews([]) };
  const capture = await captureOnce(page);
  const resolved = new Map(asLoaded);
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  await installUse(page);
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installWaitEyes));
  const waitEyes = askInPage<WaitEyesInPage>(page, 'curbcutWaitEyes');
  const floating = () => waitEyes('floating');
  const wordsIn = (element: number) => waitEyes('wordsIn', element);
  const asking = watchAsking(page);
  const hand = hands(page);
  const look = await watchLook(page, hand);
  const alts = await watchAlts(page, hand);
  const tryArrows = await arrowsInOpened(page, hand);
  const way = new WayClearer(hand);
  const presses: Press[] = [];
  const patience: Patience = {
    inVain: 0,
    hasHelped: false,
    untold: 0,
    keepsTitle: false,
    otherKeys: 0,
  };
  let tried = 0;
  let lost = 0;
  let before: { came: T } | null = null;
  let besides = 0;
  let wasTab = false;
  /** The browser follows what looked like links to views, as far as it is let. */
  let isFollowed = false;
  /** The makings of controls that bring a message: another one of them is left for the look at how long that stays. */
  const telling = new Set<string>();
  const resolve = async (elements: readonly number[]) => {
    keepFirst(resolved, await resolveNew(page, elements));
  };
  const press = async (
    control: Control,
    again: () => Promise<boolean>,
    leadsAway = false,
    beside: Control | null = null,
  ) => {
    const judge = async (pressed: Opening) => {
      const fresh = await states.judgeOpened(pressed, resolved, viewsEndMs - page.useTime.now());
      if (!control.within) await inner.remember(pressed, fresh, leadsAway);
    };
    const pictures = picturesOf(page, control);
    const clearWay = () => way.clearFor((control.within ?? control).pointer.element);
    const parts = {
      asking,
      floating,
      wordsIn,
      patience,
      resolve,
      judge,
      pictures,
      look,
      tryArrows,
      alts,
      again,
      beside,
      clearWay,
    };
    const came = await pressControl(hand, control, parts).catch(async (error: unknown) => {
      // Of a page that is gone in the middle of a press nothing more can be told.
      if (page.guard.error || !(await hand.isReplaced())) throw error;
      return null;
    });
    if (came) presses.push(came);
    else if (await hand.isReplaced()) lost += 1;
    if (came?.message && !control.within) telling.add(kindOf(control.node));
  };
  const mostViews = Math.min(6, controls.filter(({ leadsAway }) => leadsAway).length);
  const putBack = async ({ node }: Control) => {
    if (roleOf(node) === 'tab') await chooseFirstTabs(page, capture);
  };
  const inner = new UseOpened(page, { hand, asking, way, resolved, press, putBack });
  try {
    for (const { leadsAway, isPath, ...control } of controls) {
      if (tried >= page.limits.useControls) break;
      const isTab = roleOf(control.node) === 'tab';
      // What the other tabs hide could not be pressed.
      if (wasTab && !isTab) await chooseFirstTabs(page, capture);
      wasTab = isTab;
      if (!before && (leadsAway || page.useTime.now() > endMs - inner.formsMs)) {
        await inner.use(Math.min(endMs, viewsEndMs - mostViews * viewMs), false);
        before = { came: await beforeViews(presses) };
      }
      if (page.useTime.now() > viewsEndMs) break;
      tried += 1;
      if (telling.has(kindOf(control.node)) || (isPath && isFollowed)) continue;
      const askedBefore = asking.count;
      const beside = besides < mostBeside ? besideOf(control, controls) : null;
      if (beside) besides += 1;
      await press(control, () => findAgain(page, control.pointer.element), leadsAway, beside);
      isFollowed ||=
        isPath === true && asking.count > askedBefore && !presses.at(-1)?.seen.hasMoved;
    }
    if (!before) await inner.use(endMs, false);
    before ??= { came: await beforeViews(presses) };
    await inner.use(viewsEndMs, true);
    if (wasTab) await chooseFirstTabs(page, capture);
  } finally {
    asking.stop();
  }
  const unreached = controls.length - tried + inner.unreached;
  const keys = { presses, fields: inner.fields, forms: inner.forms, unreached, resolved };
  return { keys, lost, before: before.came };
}

/** The next one of the same making that says that it is closed, as this one does; null where there is none. */
function besideOf(control: Control, controls: readonly ToPress[]): Control | null {
  const says = ({ node, key }: Control) =>
    key !== 'click' && node.attributes.get('aria-expanded') === 'false';
  if (!says(control)) return null;
  const at = controls.findIndex(({ node }) => node === control.node);
  const kind = kindOf(control.node);
  return controls.slice(at + 1).find((one) => says(one) && kindOf(one.node) === kind) ?? null;
}

/** What is tried later is looked for where the page showed it as it loaded. */
async function chooseFirstTabs(page: UsedPage, { documents }: PageCapture): Promise<void> {
  const isChosen = (node: CapturedNode) =>
    roleOf(node) === 'tab' && node.attributes.get('aria-selected') === 'true';
  const tabs = documents[0]?.nodes.filter(isChosen) ?? [];
  const hand = hands(page);
  for (const pointer of (await toPointers(page, tabs)).values())
    if (await hand.operateAgain({ key: 'Enter', pointer })) await hand.settle();
}

const unused = { presses: [], fields: [], forms: [], unreached: 0, resolved: new Map() };

/** What came of a press, before it is gone: the picture of the page does not show it. */
async function resolveNew(
  page: UsedPage,
  elements: readonly number[],
): Promise<[Pointer, ResolvedNode][]> {
  if (elements.length === 0) return [];
  const { nodes } = await resolveNodes(
    page,
    elements.map((element) => ({ frame: 0, element })),
  );
  return [...nodes].map(([pointer, node]) => [pointer, { ...node, box: null }]);
}
