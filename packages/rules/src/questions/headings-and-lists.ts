import type { Questions } from './question.ts';

/** Headings, lists and what texts say. */
export const headingsAndListsQuestions: Questions = {
  'definition-list': 'Does each term of this list stand with what explains it?',
  'heading-for-looks': 'Is this a heading for the text that follows it?',
  dlitem: 'Does this term or explanation stand in a list of terms?',
  'empty-heading': 'Does this heading have words that can be read?',
  'heading-order': 'Do the headings go down one level at a time?',
  list: 'Does this list hold nothing but its items?',
  listitem: 'Does this item belong to a list?',
  'p-as-heading': 'Is this text a plain paragraph, not the heading of what follows?',
  'page-has-heading-one': 'Does the page have one main heading that says what it is about?',
  'heading-markup': 'Is this text something else than the heading of what follows?',
  'list-markup': 'Is this something else than a list of items?',
  'vague-words': 'Do these words say what the part or the field is about?',
  'sensory-instructions': 'Can this instruction be followed without seeing color, shape or place?',
  'misleading-words': 'Do these words fit what stands there?',
  'layout-table-order': 'Does the text make sense when its cells are read row by row?',
};
