import { captureOnce } from '../../capture/capture-once.ts';
import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { PageCheck } from '../check.ts';
import { type Code, codeOf } from '../page/code.ts';
import { closest, isFocusable, isHiddenByAttribute, isNativeControl } from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { allWordsOf, quote } from '../page/words-of.ts';
import { forPointers } from './for-pointers.ts';
import { type ShownByHover, shownByHover } from './shown-by-hover.ts';

/** Fewer characters than this say nothing; in a link they only repeat what it is for. */
const thresholds = { leastText: 10, leastTextInLink: 60, mostElements: 400, mostNear: 60 } as const;

/** What is hidden, and what the pointer must be over to see it. */
interface Hidden {
  node: CapturedNode;
  host: CapturedNode;
  shown: ShownByHover;
}

/** WCAG 2.2, 2.1.1: does what appears under the pointer appear for the keyboard as well? */
export const hoverOnlyContentCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'hover-only-content',
  name: 'Content that only the pointer shows',
  thorough: true,
  applicability: async (page) => (await hiddenOnce(page)).map(({ host }) => host),
  async expectation(page) {
    const hidden = await hiddenOnce(page);
    const capture = await captureOnce(page);
    const handlers = await handlersOf(capture);
    const code = codeOf(capture);
    const seen = seenIn(capture);
    const pointers = await toPointers(
      page,
      hidden.map(({ host }) => host),
    );
    return hidden.map((one) => {
      const pointer = pointers.get(one.host);
      if (!pointer || one.shown.hasAlternative) return { outcome: 'passed' };
      if (isElsewhere(one.node, seen) || isShownByCode(one, handlers, code))
        return { outcome: 'passed' };
      const links = [...flatDescendants(one.node)].filter(isNativeControl).length;
      const what =
        links > 0
          ? `${links === 1 ? 'a link or button' : `${links} links or buttons`} (${quote(allWordsOf(one.node))})`
          : quote(allWordsOf(one.node));
      const failureSummary = `Only while the pointer is over it the page shows ${what}. No style shows that when something has the focus, and no code that hears keys, clicks or the focus here does.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
    });
  },
};

function hiddenOnce(page: PageUnderTest): Promise<Hidden[]> {
  return page.shared('shown-by-hover', () => hiddenOnes(page));
}

async function hiddenOnes(page: PageUnderTest): Promise<Hidden[]> {
  const capture = await captureOnce(page);
  const candidates = (capture.documents.find(({ frame }) => frame === 0)?.nodes ?? [])
    .filter(mayBeShown)
    .slice(0, thresholds.mostElements);
  if (candidates.length === 0) return [];
  const answers = await askElements(page, candidates, shownByHover);
  const hosts = new Set<CapturedNode>();
  return [...answers].flatMap(([node, shown]) => {
    const host = shown && hostOf(node, shown.host);
    if (!host || hosts.has(host) || !isVisible(host) || isHiddenByAttribute(host)) return [];
    hosts.add(host);
    return [{ node, host, shown }];
  });
}

/** Hidden by itself, by more than an attribute, and with something to tell. */
function mayBeShown(node: CapturedNode): boolean {
  if (node.kind !== 'element' || noContent.has(node.tag) || node.attributes.has('hidden'))
    return false;
  const parent = node.parent?.style;
  if (!parent || parent.visibility === 'hidden' || parent.opacity === '0') return false;
  const isHidden =
    node.style === null || node.style.visibility === 'hidden' || node.style.opacity === '0';
  return isHidden && !isHiddenByAttribute(node) && saysSomething(node);
}

const noContent = new Set(
  'script style template noscript link meta head title option datalist br source track param wbr col colgroup'.split(
    ' ',
  ),
);

function saysSomething(node: CapturedNode): boolean {
  const link = closest(node, (around) => around !== node && isNativeControl(around));
  const least = link ? thresholds.leastTextInLink : thresholds.leastText;
  const words = allWordsOf(node);
  const controls = [node, ...flatDescendants(node)].filter(isNativeControl);
  const names = controls.map(({ attributes }) => attributes.get('aria-label') ?? '').join(' ');
  if (!/\p{L}{2}/u.test(words + names) || forPointers.test(words)) return false;
  if (words.length >= least) return true;
  return !link && controls.length > 0 && node.style?.opacity !== '0';
}

function hostOf(node: CapturedNode, [up, back]: [number, number]): CapturedNode | null {
  let at: CapturedNode | null = node;
  for (let step = 0; step < up && at; step += 1) at = at.parent;
  const beside: readonly CapturedNode[] =
    at?.parent?.children.filter(({ kind }) => kind === 'element') ?? [];
  return at && back > 0 ? (beside[beside.indexOf(at) - back] ?? null) : at;
}

interface Seen {
  texts: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
}

/** What the page shows without the pointer: its texts, and where its links lead. */
function seenIn({ documents }: PageCapture): Seen {
  const nodes = documents.flatMap((document) => document.nodes);
  const texts = new Set<string>();
  for (const node of nodes) {
    if (node.kind === 'text' && node.fragments.length > 0 && isVisible(node))
      texts.add(normal(node.text));
    for (const name of ['alt', 'aria-label'])
      if (node.style && node.attributes.has(name))
        texts.add(normal(node.attributes.get(name) ?? ''));
  }
  const links = nodes.filter((node) => node.tag === 'a' && isFocusable(node) && isVisible(node));
  return { texts, addresses: new Set(links.map(addressOf)) };
}

/** Whether all that it says, or all that its links lead to, is seen elsewhere. */
function isElsewhere(node: CapturedNode, { texts, addresses }: Seen): boolean {
  const inside = [node, ...flatDescendants(node)];
  const links = inside.filter(isNativeControl);
  if (links.length > 0)
    return links.every((link) => link.tag === 'a' && addresses.has(addressOf(link)));
  const said = inside.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  return said.every(({ text }) => texts.has(normal(text))) || texts.has(normal(allWordsOf(node)));
}

function addressOf({ attributes }: CapturedNode): string {
  return attributes.get('href') ?? '';
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Whether code that the keyboard reaches may show it. */
function isShownByCode({ node, host, shown }: Hidden, handlers: Handlers, code: Code): boolean {
  const around = [...flatAncestors(host)];
  const inside = [...flatDescendants(host)].filter((one) => one.kind === 'element');
  const beside = host.parent?.children ?? [];
  const near = [host, ...inside, ...beside].slice(0, thresholds.mostNear);
  const words = [...namesOf(node), ...namesOf(host), ...shown.states];
  const tells = (listener: CapturedListener) => {
    if (!/^(click|mousedown|pointerdown|focus|focusin|key\w+|toggle|change)$/.test(listener.type))
      return false;
    // Escape only takes away what is shown.
    if (/Escape|\b27\b/.test(listener.source) && !/Enter|Arrow|\b13\b/.test(listener.source))
      return false;
    const text = code.of(listener);
    if (!code.isWhole(listener) && !/dispatch|track|analytics|dataLayer/.test(text)) return true;
    const isNamed = words.some((word) => text.includes(word));
    return (isNamed || goesRound.test(text)) && changesLook.test(text);
  };
  return (
    near.some((one) => isReached(one, node) && handlers.of(one).some(tells)) ||
    around.some((one) =>
      (handlers.heard.get(one) ?? []).some((each) => each.selector === undefined && tells(each)),
    )
  );
}

const goesRound =
  /nextElementSibling|previousElementSibling|parent(?:Node|Element)|closest\(|\.children|\bthis\b|[tT]arget\b|querySelector(?:All)?\(\s*[^'"`\s]/;
const changesLook =
  /hidden|display|visibility|opacity|classList|className|\bstyle\b|toggle|setAttribute|expanded/;

function namesOf({ attributes }: CapturedNode): string[] {
  const classes = attributes.get('class')?.split(/\s+/) ?? [];
  return [...classes, attributes.get('id') ?? ''].filter((name) => name.length > 2);
}

/** The focus gets to it or to something in it. */
function isReached(near: CapturedNode, hidden: CapturedNode): boolean {
  if (near === hidden) return false;
  return (
    isFocusable(near) ||
    [...flatDescendants(near)].some((one) => isFocusable(one) && one.parent !== hidden)
  );
}
