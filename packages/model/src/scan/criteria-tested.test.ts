import { expect, test } from 'vitest';
import { criteriaTestedSentence } from './criteria-tested.ts';

test('the sentence names each part, and no review where none is asked for', () => {
  expect(
    criteriaTestedSentence({ total: 55, automatically: 19, asked: 3, byPerson: 33 }, '2.2-AA'),
  ).toBe(
    'Of the 55 criteria of WCAG 2.2, level A and AA, this scan tested 19 automatically, each in part, and asks for review of 3; 33 need a person.',
  );
  expect(
    criteriaTestedSentence({ total: 55, automatically: 0, asked: 0, byPerson: 55 }, '2.2-AA'),
  ).toBe(
    'Of the 55 criteria of WCAG 2.2, level A and AA, this scan tested none automatically; 55 need a person.',
  );
  expect(
    criteriaTestedSentence({ total: 55, automatically: 54, asked: 0, byPerson: 1 }, '2.1-A'),
  ).toMatch(/tested 54 automatically, each in part; 1 needs a person\.$/);
});
