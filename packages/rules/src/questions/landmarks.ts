import type { Questions } from './question.ts';

/** Parts of the page that screen readers can jump to. */
export const landmarksQuestions: Questions = {
  'landmark-banner-is-top-level':
    'Is this header the header of the whole page, outside other parts?',
  'landmark-complementary-is-top-level':
    'Does this side part stand on its own, outside other parts?',
  'landmark-contentinfo-is-top-level':
    'Is this footer the footer of the whole page, outside other parts?',
  'landmark-main-is-top-level': 'Does the main part stand on its own, outside other parts?',
  'landmark-no-duplicate-banner': 'Is there only one header of the whole page?',
  'landmark-no-duplicate-contentinfo': 'Is there only one footer of the whole page?',
  'landmark-no-duplicate-main': 'Is there only one main part of the page?',
  'landmark-one-main': 'Is one part of the page marked as its main part?',
  'landmark-unique': 'Do parts of the same kind have names that tell them apart?',
  region: 'Does all of the content stand in a part such as header, main or footer?',
  'current-item': 'Is it told in words or in code which page or step you are at?',
};
