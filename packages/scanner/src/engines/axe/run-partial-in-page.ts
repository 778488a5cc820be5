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
  any: (string | { id: string })[];
  all: (string | { id: string })[];
  none: (string | { id: string })[];
}
interface AxeInPage {
  _audit: { rules: Rule[]; checks: Record<string, { after?: unknown }> };
  utils: typeof axe.utils & {
    nodeSerializer: { update(serializer: { toSpec(spec: ElementSpec): object }): void };
  };
  runPartial: typeof axe.runPartial;
}

/**
 * One frame's part of an axe run. Runs in the frame's isolated world and stands alone. Elements go out as numbers of
 * the registry, and of those that passed only one for each rule: making a selector, a path and a snippet for each of
 * thousands took longer than the rules themselves. Text goes both ways: structured values of this size are slow to pass.
 */
export async function runPartialInPage(input: string): Promise<string> {
  const { context, runOptions } = JSON.parse(input) as { context: Context; runOptions: RunOptions };
  const { axe: engine, curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry & {
    axe: AxeInPage;
  };
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
  const contexts = engine.utils.getFrameContexts(context, runOptions);
  const partial = await engine.runPartial(
    context as Parameters<typeof axe.runPartial>[0],
    runOptions,
  );
  const results = partial.results as unknown as RawResult[];
  const contrast = results.find(({ id }) => id === 'color-contrast');
  if (contrast) results.push(toEnhancedContrast(contrast));
  const comparing = new Set(engine._audit.rules.filter(comparesElements).map(({ id }) => id));
  for (const result of results) {
    if (comparing.has(result.id)) continue;
    const first = result.nodes[0];
    const telling = result.nodes.filter((node) => !passes(node));
    result.nodes = telling.length === 0 && first ? [first] : telling;
  }
  return JSON.stringify({ partial, contexts });

  /**
   * What axe's rule for level AAA would say, from the ratios that its rule for level AA has measured: measuring them
   * again was a quarter of the whole run. As there, text that fails the lower level is not blamed again.
   */
  function toEnhancedContrast({ nodes }: RawResult): RawResult {
    const id = 'color-contrast-enhanced';
    const enhanced = nodes.map((node) => ({
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

  /** Rules that judge by all elements together, in all frames, must see those that passed as well. */
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
