import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import {
  closest,
  findIn,
  isEditable,
  isFocusable,
  isHiddenByAttribute,
  isTabStop,
  roleOf,
} from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { linksAsTabs } from './links-as-tabs.ts';
import { untoldSuggestions } from './untold-suggestions.ts';

/** What fills more of the page than this, in square pixels, or has longer words is a surface, and no control. */
const thresholds = { largest: 120_000, longest: 100 } as const;

/** WCAG 2.2, 4.1.2: does what takes the focus and reacts to clicks and keys say what it is? */
export const controlRoleCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'control-role',
  name: 'Roles of controls',
  whenUsed: untoldSuggestions,
  applicability: async (capture) => [
    ...(await linksAsTabs(capture)),
    ...(await controlsIn(capture)),
  ],
  async expectation(capture, controls) {
    const lists = new Set(await linksAsTabs(capture));
    const accessible = await capture.accessible(controls.filter((node) => roleOf(node) === ''));
    return controls.map((node) => {
      if (lists.has(node)) return ofTabs(node);
      if (!plainRoles.has(accessible.get(node)?.role ?? '')) return { outcome: 'passed' };
      if (isEditable(node)) return ofEditor(node);
      const words = wordsOf(node);
      const said = words === '' ? 'This element' : `The element that says ${quote(words)}`;
      const failureSummary = `${said} takes the focus and reacts to a click and to keys, as a control does, but has no role: assistive technology does not tell that it can be operated, nor its state.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function ofTabs(node: CapturedNode): TargetOutcome<CapturedFinding> {
  const failureSummary = `${quote(wordsOf(node))}: these links lead to other pages or views, and say that they are tabs (role="tab"). There is no panel that they show, so assistive technology tells of a part of the page that is not there, and of keys that do nothing.`;
  return { outcome: 'failed', nodes: [{ node, failureSummary }] };
}

async function controlsIn(capture: PageCapture): Promise<CapturedNode[]> {
  const editors = capture.documents.flatMap(({ nodes }) => nodes.filter(isPlainEditor));
  const stops = capture.documents.flatMap(({ nodes }) => nodes.filter(isPlainStop));
  if (stops.length === 0) return editors;
  const handlers = await handlersOf(capture);
  const controls = stops.filter((node) => {
    const own = handlers.heard.get(node) ?? [];
    return (
      own.some(({ type }) => type === 'click') &&
      handlers.of(node).some(({ type, source }) => isKey(type) && presses.test(source))
    );
  });
  return [...editors, ...controls];
}

function ofEditor(node: CapturedNode): TargetOutcome<CapturedFinding> {
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((name) =>
    node.attributes.get(name)?.trim(),
  );
  if (isNamed) return { outcome: 'passed' };
  const failureSummary =
    'Text can be typed in this element, as in a field, but it has neither a role nor a name: assistive technology does not tell what belongs into it.';
  return { outcome: 'failed', nodes: [{ node, failureSummary }] };
}

/** Something of no meaning of its own in which people write. A cell has its headers. */
function isPlainEditor(node: CapturedNode): boolean {
  const { tag, box } = node;
  if (!isEditable(node) || !/^(div|span|p|pre|section)$/.test(tag) || !box) return false;
  if (!isVisible(node) || isHiddenByAttribute(node)) return false;
  return !closest(
    node,
    (around) =>
      around !== node &&
      (isEditable(around) ||
        /^(td|th)$/.test(around.tag) ||
        roleOf(around).endsWith('cell') ||
        isComposite(around)),
  );
}

/** What the browser calls elements that are nothing in particular. */
const plainRoles = new Set([
  'generic',
  'none',
  'GenericContainer',
  'paragraph',
  'listitem',
  'StaticText',
]);

function isKey(type: string): boolean {
  return type === 'keydown' || type === 'keyup' || type === 'keypress';
}

/** Enter or Space, by which a control is used. */
const presses = /Enter|Space|['"`] ['"`]|\b(13|32)\b/;

/** Something small, of no element that is a control, that Tab leads to, with nothing in it that does. */
function isPlainStop(node: CapturedNode): boolean {
  const { tag, box, style } = node;
  if (!/^(div|span|i|b|p|li|svg|em|strong|small)$/.test(tag) || !box || !style) return false;
  if (!node.attributes.has('tabindex') || !isTabStop(node)) return false;
  if (node.attributes.has('contenteditable') || node.attributes.has('aria-roledescription'))
    return false;
  if (box.width * box.height > thresholds.largest || wordsOf(node).length > thresholds.longest)
    return false;
  if (/auto|scroll/.test(`${style['overflow-x']} ${style['overflow-y']}`)) return false;
  return (
    isVisible(node) &&
    !isHiddenByAttribute(node) &&
    !findIn(node, isFocusable) &&
    !closest(node, (around) => around !== node && isComposite(around))
  );
}

/** Items of a widget may have their roles from its code. */
function isComposite(node: CapturedNode): boolean {
  return /^(application|grid|treegrid|listbox|menu|menubar|tree|tablist|radiogroup|toolbar)$/.test(
    roleOf(node),
  );
}
