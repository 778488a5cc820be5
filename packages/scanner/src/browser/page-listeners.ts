import { randomBytes } from 'node:crypto';
import type { CDPSession, Page } from 'puppeteer-core';
import { clientOf, isolatedWorld } from './isolated-world.ts';
import type { Observation } from './prepare-document.ts';

/** What a page may listen to. */
type Occasion = 'scrolling' | 'resizing';

export interface PageListeners {
  /**
   * Whether the document in the main frame hears of it: it has listeners, or has made an observer. The browser is asked,
   * so the page does not notice. In doubt, true.
   */
  hearOf(occasion: Occasion): Promise<boolean>;
  /** What the document in the main frame told of its clockwork. Only for knowing what may be worth waiting for. */
  clockwork(): Promise<Clockwork>;
  /** Addresses of windows that the document in the main frame has asked for so far, as it wrote them. */
  windows(): Promise<string[]>;
  /** Lets those timers of the document in the main frame go on that were ended to hold it still; once. False: it has none. */
  beginTimersAgain(): Promise<boolean>;
  /**
   * Whether something may come in the document of the main frame without anything being done: a timer is
   * about to fire, or an animation is under way.
   */
  mayCome(): Promise<boolean>;
}

interface Clockwork {
  /** Those that fire again and again and were not cleared. */
  timers: RepeatedTimer[];
  /** Long ones that fire once, as far as is known, and were not cleared. */
  pending: LongTimeout[];
  /** It has asked whether people prefer less motion. */
  asksForLessMotion: boolean;
}

export interface LongTimeout {
  /** When it fires, in the time of its document. */
  dueMs: number;
  delayMs: number;
}

export interface RepeatedTimer {
  everyMs: number;
  /** When it was started, in the time of its document. */
  startedMs: number;
  /** Its code speaks of showing or moving something. */
  speaksOfMotion: boolean;
  /** How long its work took before it was set again, in ms; 0 for one that does not wait for that. */
  worksMs: number;
}

const group = 'curbcut-listeners';
/** Read from the prototype: an element named `body` would stand for the document's. */
const ofDocument = (member: string) =>
  `Object.getOwnPropertyDescriptor(Document.prototype, '${member}').get.call(document)`;

interface Signs {
  observations: readonly Observation[];
  /** Expressions for what may have listeners. */
  places: readonly string[];
  events: ReadonlySet<string>;
}

const signs: Readonly<Record<Occasion, Signs>> = {
  scrolling: {
    observations: ['sight'],
    places: ['window', 'document', ofDocument('documentElement'), ofDocument('body')],
    events: new Set(['scroll', 'scrollend', 'wheel', 'touchmove']),
  },
  resizing: {
    observations: ['sight', 'size', 'media'],
    places: ['window', 'visualViewport', 'screen.orientation'],
    events: new Set(['resize', 'orientationchange', 'change', 'scroll']),
  },
};

/**
 * Hears of observers from now on: `binding` is the name of the function by which `prepareDocument` tells of each kind once a
 * document.
 */
export async function watchPageListeners(page: Page): Promise<PageListeners & { binding: string }> {
  // Bindings are told to a session that has heard of the document's contexts.
  const session = clientOf(page.mainFrame());
  const binding = `curbcut${randomBytes(8).toString('hex')}`;
  const told = new Set<string>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === binding) told.add(payload);
  });
  await session.send('Runtime.addBinding', { name: binding });
  return {
    binding,
    async clockwork() {
      const since = await isolatedWorld(page.mainFrame()).evaluate(() => performance.timeOrigin);
      return readClockwork([...told], since);
    },
    async windows() {
      const since = await isolatedWorld(page.mainFrame()).evaluate(() => performance.timeOrigin);
      const beginning = `window ${since} `;
      return [...told].flatMap((text) =>
        text.startsWith(beginning) ? [text.slice(beginning.length)] : [],
      );
    },
    async beginTimersAgain() {
      const world = isolatedWorld(page.mainFrame());
      return world.evaluate((name) => {
        const event = new Event(name, { cancelable: true });
        return !dispatchEvent(event);
      }, binding);
    },
    async mayCome() {
      return isolatedWorld(page.mainFrame()).evaluate((name) => {
        const event = new Event(`${name}-due`, { cancelable: true });
        if (!dispatchEvent(event)) return true;
        // Read from the prototype: an element may stand for the document's.
        return Document.prototype.getAnimations
          .call(document)
          .some(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
      }, binding);
    },
    async hearOf(occasion) {
      const { observations, places, events } = signs[occasion];
      try {
        const since = await isolatedWorld(page.mainFrame()).evaluate(() => performance.timeOrigin);
        const found = await Promise.all(places.map((place) => hasListener(session, place, events)));
        // The answers came after what was told before them.
        return found.includes(true) || observations.some((one) => told.has(`${one} ${since}`));
      } finally {
        session.send('Runtime.releaseObjectGroup', { objectGroup: group }).catch(() => {});
      }
    },
  };
}

function readClockwork(told: readonly string[], since: number): Clockwork {
  const own = told.map((text) => text.split(' ')).filter(([, origin]) => Number(origin) === since);
  const cleared = new Set(own.flatMap(([kind, , id]) => (kind === 'cleared' ? [id] : [])));
  return {
    timers: own.flatMap(([kind, , id, everyMs, startedMs, speaks, worksMs]) =>
      kind === 'timer' && !cleared.has(id)
        ? [
            {
              everyMs: Number(everyMs),
              startedMs: Number(startedMs),
              speaksOfMotion: speaks === 'true',
              worksMs: Number(worksMs),
            },
          ]
        : [],
    ),
    pending: own.flatMap(([kind, , id, delay, startedMs]) =>
      kind === 'once' && !cleared.has(id)
        ? [{ dueMs: Number(startedMs) + Number(delay), delayMs: Number(delay) }]
        : [],
    ),
    asksForLessMotion: own.some(([kind]) => kind === 'motion'),
  };
}

async function hasListener(
  session: CDPSession,
  expression: string,
  events: ReadonlySet<string>,
): Promise<boolean> {
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: group });
  if (result.objectId === undefined) return true;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  });
  return listeners.some(({ type }) => events.has(type));
}
