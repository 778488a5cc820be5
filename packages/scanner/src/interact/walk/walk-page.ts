import { captureOnce } from '../../capture/capture-once.ts';
import type { UsedPage } from '../used-page.ts';
import type { Pointer } from '../../engines/finding.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { isHiddenByAttribute, isTabStop } from '../../checks/page/controls.ts';
import { cutOff } from '../cut-off.ts';
import { rest } from '../rest.ts';
import { type Feet, feet, type Found } from './feet.ts';
import { isDoubtfulSign, isRingAlone, kindOfSign } from './doubtful-sign.ts';
import { foundBefore } from '../../merge/found-before.ts';
import { toDecided } from './decided.ts';
import { type Doubted, findFaint } from './find-faint.ts';
import { findVeil, type FoundVeil } from './find-veil.ts';
import { findUnmarked } from './find-unmarked.ts';
import type { Sign } from './install-sign.ts';
import { hasParts, mostInside, mostStays } from './has-parts.ts';
import { Covers } from './covers.ts';
import { seeAgain } from './see-again.ts';
import { seeFields } from './see-fields.ts';
import { trySkips } from './try-skips.ts';
import { walkBack } from './walk-back.ts';
import type { Jump, Trap, Veil, Walked } from './walked.ts';
import type { Stop } from './stop.ts';

/** What can't be seen is looked at again after so long each, in ms: it may slide in, or the page scroll to it, also on a busy machine. */
const againMs = [250, 500] as const;
const mostAgain = 8;
/** What looks like something that could not be seen then either is waited for less. */
const alikeMs = 40;
/** So many stops may give their focus away before that is enough to tell. */
const mostThrown = 5;
/** So long scripts get to give the focus to something else, where Tab does not lead on, in ms. */
const lateMs = 300;
/** Fewer stops before what lies over the page may be there for a reason, as links are that skip something. */
const leastBehind = 3;
/** People are told the count at every so many stops. */
const tellEvery = 5;

interface Walking {
  stops: Stop[];
  /** By the key of its pointer, its place among the stops. */
  places: Map<string, number>;
  jumps: Jump[];
  /** By the key of its pointer: how a stop looked with the focus. */
  looks: Map<string, string>;
  /** Stops that look the same with and without the focus, as far as styles tell. */
  alike: Stop[];
  /** By the key of its pointer: its own styles with the focus. */
  signs: Map<string, Sign>;
  /** By the kind of their sign of the focus: those where styles tell that it may be too weak. */
  doubted: Map<string, Doubted[]>;
  /** Stops whose styles tell that the sign is clear. */
  marked: Set<Stop>;
  again: number;
  covers: Covers;
  /** How stops look that could not be seen when they were looked at again. */
  unseen: Set<string>;
  /** Stops that count as seen, as there was no time to look again. */
  unlooked: Set<Stop>;
}

/** Presses Tab from the start of the page to its end. The page is cut off from everything outside before, for good. `endMs` is by the time for using the page. */
export async function walkPage(page: UsedPage, endMs: number): Promise<Walked> {
  await cutOff(page);
  const foot = await feet(page);
  const total = await countStops(page);
  const walking: Walking = {
    stops: [],
    places: new Map(),
    jumps: [],
    looks: new Map(),
    alike: [],
    signs: new Map(),
    doubted: new Map(),
    marked: new Set(),
    again: 0,
    covers: new Covers(page, foot),
    unseen: new Set(),
    unlooked: new Set(),
  };
  const found = await findVeil(page);
  await foot.ask('begin');
  const { end, trap } = await walk(page, foot, walking, { total, endMs });
  const veil = found && !found.hasFocus ? await veilOver(page, found, walking.stops) : null;
  const { stops, jumps, alike, doubted, marked, covers, unlooked } = walking;
  const isWhole = end === 'left-page' || end === 'cap' || end === 'time';
  const back = isWhole
    ? await walkBack(page, foot, { stops, jumps, covers })
    : { noWaysBack: [], told: [] };
  await foot.ask('begin');
  // What is tried from here on has half as much time again.
  const lastMs = page.useTime.now() + page.limits.walkMs / 2;
  for (const stop of await seeFields(page, foot, stops, lastMs)) unlooked.add(stop);
  const looksOf = ({ pointer }: Stop) => walking.looks.get(pointerKey(pointer)) ?? '';
  await seeAgain(page, foot, { stops, looksOf, lastMs });
  const { skips, told: followed } = await trySkips(page, foot, stops);
  const before = await unmarkedBefore(page, stops);
  const pictured = await findUnmarked(page, foot, alike, { before, lastMs });
  const { faint, told: measured } = await findFaint(page, foot, doubted, before);
  await foot.ask('begin');
  const decided = toDecided({
    stops,
    end,
    sign: [...marked, ...pictured.told, ...measured],
    sight: stops.filter((stop) => !unlooked.has(stop)),
    cover: stops.filter((stop) => covers.told.on.has(stop) && covers.told.back.has(stop)),
    back: back.told,
    skip: followed,
  });
  const seen = { covered: covers.found, veil, skips, unmarked: pictured.unmarked, faint };
  return { stops, end, jumps, trap, noWaysBack: back.noWaysBack, ...seen, decided };
}

/** Stops whose sign of the focus the last scan found to be missing, or too weak. */
async function unmarkedBefore(page: UsedPage, stops: readonly Stop[]): Promise<ReadonlySet<Stop>> {
  const own = stops.filter(({ pointer }) => pointer.frame === 0);
  const numbers = own.map(({ pointer }) => pointer.element);
  const before = await foundBefore(page, ['focus-visible', 'focus-contrast'], numbers);
  return new Set(own.filter(({ pointer }) => before.has(pointer.element)));
}

/** What was over the page before and is there still, and had the focus after several stops of the page at most. */
async function veilOver(
  page: UsedPage,
  { element, words, stops: own }: FoundVeil,
  stops: readonly Stop[],
): Promise<Veil | null> {
  const isOwn = ({ pointer }: Stop) => pointer.frame === 0 && own.includes(pointer.element);
  const at = stops.findIndex(isOwn);
  const before = at === -1 ? stops.length : at;
  const [first] = stops;
  if (!first || before < leastBehind || (await findVeil(page))?.element !== element) return null;
  return { pointer: { frame: 0, element }, words, first, before };
}

async function walk(
  page: UsedPage,
  foot: Feet,
  walking: Walking,
  { total, endMs }: { total: number; endMs: number },
): Promise<Pick<Walked, 'end' | 'trap'>> {
  const { stops, places } = walking;
  let stays = 0;
  for (let presses = 1; ; presses += 1) {
    if (stops.length >= page.limits.walkStops) return { end: 'cap', trap: null };
    if (page.useTime.now() > endMs) return { end: 'time', trap: null };
    if (stops.length % tellEvery === 0)
      page.tell(`Using the keyboard (${stops.length} of ${Math.max(total, stops.length)} stops)`);
    const last = stops.at(-1);
    await foot.press('Tab');
    const found = await foot.look();
    noteLooks(walking, last, found);
    noteJumps(walking, last, found, presses);
    const thrown = thrownBy(found, presses);
    if (thrown && !places.has(pointerKey(thrown.pointer)) && thrownSoFar(walking) < mostThrown) {
      places.set(pointerKey(thrown.pointer), stops.length);
      stops.push(thrown);
      walking.jumps.push({ from: thrown, to: { pointer: null, words: '' } });
      continue;
    }
    const { pointer } = found;
    if (!pointer) return { end: 'left-page', trap: null };
    const place = places.get(pointerKey(pointer));
    if (place === undefined) {
      stays = 0;
      const isSeen = found.isSeen || (await isSeenLater(page, foot, walking, found));
      const stop = toStop(found, pointer, presses, isSeen !== false);
      if (isSeen === null) walking.unlooked.add(stop);
      places.set(pointerKey(pointer), stops.length);
      walking.looks.set(pointerKey(pointer), found.looks);
      if (found.sign) walking.signs.set(pointerKey(pointer), found.sign);
      stops.push(stop);
      await walking.covers.note(stop, found.cover, false);
      continue;
    }
    if (place === 0 && stops.length > 1) return { end: 'left-page', trap: null };
    const isStay = place === stops.length - 1;
    stays += 1;
    if (isStay && stays <= (hasParts(found) ? mostInside : mostStays)) continue;
    if (walking.jumps.some(({ to }) => to?.pointer !== null))
      return { end: 'page-changed', trap: null };
    return leaveTrap(page, foot, walking, place);
  }
}

/** The stop that had the focus and gave it to nothing; null where there was none. */
function thrownBy({ pointer, passed }: Found, presses: number): Stop | null {
  const first = passed.find(({ isLate, isGuard }) => !isLate && !isGuard);
  if (pointer || !first) return null;
  const { element, words } = first;
  return { ...passing, pointer: { frame: 0, element }, words, presses };
}

/** What is known of what the focus only came through. */
const passing = {
  tag: '',
  type: '',
  isSeen: true,
  isDrawn: true,
  isEditable: false,
  isMute: false,
  group: null,
} as const;

function toStop(found: Found, pointer: Pointer, presses: number, isSeen: boolean): Stop {
  const { tag, type, words, isDrawn, isEditable, isMute } = found;
  const group = found.group && {
    pointer: { frame: pointer.frame, element: found.group.element },
    isFromRight: found.group.isFromRight,
  };
  return { pointer, tag, type, words, isSeen, isDrawn, isEditable, isMute, group, presses };
}

function thrownSoFar({ jumps }: Walking): number {
  return jumps.filter(({ to }) => to?.pointer === null).length;
}

/** Tries the other ways out of what Tab does not lead out of, and of what scripts give the focus to when Tab was pressed there. */
async function leaveTrap(
  page: UsedPage,
  foot: Feet,
  { stops, places }: Walking,
  place: number,
): Promise<Pick<Walked, 'end' | 'trap'>> {
  const circle = new Set(stops.slice(place).map(({ pointer }) => pointerKey(pointer)));
  const isHeld = ({ pointer }: Found) => pointer !== null && circle.has(pointerKey(pointer));
  await rest(page, lateMs);
  let last = await foot.look();
  if (last.pointer) circle.add(pointerKey(last.pointer));
  const leadsOut = async (keys: readonly ('Escape' | 'Tab' | 'Shift+Tab')[]) => {
    for (const key of keys) await foot.press(key);
    last = await foot.look();
    return !isHeld(last);
  };
  const ways = [
    { words: 'Escape and then Tab', keys: ['Escape', 'Tab'], times: 1 },
    { words: 'Shift and Tab', keys: ['Shift+Tab'], times: circle.size + 1 },
  ] as const;
  const tried = ['Tab'];
  for (const { words, keys, times } of ways) {
    for (let count = 0; count < times; count += 1)
      if (await leadsOut(keys)) return { end: 'trap', trap: null };
    tried.push(words);
  }
  // What can be pressed in it may lead out, and so may a key that the page names.
  const mayLead = stops
    .slice(place)
    .some(({ tag, type }) => /^(a|button|summary)$/.test(tag) || type === 'submit');
  const isSure = places.size > 0 && !(circle.size > 1 && mayLead) && !(await foot.ask('namesKeys'));
  const trap: Trap = { at: heldBy(last, stops, place), tried };
  return { end: 'trap', trap: isSure ? trap : null };
}

/** The stop that holds the focus, or what holds it in its stead. */
function heldBy(
  { pointer, tag, type, words, isSeen }: Found,
  stops: readonly Stop[],
  place: number,
) {
  const at = stops[place] as Stop;
  const isStop = stops.some((one) => pointer && pointerKey(one.pointer) === pointerKey(pointer));
  return pointer === null || isStop ? at : { ...at, pointer, tag, type, words, isSeen };
}

/** Null where it was not looked at again. */
async function isSeenLater(
  page: UsedPage,
  foot: Feet,
  walking: Walking,
  { pointer, tag, looks }: Found,
): Promise<boolean | null> {
  if (!pointer || walking.again >= mostAgain) return null;
  walking.again += 1;
  const kind = `${tag} ${looks}`;
  for (const ms of walking.unseen.has(kind) ? [alikeMs] : againMs) {
    await rest(page, ms);
    if (await foot.isSeen(pointer)) return true;
  }
  walking.unseen.add(kind);
  return false;
}

function noteLooks(
  { looks, alike, signs, doubted, marked }: Walking,
  last: Stop | undefined,
  found: Found,
): void {
  if (!last || last.pointer.frame !== 0 || found.looksBefore === null) return;
  const isOther = !found.pointer || pointerKey(found.pointer) !== pointerKey(last.pointer);
  if (!isOther) return;
  const isAlike = looks.get(pointerKey(last.pointer)) === found.looksBefore;
  if (isAlike && found.pointer) alike.push(last);
  if (isAlike || !looks.has(pointerKey(last.pointer))) return;
  const [sign, without] = [signs.get(pointerKey(last.pointer)), found.signBefore];
  if (!sign || !without || !isDoubtfulSign(sign, without)) {
    marked.add(last);
    return;
  }
  const kind = kindOfSign(last.tag, sign);
  const isRing = isRingAlone(sign, without);
  doubted.set(kind, [...(doubted.get(kind) ?? []), { stop: last, isRing }]);
}

/** Where scripts took the focus on from what it came to, or asked for another page. What they do later may have other reasons. */
function noteJumps(
  { jumps }: Walking,
  last: Stop | undefined,
  found: Found,
  presses: number,
): void {
  const { pointer, passed, leads } = found;
  const frame = pointer?.frame ?? 0;
  const now = passed.filter(({ isLate }) => !isLate);
  const [first] = now;
  const end = now.at(-1);
  const isLed = first && end && now.length > 1 && first.element !== end.element;
  const isMeant = isLed && !first.isGuard && !end.isGuard && !now.some((one) => one.isAroundNext);
  const at = first && {
    ...passing,
    pointer: { frame, element: first.element },
    words: first.words,
    presses,
  };
  // What goes back where it came from holds the focus: that is a trap, and not a jump.
  if (isMeant && at && end.element !== last?.pointer.element && pointer?.element === end.element)
    jumps.push({ from: at, to: { pointer: { frame, element: end.element }, words: end.words } });
  if (leads !== null) {
    const here = pointer && toStop(found, pointer, presses, found.isSeen);
    const from = at ?? here ?? last;
    if (from) jumps.push({ from, to: null });
  }
}

/** How many stops the page had when it was captured. */
async function countStops(page: UsedPage): Promise<number> {
  const { documents } = await captureOnce(page);
  const count = documents
    .flatMap(({ nodes }) => nodes)
    .filter((node) => isTabStop(node) && node.box !== null && !isHiddenByAttribute(node)).length;
  return Math.min(count, page.limits.walkStops);
}
