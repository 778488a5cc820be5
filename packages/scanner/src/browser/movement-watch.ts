import type { WorldWithMoving } from './hold-still.ts';
import type { LongTimeout, RepeatedTimer } from './page-listeners.ts';

/**
 * What changes of a part of the page that scripts keep moving: its place, what is seen there, numbers in its text only, or
 * numbers that may tell the time or how far something has come.
 */
export type Movement = 'place' | 'content' | 'numbers' | 'count';

/** What our world in the page remembers of movement by scripts. */
export interface WorldWithMovement {
  curbcutWatch?: Watch | undefined;
  /** Parts of the page that go on changing by themselves. */
  curbcutMoved?: Map<Element, Movement>;
  /** The page has asked whether people prefer less motion. */
  curbcutLessMotion?: boolean;
}

interface Watch {
  /** Since when each element has been changed, and when last, in how many moments, and how often in all. */
  changed: Map<Element, { since: number; last: number; moments: number; times: number }>;
  /** Texts that were taken out and put in since they were last looked at; null until anybody looks. */
  texts: Map<Element, { out: string; in: string }> | null;
  seen: Map<Element, SeenMoving>;
  /** How late a look was at most: on a busy machine all that timers do comes so late. */
  lateMs: number;
  end: () => void;
}

interface SeenMoving {
  since: number;
  last: number;
  moments: number;
  what: Movement;
  /** How often its numbers went on by one, and how often to any other: a scan sees a part of what turns, from 3 to 1 or not. */
  steps: number;
  jumps: number;
  /** One of a row came into its place, or the whole row moved on. */
  isTurn: boolean;
  /** When it was first and last seen at another place than before; null where it stays in its place. */
  displaced: { since: number; last: number } | null;
}

/** Runs in the main frame's isolated world, may run again. */
export function beginMovementWatch(): void {
  const most = 1_000;
  const restMs = 1_600;
  const world = globalThis as WorldWithMovement;
  world.curbcutWatch?.end();
  const changed: Watch['changed'] = new Map();
  const note = (element: Element | null) => {
    // What stands in the head is not seen.
    if (!element || element.closest('head')) return;
    const now = performance.now();
    const known = changed.get(element);
    if (!known) {
      if (changed.size < most)
        changed.set(element, { since: now, last: now, moments: 1, times: 1 });
      return;
    }
    known.times += 1;
    // What comes after a rest is no longer the same movement.
    if (now - known.last > restMs) Object.assign(known, { since: now, moments: 1 });
    else if (now - known.last > 10) known.moments += 1;
    known.last = now;
  };
  const textOf = (nodes: NodeList) =>
    [...nodes].map(({ textContent }) => (textContent ?? '').slice(0, 500)).join('');
  const observer = new MutationObserver((records) => {
    const { texts } = watch;
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      note(element);
      if (!texts || type !== 'childList' || !element) continue;
      const known = texts.get(element) ?? { out: '', in: '' };
      if (known.out.length > 5_000 || known.in.length > 5_000) continue;
      texts.set(element, {
        out: known.out + textOf(removedNodes),
        in: known.in + textOf(addedNodes),
      });
    }
  });
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) note(target);
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  const watch: Watch = {
    changed,
    texts: null,
    seen: new Map(),
    lateMs: 0,
    end: () => {
      observer.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
      delete world.curbcutWatch;
    },
  };
  world.curbcutWatch = watch;
}

/**
 * False where nothing moves. Else looks until it is known what goes on, and leaves it to `rememberMovement`. Runs in the main
 * frame's isolated world, after `beginMovementWatch`.
 */
export async function endMovementWatch(
  { timers, pending }: { timers: readonly RepeatedTimer[]; pending: readonly LongTimeout[] },
  mostMs: number,
): Promise<boolean> {
  const lookMs = 100;
  const mostElements = 5_000;
  const mostLookedAt = 100;
  const mostInside = 200;
  /** Who waits longer for a timer waits only where there is something that may turn. */
  const quickMs = 1_500;
  const bearableMs = 4_700;
  /** In the time of the document, so that what moves is left at the same moment in each scan. */
  const leaves = { firstMs: 6_700, everyMs: 2_000 };
  /** What turns is left when the first turn that begins after this has come to rest, whichever turn was the first to be seen. */
  const turnsFromMs = 3_900;
  const turnRestsMs = 1_200;
  /** What timers do they have done so soon, and a busy browser draws it so late at most. */
  const doneMs = 500;
  const drawnMs = 5_000;
  const world = globalThis as WorldWithMovement;
  const { curbcutWatch: watch } = world;
  if (!watch) return false;
  const { changed, seen } = watch;
  const start = performance.now();
  let end = start + mostMs;
  let latestMs = 0;
  const due = Math.max(0, ...timers.map(dueOf), ...pending.map(dueOfTimeout));
  const isMoving = [...changed.values()].some(
    ({ last, moments }) => moments >= 5 && last > start - 400,
  );
  if (due < start && !isMoving) {
    watch.end();
    return false;
  }

  interface Look {
    seen: boolean;
    corner: string;
    place: string;
    text: string;
    picture: string;
  }
  const looks = new Map<Element, Look>();
  const counted = new Map([...changed].map(([element, one]) => [element, one.times]));
  const texts = (watch.texts = new Map<Element, { out: string; in: string }>());
  const all = document.body?.querySelectorAll('*') ?? [];
  for (let at = 0; at < Math.min(all.length, mostElements); at += 1) {
    const element = all[at];
    if (element) looks.set(element, lookOf(element));
  }
  /** When the first turn of each came to rest. */
  const rested = new Map<LongTimeout, number>();
  let latest = start;
  /** All that was changed until then has been drawn, and has been looked at after that. */
  let drawn = start;
  let lookedAtDrawn = start;
  let isDrawing = false;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const now = performance.now();
    const lateMs = Math.max(0, now - latest - 1.5 * lookMs);
    latestMs = watch.lateMs = Math.max(watch.lateMs, lateMs);
    // What the machine takes from the page is no time in which it could move.
    end = Math.min(end + lateMs, start + 2 * mostMs);
    const drawnBefore = drawn;
    lookAgain(Math.min(latest, lookedAtDrawn), now);
    lookedAtDrawn = drawnBefore;
    latest = now;
    if (isAnyNewerThan(drawn)) askWhenDrawn();
    if (now >= end || (now >= due && !isUndecided(now) && !mayBeDrawnYet(now))) break;
  }
  if (seen.size === 0) watch.end();
  return seen.size > 0;

  /** A timer has just changed something, and the browser has not come to draw it. */
  function mayBeDrawnYet(now: number): boolean {
    const begun = Math.max(start, due);
    return (
      seen.size === 0 &&
      lookedAtDrawn < begun + doneMs &&
      now < begun + drawnMs &&
      isAnyNewerThan(lookedAtDrawn)
    );
  }

  function isAnyNewerThan(ms: number): boolean {
    return [...changed.values()].some(({ last }) => last > ms);
  }

  /** The first frame begins a transition, the next ones show it. */
  function askWhenDrawn(): void {
    if (isDrawing) return;
    isDrawing = true;
    const asked = performance.now();
    let framesLeft = 3;
    const onFrame = () => {
      framesLeft -= 1;
      if (framesLeft > 0) requestAnimationFrame(onFrame);
      else {
        drawn = asked;
        isDrawing = false;
      }
    };
    requestAnimationFrame(onFrame);
  }

  /** Until when a timer is worth waiting for; 0 where it is not. */
  function dueOf({ everyMs, startedMs, speaksOfMotion }: RepeatedTimer): number {
    const turn = Math.max(1, Math.ceil((start - startedMs) / everyMs));
    const next = Math.min(end, startedMs + turn * everyMs + 250);
    if (everyMs > quickMs) return speaksOfMotion || mayTurn() ? next : 0;
    if (turn === 1) return next;
    // It has fired before: did anything change?
    const doesSomething = [...changed.values()].some(({ last }) => {
      const late = (last - startedMs) % everyMs;
      return last > startedMs + everyMs / 2 && (late < 300 || everyMs - late < 50);
    });
    return doesSomething ? next : 0;
  }

  /** Until when a timeout is worth waiting for: what turns may set it again each time, and may be about to. */
  function dueOfTimeout({ dueMs, delayMs }: LongTimeout): number {
    const mostWorkMs = 2_000;
    if (start > dueMs + mostWorkMs || !isCalledTurning()) return 0;
    const next = dueMs > start ? dueMs : dueMs + turnRestsMs + delayMs;
    return Math.min(end, next + 250);
  }

  function holders(): Element[] {
    const parents: Element[] = [];
    const elements = document.body?.querySelectorAll('*') ?? [];
    for (let at = 0; at < Math.min(elements.length, mostElements); at += 1) {
      const parent = elements[at];
      if (parent && parent.childElementCount >= 2 && parent.childElementCount <= 50)
        parents.push(parent);
    }
    return parents;
  }

  function isCalledTurning(): boolean {
    const names =
      /carousel|karussell|slide-?show|slider|swiper|slick|glide|splide|flickity|owl|ticker|rotat|marquee|laufband|diashow|diaporama|carrusel|hero-?slides/i;
    const isCalled = (element: Element | null) =>
      element !== null &&
      names.test(
        `${element.getAttribute('class') ?? ''} ${element.id} ${element.getAttribute('aria-roledescription') ?? ''}`,
      );
    return holders().some((parent) => isCalled(parent) || isCalled(parent.parentElement));
  }

  /** There is a row of alike things of which few are to be seen, or something that is called so. */
  function mayTurn(): boolean {
    if (isCalledTurning()) return true;
    for (const parent of holders()) {
      const [first, ...others] = [...parent.children].filter(
        ({ tagName, classList }) =>
          /^(DIV|LI|P|FIGURE|ARTICLE|SECTION|IMG|A|BLOCKQUOTE)$/.test(tagName) &&
          (classList.length > 0 || /^(LI|P|IMG|FIGURE|BLOCKQUOTE)$/.test(tagName)),
      );
      if (!first || others.length === 0) continue;
      const alike = others.filter(
        ({ tagName, classList }) =>
          tagName === first.tagName && classList[0] === first.classList[0],
      );
      if (alike.length === 0) continue;
      const shown = [first, ...alike].filter((one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (shown.length === 1 && shown.length <= alike.length) return true;
    }
    return false;
  }

  function lookOf(element: Element): Look {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen =
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { opacity, backgroundImage, backgroundPosition } = getComputedStyle(element);
    const text = [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data.slice(0, 500) : ''))
      .join('')
      .trim();
    const own = element instanceof HTMLImageElement ? element.currentSrc : '';
    const corner = [x + scrollX, y + scrollY].map(Math.round).join(' ');
    return {
      seen: isSeen && Number(opacity) > 0.1,
      corner,
      place: `${corner} ${Math.round(width)} ${Math.round(height)} ${backgroundPosition}`,
      text,
      picture: own + (backgroundImage === 'none' ? '' : backgroundImage),
    };
  }

  /** At what has been changed since, and what stands in it. */
  function lookAgain(since: number, now: number): void {
    const latestChanged = [...changed].filter(([, one]) => one.last >= since);
    const appeared = new Set<Element>();
    const vanished = new Set<Element>();
    const displaced = new Map<Element, Element[]>();
    for (const [element, one] of latestChanged.slice(0, mostLookedAt)) {
      // Not the moments: what a busy page does late it does at once.
      const times = one.times - (counted.get(element) ?? 0);
      counted.set(element, one.times);
      const replaced = texts.get(element);
      texts.delete(element);
      if (!element.isConnected) continue;
      const inside = [...element.querySelectorAll('*')].slice(0, mostInside);
      for (const part of [element, ...inside]) {
        const before = looks.get(part);
        const what = whatChanged(part, {
          times,
          replaced: part === element ? replaced : undefined,
        });
        if (!what) continue;
        const shows = looks.get(part)?.seen;
        if (before && shows !== before.seen) (shows ? appeared : vanished).add(part);
        if (what === 'place' && part.parentElement)
          displaced.set(part.parentElement, [...(displaced.get(part.parentElement) ?? []), part]);
        const isElsewhere = before?.corner !== looks.get(part)?.corner;
        const known = seen.get(part);
        const isSlow = known && now - known.last > 3 * lookMs;
        const began =
          part === element && one.moments >= 3 ? Math.max(one.since, start - 3_500) : now;
        seen.set(part, {
          since: known?.since ?? began,
          last: now,
          moments: (known?.moments ?? 0) + (isSlow || !known ? 1 : 0),
          what: stronger(known?.what, what),
          steps: (known?.steps ?? 0) + (what === 'count' ? 1 : 0),
          jumps: (known?.jumps ?? 0) + (what === 'numbers' ? 1 : 0),
          isTurn: (known?.isTurn ?? false) || (what === 'content' && isOfTurning(now)),
          displaced: isElsewhere
            ? { since: known?.displaced?.since ?? now, last: now }
            : (known?.displaced ?? null),
        });
      }
    }
    const turned = [...appeared].filter((one) =>
      [...vanished].some(
        (other) => other.parentElement === one.parentElement && other.tagName === one.tagName,
      ),
    );
    const rows = [...displaced.values()].filter((row) => row.length >= 3).flat();
    for (const part of [...turned, ...rows]) {
      const known = seen.get(part);
      if (known) known.isTurn = true;
    }
  }

  function stronger(known: Movement | undefined, now: Movement): Movement {
    const order: Movement[] = ['count', 'numbers', 'place', 'content'];
    return known && order.indexOf(known) > order.indexOf(now) ? known : now;
  }

  /** `times`: how often it was changed since it was last looked at. */
  function whatChanged(
    element: Element,
    { times, replaced }: { times: number; replaced: { out: string; in: string } | undefined },
  ): Movement | null {
    const before = looks.get(element);
    const now = lookOf(element);
    looks.set(element, now);
    if (!before) return null;
    if (!before.seen && !now.seen) return null;
    if (before.seen !== now.seen) return 'content';
    if (before.text !== now.text) return ofTexts(before.text, now.text, times);
    if (replaced && replaced.out.trim() !== replaced.in.trim())
      return ofTexts(replaced.out, replaced.in, times);
    if (before.picture !== now.picture) return 'content';
    return before.place === now.place ? null : 'place';
  }

  function ofTexts(before: string, now: string, times: number): Movement {
    const words = (text: string) => text.replace(/[\d.,:;'’\s%+-]+/g, '');
    if (words(before) !== words(now)) return 'content';
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const [one, other] = [numbers(before), numbers(now)];
    const isStep =
      one.length !== other.length ||
      one.every((number, at) => Math.abs(number - (other[at] ?? 0)) <= Math.max(1, times));
    return isStep || /\d\s?:\s?\d\d|%/.test(now) ? 'count' : 'numbers';
  }

  /** It moves, or is the work of a timer, and has not done so for long enough. */
  function isUndecided(now: number): boolean {
    if (now < restsAt()) return true;
    const quickest = Math.max(
      0,
      ...timers.flatMap(({ everyMs }) => (everyMs <= quickMs ? everyMs : [])),
    );
    return [...seen.values()].some(({ since, last, moments, isTurn }) => {
      const isFrequent =
        now - last <= 3 * lookMs + latestMs ||
        (quickest > 0 && now - last < quickest + 300 + latestMs);
      const turns = Math.ceil((since + bearableMs - leaves.firstMs) / leaves.everyMs);
      if (isFrequent && now < leaves.firstMs + Math.max(0, turns) * leaves.everyMs) return true;
      // A second turn tells a slide show from what has come once.
      const slow = timers.find((timer) => timer.everyMs > quickMs && isWorkOf(timer, last));
      return (
        slow !== undefined && moments < 2 && !isTurn && now - last < slow.everyMs + 300 + latestMs
      );
    });
  }

  /**
   * When the turn has come to rest with which what turns is left; 0 where nothing has turned. Its timeout is set again when
   * it rests.
   */
  function restsAt(): number {
    const turned = [...seen.values()].filter(({ isTurn }) => isTurn);
    const ofTimers = timers.flatMap((timer) => {
      const { everyMs, startedMs } = timer;
      const own =
        everyMs > quickMs ? turned.filter(({ last }) => isWorkOf(timer, last, turnRestsMs)) : [];
      if (own.length === 0) return [];
      const first = Math.min(...own.map(({ since }) => since)) - 350;
      const turns = Math.ceil((Math.max(turnsFromMs, first) - startedMs) / everyMs);
      return startedMs + turns * everyMs;
    });
    const ofTimeouts = pending.flatMap((timeout) => {
      const { dueMs, delayMs } = timeout;
      const own = turned.filter(({ last }) => last >= dueMs);
      if (own.length === 0) return [];
      if (dueMs >= turnsFromMs) return dueMs;
      const firstTurn = own.flatMap(({ last }) => (last < dueMs + delayMs ? last : []));
      const restedMs = Math.max(rested.get(timeout) ?? dueMs, ...firstTurn);
      rested.set(timeout, restedMs);
      return restedMs + delayMs;
    });
    const turns = [...ofTimers, ...ofTimeouts];
    return turns.length === 0 ? 0 : Math.max(...turns) + turnRestsMs;
  }

  /** A timer whose code goes from one thing to the next has just done its work. */
  function isOfTurning(now: number): boolean {
    return timers.some(
      (timer) => timer.speaksOfMotion && timer.everyMs > quickMs && isWorkOf(timer, now),
    );
  }

  /** `restsMs`: what turns takes so long to come to its place. */
  function isWorkOf(
    { everyMs, startedMs, worksMs }: RepeatedTimer,
    atMs: number,
    restsMs = 0,
  ): boolean {
    const late = (atMs - startedMs) % everyMs;
    const soon = Math.max(350 + worksMs, Math.min(restsMs, everyMs / 2));
    return late < soon + Math.min(latestMs, everyMs / 4) || everyMs - late < 50;
  }
}

/** Keeps those parts that go on moving, as far as the timers that are left make them. Runs in the main frame's isolated world. */
export function rememberMovement(
  timers: readonly RepeatedTimer[],
  asksForLessMotion: boolean,
): void {
  const lookMs = 100;
  const quickMs = 1_500;
  const glanceMs = 500;
  const turnRestsMs = 1_200;
  const bearableMs = 4_500;
  const world = globalThis as WorldWithMovement & WorldWithMoving;
  const { curbcutWatch: watch } = world;
  if (!watch) return;
  const { lateMs } = watch;
  const now = performance.now();
  const parts = new Map<Element, Movement>();
  const moving = (world.curbcutMoving ??= new Set());
  for (const [element, each] of watch.seen) {
    if (!goesOn(each) || !element.isConnected) continue;
    const what = toldByAll(each);
    // Visitors find it somewhere else, or something else in its place.
    if (each.isTurn || isDisplacedAgain(each)) moving.add(element);
    const near = [...parts.keys()].find((part) => partAround(part, element) !== null);
    const around = (near && partAround(near, element)) || element;
    const known = near && parts.get(near);
    if (near) parts.delete(near);
    parts.set(around, known && known !== 'numbers' && known !== 'count' ? known : what);
  }
  world.curbcutMoved = parts;
  world.curbcutLessMotion = asksForLessMotion;
  watch.end();

  /** Numbers that mostly go on by one count something, whatever part of them was seen. */
  function toldByAll({ what, steps, jumps }: SeenMoving): Movement {
    if (what !== 'numbers' && what !== 'count') return what;
    return jumps > steps ? 'numbers' : 'count';
  }

  function goesOn({ since, last, moments, isTurn }: SeenMoving): boolean {
    if (hasGoneOn(since, last)) return true;
    return timers.some((timer) => {
      if (!isItsWork(timer, last, isTurn)) return false;
      if (timer.everyMs > quickMs) return moments >= 2 || isTurn;
      // Its next time counts: which of them were seen depends on when the page was ready.
      return moments >= 3 && last + timer.everyMs - since > bearableMs;
    });
  }

  /** What came above a part as the page began moved it once, and its text may go on changing in its place. */
  function isDisplacedAgain({ displaced }: SeenMoving): boolean {
    if (!displaced) return false;
    const { since, last } = displaced;
    return hasGoneOn(since, last) || timers.some((timer) => isItsWork(timer, last, false));
  }

  function hasGoneOn(since: number, last: number): boolean {
    return last - since > bearableMs && now - last < 1_800 + lateMs;
  }

  /** What a glance follows is told by how long it lasts alone. */
  function isItsWork(
    { everyMs, startedMs, worksMs }: RepeatedTimer,
    last: number,
    isTurn: boolean,
  ): boolean {
    if (everyMs <= glanceMs) return false;
    const late = (last - startedMs) % everyMs;
    const rests = isTurn ? Math.min(turnRestsMs, everyMs / 2) : 0;
    const soon = Math.max(350 + worksMs, rests) + lookMs + Math.min(lateMs, everyMs / 4);
    return (late < soon || everyMs - late < 50) && now - last < everyMs + 800 + lateMs;
  }

  /** The part of the page to which both belong; null where they only share the page. */
  function partAround(one: Element, other: Element): Element | null {
    let around: Element | null = one;
    for (let level = 0; around && level < 4; level += 1) {
      if (around.matches('html, body, main')) return null;
      if (around.contains(other)) {
        let depth = 0;
        for (let at: Element | null = other; at && at !== around; at = at.parentElement) depth += 1;
        return depth <= 6 || around === one ? around : null;
      }
      around = around.parentElement;
    }
    return null;
  }
}
