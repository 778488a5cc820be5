import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { WorldWithRegistry } from '../element-registry.ts';

export type Context = Parameters<typeof axe.utils.getFrameContexts>[0];
export type Partial = Awaited<ReturnType<typeof axe.runPartial>>;

export interface FrameContext {
  frameSelector: unknown;
  frameContext: Context;
}

export interface FrameRun {
  partial: Partial;
  contexts: FrameContext[];
  /** Rules that took too long, or for which there was no time left. */
  untested: string[];
}

interface Portion {
  context: Context;
  /** Numbers in the registry of the elements that are judged, with what is in them; missing: the whole context. */
  within?: readonly number[] | undefined;
  runOptions: RunOptions;
  /** Rules that are not run; null: none of those that were not run before. */
  untested: string[] | null;
}

/** Where a frame's run stands, for who has to stop it. */
interface AxeProgress {
  /** What axe was written for; another copy of it begins anew. */
  engine: unknown;
  run: Audit['run'];
  /** Axe's own order of the rules. */
  order: string[];
  /** Results by rule, and null of rules that gave none. */
  done: Map<string, RawResult | null>;
  /** What has the processor: a rule, or what comes before and after all rules; null: nothing of ours. */
  busyWith: { rule: string | null; since: number } | null;
  /** Rules whose turn is yet to come. */
  waiting: (() => void)[];
  /** Begins the next of them; undefined: nothing is planned. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page was left to others for a moment; null: it was not, or the moment is over. */
  momentSince: number | null;
}

export interface WorldWithProgress {
  curbcutAxeProgress?: AxeProgress;
}

/** What axe keeps of an element; of ours only what its rules compare across frames is filled in. */
interface ElementSpec {
  element: Element;
  ancestry: unknown;
  nodeIndexes: unknown;
  fromFrame: boolean;
}
interface CheckResult {
  id: string;
  result?: unknown;
  data?: unknown;
}
interface RawNode {
  node: { element: Element };
  any: CheckResult[];
  all: CheckResult[];
  none: CheckResult[];
}
interface RawResult {
  id: string;
  nodes: RawNode[];
}
interface ContrastData {
  contrastRatio?: number;
  expectedContrastRatio?: string;
}
interface Rule {
  id: string;
  pageLevel: boolean;
  run(
    context: object,
    options: object,
    resolve: Callback<RawResult | null>,
    reject: Callback<unknown>,
  ): void;
  any: (string | { id: string })[];
  all: (string | { id: string })[];
  none: (string | { id: string })[];
}
type Callback<T> = (value: T) => void;
interface Audit {
  rules: Rule[];
  checks: Record<string, { after?: unknown }>;
  noHtml: boolean;
  run(
    context: object,
    options: object,
    resolve: Callback<RawResult[]>,
    reject: Callback<unknown>,
  ): void;
}
interface AxeInPage {
  _audit: Audit;
  utils: typeof axe.utils & {
    nodeSerializer: { update(serializer: { toSpec(spec: ElementSpec): object }): void };
  };
  runPartial: typeof axe.runPartial;
  teardown(): void;
  _running: boolean;
}

/**
 * One frame's part of an axe run: the rules that were not run in a portion before, which was stopped. Runs in the frame's isolated world and stands alone. Elements go out as numbers of
 * the registry, and of those that passed only one for each rule: making a selector, a path and a snippet for each of
 * thousands took longer than the rules themselves. Text goes both ways: structured values of this size are slow to pass.
 */
export async function runPartialInPage(input: string): Promise<string> {
  const { context: given, within, runOptions: options, untested } = JSON.parse(input) as Portion;
  const { axe: engine, curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry & {
    axe: AxeInPage;
  };
  const context = within ? partsOfPage(within) : given;
  const progress = progressOf(engine);
  const { done } = progress;
  const runOptions = { ...options, rules: rulesToRun() };
  const before = [...done.values()].filter((result) => result !== null);
  engine.utils.nodeSerializer.update({
    toSpec: ({ element, ...spec }) => ({
      selector: [String(registry.numberOf(element))],
      source: '',
      xpath: [],
      // Headings and frames are found again across frames by their ancestry.
      ancestry: element.matches('h1,h2,h3,h4,h5,h6,[role],iframe,frame,html')
        ? ancestryOf(element)
        : [':root'],
      nodeIndexes: spec.nodeIndexes ?? [],
      fromFrame: false,
    }),
  });
  engine._audit.noHtml = true;
  // What nobody will look at is left out before axe translates it.
  engine._audit.run = (ofFrame, normalOptions, resolve, reject) => {
    const finish = orReject(reject, (results: RawResult[]) => {
      busyWith(null);
      const { order } = progress;
      const sorted = [...before, ...results].sort(
        (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
      );
      resolve(keepTelling(sorted));
    });
    progress.run.call(engine._audit, ofFrame, normalOptions, finish, reject);
  };
  busyWith(null);
  const partial = await engine.runPartial(
    context as Parameters<typeof axe.runPartial>[0],
    runOptions,
  );
  const contexts = hasFrames(partial) ? engine.utils.getFrameContexts(context, runOptions) : [];
  progress.busyWith = null;
  return JSON.stringify({ partial, contexts, untested: untestedRules() });

  function partsOfPage(numbers: readonly number[]): Context {
    const include = numbers.flatMap((number) => registry.elements[number] ?? []);
    return { include } as unknown as Context;
  }

  /** What a stopped portion has left is kept, but for what axe itself remembers of it. */
  function progressOf(current: AxeInPage): AxeProgress {
    const world = globalThis as WorldWithProgress;
    const known = world.curbcutAxeProgress;
    if (known?.engine === current) {
      current._running = false;
      current.teardown();
      clearTimeout(known.timer);
      Object.assign(known, { waiting: [], timer: undefined, momentSince: null });
      return known;
    }
    const fresh: AxeProgress = {
      engine: current,
      run: current._audit.run,
      order: current._audit.rules.map(({ id }) => id),
      done: new Map(),
      busyWith: null,
      waiting: [],
      timer: undefined,
      momentSince: null,
    };
    world.curbcutAxeProgress = fresh;
    // What takes longest comes last, so that it costs the others no time.
    const slowest = ['link-in-text-block', 'target-size', 'color-contrast'];
    current._audit.rules.sort((a, b) => slowest.indexOf(a.id) - slowest.indexOf(b.id));
    current._audit.rules.forEach((rule) => watch(rule, fresh));
    return fresh;
  }

  function watch(rule: Rule, watched: AxeProgress): void {
    const run = rule.run;
    rule.run = (ofFrame, normalOptions, resolve, reject) => {
      const finish = (result: RawResult | null) => {
        watched.done.set(rule.id, result);
        resolve(result);
      };
      const runNow = () => {
        watched.busyWith = { rule: rule.id, since: performance.now() };
        run.call(rule, ofFrame, normalOptions, finish, reject);
        watched.busyWith = null;
      };
      watched.waiting.push(orReject(reject, runNow));
      leaveMoment(watched);
    };
  }

  /** The picture of the page is drawn, and others of ours read the page, while axe leaves it to them for a moment. */
  function leaveMoment(watched: AxeProgress): void {
    if (watched.timer !== undefined) return;
    watched.busyWith = null;
    watched.momentSince = performance.now();
    watched.timer = setTimeout(() => {
      watched.timer = undefined;
      watched.momentSince = null;
      runWaiting(watched);
    });
  }

  function runWaiting(watched: AxeProgress): void {
    const longestAlone = 100;
    const since = performance.now();
    while (performance.now() - since < longestAlone) {
      const next = watched.waiting.shift();
      if (!next) {
        // Rules hand over their results by timers.
        watched.momentSince = performance.now();
        return;
      }
      next();
    }
    leaveMoment(watched);
  }

  function busyWith(rule: string | null): void {
    progress.busyWith = { rule, since: performance.now() };
  }

  function untestedRules(): string[] {
    const isInFrame = window.parent !== window;
    const left = engine._audit.rules.filter(
      ({ id, pageLevel }) =>
        options.rules?.[id]?.enabled && !done.has(id) && !(pageLevel && isInFrame),
    );
    return left
      .map(({ id }) => id)
      .filter((id) => untested === null || untested.includes(id))
      .flatMap((id) => (id === 'color-contrast' ? [id, 'color-contrast-enhanced'] : [id]));
  }

  function rulesToRun(): NonNullable<RunOptions['rules']> {
    const wanted = Object.entries(options.rules ?? {}).map(([id, rule]) => {
      const isLeft = rule.enabled && untested !== null && !untested.includes(id) && !done.has(id);
      return [id, { enabled: isLeft }] as const;
    });
    return Object.fromEntries(wanted);
  }

  function orReject<A extends unknown[]>(reject: Callback<unknown>, work: (...args: A) => void) {
    return (...args: A) => {
      try {
        work(...args);
      } catch (error) {
        reject(error);
      }
    };
  }

  function hasFrames(result: Partial): boolean {
    return (result as { frames?: unknown[] } | null)?.frames?.length !== 0;
  }

  function keepTelling(results: RawResult[]): RawResult[] {
    const contrast = results.find(({ id }) => id === 'color-contrast');
    const all = contrast ? [...results, toEnhancedContrast(contrast)] : results;
    const comparing = new Set(engine._audit.rules.filter(comparesElements).map(({ id }) => id));
    return all.map((result) => {
      const { id, nodes } = result;
      if (id === 'region') return { ...result, nodes: ofRegions(nodes) };
      if (comparing.has(id)) return result;
      const telling = nodes.filter((node) => !passes(node));
      return { ...result, nodes: telling.length === 0 ? nodes.slice(0, 1) : telling };
    });
  }

  /**
   * The rule that wants all content in landmarks looks at every element, and compares nothing but frames: what is in
   * them with where they are.
   */
  function ofRegions(nodes: RawNode[]): RawNode[] {
    const first = nodes.find(passes);
    return nodes.filter(
      (node) => node === first || !passes(node) || node.node.element.matches('iframe,frame'),
    );
  }

  /**
   * The result of axe's rule for level AAA, from the ratios that its rule for level AA has measured: measuring them
   * again was a quarter of the whole run. As there, text that fails the lower level is not blamed again.
   */
  function toEnhancedContrast(contrast: RawResult): RawResult {
    const id = 'color-contrast-enhanced';
    const enhanced = contrast.nodes.map((node) => ({
      ...node,
      any: node.any.map((check) => {
        const data = (check.data ?? {}) as ContrastData;
        const expected = data.expectedContrastRatio === '3:1' ? 4.5 : 7;
        const tooLow =
          check.result === true &&
          data.contrastRatio !== undefined &&
          data.contrastRatio < expected;
        const result = check.result === undefined ? undefined : !tooLow;
        return { ...check, id, result, data: { ...data, expectedContrastRatio: `${expected}:1` } };
      }),
    }));
    return { ...contrast, id, nodes: enhanced };
  }

  function ancestryOf(element: Element): unknown[] {
    return [
      (engine.utils as unknown as { getAncestry(element: Element): unknown }).getAncestry(element),
    ];
  }

  /** Rules that evaluate all elements together, in all frames, must see those that passed as well. */
  function comparesElements({ any, all, none }: Rule): boolean {
    return [...any, ...all, ...none].some((check) => {
      const id = typeof check === 'string' ? check : check.id;
      return engine._audit.checks[id]?.after !== undefined;
    });
  }

  function passes({ any, all, none }: RawNode): boolean {
    return (
      (any.length === 0 || any.some(({ result }) => result === true)) &&
      all.every(({ result }) => result === true) &&
      none.every(({ result }) => result === false)
    );
  }
}

/** Lets the next run judge anew what is judged already: the page looks other by now. Runs in the page. */
export function forgetResults(): void {
  (globalThis as WorldWithProgress).curbcutAxeProgress?.done.clear();
}
