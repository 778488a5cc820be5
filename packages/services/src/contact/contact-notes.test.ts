import { expect, test } from 'vitest';
import { contactNotes } from './contact-notes.ts';

const somebody = 'desk@example.org';

test.each([
  [null, null, /^Messages of the contact page are mailed to nobody/],
  [null, somebody, /^Messages that are not about sales of the contact page are mailed to nobody/],
])('support %s, sales %s: the operator is told', (contactEmail, salesEmail, told) => {
  expect(contactNotes({ contactEmail, salesEmail })).toEqual([expect.stringMatching(told)]);
});

test('where everything is mailed to somebody there is nothing to tell', () => {
  expect(contactNotes({ contactEmail: somebody, salesEmail: null })).toEqual([]);
});
