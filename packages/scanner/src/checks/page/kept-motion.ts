import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { CapturedAnimation, CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** Something that moves, as the page has it for people without wishes. */
export interface Motion {
  node: CapturedNode;
  /** An animation or a transition of style sheets, or the work of a script. */
  by: 'animation' | 'transition' | 'timeline' | 'script';
  /** Of the animation, or the property that passes. */
  name: string;
  pseudoElement: string;
  /** Of one turn; 0 for a script. */
  ms: number;
  keyframes: CapturedAnimation['keyframes'] | null;
}

/** Where it is on the page, as long as nothing has changed the page. */
export type PointedMotion<M extends Motion> = Pointer & { motion: M };

/** One that the page keeps when people prefer less of it. */
export type KeptMotion<M extends Motion> = PointedMotion<M> & {
  /** How long one turn takes then; 0 for a script. */
  msThen: number;
};

/** How many are looked at. */
const most = 100;

/** Of the page itself. */
export async function pointed<M extends Motion>(
  page: PageUnderTest,
  motions: readonly M[],
): Promise<PointedMotion<M>[]> {
  const own = motions.filter(({ node }) => node.document.frame === 0).slice(0, most);
  if (own.length === 0) return [];
  const pointers = await toPointers(
    page,
    own.map(({ node }) => node),
  );
  return own.flatMap((motion) => {
    const at = pointers.get(motion.node);
    return at ? [{ ...at, motion }] : [];
  });
}

/** Those that go on as they were in a page that believes that people prefer less motion. */
export async function keptMotions<M extends Motion>(
  { page, guard, limits }: PageUnderTest,
  all: readonly PointedMotion<M>[],
): Promise<KeptMotion<M>[]> {
  const items = all.map(({ element, motion: { by, name, pseudoElement, ms, keyframes } }) => ({
    element,
    by,
    name,
    pseudoElement,
    ms,
    keyframes,
  }));
  const asking = isolatedWorld(page.mainFrame()).evaluate(keptInPage, items);
  const then = await guard.within(limits.frameMs, 'PAGE_HUNG', asking);
  return all.flatMap((one, index) => {
    const msThen = then[index] ?? null;
    return msThen === null ? [] : [{ ...one, msThen }];
  });
}

/** As people read it; null where nothing is drawn. */
export function sizeOf({ box }: CapturedNode): string | null {
  return box && `${Math.round(box.width)} × ${Math.round(box.height)} px`;
}

type InPage = Pick<Motion, 'by' | 'name' | 'pseudoElement' | 'ms' | 'keyframes'> & {
  element: number;
};

/** How long a turn of each takes now; null for what does not go on, or not as it did. Runs in the page's isolated world. */
function keptInPage(items: readonly InPage[]): (number | null)[] {
  const shortMs = 100;
  const bearableMs = 5_000;
  /** What is so many times as slow is another motion. */
  const slower = 2;
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return items.map((item) => {
    const element = registry.elements[item.element];
    if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true }))
      return null;
    const style = getComputedStyle(element, item.pseudoElement || undefined);
    if (style.display === 'none') return null;
    if (item.by === 'script') return 0;
    if (item.by === 'transition') return transitionMs(style, item.name);
    return animationMs(element, style, item);
  });

  function transitionMs(style: CSSStyleDeclaration, property: string): number | null {
    const properties = list(style.transitionProperty);
    const at = properties.findIndex((one) => one === property || one === 'all');
    const ms = at === -1 ? 0 : nth(list(style.transitionDuration).map(toMs), at);
    return ms > shortMs ? ms : null;
  }

  function animationMs(element: Element, style: CSSStyleDeclaration, item: InPage): number | null {
    const at = list(style.animationName).indexOf(item.name);
    if (at === -1) return null;
    const timeline = nth(list(style.getPropertyValue('animation-timeline')), at) || 'auto';
    if (item.by === 'timeline') return timeline === 'auto' ? null : 0;
    const ms = nth(list(style.animationDuration).map(toMs), at);
    const turns = nth(list(style.animationIterationCount), at);
    const isPaused = nth(list(style.animationPlayState), at) === 'paused';
    if (isPaused || ms <= shortMs || ms > item.ms * slower) return null;
    const goesOn = turns === 'infinite' || Number(turns) * ms > bearableMs;
    if (item.keyframes && !goesOn) return null;
    return item.keyframes && !isSame(element, item) ? null : ms;
  }

  /** Style sheets can give an animation of the same name other keyframes. */
  function isSame(element: Element, { name, pseudoElement, keyframes }: InPage): boolean {
    const moving = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'right', 'bottom'];
    const wayOf = (frames: readonly Readonly<Record<string, unknown>>[]) =>
      JSON.stringify(frames.map((frame) => moving.map((property) => frame[property] ?? '')));
    const live = element
      .getAnimations({ subtree: pseudoElement !== '' })
      .find(
        (animation) =>
          animation instanceof CSSAnimation &&
          animation.animationName === name &&
          animation.effect instanceof KeyframeEffect &&
          animation.effect.target === element &&
          (animation.effect.pseudoElement ?? '') === pseudoElement,
      );
    const { effect } = live ?? {};
    return (
      effect instanceof KeyframeEffect &&
      wayOf(effect.getKeyframes() as unknown as Record<string, unknown>[]) ===
        wayOf(keyframes ?? [])
    );
  }

  function list(value: string): string[] {
    return value.split(/,\s*(?![^()]*\))/);
  }

  function nth<T>(values: readonly T[], at: number): T {
    return values[at % values.length] as T;
  }

  function toMs(value: string): number {
    return Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1_000);
  }
}
