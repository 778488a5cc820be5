import { ariaAttributesQuestions } from './aria-attributes.ts';
import { ariaNamesQuestions } from './aria-names.ts';
import { ariaRolesQuestions } from './aria-roles.ts';
import { documentQuestions } from './document.ts';
import { formsQuestions } from './forms.ts';
import { framesQuestions } from './frames.ts';
import { headingsAndListsQuestions } from './headings-and-lists.ts';
import { imagesQuestions } from './images.ts';
import { keyboardQuestions } from './keyboard.ts';
import { landmarksQuestions } from './landmarks.ts';
import { linksQuestions } from './links.ts';
import { mediaQuestions } from './media.ts';
import { siteQuestions } from './site.ts';
import { tablesQuestions } from './tables.ts';
import { textQuestions } from './text.ts';
import { visualQuestions } from './visual.ts';
import type { Questions } from './question.ts';

/** What is asked where a rule needs a person to look, by the rule's id. */
export const questions: Questions = {
  ...ariaAttributesQuestions,
  ...ariaNamesQuestions,
  ...ariaRolesQuestions,
  ...documentQuestions,
  ...formsQuestions,
  ...framesQuestions,
  ...headingsAndListsQuestions,
  ...imagesQuestions,
  ...keyboardQuestions,
  ...landmarksQuestions,
  ...linksQuestions,
  ...mediaQuestions,
  ...siteQuestions,
  ...tablesQuestions,
  ...textQuestions,
  ...visualQuestions,
};
