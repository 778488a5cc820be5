import { cleanText } from '@curbcut/model/text';
import type { Protocol } from 'puppeteer-core';

/** What the browser's accessibility tree has of an element. */
export type BrowserName =
  | { kind: 'named'; name: string; from: string }
  | { kind: 'nameless' }
  /** Assistive technology does not get the element at all; `reason` completes "because". */
  | { kind: 'not-exposed'; reason: string };

/** Words that the page holds for an element: its own, and those of its labels. */
export type WordsOnPage = string;

const maxLength = 100;

const reasons: Readonly<Record<string, string>> = {
  ariaHiddenElement: 'it is hidden by aria-hidden',
  ariaHiddenSubtree: 'it is hidden by aria-hidden',
  inertElement: 'it is inert',
  inertSubtree: 'it is inert',
  activeModalDialog: 'a modal dialog is open',
  activeAriaModalDialog: 'a modal dialog is open',
  notRendered: 'it is not drawn',
  notVisible: 'it is not visible',
  presentationalRole: 'its role is presentational',
};

/** Reads an answer of `Accessibility.getPartialAXTree`. A name counts only when the page's author gave it. */
export function readBrowserName(
  node: Protocol.Accessibility.AXNode | undefined,
  words: WordsOnPage,
): BrowserName {
  if (node?.ignored) {
    const known = node.ignoredReasons?.map(({ name }) => reasons[name]).find(Boolean);
    return { kind: 'not-exposed', reason: known ?? 'it is nothing to it' };
  }
  const name = spoken(String(node?.name?.value ?? ''));
  const source = node?.name?.sources?.find((one) => one.value && !one.superseded && !one.invalid);
  if (name === '' || !source || isBrowsersOwn(source)) return { kind: 'nameless' };
  return {
    kind: 'named',
    name: cleanText(name, maxLength),
    from: describeSource(source, name, words),
  };
}

/** Characters that fonts draw icons for, and those without a shape, are never heard. */
function spoken(name: string): string {
  return name
    .replace(/[\p{Co}\p{Cn}\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What browsers call a button that was given no name: "Submit", "Choose File". */
function isBrowsersOwn({ type, attribute }: Protocol.Accessibility.AXValueSource): boolean {
  return attribute === 'type' || (type === 'contents' && attribute === 'value');
}

function describeSource(
  { type, attribute }: Protocol.Accessibility.AXValueSource,
  name: string,
  words: WordsOnPage,
): string {
  if (type === 'attribute' || type === 'placeholder')
    return `from its attribute ${attribute ?? ''}`.trim();
  if (!words.replace(/\s+/g, ' ').includes(name)) return 'from CSS content';
  if (type !== 'relatedElement') return 'from its content';
  return attribute ? `from what ${attribute} refers to` : 'from its label';
}
