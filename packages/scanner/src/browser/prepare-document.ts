/** What a document watches: what comes into sight, sizes of elements, or answers of its styles' media queries. */
export type Observation = 'sight' | 'size' | 'media' | 'motion';

/** A timer that has been started; `at`: when, in the time of its document. */
interface Running {
  work: () => void;
  delay: number;
  at: number;
  isOnce: boolean;
}

/**
 * Runs in every document before its own scripts. Dialogs are silent and windows are not opened: a page that floods
 * visitors with them would never get to its own content. The console is silent: every word of it would be sent to us, and
 * a page that floods it would fill our memory. Closed shadow trees are opened, so that what visitors see in them is
 * evaluated as well. What watches for things to come into sight or to change their size is told through the function
 * that stands on the window as `binding`, once a document and kind; it is taken from there, so that the page has none of it.
 * Timers that fire again and again are told as well, and windows that are asked for, the first ones of a document, as nobody
 * can ask for them later. Timers that were ended from outside begin again at the event that has the name of the binding; the
 * event with `-due` after that name is prevented while a timer is about to fire.
 */
export function prepareDocument(binding: string): void {
  Object.assign(globalThis, {
    alert: () => {},
    confirm: () => false,
    prompt: () => null,
    print: () => {},
    open: askedForWindow,
  });
  for (const [name, member] of Object.entries(console)) {
    // What gives something back (`createTask`, `context`) is used, not shown.
    if (typeof member === 'function' && !/^(createTask|context)$/.test(name))
      Reflect.set(console, name, () => {});
  }
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function clickInPlace() {
    if (this instanceof HTMLAnchorElement && this.target === '_blank')
      this.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click.call(this);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachOpenShadow(init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
  const { timeOrigin } = performance;
  const tell = Reflect.get(globalThis, binding) as ((text: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, binding);
  const told = new Set<Observation>();
  globalThis.IntersectionObserver = telling('sight', IntersectionObserver);
  IntersectionObserver.prototype.constructor = IntersectionObserver;
  globalThis.ResizeObserver = telling('size', ResizeObserver);
  ResizeObserver.prototype.constructor = ResizeObserver;
  globalThis.matchMedia = tellingOfMotion(telling('media', matchMedia));
  const sourceOf = Function.prototype.toString;
  const repeated = new Set<unknown>();
  /** When a timeout with this code and delay was last set. */
  const armed = new Map<string, number>();
  const mostRunning = 1_000;
  /** Timeouts of less are over before they could be ended from outside. */
  const longMs = 200;
  let timersLeft = 100;
  let windowsLeft = 5;
  const { setInterval: everySoOften, setTimeout: once } = globalThis;
  const running = new Map<unknown, Running>();
  const begunAgain = new Map<unknown, unknown>();
  globalThis.setInterval = tellingTimers(setInterval, () => true);
  globalThis.setTimeout = tellingTimers(setTimeout, (source) => source.includes('setTimeout'));
  globalThis.clearInterval = tellingOfEnd(clearInterval);
  globalThis.clearTimeout = tellingOfEnd(clearTimeout);

  addEventListener(
    binding,
    (event) => {
      event.stopImmediatePropagation();
      const ended = [...running].filter(([, { delay, isOnce }]) => !isOnce || delay >= longMs);
      if (ended.length === 0) return;
      // Whoever asks is told that there are any.
      event.preventDefault();
      beginAgain(ended);
    },
    { capture: true, once: true },
  );

  addEventListener(
    `${binding}-due`,
    (event) => {
      event.stopImmediatePropagation();
      if (isAnyDue()) event.preventDefault();
    },
    { capture: true },
  );

  /** What was ended from outside has a time that is over, or was begun long ago. */
  function isAnyDue(): boolean {
    const soonMs = 1_000;
    const mostLateMs = 150;
    const now = performance.now();
    if (running.size >= mostRunning) return true;
    return [...running.values()].some(({ delay, at, isOnce }) =>
      isOnce
        ? at + delay > now - mostLateMs && at + delay < now + soonMs
        : delay < soonMs && now < at + 2 * soonMs,
    );
  }

  function askedForWindow(address?: unknown): null {
    if (windowsLeft > 0) {
      windowsLeft -= 1;
      tell?.(`window ${timeOrigin} ${String(address ?? '').slice(0, 300)}`);
    }
    return null;
  }

  /** The same, and the first question for less motion is told. */
  function tellingOfMotion<T extends object>(used: T): T {
    return new Proxy(used, {
      apply(target, self, args: unknown[]) {
        const [query] = args;
        if (typeof query === 'string' && query.includes('reduced-motion') && !told.has('motion')) {
          told.add('motion');
          tell?.(`motion ${timeOrigin}`);
        }
        return Reflect.apply(target as unknown as () => unknown, self, args) as unknown;
      },
    });
  }

  function beginAgain(ended: readonly (readonly [unknown, Running])[]): void {
    for (const [id, { work, delay, at, isOnce }] of ended) {
      const leftMs = isOnce ? Math.max(0, at + delay - performance.now()) : delay;
      begunAgain.set(id, isOnce ? once(work, leftMs) : everySoOften(work, leftMs));
    }
  }

  /** What is called then; remembers that it is to be called. */
  function remembering(
    args: unknown[],
    isOnce: boolean,
  ): { args: unknown[]; isStarted(id: unknown): void } {
    const [work, delay, ...others] = args;
    if (typeof work !== 'function' || running.size >= mostRunning)
      return { args, isStarted: () => {} };
    let own: unknown;
    const call = () => {
      if (isOnce) running.delete(own);
      Reflect.apply(work as () => unknown, globalThis, others);
    };
    return {
      args: [call, delay],
      isStarted(id) {
        own = id;
        running.set(id, {
          work: call,
          delay: Number(delay ?? 0),
          at: performance.now(),
          isOnce,
        });
      },
    };
  }

  const motion =
    /slide|carousel|ticker|rotat|marquee|blink|fade|(show|next|turn|move|advance|scroll)(?=[A-Z(])/i;
  /** To the next of some and from the last to the first, or the first to the end: also where tools have shortened the names. */
  const goingRound =
    /(?:\+\s*1|\+\+)\s*\)?\s*%\s*[\w$.]|\.slice\(0,\s*-1\)|\.(?:push|unshift)\([^()]*\.(?:shift|pop)\(\)/;
  /** Nothing but to call for the one that comes next, whatever that is called: “() => show(at + 1)”, “() => go(1)”. */
  const callingNext =
    /^(?:function\s*\w*\s*\(\w*\)|(?:\(\w*\)|\w+)\s*=>)\s*\{?\s*(?:return\s+)?[\w$]+(?:\.[\w$]+)*\(\s*(?:(?:[\w$]+(?:\.[\w$]+)*\s*)?\+\s*)?1\s*\)\s*;?\s*\}?$/;

  /** The same, and those timers that it may take a while to see the work of are told. */
  function tellingTimers<T extends object>(start: T, repeats: (source: string) => boolean): T {
    return new Proxy(start, {
      apply(target, self, args: unknown[]) {
        const remembered = remembering(args, start === once);
        const id = Reflect.apply(
          target as unknown as () => unknown,
          self,
          remembered.args,
        ) as unknown;
        remembered.isStarted(id);
        const [work, delay] = args;
        if (timersLeft > 0 && typeof delay === 'number' && delay >= 200 && delay <= 8_000) {
          timersLeft -= 1;
          const source =
            typeof work === 'function' ? (Reflect.apply(sourceOf, work, []) as string) : `${work}`;
          const speaks =
            motion.test(source) || goingRound.test(source) || callingNext.test(source.trim());
          if (repeats(source)) {
            repeated.add(id);
            tell?.(`timer ${timeOrigin} ${id} ${delay} ${performance.now()} ${speaks} 0`);
          } else if (delay >= 1_000) {
            repeated.add(id);
            tell?.(tellOfTimeout(id, { source, delay, speaks }));
          }
        }
        return id;
      },
    });
  }

  /** One that is set again when its work is done fires again and again as well. */
  function tellOfTimeout(
    id: unknown,
    { source, delay, speaks }: { source: string; delay: number; speaks: boolean },
  ): string {
    const mostWorkMs = 2_000;
    const key = `${delay} ${source}`;
    const now = performance.now();
    const turnMs = now - (armed.get(key) ?? -Infinity);
    armed.set(key, now);
    return turnMs >= delay - 5 && turnMs < delay + mostWorkMs
      ? `timer ${timeOrigin} ${id} ${turnMs} ${now + delay - turnMs} ${speaks} ${turnMs - delay}`
      : `once ${timeOrigin} ${id} ${delay} ${now}`;
  }

  function tellingOfEnd<T extends object>(end: T): T {
    return new Proxy(end, {
      apply(target, self, args: unknown[]) {
        const [id] = args;
        if (repeated.delete(id)) tell?.(`cleared ${timeOrigin} ${id}`);
        running.delete(id);
        const now = begunAgain.get(id) ?? id;
        return Reflect.apply(target as unknown as () => unknown, self, [now]) as unknown;
      },
    });
  }

  /** The same, and its first use is told. */
  function telling<T extends object>(observation: Observation, used: T): T {
    const onUse = () => {
      if (told.has(observation)) return;
      told.add(observation);
      tell?.(`${observation} ${timeOrigin}`);
    };
    return new Proxy(used, {
      apply(target, self, args) {
        onUse();
        return Reflect.apply(target as unknown as () => unknown, self, args) as unknown;
      },
      construct(target, args, asked) {
        onUse();
        return Reflect.construct(target as unknown as new () => object, args, asked) as object;
      },
    });
  }
}
