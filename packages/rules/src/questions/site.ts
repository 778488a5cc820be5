import type { Questions } from './question.ts';

/** What only several pages together show. */
export const siteQuestions: Questions = {
  'page-title-unique': 'Can you tell these pages apart by their titles?',
  'consistent-navigation': 'Do the links of the navigation keep their order from page to page?',
  'consistent-identification': 'Do things that do the same have the same name on each page?',
  'consistent-help': 'Does help stand in the same place on each page?',
  'multiple-ways': 'Can each page be found in more than one way, such as a menu and a search?',
};
