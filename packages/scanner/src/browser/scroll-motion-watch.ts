/** Motion of a large part of the page that scrolling set off, as it was seen when the page was scrolled through. */
export interface ScrollMotion {
  /** It came into its place by a transition or an animation, or a script moved it at another pace than the page. */
  what: 'transition' | 'animation' | 'pace';
  /** The property that passes, or the name of the animation; empty for a script. */
  name: string;
  /** How far it came, in CSS pixels. */
  distance: number;
  /** 0 where a script places it with each step. */
  ms: number;
}

/** What our world in the page remembers of motion that scrolling set off. */
export interface WorldWithScrollMotion {
  curbcutScrollMotion?: Map<Element, ScrollMotion>;
  curbcutEndScrollMotion?: () => void;
}

/** Runs in the main frame's isolated world, may run again. */
export function beginScrollMotionWatch(): void {
  const most = 100;
  const leastArea = 15_000;
  const leastPixels = 30;
  const leastMs = 200;
  /** What comes with scrolling has begun by then. */
  const soonMs = 500;
  /** Of one element, and over how many of them a pace is told. */
  const mostSteps = 100;
  const leastSteps = 3;
  const world = globalThis as WorldWithScrollMotion;
  world.curbcutEndScrollMotion?.();
  const found = (world.curbcutScrollMotion ??= new Map());
  const steps = new Map<HTMLElement, { scrolled: number; moved: number }[]>();
  let scrolledAt = -Infinity;
  const onScroll = () => {
    scrolledAt = performance.now();
  };
  const onBegin = (event: Event) => {
    const { target } = event;
    if (performance.now() - scrolledAt > soonMs || found.size >= most) return;
    if (!(target instanceof Element) || found.has(target) || !wasBelow(target)) return;
    for (const animation of target.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement) continue;
      const name =
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : animation instanceof CSSAnimation
            ? animation.animationName
            : null;
      const { duration, iterations } = effect.getComputedTiming();
      const ms = typeof duration === 'number' ? duration : 0;
      if (name === null || ms < leastMs || iterations !== 1) continue;
      const distance = distanceOf(effect, target);
      if (distance < leastPixels) continue;
      const what = animation instanceof CSSTransition ? 'transition' : 'animation';
      found.set(target, { what, name, distance: Math.round(distance), ms });
      return;
    }
  };
  const observer = new MutationObserver((records) => {
    const targets = new Set(records.map(({ target }) => target));
    for (const target of targets) {
      if (!(target instanceof HTMLElement) || (steps.size >= most && !steps.has(target))) continue;
      const moved = placeIn(target.style);
      if (moved === null) continue;
      const known = steps.get(target) ?? [];
      if (known.length < mostSteps) known.push({ scrolled: scrollY, moved });
      steps.set(target, known);
    }
  });
  observer.observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  const begins = ['transitionrun', 'animationstart'];
  for (const type of begins) document.addEventListener(type, onBegin, true);
  world.curbcutEndScrollMotion = () => {
    observer.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
    for (const type of begins) document.removeEventListener(type, onBegin, true);
    delete world.curbcutEndScrollMotion;
    for (const [element, own] of steps) {
      const distance = paceOf(own);
      if (distance !== null && isLarge(element) && found.size < most)
        found.set(element, { what: 'pace', name: '', distance, ms: 0 });
    }
  };

  /** It was not to be seen before the page was scrolled, so it can’t be something that moves by itself up there. */
  function wasBelow(element: Element): boolean {
    return (
      isLarge(element) && element.getBoundingClientRect().top + scrollY >= innerHeight - leastPixels
    );
  }

  function isLarge(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width * height >= leastArea;
  }

  /** From the first to the last of what it passes. */
  function distanceOf(effect: KeyframeEffect, element: Element): number {
    const { width, height } = element.getBoundingClientRect();
    const frames = effect.getKeyframes();
    const [first, last] = [frames.at(0), frames.at(-1)];
    if (!first || !last) return 0;
    const [from, to] = [placeOf(first, width, height), placeOf(last, width, height)];
    return Math.hypot(from.x - to.x, from.y - to.y);
  }

  function placeOf(
    frame: ComputedKeyframe,
    width: number,
    height: number,
  ): { x: number; y: number } {
    const text = (name: string) => (typeof frame[name] === 'string' ? frame[name] : '');
    const place = { x: 0, y: 0 };
    for (const [, axis = '', values = ''] of text('transform').matchAll(
      /translate(X|Y|3d)?\(([^)]*)\)/g,
    )) {
      const [one = '0', other = '0'] = values.split(',');
      if (axis === 'Y') place.y += pixels(one, height);
      else place.x += pixels(one, width);
      if (axis === '' || axis === '3d') place.y += pixels(other, height);
    }
    const matrix = /^matrix\(([^)]*)\)/.exec(text('transform'))?.[1]?.split(',') ?? [];
    place.x += Number(matrix[4] ?? 0);
    place.y += Number(matrix[5] ?? 0);
    const [x = '0', y = '0'] = text('translate').split(' ');
    place.x += pixels(x, width) + pixels(text('left'), innerWidth);
    place.y += pixels(y, height) + pixels(text('top'), innerHeight);
    return place;
  }

  function pixels(value: string, whole: number): number {
    const amount = Number.parseFloat(value);
    if (Number.isNaN(amount)) return 0;
    if (value.includes('%')) return (amount / 100) * whole;
    if (value.includes('vw')) return (amount / 100) * innerWidth;
    if (value.includes('vh')) return (amount / 100) * innerHeight;
    return /r?em/.test(value) ? amount * 16 : amount;
  }

  /** How far down its own style moves an element; null where it does not say. */
  function placeIn(style: CSSStyleDeclaration): number | null {
    const said =
      /translateY\(\s*(-?[\d.e-]+)px/.exec(style.transform) ??
      /translate(?:3d)?\([^,()]*,\s*(-?[\d.e-]+)px/.exec(style.transform) ??
      /^\S+ (-?[\d.e-]+)px/.exec(style.translate) ??
      /^\S+ (-?[\d.e-]+)px$/.exec(style.backgroundPosition);
    return said ? Number(said[1]) : null;
  }

  /**
   * How far something was moved that goes a part of the way of the page, always the same one; null where it stays in its
   * place in the window or in the page, or is moved for something else.
   */
  function paceOf(all: readonly { scrolled: number; moved: number }[]): number | null {
    const byScroll = [...new Map(all.map((step) => [step.scrolled, step.moved]))].toSorted(
      ([one], [other]) => one - other,
    );
    const [first, last] = [byScroll.at(0), byScroll.at(-1)];
    if (!first || !last || byScroll.length < leastSteps) return null;
    const way = last[0] - first[0];
    const pace = (last[1] - first[1]) / way;
    if (way < innerHeight / 2 || Math.abs(pace) < 0.05 || (pace > 0.95 && pace < 1.05)) return null;
    const isEven = byScroll.every(
      ([scrolled, moved]) =>
        Math.abs(first[1] + pace * (scrolled - first[0]) - moved) <
        Math.max(4, Math.abs(pace) * way * 0.05),
    );
    const distance = Math.round(Math.abs(pace) * Math.min(way, innerHeight));
    return isEven && distance >= leastPixels ? distance : null;
  }
}

/** Runs in the main frame's isolated world. */
export function endScrollMotionWatch(): void {
  (globalThis as WorldWithScrollMotion).curbcutEndScrollMotion?.();
}
