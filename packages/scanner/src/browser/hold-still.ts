/** What our world in the page remembers of what was moving before it was held still. */
export interface WorldWithMoving {
  curbcutMoving?: Set<Element>;
  /** Animations that would have run for longer than people have to bear: what is shorter has ended. */
  curbcutAnimations?: Set<Animation>;
}

/**
 * Brings what passes to its end, and stops what never ends: timers, whose work would change elements that engines are
 * about to evaluate, and endless animations, each in the middle of its turn. Those of equal length are taken to belong
 * together and keep their distances, as the pictures of a slide show do. False when something was brought to its end:
 * then nothing is stopped yet, as more may follow, except with `isLast`. Runs in the isolated world of a frame; all worlds of a
 * document share its timers.
 */
export function holdStill(isLast: boolean): boolean {
  const longestMs = 10_000;
  /** WCAG 2.2, 2.2.2. */
  const bearableMs = 5_000;
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const running = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ playState }) => playState === 'running');
  rememberLong();
  const passing = running.filter((animation) => endOf(animation) <= longestMs);
  for (const animation of passing) animation.finish();
  if (passing.length > 0 && !isLast) return false;
  const world = globalThis as WorldWithMoving;
  const moving = (world.curbcutMoving ??= new Set());
  stopTimers();
  stopAnimations(running);
  stopMarquees();
  stopPictures();
  return true;

  function rememberLong(): void {
    const long = ((globalThis as WorldWithMoving).curbcutAnimations ??= new Set());
    for (const animation of running) {
      if (long.size === 1_000) return;
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline === document.timeline && Number(activeDuration ?? 0) > bearableMs)
        long.add(animation);
    }
  }

  /** Scroll positions move other animations than those of time; they stand still when the page does. */
  function endOf({ effect, timeline }: Animation): number {
    if (timeline !== document.timeline) return Infinity;
    return Number(effect?.getComputedTiming().endTime ?? 0);
  }

  function stopTimers(): void {
    const most = 100_000;
    const lastTimer = setTimeout(() => {}) as unknown as number;
    for (let timer = Math.max(1, lastTimer - most); timer <= lastTimer; timer += 1)
      clearTimeout(timer);
    const lastFrame = requestAnimationFrame(() => {});
    for (let frame = Math.max(1, lastFrame - most); frame <= lastFrame; frame += 1)
      cancelAnimationFrame(frame);
  }

  function stopAnimations(animations: readonly Animation[]): void {
    const endless = animations.filter(({ timeline }) => timeline === document.timeline);
    for (const [, alike] of Map.groupBy(endless, turnOf)) {
      const firstDelay = Math.min(...alike.map(({ effect }) => effect?.getTiming().delay ?? 0));
      for (const animation of alike) {
        animation.pause();
        animation.currentTime = firstDelay + turnOf(animation) / 2;
        const { effect } = animation;
        if (effect instanceof KeyframeEffect && effect.target && displaces(effect))
          moving.add(effect.target);
      }
    }
  }

  function turnOf({ effect }: Animation): number {
    const { duration } = effect?.getComputedTiming() ?? {};
    return typeof duration === 'number' ? duration : 0;
  }

  function displaces(effect: KeyframeEffect): boolean {
    const places =
      /^(transform|translate|rotate|scale|offset|left|right|top|bottom|inset|margin|padding|width|height|(min|max)(Width|Height)|inline|block|flex|gap|fontSize|lineHeight|letterSpacing)/;
    return effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((name) => places.test(name) && name !== 'offset'));
  }

  function stopMarquees(): void {
    for (const marquee of roots.flatMap((root) => [...root.querySelectorAll('marquee')])) {
      if (!(marquee instanceof HTMLMarqueeElement)) continue;
      marquee.stop();
      for (const part of marquee.children) moving.add(part);
    }
  }

  /** Pictures that move by themselves, in SVG. */
  function stopPictures(): void {
    const kinds = 'animate,animateTransform,animateMotion';
    for (const animation of roots.flatMap((root) => [...root.querySelectorAll(kinds)])) {
      if (!(animation instanceof SVGAnimationElement)) continue;
      animation.ownerSVGElement?.pauseAnimations();
      const isPlaced =
        animation instanceof SVGAnimateMotionElement ||
        animation instanceof SVGAnimateTransformElement;
      if (isPlaced && animation.targetElement) moving.add(animation.targetElement);
    }
  }
}
