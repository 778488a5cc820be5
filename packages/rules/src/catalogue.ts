import { announcementsRules } from './catalogue/announcements.ts';
import { ariaAttributesRules } from './catalogue/aria-attributes.ts';
import { ariaNamesRules } from './catalogue/aria-names.ts';
import { ariaRolesRules } from './catalogue/aria-roles.ts';
import { dialogsRules } from './catalogue/dialogs.ts';
import { documentRules } from './catalogue/document.ts';
import { focusRules } from './catalogue/focus.ts';
import { formsRules } from './catalogue/forms.ts';
import { framesRules } from './catalogue/frames.ts';
import { headingsAndListsRules } from './catalogue/headings-and-lists.ts';
import { imagesRules } from './catalogue/images.ts';
import { keyboardRules } from './catalogue/keyboard.ts';
import { landmarksRules } from './catalogue/landmarks.ts';
import { linksRules } from './catalogue/links.ts';
import { mediaRules } from './catalogue/media.ts';
import { pointerRules } from './catalogue/pointer.ts';
import { siteRules } from './catalogue/site.ts';
import { tablesRules } from './catalogue/tables.ts';
import { textRules } from './catalogue/text.ts';
import { visualRules } from './catalogue/visual.ts';
import type { Rule } from './rule.ts';

/** Every problem that Curbcut can name. */
export const rules: readonly Rule[] = [
  ...imagesRules,
  ...mediaRules,
  ...headingsAndListsRules,
  ...tablesRules,
  ...formsRules,
  ...linksRules,
  ...visualRules,
  ...textRules,
  ...keyboardRules,
  ...focusRules,
  ...dialogsRules,
  ...pointerRules,
  ...announcementsRules,
  ...ariaNamesRules,
  ...ariaAttributesRules,
  ...ariaRolesRules,
  ...documentRules,
  ...framesRules,
  ...landmarksRules,
  ...siteRules,
];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** Undefined for an id that the catalogue does not have, for example of a rule that a newer version knows. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}
