import { isolatedWorld } from '../browser/isolated-world.ts';
import { captureOnce } from '../capture/capture-once.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import { roleOf } from '../checks/page/controls.ts';
import type { Pointer } from '../engines/finding.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { chooseControls, type Chosen, lastRank } from './choose-controls.ts';
import { askInPage } from './ask-in-page.ts';
import { cutOff } from './cut-off.ts';
import { findAgain, rememberForLater } from './find-again.ts';
import { followDialog } from './follow-dialog.ts';
import { installUse } from './install-use.ts';
import { picturesOf, type PressPictures } from './press-pictures.ts';
import type { Control } from './control.ts';
import type { KeyUse, Press } from './page-use.ts';
import { hands, type Hands } from './hands.ts';
import { type Asking, watchAsking } from './watch-asking.ts';
import {
  type Floating,
  installWaitEyes,
  type WaitEyesInPage,
} from './waiting/install-wait-eyes.ts';
import { isSameFloating } from './waiting/is-same-floating.ts';
import { WayClearer } from './way-clearer.ts';
import { openedState } from '../states/opened-state.ts';
import type { OpenedStates } from '../states/opened-states.ts';

/** A page that still changes after this long, in ms, is taken as it is. */
const mostMs = 700;
/** Nothing has changed for so long, in ms. */
const quietMs = 60;
/** What looks wrong is looked at again for so long, in ms: focus and messages may come late. */
const lateMs = 900;
/** So often nothing came late, on this page: then it is waited for less. */
const mostInVain = 2;
const lessLateMs = 300;

interface Using<T> {
  states: OpenedStates;
  /** What is done before anything is pressed that leads to another view, from which the way back may lead elsewhere. */
  beforeViews: () => Promise<T>;
  /** By the guard's clock: when no more is pressed, and when nothing more that leads to another view. */
  endMs: number;
  viewsEndMs: number;
}

/**
 * Presses the page's controls with the keyboard, one after the other, and tells what came of it. Before the first press the
 * page is cut off from everything outside, for good. Nothing else may be asked of the page afterwards.
 */
export async function usePage<T>(
  page: PageUnderTest,
  { states, beforeViews, endMs, viewsEndMs }: Using<T>,
): Promise<{ keys: KeyUse; before: T }> {
  const capture = await captureOnce(page);
  const chosen = await chooseControls(capture);
  if (chosen.length === 0) return { keys: unused, before: await beforeViews() };
  const pointers = await toPointers(
    page,
    chosen.map(({ node }) => node),
  );
  const controls = chosen.flatMap(({ rank, ...control }: Chosen) => {
    const pointer = pointers.get(control.node);
    return pointer ? [{ ...control, pointer, leadsAway: rank === lastRank }] : [];
  });
  const { nodes } = await resolveNodes(
    page,
    controls.map(({ pointer }) => pointer),
  );
  const resolved = new Map([...nodes].map(([pointer, node]) => [pointerKey(pointer), node]));
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installUse));
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installWaitEyes));
  await rememberForLater(
    page,
    controls.map(({ pointer }) => pointer.element),
  );
  const floating = () => askInPage<WaitEyesInPage>(page, 'curbcutWaitEyes')('floating');
  const asking = watchAsking(page);
  const hand = hands(page);
  const way = new WayClearer(hand);
  const presses: Press[] = [];
  const patience: Patience = { inVain: 0, hasHelped: false };
  let tried = 0;
  let before: { came: T } | null = null;
  let wasTab = false;
  try {
    for (const { leadsAway, ...control } of controls) {
      if (tried >= page.limits.useControls) break;
      const isTab = roleOf(control.node) === 'tab';
      // What the other tabs hide could not be pressed.
      if (wasTab && !isTab) await chooseFirstTabs(page, capture);
      wasTab = isTab;
      if (!before && (leadsAway || page.guard.now() > endMs))
        before = { came: await beforeViews() };
      if (page.guard.now() > viewsEndMs) break;
      tried += 1;
      const resolve = async (seen: Press['seen']) => {
        for (const [pointer, node] of await resolveNew(page, seen))
          resolved.set(pointerKey(pointer), node);
      };
      const judge = (pressed: Opening) =>
        states.judgeOpened(pressed, resolved, viewsEndMs - page.guard.now());
      const pictures = picturesOf(page, control);
      const again = () => findAgain(page, control.pointer.element);
      const clearWay = () => way.clearFor(control.pointer.element);
      const parts = { asking, floating, patience, resolve, judge, pictures, again, clearWay };
      const press = await pressControl(hand, control, parts);
      if (!press) continue;
      presses.push(press);
    }
    before ??= { came: await beforeViews() };
    if (wasTab) await chooseFirstTabs(page, capture);
  } finally {
    asking.stop();
  }
  const keys = { presses, unreached: controls.length - tried, resolved };
  return { keys, before: before.came };
}

/** What is tried later is looked for where the page showed it as it loaded. */
async function chooseFirstTabs(page: PageUnderTest, { documents }: PageCapture): Promise<void> {
  const isChosen = (node: CapturedNode) =>
    roleOf(node) === 'tab' && node.attributes.get('aria-selected') === 'true';
  const tabs = documents[0]?.nodes.filter(isChosen) ?? [];
  const hand = hands(page);
  for (const { element } of (await toPointers(page, tabs)).values()) {
    if (!(await hand.focusOn(element))) continue;
    await hand.press('Enter');
    await hand.settle(quietMs, mostMs);
  }
}

const unused: KeyUse = { presses: [], unreached: 0, resolved: new Map() };

/** What came of a press, before it is gone: the picture of the page does not show it. */
async function resolveNew(
  page: PageUnderTest,
  seen: Press['seen'],
): Promise<[Pointer, ResolvedNode][]> {
  const opened = seen.layer ? [seen.layer] : [];
  const messages = seen.layer || seen.announced.length > 0 ? [] : seen.texts;
  const pointers = [...opened, ...messages].map(({ element }) => ({ frame: 0, element }));
  if (pointers.length === 0) return [];
  const { nodes } = await resolveNodes(page, pointers);
  return [...nodes].map(([pointer, node]) => [pointer, { ...node, box: null }]);
}

type Opening = Parameters<OpenedStates['judgeOpened']>[0];

/** How often it was waited for what comes late, and whether something ever did. */
interface Patience {
  inVain: number;
  hasHelped: boolean;
}

interface PressParts {
  asking: Asking;
  patience: Patience;
  floating: () => Promise<Floating[]>;
  resolve: (seen: Press['seen']) => Promise<void>;
  judge: (pressed: Opening) => Promise<void>;
  pictures: PressPictures;
  /** Looks for the control where the page has drawn it anew. */
  again: () => Promise<boolean>;
  /** Closes what keeps people from the control. */
  clearWay: () => Promise<boolean>;
}

async function pressControl(
  hand: Hands,
  control: Control,
  { asking, floating, patience, resolve, judge, pictures, again, clearWay }: PressParts,
): Promise<Press | null> {
  const begin = () => hand.begin(control.pointer.element);
  let before = await begin();
  if (!before && ((await again()) || (await clearWay()))) before = await begin();
  if (!before) return null;
  const asked = asking.count;
  const floatingBefore = await floating();
  await pictures.before();
  await hand.press(control.key);
  await hand.settle(quietMs, mostMs);
  let seen = await hand.look();
  const isWrong = looksWrong(seen);
  let isPictured = false;
  const tell = async () => {
    const opens = openedState({ control, before, seen }) !== null;
    if (!isPictured && (opens || looksWrong(seen))) {
      await pictures.after();
      isPictured = true;
    }
    if (!opens) return false;
    await resolve(seen);
    await judge({ control, before, seen, pictures: [...pictures.taken] });
    return true;
  };
  // In the time that this takes, what is to come late comes.
  const wasJudged = await tell();
  const isInVain = patience.inVain >= mostInVain && !patience.hasHelped;
  const longest = isInVain ? lessLateMs : lateMs;
  const turnsRight = async () => {
    seen = await hand.look();
    return !looksWrong(seen);
  };
  if (looksWrong(seen)) await hand.waitUntil(turnsRight, longest);
  if (isWrong && looksWrong(seen)) patience.inVain += 1;
  else if (isWrong) patience.hasHelped = true;
  if (wasJudged || !(await tell())) await resolve(seen);
  const came = seen.layer ? [] : await floating();
  const press = {
    control,
    before,
    seen,
    asked: asking.count > asked,
    pictures: pictures.taken,
    message: came.find((one) => !floatingBefore.some(isSameFloating(one))) ?? null,
  };
  if (seen.layer) {
    const dialog = await followDialog(hand, seen.layer, seen.focus);
    await pictures.left();
    if (!dialog.closedBy) await clearWay();
    return { ...press, dialog, next: null };
  }
  let next = null;
  if (seen.focus.place === 'none') {
    await hand.press('Tab');
    next = await hand.focus();
  }
  if (control.node.tag === 'input' && control.key === 'Space') {
    await hand.press('Space');
    await hand.settle(quietMs, mostMs);
  }
  await putBack(hand, control, before.expanded, seen);
  if (seen.hasMoved) await hand.goBack();
  return { ...press, dialog: null, next };
}

function looksWrong({ layer, focus, texts, announced, control }: Press['seen']): boolean {
  if (layer) return focus.place !== 'layer';
  if (focus.place === 'none') return true;
  // What opens or is chosen is told by the control's own state.
  const mayHaveToBeSaid = texts.some(({ before }) => control.states === '' || before !== '');
  return mayHaveToBeSaid && announced.length === 0;
}

/** What was opened is closed again, as it may cover what comes next. */
async function putBack(
  hand: Hands,
  control: Control,
  expanded: string | null,
  seen: Press['seen'],
): Promise<void> {
  if (expanded === null || seen.expanded === expanded) return;
  await hand.press('Escape');
  await hand.settle(quietMs, mostMs);
  if ((await hand.look()).expanded !== expanded && (await hand.focusOn(control.pointer.element))) {
    await hand.press(control.key);
    await hand.settle(quietMs, mostMs);
  }
}
