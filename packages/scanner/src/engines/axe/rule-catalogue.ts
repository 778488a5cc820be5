import { ariaRules } from './rules/aria.ts';
import type { AxeRuleEntry } from './rules/axe-rule-entry.ts';
import { contentRules } from './rules/content.ts';
import { documentRules } from './rules/document.ts';
import { formRules } from './rules/forms.ts';
import { imageRules } from './rules/images.ts';
import { keyboardRules } from './rules/keyboard.ts';
import { linkRules } from './rules/links.ts';
import { visualRules } from './rules/visual.ts';

export type { AxeRuleEntry } from './rules/axe-rule-entry.ts';

/** One row for every rule of the installed axe-core, by its rule id. */
export const axeRules: Readonly<Record<string, AxeRuleEntry>> = {
  ...imageRules,
  ...contentRules,
  ...formRules,
  ...linkRules,
  ...visualRules,
  ...keyboardRules,
  ...ariaRules,
  ...documentRules,
};
