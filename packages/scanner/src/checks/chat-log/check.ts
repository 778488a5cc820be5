import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isEditable, isHiddenByAttribute, isTextField, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { chatNames, chatWords, isSide, messageWords } from './chat-words.ts';

/** Messages of which a log has so many at least, and how far around the field for the next one they are looked for. */
const thresholds = { messages: 2, around: 5, deep: 3 } as const;

/** WCAG 2.2, 4.1.3: is a new message of a chat announced when it comes? */
export const chatLogCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'chat-log',
  name: 'Messages of a chat',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.flatMap((node) => logBeside(node) ?? [])),
  expectation: async (capture, logs) =>
    logs.map((node) => {
      if (isLive(node) || mayTellElsewhere(capture)) return { outcome: 'passed' };
      const last = node.children.findLast(isMessage);
      const failureSummary = `New messages come here, as ${quote(last ? wordsOf(last) : '')} did, while the focus is elsewhere. The list is in no live region and has no role such as log, and the page has no other place that would tell of them.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** The list of messages before a field for the next one; null for any other node. */
function logBeside(field: CapturedNode): CapturedNode | null {
  if (!isMessageField(field)) return null;
  let branch = field;
  for (const around of [...flatAncestors(field)].slice(0, thresholds.around)) {
    if (around.document !== field.document || /^(html|body)$/.test(around.tag)) return null;
    const fields = [...flatDescendants(around)].filter((one) => isTyped(one) && isVisible(one));
    // A form for one's name and address as well sends a letter.
    if (fields.length > 1) return null;
    const before = around.children.slice(0, around.children.indexOf(branch));
    for (const one of before) {
      const log = logIn(one, thresholds.deep);
      if (log) return isChat(around, log) ? log : null;
    }
    branch = around;
  }
  return null;
}

function isTyped(node: CapturedNode): boolean {
  return isTextField(node) || (isEditable(node) && roleOf(node) === 'textbox');
}

function isMessageField(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !isTyped(node)) return false;
  if (!isVisible(node) || isHiddenByAttribute(node)) return false;
  const { attributes } = node;
  const words = [labelOf(node), attributes.get('placeholder'), attributes.get('data-placeholder')];
  return words.some((each) => each !== undefined && messageWords.test(each));
}

function logIn(node: CapturedNode, deep: number): CapturedNode | null {
  if (node.kind !== 'element' || !isVisible(node)) return null;
  const messages = node.children.filter(isMessage);
  const isAlike = messages.every(({ tag }) => tag === messages[0]?.tag);
  const isTold = messages.some(saysWhen) || messages.some(({ attributes }) => isSide(attributes));
  if (messages.length >= thresholds.messages && isAlike && isTold) return node;
  if (deep === 0) return null;
  for (const child of node.children) {
    const found = logIn(child, deep - 1);
    if (found) return found;
  }
  return null;
}

function isMessage(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !/^(li|div|p|article|section)$/.test(node.tag)) return false;
  return /\p{L}{2}/u.test(wordsOf(node)) && ![...flatDescendants(node)].some(isTyped);
}

function saysWhen(node: CapturedNode): boolean {
  const isTime = ({ tag }: CapturedNode) => tag === 'time';
  return (
    /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/.test(wordsOf(node)) || [...flatDescendants(node)].some(isTime)
  );
}

/** It is called one, by its heading or name, or in its code. */
function isChat(panel: CapturedNode, log: CapturedNode): boolean {
  const parts = [panel, log, ...log.children, ...flatAncestors(log)].filter(
    (one) => one === panel || [...flatAncestors(one)].includes(panel),
  );
  const isMarked = parts.some(({ attributes }) =>
    chatNames.test(`${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`),
  );
  if (isMarked) return true;
  const names = parts.map(({ attributes }) => attributes.get('aria-label') ?? '');
  const headings = [...flatDescendants(panel)].filter(
    (one) => /^h[1-6]$/.test(one.tag) || roleOf(one) === 'heading',
  );
  return [...names, ...headings.map(wordsOf)].some((words) => chatWords.test(words));
}

function isLive(log: CapturedNode): boolean {
  const around = [...flatAncestors(log)].filter(({ document }) => document === log.document);
  return [log, ...flatDescendants(log), ...around].some(tellsOfChanges);
}

function tellsOfChanges(node: CapturedNode): boolean {
  if (node.kind !== 'element') return false;
  const live = node.attributes.get('aria-live')?.trim().toLowerCase() ?? '';
  if (live === 'off') return false;
  return (
    /^(polite|assertive)$/.test(live) ||
    /^(log|status|alert|feed)$/.test(roleOf(node)) ||
    node.tag === 'output'
  );
}

/** An empty live region of the page may be filled with what comes. */
function mayTellElsewhere({ documents }: PageCapture): boolean {
  return documents.some(({ nodes }) => nodes.some(tellsOfChanges));
}
