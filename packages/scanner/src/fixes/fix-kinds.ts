import { suggestContrastFix } from './contrast/contrast-fix.ts';
import { suggestEdgeFix } from './contrast/edge-fix.ts';
import { roleFamilyFixes } from './family/role-family-fixes.ts';
import type { FixKind } from './kind.ts';
import { fieldLabelFixes } from './label/field-label-fixes.ts';
import { languageFixes } from './language/language-fixes.ts';
import { suggestLinkInTextFix } from './link/link-in-text-fix.ts';
import { suggestNestedControlFix } from './nested/nested-control-fix.ts';
import { suggestTargetSizeFix } from './size/target-size-fix.ts';
import { ariaFixes } from './tag/aria-fixes.ts';
import { fixAutocomplete } from './tag/autocomplete-fix.ts';
import { documentFixes } from './tag/document-fixes.ts';
import { imageFixes } from './tag/image-fixes.ts';
import { markupFixes } from './tag/markup-fixes.ts';
import { mediaFixes } from './tag/media-fixes.ts';
import { nameFixes } from './tag/name-fixes.ts';
import { suggestTabOrderFix } from './tag/tab-order-fix.ts';
import { fromTag, onlyOn } from './tag/tag-fix.ts';

const tagFixes = {
  ...imageFixes,
  ...nameFixes,
  'autocomplete-valid': onlyOn(['input', 'select', 'textarea'], fixAutocomplete),
  ...documentFixes,
  ...markupFixes,
  ...mediaFixes,
  ...ariaFixes,
};

/** What suggests a fix for a rule of an engine, by the engine's own id of it. */
export const fixKinds: ReadonlyMap<string, FixKind> = new Map([
  ...Object.entries(tagFixes).map(([rule, fix]) => [rule, fromTag(fix)] as const),
  ...Object.entries(languageFixes),
  ...Object.entries(fieldLabelFixes),
  ...Object.entries(roleFamilyFixes),
  ['color-contrast', suggestContrastFix],
  ['color-contrast-enhanced', suggestContrastFix],
  // A field's fill has text on it, whose contrast would change as well.
  ['field-contrast', suggestEdgeFix(['border-color'])],
  ['graphics-contrast', suggestEdgeFix(['background-color', 'fill'])],
  ['target-size', suggestTargetSizeFix],
  ['link-in-text-block', suggestLinkInTextFix],
  ['tabindex', suggestTabOrderFix],
  ['nested-interactive', suggestNestedControlFix],
]);
