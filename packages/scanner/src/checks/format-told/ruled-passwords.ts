import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { codeOf } from '../page/code.ts';
import { isDisabled } from '../page/controls.ts';
import { rulesPassword } from './password-rules.ts';
import { captionOf } from './told-format.ts';

/** Fields for new passwords that have to be long enough or to have certain signs, as the page's own code or its markup demands. */
export function ruledPasswords(capture: PageCapture): CapturedNode[] {
  const fields = capture.documents.flatMap(({ nodes }) => nodes.filter(isNewPassword));
  if (fields.length === 0) return [];
  const { scripts } = codeOf(capture);
  return fields.filter(({ attributes }) => {
    const id = attributes.get('id') ?? '';
    return (
      asksForSigns.test(attributes.get('pattern') ?? '') ||
      (id !== '' && scripts.some((script) => rulesPassword(script, id)))
    );
  });
}

/** More than that there is something. */
const asksForSigns = /\(\?=|\{(?:[4-9]|\d\d+),/;

/** One that is known already is checked by nobody for its length. */
function isNewPassword(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (tag !== 'input' || attributes.get('type')?.trim().toLowerCase() !== 'password') return false;
  const value = attributes.get('autocomplete')?.toLowerCase() ?? '';
  if (/current-password|one-time-code|cc-/.test(value)) return false;
  return !isDisabled(node) && isVisible(node) && captionOf(node) !== '';
}
