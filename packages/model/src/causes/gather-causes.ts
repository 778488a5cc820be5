import type { ComponentReach } from '../scan/issue-component.ts';
import { impacts, type Issue, type IssueNode } from '../scan/issue.ts';
import { componentOf, type Component } from './component-of.ts';
import { describeComponent } from './describe-component.ts';
import { digitsOf } from './digits-of.ts';
import { partOfPage, type PartOfPage } from './part-of-page.ts';

/** A page of a site, and its own scan. */
export interface CausePage {
  url: string;
  scanId: string;
}

/** The issues of a site's pages by their causes, while pages are added. */
export interface GatheredCauses {
  /** By rule, outcome, level and what was decided. */
  rules: Map<string, RuleOnSite>;
  /** Components over all rules: further ones are not told apart. */
  components: number;
}

interface RuleOnSite {
  words: Words;
  /** By the component's key; an empty one: elements that are not told apart, and what has no elements. */
  components: Map<string, ComponentOnSite>;
}

/** Which issue of its page one was split from, or how often that was decided, is no matter of the site. */
type Words = Omit<
  Issue,
  'nodes' | 'nodesTotal' | 'fingerprint' | 'fix' | 'splitFrom' | 'verdictRevision'
>;

interface ComponentOnSite {
  component: Component | null;
  impact: Issue['impact'];
  /** The parts of pages that have its elements. */
  parts: Set<PartOfPage>;
  /** Elements by page; a page is its place in the list of the site's pages. */
  pages: Map<number, number>;
  /** By their digits, which what pages repeat has in common: the pages that have it. */
  elements: Map<string, Set<number>>;
  /** One of each page, and others of the first: what is alike is shown on several pages. */
  examples: Example[];
  others: Example[];
  fix: Issue['fix'];
}

interface Example {
  page: number;
  /** The fingerprint of the page's own issue. */
  issue: string;
  node: IssueNode;
}

export interface ElementOfCause {
  /** See `digitsOf`. */
  digits: string;
  /** The pages that have it, at most 50. */
  pages: number[];
}

/** One cause of failures on a site: a rule, and the component that repeats it. */
export interface Cause {
  /** The same on the next scan of the site: made from rule, outcome, level and component. */
  key: string;
  issue: Omit<Issue, 'fingerprint' | 'splitFrom' | 'verdictRevision'>;
  /** Every page that has it, in the order in which they were added. */
  pages: { page: number; elements: number }[];
  /** Its elements, at most 200. */
  elements: ElementOfCause[];
}

/** So many elements of a cause are kept, and so many of the pages that have one: where there are as many, there may be more. */
export const mostKept = { elements: 200, pages: 50 } as const;

const leastRepeated = 3;

const most = { components: 6_000, examples: 10, patterns: 5, kinds: 40, ...mostKept } as const;

export function noCauses(): GatheredCauses {
  return { rules: new Map(), components: 0 };
}

/**
 * Adds an issue of the page at that place. Changes `causes`. `sharedStyle`: what alone is to blame for all that its rule
 * finds on the site, whatever its elements are; undefined where they are told apart by what they are.
 */
export function addToCauses(
  causes: GatheredCauses,
  page: number,
  issue: Issue,
  sharedStyle?: string,
): void {
  // What people have decided on its page stands apart from what nobody has.
  const decided = issue.verdict ? `|${issue.verdict.kind}` : '';
  const key = `${issue.rule}|${issue.outcome}|${issue.level}${decided}`;
  const rule = causes.rules.get(key) ?? { words: wordsOf(issue), components: new Map() };
  causes.rules.set(key, rule);
  const touched = new Set<ComponentOnSite>();
  for (const [at, node] of issue.nodes.entries()) {
    const known = componentFor(causes, rule, node, { issue, sharedStyle });
    touched.add(known);
    known.pages.set(page, (known.pages.get(page) ?? 0) + 1);
    addElement(known, digitsOf(node), [page]);
    const part = partOfPage(node);
    if (part) known.parts.add(part);
    // A suggested change is that of an issue's first element, or of the first with its colors.
    known.fix ??= at === 0 ? issue.fix : (node.fix ?? null);
    addExample(known, { page, issue: issue.fingerprint, node });
  }
  const untold = issue.nodesTotal - issue.nodes.length;
  if (untold > 0 || issue.nodes.length === 0) {
    const [only] = touched.size === 1 ? touched : [];
    const rest = only ?? named(causes, rule, '', null, issue);
    touched.add(rest);
    rest.pages.set(page, (rest.pages.get(page) ?? 0) + Math.max(0, untold));
  }
  for (const known of touched) known.impact = worse(known.impact, issue.impact);
}

function wordsOf(issue: Issue): Words {
  const {
    nodes: _nodes,
    nodesTotal: _total,
    fingerprint: _fingerprint,
    fix: _fix,
    splitFrom: _splitFrom,
    verdictRevision: _revision,
    ...words
  } = issue;
  return words;
}

function componentFor(
  causes: GatheredCauses,
  rule: RuleOnSite,
  node: IssueNode,
  { issue, sharedStyle }: { issue: Issue; sharedStyle: string | undefined },
): ComponentOnSite {
  const component: Component =
    sharedStyle === undefined ? componentOf(node) : { ...namedAlike(sharedStyle), colors: null };
  const key = component.colors ?? component.pattern;
  const isNew = !rule.components.has(key);
  return isNew && causes.components >= most.components
    ? named(causes, rule, '', null, issue)
    : named(causes, rule, key, component, issue);
}

function namedAlike(pattern: string): Omit<Component, 'colors'> {
  return { pattern, loosePattern: pattern, selectorPattern: pattern };
}

function named(
  causes: GatheredCauses,
  rule: RuleOnSite,
  key: string,
  component: Component | null,
  { impact }: Issue,
): ComponentOnSite {
  const known = rule.components.get(key);
  if (known) return known;
  const fresh: ComponentOnSite = { ...nothingYet(component), impact };
  rule.components.set(key, fresh);
  causes.components += 1;
  return fresh;
}

function nothingYet(component: Component | null): ComponentOnSite {
  return {
    component,
    impact: 'minor',
    parts: new Set(),
    pages: new Map(),
    elements: new Map(),
    examples: [],
    others: [],
    fix: null,
  };
}

function addElement({ elements }: ComponentOnSite, digits: string, on: Iterable<number>): void {
  const known = elements.get(digits) ?? new Set();
  if (known.size === 0 && elements.size >= most.elements) return;
  for (const page of on) if (known.size < most.pages) known.add(page);
  elements.set(digits, known);
}

function addExample(to: ComponentOnSite, example: Example): void {
  const isOfKnownPage = to.examples.some(({ page }) => page === example.page);
  const list = isOfKnownPage ? to.others : to.examples;
  if (list.length < most.examples) list.push(example);
}

function worse(a: Issue['impact'], b: Issue['impact']): Issue['impact'] {
  return impacts.indexOf(a) < impacts.indexOf(b) ? a : b;
}

/**
 * The causes: one for each rule and component that at least two pages have, and one for each kind of what else a rule finds.
 * Names that one page alone has are left out before that, so that `#elbe a` and `#rhine a` are links of one kind.
 */
export function listCauses({ rules }: GatheredCauses, pages: readonly CausePage[]): Cause[] {
  return [...rules].flatMap(([key, rule]) => ofRule(key, rule, pages));
}

function ofRule(key: string, rule: RuleOnSite, pages: readonly CausePage[]): Cause[] {
  const all = [...withSameElements(withContext(rule.components))];
  const shared = all.filter(([name, { pages: on }]) => name !== '' && on.size > 1);
  const alone = all.filter(([name, { pages: on }]) => name === '' || on.size === 1);
  const [loose, rest] = regroup(alone.map(([, component]) => component));
  return [
    ...shared.map(([name, component]) =>
      toCause(`${key}|${name}`, rule, component, { pages, reach: reachOf(name, all) }),
    ),
    ...loose.map(({ kind, together, reach }) =>
      toCause(`${key}|~${kind}`, rule, together, { pages, reach }),
    ),
    ...(rest ? [toCause(`${key}|`, rule, rest, { pages, reach: 'exact' })] : []),
  ];
}

/** Whether a further element without a place can only be of this component. */
function reachOf(name: string, all: readonly [string, ComponentOnSite][]): ComponentReach {
  // The selector of a style and of no element.
  if (name.startsWith(':')) return 'every';
  const at = name.lastIndexOf(' ');
  if (at === -1) return 'exact';
  const element = name.slice(at + 1);
  const alike = all.filter(([other]) => other === element || other.endsWith(` ${element}`));
  return alike.length === 1 ? 'only-place' : 'exact';
}

/**
 * What selectors tell apart although it is the same on every page: one that is not unique on a page is made in another way
 * there, so the button of a header is `.search button` on some pages and `header button` on others. No page has both.
 */
function withSameElements(
  components: ReadonlyMap<string, ComponentOnSite>,
): ReadonlyMap<string, ComponentOnSite> {
  const found = new Map<string, { names: string[]; together: ComponentOnSite }>();
  const byElement = new Map<string, Set<string>>();
  const largestFirst = [...components].sort(([, a], [, b]) => b.pages.size - a.pages.size);
  for (const [name, component] of largestFirst) {
    const known = sameElsewhere(component, byElement, found);
    const home = known ?? name;
    const names = known === undefined ? [name] : [...(found.get(known)?.names ?? []), name];
    const before = known === undefined ? undefined : found.get(known)?.together;
    found.set(home, { names, together: before ? merge([before, component], home) : component });
    for (const element of component.elements.keys())
      byElement.set(element, (byElement.get(element) ?? new Set()).add(home));
  }
  return new Map(
    [...found].map(([name, { names, together }]) => [
      name,
      names.length === 1 ? together : { ...together, component: anyOf(names, components) },
    ]),
  );
}

/** The name of one that has at least half of the elements of the smaller of both, and no page in common. */
function sameElsewhere(
  { component, elements, pages }: ComponentOnSite,
  byElement: ReadonlyMap<string, ReadonlySet<string>>,
  found: ReadonlyMap<string, { together: ComponentOnSite }>,
): string | undefined {
  if (component === null || component.colors !== null) return undefined;
  const shared = new Map<string, number>();
  for (const element of elements.keys())
    for (const name of byElement.get(element) ?? []) shared.set(name, (shared.get(name) ?? 0) + 1);
  const alike = [...shared].filter(([name, count]) => {
    const other = found.get(name)?.together;
    if (!other?.component || other.component.colors !== null) return false;
    const isEnough = count * 2 >= Math.min(elements.size, other.elements.size);
    return isEnough && [...pages.keys()].every((page) => !other.pages.has(page));
  });
  return alike.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A selector list, as style sheets have it. */
function anyOf(
  names: readonly string[],
  components: ReadonlyMap<string, ComponentOnSite>,
): Component | null {
  const first = components.get(names[0] ?? '')?.component;
  if (!first) return null;
  return { ...first, pattern: names.slice(0, most.patterns).join(', ') };
}

/**
 * A selector leaves out where the element stands on pages that have only one such element: `h2` is `main h2` then, where
 * the rule knows one such place in that part of pages.
 */
function withContext(
  components: ReadonlyMap<string, ComponentOnSite>,
): ReadonlyMap<string, ComponentOnSite> {
  const known = new Map(components);
  const byElement = Map.groupBy(
    [...components.keys()].filter((name) => name.includes(' ')),
    (name) => name.slice(name.lastIndexOf(' ') + 1),
  );
  for (const [name, component] of components) {
    if (name === '' || name.includes(' ') || component.component?.colors) continue;
    const places = (byElement.get(name) ?? []).filter((place) =>
      mayBeInPartOf(component, components.get(place)),
    );
    const [place] = places;
    const placed = place === undefined ? undefined : components.get(place);
    if (place === undefined || !placed || places.length > 1) continue;
    known.set(place, merge([placed, component], place));
    known.delete(name);
  }
  return known;
}

function mayBeInPartOf(one: ComponentOnSite, other: ComponentOnSite | undefined): boolean {
  if (!other || one.parts.size === 0 || other.parts.size === 0) return true;
  return [...one.parts].some((part) => other.parts.has(part));
}

interface Kind {
  kind: string;
  together: ComponentOnSite;
  reach: ComponentReach;
}

/**
 * Those that are of one kind when names of a single page are left out, the farthest reaching first, and together what there
 * are too many kinds of, and elements of no kind.
 */
function regroup(alone: readonly ComponentOnSite[]): [Kind[], ComponentOnSite | null] {
  const byKind = Map.groupBy(
    alone,
    ({ component }) => component?.colors ?? component?.loosePattern ?? '',
  );
  const kinds = [...byKind]
    .filter(([kind]) => kind !== '')
    .flatMap(([kind, group]) => ofKind(kind, group))
    .sort((a, b) => b.together.pages.size - a.together.pages.size);
  const rest = [
    ...kinds.slice(most.kinds).map(({ together }) => together),
    ...(byKind.get('') ?? []),
  ];
  return [kinds.slice(0, most.kinds), rest.length === 0 ? null : merge(rest, null)];
}

/** What one page repeats under a class is apart from single elements of its kind: color swatches from a button that closes. */
function ofKind(kind: string, group: readonly ComponentOnSite[]): Kind[] {
  const byClasses = Map.groupBy(group, ({ examples: [first] }) => classesIn(first?.node.html));
  const repeated = [...byClasses].filter(
    ([classes, some]) =>
      classes !== '' && some.length < group.length && elementsOf(some) >= leastRepeated,
  );
  if (repeated.length === 0)
    return [{ kind, together: merge(group, kind), reach: group.length === 1 ? 'exact' : 'loose' }];
  const apart = new Set(repeated.flatMap(([, some]) => some));
  const single = group.filter((one) => !apart.has(one));
  return [...repeated.map(([, some]) => some), single]
    .filter((some) => some.length > 0)
    .map((some) => {
      const patterns = some.flatMap(({ component }) => component?.pattern ?? []);
      const pattern = [...new Set(patterns)].slice(0, most.patterns).join(', ');
      return { kind: pattern, together: merge(some, pattern), reach: 'exact' };
    });
}

/** Without those that have figures in them, which a build may have made. */
function classesIn(html = ''): string {
  const value = /^<[^>]*?\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(html);
  const names = (value?.[1] ?? value?.[2] ?? value?.[3] ?? '').split(/\s+/);
  return names
    .filter((name) => name !== '' && !/\d/.test(name))
    .sort()
    .join(' ');
}

function elementsOf(some: readonly ComponentOnSite[]): number {
  return some.flatMap(({ pages }) => [...pages.values()]).reduce((sum, count) => sum + count, 0);
}

function merge(group: readonly ComponentOnSite[], kind: string | null): ComponentOnSite {
  const [first] = group;
  if (first && group.length === 1) return kind === null ? { ...first, component: null } : first;
  const together: ComponentOnSite = {
    ...nothingYet(kind === null ? null : { ...namedAlike(kind), colors: null }),
    fix: kind === null ? null : (group.find(({ fix }) => fix !== null)?.fix ?? null),
  };
  for (const one of group) {
    together.impact = worse(together.impact, one.impact);
    for (const part of one.parts) together.parts.add(part);
    for (const [page, elements] of one.pages) {
      together.pages.set(page, (together.pages.get(page) ?? 0) + elements);
    }
    for (const [element, on] of one.elements) addElement(together, element, on);
    for (const example of [...one.examples, ...one.others]) addExample(together, example);
  }
  return together;
}

function toCause(
  key: string,
  { words }: RuleOnSite,
  { component, impact, pages: on, elements, examples, others, fix }: ComponentOnSite,
  { pages, reach }: { pages: readonly CausePage[]; reach: ComponentReach },
): Cause {
  const shown = [...examples, ...others].slice(0, most.examples);
  const different =
    elements.size > 0 && elements.size < most.elements ? { differentElements: elements.size } : {};
  return {
    key,
    issue: {
      ...words,
      impact,
      fix,
      ...(component
        ? {
            component: {
              pattern: component.pattern,
              colors: component.colors,
              reach,
              name: describeComponent({
                component,
                nodes: shown.map(({ node }) => node),
                ...different,
              }),
            },
          }
        : {}),
      pagesCount: Math.max(1, on.size),
      ...different,
      nodesTotal: [...on.values()].reduce((sum, count) => sum + count, 0),
      nodes: shown.flatMap(({ page, issue, node }) => {
        const where = pages[page];
        return where
          ? [{ ...node, fingerprint: issue, page: { ...where, fingerprint: issue } }]
          : [];
      }),
    },
    pages: [...on].map(([page, count]) => ({ page, elements: count })),
    elements: [...elements].map(([digits, pagesOf]) => ({ digits, pages: [...pagesOf] })),
  };
}
