import { flatAncestors } from '../capture/flat-tree.ts';
import type { CapturedNode } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import { findIn } from '../checks/page/controls.ts';
import { leadsToRegrettable, saysRegrettable } from './regrettable.ts';

/** Methods other than reading, and what sends the focus out of the page. */
const speaking = ['href', 'id', 'name', 'value', 'formaction', 'onclick', 'class'];

/** Whether its words, attributes or place speak of something that a visitor would regret. */
export function speaksOfRegret(node: CapturedNode, name: string): boolean {
  return saysOfRegret(node, name) || isInRegrettablePlace(node, () => true);
}

/** The same of a field: in a form of several steps it is filled in while what takes money or a password is not shown. */
export function takesRegret(node: CapturedNode, name: string): boolean {
  return saysOfRegret(node, name) || isInRegrettablePlace(node, isVisible);
}

function saysOfRegret({ attributes }: CapturedNode, name: string): boolean {
  return saysRegrettable(name) || attributesSpeakOfRegret(attributes);
}

/** The same of its attributes alone. */
export function attributesSpeakOfRegret(
  attributes: Iterable<readonly [name: string, value: string]>,
): boolean {
  for (const [attribute, value] of attributes) {
    if (/^(formaction|form|download)$/.test(attribute)) return true;
    if (/^(data-)?hx-|^data-(method|remote|confirm|url|href|action)$/.test(attribute)) return true;
    if (
      /^(data-|aria-label|title)/.test(attribute) &&
      saysRegrettable(value.replaceAll(/[-_]/g, ' '))
    )
      return true;
    if (speaking.includes(attribute) && leadsToRegrettable(value)) return true;
  }
  return false;
}

/** Forms that take money or passwords, with fields that count. */
function isInRegrettablePlace(
  node: CapturedNode,
  counts: (field: CapturedNode) => boolean,
): boolean {
  const takes = (field: CapturedNode) =>
    field.tag === 'input' &&
    (field.attributes.get('type')?.toLowerCase() === 'password' ||
      (field.attributes.get('autocomplete') ?? '').startsWith('cc-')) &&
    counts(field);
  return [...flatAncestors(node)].some(
    (around) => around.tag === 'form' && findIn(around, takes) !== null,
  );
}
