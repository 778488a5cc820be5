import type { Questions } from './question.ts';

/** The page as a whole: title, languages and ids. */
export const documentQuestions: Questions = {
  'document-title': 'Does the page have a title in the tab of the browser?',
  'obsolete-elements': 'Is the page built without elements that browsers give up?',
  'duplicate-id': 'Does each id stand on one element only?',
  'duplicate-id-active': 'Does each link or control have an id of its own?',
  'duplicate-id-aria': 'Does each label or hint belong to the right thing?',
  'html-has-lang': 'Does the page tell the browser its language?',
  'html-lang-valid': 'Does the language that the page names exist?',
  'html-xml-lang-mismatch': 'Does the page name one language only?',
  'meta-refresh': 'Does the page stay until you leave it?',
  'meta-refresh-no-exceptions': 'Does the page stay as it is until you reload it?',
  'unasked-window': 'Do windows open only when you ask for them?',
  'valid-lang': 'Does the language that is named for this part exist?',
  'page-language': 'Is the page written in the language that it names?',
  'part-language': 'Are these words in the language that is named for them?',
  'page-title-words': 'Does the title in the tab of the browser say what this page is about?',
  'view-titles': 'Does the title change with what the page shows?',
};
