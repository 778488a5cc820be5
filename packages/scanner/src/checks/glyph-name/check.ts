import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { textOf } from '../../capture/text-of.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isHiddenByAttribute, isTextField, roleOf } from '../page/controls.ts';
import { quote } from '../page/words-of.ts';

/**
 * WCAG 2.2, 4.1.2: is a control named by more than a sign: of an icon font, which means nothing in any other, or of a currency,
 * which says nothing of what belongs into a field?
 */
export const glyphNameCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'glyph-name',
  name: 'Names that are nothing but signs',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter(isNamedControl)),
  async expectation(capture, controls) {
    const names = await namesOf(capture, controls.filter(mayBeGlyph));
    return controls.map((node) => {
      const name = names.get(node);
      if (name !== undefined && isTextField(node) && isSigns(name)) {
        const failureSummary = `Nothing but the sign ${quote(name.trim())} names this field, which does not say what belongs into it.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      if (name === undefined || !isGlyphs(name)) return { outcome: 'passed' };
      const code = name.trim().codePointAt(0)?.toString(16).toUpperCase();
      const failureSummary = `The name is the sign U+${code}, which is for private use: the icon font draws it, and everybody who listens gets nothing, or a sign that cannot be read.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

const roles = new Set(
  'button checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab'.split(' '),
);

function isNamedControl(node: CapturedNode): boolean {
  const { kind, tag, attributes, style } = node;
  if (kind !== 'element' || style === null || isHiddenByAttribute(node)) return false;
  if (isTextField(node)) return isSignedField(node);
  const role = roleOf(node);
  if (role !== '') return roles.has(role);
  return tag === 'button' || tag === 'summary' || (tag === 'a' && attributes.has('href'));
}

/** What stands in it until something is entered is a sign. */
function isSignedField(field: CapturedNode): boolean {
  return (
    isSigns(field.attributes.get('placeholder') ?? '') && !isDisabled(field) && isVisible(field)
  );
}

/** The browser is asked only of those whose own text, or what names them elsewhere, may be nothing else. */
function mayBeGlyph(node: CapturedNode): boolean {
  if (isTextField(node) || node.attributes.get('aria-labelledby')?.trim()) return true;
  return isGlyphs(node.attributes.get('aria-label')?.trim() || textOf(node));
}

async function namesOf(
  capture: PageCapture,
  controls: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedNode, string>> {
  const known = await capture.accessible(controls);
  return new Map(
    [...known].flatMap(([node, { isIgnored, name }]) => (isIgnored ? [] : [[node, name]])),
  );
}

/** Nothing but characters that stand for nothing outside of one font. */
function isGlyphs(text: string): boolean {
  const signs = text.replace(/[\s\p{Cf}]/gu, '');
  return signs !== '' && /^\p{Co}+$/u.test(signs);
}

/** Currencies, percent, dashes and the like, without a letter or a figure. */
function isSigns(text: string): boolean {
  return /^[\p{S}\p{P}\s]+$/u.test(text) && text.trim() !== '';
}
