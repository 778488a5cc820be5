import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { matchesSimply } from './matches-simply.ts';

/** Elements beyond this are not asked for their listeners. */
const mostHearing = 1_500;

/** What a page hears, by who is meant. */
export interface Handlers {
  /** Whoever hears something: elements, and the documents themselves with their windows. */
  heard: ReadonlyMap<CapturedNode, readonly CapturedListener[]>;
  /** More elements hear clicks than were asked. */
  isCut: boolean;
  /** What is heard about an element: by itself, or by what it stands in where the code there looks for it. */
  of(node: CapturedNode): CapturedListener[];
}

const known = new WeakMap<PageCapture, Promise<Handlers>>();

/** The listeners of all elements that hear something, asked once for all checks. */
export function handlersOf(capture: PageCapture): Promise<Handlers> {
  const found = known.get(capture) ?? askAll(capture);
  known.set(capture, found);
  return found;
}

async function askAll(capture: PageCapture): Promise<Handlers> {
  const hearing = await capture.hearing();
  const hears = (node: CapturedNode) =>
    mayHear(node) && (node.kind === 'document' || hearing === null || hearing(node).size > 0);
  const hearers = capture.documents.flatMap(({ nodes }) => nodes.filter(hears));
  const asked = hearers.slice(0, mostHearing);
  const heard = await capture.listeners(asked);
  const delegates = [...heard].flatMap(([node, listeners]) =>
    listeners.flatMap((listener) =>
      selectorsOf(listener).map((selector) => ({ node, listener, selector })),
    ),
  );
  return {
    heard,
    isCut: hearers.length > asked.length,
    of(node) {
      const meant = delegates.filter(
        (each) =>
          each.node !== node && isInside(node, each.node) && matchesSimply(node, each.selector),
      );
      const own = heard.get(node)?.filter(({ selector }) => selector === undefined) ?? [];
      return [...own, ...new Set(meant.map(({ listener }) => listener))];
    },
  };
}

/** Documents, what hears clicks, and what people type, choose or drag in. */
function mayHear({ kind, tag, attributes, isClickable }: CapturedNode): boolean {
  if (kind === 'document') return true;
  if (kind !== 'element') return false;
  return (
    isClickable ||
    hearingTags.has(tag) ||
    attributes.has('tabindex') ||
    attributes.has('draggable') ||
    attributes.has('role') ||
    attributes.has('contenteditable')
  );
}

const hearingTags = new Set(
  'html body form input select textarea button dialog main nav section aside header ul ol table tbody'.split(
    ' ',
  ),
);

/** The selectors by which a handler tells whom an event is about: it stands for all elements that match one. */
function selectorsOf({ selector, source }: CapturedListener): string[] {
  if (selector !== undefined) return [selector];
  const asked = source.matchAll(
    /\b(?:closest|matches|is|on|delegate)\(\s*(?:['"]\w+['"],\s*)?(['"`])([^'"`\n]{1,120})\1/g,
  );
  return [...[...asked].map(([, , named]) => named ?? ''), ...comparedIn(source)];
}

/** The same of code that looks at the class, the id or the tag of what an event came to. */
function comparedIn(source: string): string[] {
  if (!/\.(target|srcElement)\b/.test(source)) return [];
  const names = [...source.matchAll(/([\w$]+)\s*=\s*[\w$]+\.(?:target|srcElement)\s*[;,\n)]/g)];
  const variables = names.map(([, name = '']) => `|${name.replaceAll('$', String.raw`\$`)}`);
  const target = String.raw`(?<![\w$.])(?:[\w$]+\.(?:target|srcElement)${variables.join('')})`;
  const compared = new RegExp(
    String.raw`${target}\.(?:(classList\.contains\(|className\s*===?|id\s*===?|tagName\s*===?|nodeName\s*===?)\s*(['"])([\w-]{1,80})\2)`,
    'g',
  );
  return [...source.matchAll(compared)].map(([, how = '', , value = '']) => {
    if (how.startsWith('class')) return `.${value}`;
    return how.startsWith('id') ? `#${value}` : value.toLowerCase();
  });
}

function isInside(node: CapturedNode, around: CapturedNode): boolean {
  if (around.document !== node.document) return false;
  if (around.kind === 'document') return true;
  for (let at = node.parent; at; at = at.parent) if (at === around) return true;
  return false;
}
