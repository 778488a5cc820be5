import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** One rule of axe on one element, by its number. */
export interface RuleOnElement {
  rule: string;
  element: number;
}

interface VirtualNode {
  actualNode: Element;
}
interface CheckResult {
  result: unknown;
}
interface RuleOfAxe {
  id: string;
  selector: string;
  excludeHidden: boolean;
  matches(element: Element, node: VirtualNode, context: object): boolean;
  runChecksSync(
    type: string,
    node: VirtualNode,
    options: object,
    context: object,
  ): { results: CheckResult[] };
}
interface AxeInPage {
  _audit: { rules: RuleOfAxe[] };
  _tree?: VirtualNode[];
  setup(): void;
  teardown(): void;
  utils: { getNodeFromTree(element: Element): VirtualNode | null };
  commons: { dom: { isVisibleToScreenReaders(element: Element): boolean } };
}

/**
 * Which of the pairs do not hold: the element fails the rule, or axe can't tell. Only these elements are looked at. Runs in
 * a frame's isolated world that has axe, and stands alone.
 */
export function runRulesInPage(pairs: readonly RuleOnElement[]): RuleOnElement[] {
  const { axe: engine, curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry & {
    axe: AxeInPage;
  };
  const rules = new Map(engine._audit.rules.map((rule) => [rule.id, rule]));
  const applicable = pairs.filter(({ rule, element }) => {
    const live = registry.elements[element];
    return live?.isConnected && live.matches(rules.get(rule)?.selector ?? ':not(*)');
  });
  // Its tree of the whole page is most of the cost.
  if (applicable.length === 0) return [];
  // A run that was given up leaves its tree behind.
  if (engine._tree) engine.teardown();
  engine.setup();
  try {
    return applicable.filter(({ rule, element }) => {
      const known = rules.get(rule);
      const live = registry.elements[element];
      return known && live && !holds(known, live);
    });
  } finally {
    engine.teardown();
  }

  function holds(rule: RuleOfAxe, element: Element): boolean {
    const node = engine.utils.getNodeFromTree(element);
    if (!node) return true;
    if (rule.excludeHidden && !engine.commons.dom.isVisibleToScreenReaders(element)) return true;
    const context = {
      include: [node],
      exclude: [],
      frames: [],
      page: true,
      flatTree: engine._tree,
    };
    if (!rule.matches(element, node, context)) return true;
    const resultsOf = (type: string) =>
      rule.runChecksSync(type, node, {}, context).results.map(({ result }) => result);
    const any = resultsOf('any');
    return (
      (any.length === 0 || any.some((result) => result === true)) &&
      resultsOf('all').every((result) => result === true) &&
      resultsOf('none').every((result) => result === false)
    );
  }
}
