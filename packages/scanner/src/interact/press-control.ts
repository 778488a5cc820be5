import type { AltWatch } from './alts/watch-alts.ts';
import type { TryInOpened } from './arrows/try-in-opened.ts';
import { roleOf } from '../checks/page/controls.ts';
import type { OpenedStates } from '../states/opened-states.ts';
import { hasPoppedUp, openedState } from '../states/opened-state.ts';
import type { Control } from './control.ts';
import { followDialog } from './follow-dialog.ts';
import type { Hands } from './hands.ts';
import type { LookWatch } from './look/watch-look.ts';
import { hasCome } from './has-come.ts';
import { lookForFar } from './look-for-far.ts';
import { changesByItself, tryMouse } from './try-mouse.ts';
import type { Closing, Press } from './page-use.ts';
import type { PressPictures } from './press-pictures.ts';
import type { Floating } from './waiting/install-wait-eyes.ts';
import { mayCountDown } from './waiting/may-count-down.ts';
import { isSameFloating } from './waiting/is-same-floating.ts';
import { saysItDoes } from './says-it-does.ts';
import { promisesEscape } from './promises-escape.ts';
import { mayHaveOther, tryOtherKey } from './try-other-key.ts';
import { tryUnfold } from './try-unfold.ts';
import type { Asking } from './watch-asking.ts';

/** What looks wrong is looked at again for so long, in ms: focus and messages may come late. */
const lateMs = 900;
/** So often nothing came late, on this page: then it is waited for less. */
const mostInVain = 2;
const lessLateMs = 300;
/** So many controls that say that they do something, and show nothing, are waited for. */
const mostUntold = 2;

export type Opening = Parameters<OpenedStates['judgeOpened']>[0];

/** On so many controls the other key is tried: what holds of these holds of others. */
export const mostOtherKeys = 3;

/** How often it was waited for what comes late, and whether something ever did. */
export interface Patience {
  inVain: number;
  hasHelped: boolean;
  /** How often a control that says that it does something had shown nothing. */
  untold: number;
  /** A title did not come late: that of other views is not waited for. */
  keepsTitle: boolean;
  /** On how many controls the other key was tried. */
  otherKeys: number;
}

export interface PressParts {
  asking: Asking;
  patience: Patience;
  floating: () => Promise<Floating[]>;
  /** What is written in an element, by its number in the registry. */
  wordsIn: (element: number) => Promise<string>;
  /** Keeps what elements are, by their numbers in the registry. */
  resolve: (elements: readonly number[]) => Promise<void>;
  judge: (pressed: Opening) => Promise<void>;
  pictures: PressPictures;
  look: LookWatch;
  tryArrows: TryInOpened;
  alts: AltWatch;
  /** Looks for the control where the page has drawn it anew. */
  again: () => Promise<boolean>;
  /** Another one of the same making, to be pressed while this one is open; null where there is none. */
  beside: Control | null;
  /** Closes what keeps people from the control. */
  clearWay: () => Promise<boolean>;
}

/** Presses a control, and tells what came of it. Null when it can't be pressed. */
export async function pressControl(
  hand: Hands,
  asChosen: Control,
  parts: PressParts,
): Promise<Press | null> {
  const { asking, floating, patience, resolve, judge, pictures, look, alts, again, clearWay } =
    parts;
  const begin = () => hand.begin(asChosen);
  let ready = await begin();
  if (!ready && ((await again()) || (await clearWay()))) ready = await begin();
  if (!ready) return null;
  const asked = asking.count;
  const floatingBefore = await floating();
  await pictures.before();
  if (asChosen.within && asChosen.key !== 'click' && (await hand.focus()).place !== 'control')
    return null;
  await look.begin(asChosen);
  await alts.begin();
  await hand.operate(asChosen);
  await hand.settle();
  const changesNow = async () => {
    const now = await begin();
    return now !== null && changesByItself(hand, now);
  };
  const hasAsked = () => asking.count > asked;
  const byKeys = {
    control: asChosen,
    before: ready,
    seen: await hand.look(),
    keysInVain: [],
    otherKey: null,
  };
  const pressed = (await tryMouse(hand, byKeys, { hasAsked, look })) ?? byKeys;
  const { control, before, keysInVain, otherKey } = pressed;
  let { seen } = pressed;
  const isSilent = () => !hasCome(before, seen) && !hasAsked();
  if (isSilent() && saysItDoes(control.name) && patience.untold < mostUntold) {
    const comes = async () => {
      seen = await hand.look();
      return !isSilent();
    };
    if (!(await hand.waitUntil(comes, lateMs))) patience.untold += 1;
  }
  const looksWrongNow = () =>
    looksWrong(control, seen) || (keepsTitle(seen) && !patience.keepsTitle);
  const isWrong = looksWrongNow();
  let isPictured = false;
  const picture = async () => {
    if (!isPictured) await pictures.after();
    isPictured = true;
  };
  const tell = async () => {
    const opens = openedState({ control, before, seen }) !== null;
    if (opens || looksWrongNow()) await picture();
    if (!opens) return false;
    await resolve(broughtBy(seen));
    await judge({ control, before, seen, pictures: [...pictures.taken] });
    return true;
  };
  // In the time that this takes, what is to come late comes.
  const wasJudged = await tell();
  const isInVain = patience.inVain >= mostInVain && !patience.hasHelped;
  const longest = isInVain && seen.stale.length === 0 ? lessLateMs : lateMs;
  const turnsRight = async () => {
    seen = await hand.look();
    return !looksWrongNow();
  };
  if (looksWrongNow()) await hand.waitUntil(turnsRight, longest);
  if (isWrong && looksWrongNow()) patience.inVain += 1;
  else if (isWrong) patience.hasHelped = true;
  patience.keepsTitle ||= keepsTitle(seen);
  if (wasJudged || !(await tell())) await resolve(broughtBy(seen));
  const came = seen.layer ? [] : await floating();
  const changed = seen.layer ? [] : await alts.tell();
  if (changed.length > 0) await resolve(changed.map(({ element }) => element));
  const press = {
    control,
    before,
    seen,
    asked: hasAsked(),
    keysInVain,
    otherKey,
    isRestless: false,
    pictures: pictures.taken,
    alts: changed,
    unfolds: false,
    closing: null,
    beside: null,
    opened: null,
    countsDown: seen.layer !== null && mayCountDown(await parts.wordsIn(seen.layer.element)),
    message: came.find((one) => !floatingBefore.some(isSameFloating(one))) ?? null,
  };
  if (seen.layer) {
    const dialog = await followDialog(hand, seen.layer, seen.focus);
    await pictures.left();
    if (control.key === 'click') await hand.moveAway();
    if (!dialog.closedBy) await clearWay();
    return { ...press, dialog, next: null, far: null, look: null };
  }
  const opened = control.key === 'click' ? null : await parts.tryArrows(control);
  if (opened) await resolve([opened.widget.element]);
  const far = opened?.arrows?.answered ? null : await lookForFar(hand, press);
  if (far) await resolve([far.element]);
  let next = null;
  if (seen.focus.place === 'none' && control.key !== 'click') {
    await hand.press('Tab');
    next = await hand.focus();
  }
  if (control.node.tag === 'input' && control.key === 'Space') {
    await hand.press('Space');
    await hand.settle();
  }
  const looked = await look.tell(press, picture);
  let isPutBack = looked !== null && !looked.isTold && !looked.lost;
  if (!isPutBack && isTicked(control)) {
    await pressAgain(hand, control);
    isPutBack = true;
  }
  const unfolds = looked === null && (await tryUnfold(hand, press));
  isPutBack ||= unfolds;
  const hasOpened = before.expanded === 'false' && seen.expanded === 'true' && !seen.hasMoved;
  const beside = hasOpened && parts.beside ? await pressBeside(hand, control, parts.beside) : null;
  let closing: Closing | null = null;
  if (beside && (await isClosedBy(hand, control, beside)))
    await resolve(beside.stale.map(({ element }) => element));
  else if (before.expanded !== null && seen.expanded !== before.expanded)
    closing = closedAgain(await closeOpened(hand, control, before.expanded), hasOpened);
  else if (!unfolds && hasPoppedUp(press)) closing = await closePoppedUp(hand, control);
  else if (!isPutBack && hasOnlyHidden(press)) await pressAgain(hand, control);
  const mayTryOther = !otherKey && patience.otherKeys < mostOtherKeys && closing?.by !== 'nothing';
  const other = mayTryOther ? await tryOtherKey(hand, { ...press, asked: hasAsked() }) : otherKey;
  if (mayTryOther && mayHaveOther(press)) patience.otherKeys += 1;
  if (seen.hasMoved) await hand.goBack(before.url);
  const isRestless = asChosen.key === 'click' && seen.texts.length > 0 && (await changesNow());
  if (control.key === 'click') await hand.moveAway();
  const left = { otherKey: other, unfolds, isRestless, closing, beside, opened };
  return { ...press, ...left, dialog: null, next, far, look: looked };
}

/** Presses another one of the same making while the first is open: of some only one is open at a time. */
async function pressBeside(
  hand: Hands,
  { pointer: { element } }: Control,
  control: Control,
): Promise<Press['beside']> {
  const ready = await hand.begin(control);
  if (ready?.expanded !== 'false') return null;
  await hand.operate(control);
  await hand.settle();
  let seen = await hand.look();
  const isRight = async () => {
    seen = await hand.look();
    return seen.stale.length === 0;
  };
  if (seen.stale.length > 0) await hand.waitUntil(isRight, lateMs);
  if (seen.expanded === 'true') await closeOpened(hand, control, 'false');
  // What has opened without a word is closed as well: its own press is judged by what that opens.
  else if (ready.controlled === false && seen.controlled === true) await pressAgain(hand, control);
  return { control, stale: seen.stale.filter((one) => one.element === element) };
}

/** What scripts make a box of may leave something out as long as it is ticked. */
function isTicked({ node, key }: Control): boolean {
  return key === 'Space' && node.tag !== 'input' && /^(checkbox|switch)$/.test(roleOf(node));
}

/** What has to be known of it before it is gone. */
function broughtBy(seen: Press['seen']): number[] {
  const { layer, texts, announced, muted, stale, moved, unheard } = seen;
  const written = announced.length > 0 ? [] : [...texts, ...muted];
  const messages = layer ? [] : [...written, ...unheard];
  const layers = layer ? [layer, ...(layer.behind ? [layer.behind] : [])] : [];
  return [
    ...[...layers, ...stale, ...messages].map(({ element }) => element),
    ...(keepsTitle(seen) ? [moved.root] : []),
  ];
}

function looksWrong({ key }: Control, seen: Press['seen']): boolean {
  const { layer, focus, texts, announced, control, stale } = seen;
  if (stale.length > 0 || seen.sorted === 'untold') return true;
  if (layer) return focus.place !== 'layer';
  // A click on what takes no focus leaves it on nothing.
  if (focus.place === 'none' && key !== 'click') return true;
  // What opens or is chosen is told by the control's own state.
  const mayHaveToBeSaid = texts.some(({ before }) => control.states === '' || before !== '');
  return mayHaveToBeSaid && announced.length === 0;
}

/** Another view under the title of the last one: scripts may set it late. */
function keepsTitle({ moved }: Press['seen']): boolean {
  return moved.address && moved.title === null;
}

/** It took something out of sight and brought nothing, as a button does that folds the menu of a page. */
function hasOnlyHidden({
  control,
  before,
  seen,
}: Pick<Press, 'control' | 'before' | 'seen'>): boolean {
  const { texts, textsGone, focus, hasMoved } = seen;
  if (before.expanded !== null || hasMoved) return false;
  if (focus.place !== 'control' && control.key !== 'click') return false;
  return texts.length === 0 && textsGone > 0;
}

/** The other one has closed it, whatever it says of itself. */
async function isClosedBy(
  hand: Hands,
  { pointer }: Control,
  { stale }: NonNullable<Press['beside']>,
): Promise<boolean> {
  return stale.length > 0 || (await hand.expandedOf(pointer.element)) !== 'true';
}

/** What is out of sight could not be pressed. */
async function pressAgain(hand: Hands, control: Control): Promise<void> {
  if (await hand.operateAgain(control)) await hand.settle();
}

/** What it had hidden and shows again was not closed. */
function closedAgain(closing: Closing, hasOpened: boolean): Closing | null {
  return hasOpened ? closing : null;
}

/** The same of what its opener says nothing of. */
async function closePoppedUp(hand: Hands, control: Control): Promise<Closing> {
  const isOpen = async () => (await hand.look()).texts.length > 0;
  if (await closesByEscape(hand, control, async () => !(await isOpen())))
    return { by: 'Escape', isStale: false };
  await pressAgain(hand, control);
  return { by: 'again', isStale: false };
}

/**
 * Closes what was opened, as it may cover what comes next. `expanded`: what the opener says of itself when it is closed. What
 * has closed it.
 */
export async function closeOpened(
  hand: Hands,
  control: Control,
  expanded: string | null,
): Promise<Closing> {
  const { element } = control.pointer;
  const isInVain = () => hand.isOpenInVain(element);
  const isStale = async () =>
    (await isInVain()) && !(await hand.waitUntil(async () => !(await isInVain()), lateMs));
  const isClosed = async () => (await hand.expandedOf(element)) === expanded;
  const isGone = async () => (await isClosed()) || (await isInVain());
  if (await closesByEscape(hand, control, isGone))
    return { by: 'Escape', isStale: await isStale() };
  await pressAgain(hand, control);
  if (await isStale()) return { by: 'again', isStale: true };
  return { by: (await isClosed()) ? 'again' : 'nothing', isStale: false };
}

/** What promises by its role to close with Escape gets time for that, and hears it inside as well. */
async function closesByEscape(
  hand: Hands,
  control: Control,
  isClosed: () => Promise<boolean>,
): Promise<boolean> {
  await hand.press('Escape');
  await hand.settle();
  if (await isClosed()) return true;
  if (!promisesEscape(control.node)) return false;
  if (await hand.waitUntil(isClosed, lateMs)) return true;
  if ((await hand.focus()).place !== 'control') return false;
  await hand.press('ArrowDown');
  await hand.press('Escape');
  await hand.settle();
  return isClosed();
}
