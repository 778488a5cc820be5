import type { Questions } from './question.ts';

/** Links. */
export const linksQuestions: Questions = {
  'identical-links-same-purpose': 'Do links with the same words lead to the same thing?',
  'link-destination': 'Does the link lead to what it says?',
  'adjacent-links': 'Can you see where one link ends and the next begins?',
  'link-in-text-block': 'Can you tell these links from the text around them without seeing color?',
  'unmarked-link': 'Can you see that this is a link?',
  'link-name': 'Does the link have a name that says where it leads?',
  'link-purpose': 'Do the link or the words around it say where it leads?',
  'link-text': 'Do the words of the link alone say where it leads?',
};
