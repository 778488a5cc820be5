import type { JSHandle } from 'puppeteer-core';
import type { WorldWithMoving } from '../browser/hold-still.ts';
import type { WorldWithFlickers } from '../browser/flicker-watch.ts';
import { clientOf, isolatedWorld } from '../browser/isolated-world.ts';
import type { Movement, WorldWithMovement } from '../browser/movement-watch.ts';
import type { ScrollMotion, WorldWithScrollMotion } from '../browser/scroll-motion-watch.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import type {
  CapturedDocument,
  CapturedMotion,
  CapturedNode,
  CapturedScrollMotion,
} from './page-capture.ts';

/** Animations and parts that move beyond this, in one frame, are left out. */
const most = 200;

interface InPage {
  animations: {
    element: number;
    pseudoElement: string;
    name: string;
    keyframes: Record<string, string>[];
    turnMs: number;
    alternates: boolean;
    isEndless: boolean;
    yields: 'yes' | 'no' | 'unknown';
    spokenOf: 'yes' | 'no' | 'unknown';
  }[];
  movements: { element: number; what: Movement; spokenOf: 'yes' | 'no' | 'unknown' }[];
  scrolled: (Omit<CapturedScrollMotion, 'node'> & { element: number })[];
  flickers: { element: number; frames: Record<string, string>[]; forMs: number }[];
  asksForLessMotion: boolean;
}

/** What moved on the page by itself until it was held still. Frames that do not answer are left out. */
export async function askMotion(
  page: PageUnderTest,
  documents: readonly CapturedDocument[],
): Promise<CapturedMotion> {
  const all: CapturedMotion = {
    animations: [],
    movements: [],
    flickers: [],
    scrolled: [],
    asksForLessMotion: false,
  };
  await Promise.all(
    documents.map(async (document) => {
      const frame = page.frames[document.frame]?.frame;
      if (!frame) return;
      try {
        const asking = ofFrame(frame, document);
        const found = await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', asking);
        all.animations.push(...found.animations);
        all.movements.push(...found.movements);
        all.flickers.push(...found.flickers);
        all.scrolled.push(...found.scrolled);
        all.asksForLessMotion ||= found.asksForLessMotion;
      } catch (error) {
        if (page.guard.error) throw error;
      }
    }),
  );
  return all;
}

async function ofFrame(
  frame: ScanFrame['frame'],
  document: CapturedDocument,
): Promise<CapturedMotion> {
  const handle = await isolatedWorld(frame).evaluateHandle(motionInPage, most);
  try {
    const [told, held] = await Promise.all([
      handle.evaluate(([motion]) => motion),
      handle.evaluateHandle(([, ...elements]) => elements),
    ]);
    const nodes =
      told.animations.length +
        told.movements.length +
        told.flickers.length +
        told.scrolled.length ===
      0
        ? []
        : await nodesOf(frame, document, held);
    await held.dispose();
    return {
      animations: told.animations.flatMap(({ element, ...animation }) => {
        const node = nodes[element];
        return node ? [{ ...animation, node }] : [];
      }),
      movements: told.movements.flatMap(({ element, ...movement }) => {
        const node = nodes[element];
        return node ? [{ ...movement, node }] : [];
      }),
      scrolled: told.scrolled.flatMap(({ element, ...motion }) => {
        const node = nodes[element];
        return node ? [{ ...motion, node }] : [];
      }),
      flickers: told.flickers.flatMap(({ element, ...flicker }) => {
        const node = nodes[element];
        return node ? [{ ...flicker, node }] : [];
      }),
      asksForLessMotion: told.asksForLessMotion,
    };
  } finally {
    handle.dispose().catch(() => {});
  }
}

/** The captured nodes of a list of elements, in its order. */
async function nodesOf(
  frame: ScanFrame['frame'],
  { nodes }: CapturedDocument,
  elements: JSHandle,
): Promise<(CapturedNode | undefined)[]> {
  const byId = new Map(nodes.map((node) => [node.backendId, node]));
  const handles = [...(await elements.getProperties()).values()];
  return Promise.all(
    handles.map(async (handle) => {
      const { objectId } = handle.remoteObject();
      if (objectId === undefined) return undefined;
      const { node } = await clientOf(frame).send('DOM.describeNode', { objectId });
      handle.dispose().catch(() => {});
      return byId.get(node.backendNodeId);
    }),
  );
}

/** What moves, and after it the elements that it names by their place. Runs in the frame's isolated world. */
function motionInPage(mostFound: number): [InPage, ...Element[]] {
  const bearableMs = 5_000;
  const mostRules = 20_000;
  const world = globalThis as WorldWithMoving &
    WorldWithMovement &
    WorldWithFlickers &
    WorldWithScrollMotion;
  const elements: Element[] = [];
  const places = new Map<Element, number>();
  const placeOf = (element: Element): number => {
    const known = places.get(element) ?? elements.push(element) - 1;
    places.set(element, known);
    return known;
  };
  const live = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        Number(effect?.getComputedTiming().activeDuration ?? 0) > bearableMs,
    );
  const running = [...new Set([...(world.curbcutAnimations ?? []), ...live])].slice(0, mostFound);
  const bound = boundToScrolling();
  const isAnything =
    running.length + bound.length > 0 ||
    (world.curbcutMoved?.size ?? 0) + (world.curbcutScrollMotion?.size ?? 0) > 0;
  const reducing = isAnything ? rulesForLessMotion() : { rules: [], isComplete: true };
  const animations: InPage['animations'] = [];
  for (const animation of running) {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target?.isConnected) continue;
    const { duration, iterations, activeDuration } = effect.getComputedTiming();
    animations.push({
      element: placeOf(effect.target),
      pseudoElement: effect.pseudoElement ?? '',
      name: animation instanceof CSSAnimation ? animation.animationName : '',
      keyframes: effect.getKeyframes().map((frame) => stylesOf(frame)),
      turnMs: typeof duration === 'number' ? duration : 0,
      alternates: /alternate/.test(effect.getTiming().direction ?? ''),
      isEndless: iterations === Infinity || activeDuration === Infinity,
      yields: yieldsOf(animation, effect.target, effect.pseudoElement),
      spokenOf: spokenOf(effect.target),
    });
  }
  const movements = [...(world.curbcutMoved ?? [])]
    .filter(([element]) => element.isConnected)
    .slice(0, mostFound)
    .map(([element, what]) => ({
      element: placeOf(element),
      what,
      spokenOf: spokenOf(element),
    }));
  const scrolled = [...new Map([...bound, ...(world.curbcutScrollMotion ?? [])])]
    .filter(([element]) => element.isConnected)
    .slice(0, mostFound)
    .map(([element, motion]) => ({
      ...motion,
      element: placeOf(element),
      spokenOf: spokenOf(element),
    }));
  const flickers = [...(world.curbcutFlickers ?? [])].flatMap(([element, flicker]) => {
    const { frames } = flicker;
    const first = frames.at(0);
    const last = frames.at(-1);
    if (!first || !last || frames.length < 2 || !element.isConnected) return [];
    const forMs = ((last.atMs - first.atMs) * frames.length) / (frames.length - 1);
    return [{ element: placeOf(element), frames: frames.map((frame) => frame.looks), forMs }];
  });
  const asksForLessMotion = world.curbcutLessMotion ?? false;
  return [{ animations, movements, flickers, scrolled, asksForLessMotion }, ...elements];

  /** Large elements that an animation moves along with scrolling. */
  function boundToScrolling(): [
    Element,
    Omit<ScrollMotion, 'what'> & { what: CapturedScrollMotion['what'] },
  ][] {
    const leastArea = 15_000;
    const leastPixels = 30;
    return document.getAnimations().flatMap((animation) => {
      const { effect, timeline } = animation;
      const isBound = timeline !== null && timeline !== document.timeline;
      if (!isBound || !(animation instanceof CSSAnimation)) return [];
      if (!(effect instanceof KeyframeEffect) || !effect.target || effect.pseudoElement) return [];
      const { width, height } = effect.target.getBoundingClientRect();
      const frames = effect.getKeyframes();
      const alongY = frames.map((frame) => pixelsIn(frame, 'Y', height));
      const alongX = frames.map((frame) => pixelsIn(frame, 'X', width));
      const distance = Math.max(
        ...[alongX, alongY].map((places) => Math.max(...places) - Math.min(...places)),
      );
      if (width * height < leastArea || !(distance >= leastPixels)) return [];
      const name = animation.animationName;
      return [
        [effect.target, { what: 'timeline', name, distance: Math.round(distance), ms: 0 }] as [
          Element,
          Omit<ScrollMotion, 'what'> & { what: 'timeline' },
        ],
      ];
    });
  }

  function pixelsIn(frame: ComputedKeyframe, axis: 'X' | 'Y', whole: number): number {
    const transform = typeof frame['transform'] === 'string' ? frame['transform'] : '';
    const translate = typeof frame['translate'] === 'string' ? frame['translate'] : '';
    const both = /translate(?:3d)?\(([^)]*)\)/.exec(transform)?.[1]?.split(',') ?? [];
    const single = new RegExp(`translate${axis}\\(([^)]*)\\)`).exec(transform)?.[1];
    const at = axis === 'X' ? 0 : 1;
    const values = [single, both[at], translate.split(' ')[at]];
    return values.reduce((sum, value) => {
      const amount = Number.parseFloat(value ?? '');
      if (Number.isNaN(amount)) return sum;
      return sum + (value?.includes('%') ? (amount / 100) * whole : amount);
    }, 0);
  }

  /** Whether style sheets say anything of an element, or of what it stands in, that depends on the wish for less motion. */
  function spokenOf(element: Element): 'yes' | 'no' | 'unknown' {
    const isMet = reducing.rules.some(({ rule }) => {
      const { style, selectorText } = rule;
      // A script may read it.
      if (Array.from(style).some((name) => name.startsWith('--'))) return true;
      const bare = selectorText
        .replace(/:not\([^()]*\)/g, '')
        .split(',')
        .map((one) => one.replace(/::?(before|after|marker)\s*$/, '').trim());
      return bare.some((one) => {
        try {
          return one === '' || element.closest(one) !== null;
        } catch {
          return true;
        }
      });
    });
    if (isMet) return 'yes';
    return reducing.isComplete ? 'no' : 'unknown';
  }

  function stylesOf(frame: ComputedKeyframe): Record<string, string> {
    const own = Object.entries(frame).filter(
      ([name, value]) =>
        typeof value === 'string' && !/^(offset|easing|composite|computedOffset)$/.test(name),
    );
    return Object.fromEntries(own.slice(0, 30)) as Record<string, string>;
  }

  /** Whether a style sheet ends an animation for people who prefer less motion, or starts it only for the others. */
  function yieldsOf(
    animation: Animation,
    target: Element,
    pseudoElement: string | null,
  ): 'yes' | 'no' | 'unknown' {
    if (!(animation instanceof CSSAnimation)) return 'no';
    const matches = (selector: string) =>
      selector.split(',').some((one) => {
        const own = pseudoElement ? one.replace(/::?(before|after|marker)\s*$/, '').trim() : one;
        try {
          return own === '' ? pseudoElement !== null : target.matches(own);
        } catch {
          return false;
        }
      });
    for (const { rule, prefers } of reducing.rules) {
      const { style } = rule;
      const ends =
        prefers === 'less'
          ? style.animationName === 'none' ||
            style.animationPlayState === 'paused' ||
            /^0*\.?0*s$|^0?\.0\d*s$|^[\d.]ms$/.test(style.animationDuration) ||
            /^\d/.test(style.animationIterationCount) ||
            style.display === 'none'
          : style.animationName.split(/,\s*/).includes(animation.animationName);
      if (ends && matches(rule.selectorText)) return 'yes';
    }
    return reducing.isComplete ? 'no' : 'unknown';
  }

  function rulesForLessMotion(): {
    rules: { rule: CSSStyleRule; prefers: 'less' | 'any' }[];
    isComplete: boolean;
  } {
    const rules: { rule: CSSStyleRule; prefers: 'less' | 'any' }[] = [];
    let isComplete = true;
    let left = mostRules;
    const read = (list: CSSRuleList, prefers: 'less' | 'any' | null) => {
      for (const rule of list) {
        left -= 1;
        if (left < 0) {
          isComplete = false;
          return;
        }
        if (rule instanceof CSSStyleRule && prefers) rules.push({ rule, prefers });
        else if (rule instanceof CSSImportRule && rule.styleSheet)
          readSheet(rule.styleSheet, prefers);
        else if (rule instanceof CSSGroupingRule)
          read(rule.cssRules, rule instanceof CSSMediaRule ? ofMedia(rule, prefers) : prefers);
      }
    };
    const readSheet = (sheet: CSSStyleSheet, prefers: 'less' | 'any' | null) => {
      const own = /reduced-motion/.test(sheet.media.mediaText)
        ? preferenceIn(sheet.media.mediaText)
        : prefers;
      try {
        read(sheet.cssRules, own);
      } catch {
        // Of another origin.
        isComplete = false;
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      readSheet(sheet, null);
    return { rules, isComplete };
  }

  function ofMedia(rule: CSSMediaRule, around: 'less' | 'any' | null): 'less' | 'any' | null {
    return /reduced-motion/.test(rule.conditionText) ? preferenceIn(rule.conditionText) : around;
  }

  function preferenceIn(query: string): 'less' | 'any' {
    return /no-preference/.test(query) && !/not all/.test(query) ? 'any' : 'less';
  }
}
