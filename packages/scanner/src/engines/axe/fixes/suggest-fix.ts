import { type CodeFix } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { FailedElement } from '../../engine.ts';
import { ariaFixes } from './aria-fixes.ts';
import { fixAutocomplete } from './autocomplete-fix.ts';
import { suggestContrastFix } from './contrast-fix.ts';
import { documentFixes } from './document-fixes.ts';
import { readFailedChecks } from './failed-check.ts';
import { fieldLabelFixes } from './field-label-fixes.ts';
import { imageFixes } from './image-fixes.ts';
import { languageFixes } from './language-fixes.ts';
import { markupFixes } from './markup-fixes.ts';
import { mediaFixes } from './media-fixes.ts';
import { nameFixes } from './name-fixes.ts';
import { readOpeningTag } from './opening-tag.ts';
import { onlyOn, type TagFix } from './tag-fix.ts';

const tagFixes: ReadonlyMap<string, TagFix> = new Map(
  Object.entries({
    ...imageFixes,
    ...nameFixes,
    ...fieldLabelFixes,
    'autocomplete-valid': onlyOn(['input', 'select', 'textarea'], fixAutocomplete),
    ...documentFixes,
    ...languageFixes,
    ...markupFixes,
    ...mediaFixes,
    ...ariaFixes,
  }),
);

/**
 * Suggests a change of code for an element that a rule of axe has failed. Square brackets mark what people fill in.
 * Plain text, never to be interpreted as markup. Null when nothing certain can be suggested; never throws. `data` is what
 * the failing checks of axe have measured: a list of `{ id, data }`.
 */
export function suggestFix({ engineRule, html, data }: FailedElement): CodeFix | null {
  const checks = readFailedChecks(data);
  if (engineRule === 'color-contrast' || engineRule === 'color-contrast-enhanced') {
    return suggestContrastFix(checks);
  }
  const fix = tagFixes.get(engineRule);
  const tag = fix ? readOpeningTag(html) : null;
  const change = fix && tag ? fix(tag, checks) : null;
  if (!tag || !change) return null;
  const before = cleanText(change.before ?? tag.source);
  const after = cleanText(change.after);
  return before === after ? null : { before, after, note: change.note };
}
