import { describe, expect, test } from 'vitest';
import { findRule, rules } from '../catalogue.ts';
import { questionOf } from './question-of.ts';
import { questions } from './questions.ts';

const rows = Object.entries(questions);

describe('what people are asked', () => {
  // Whatever a rule counts for, the browser or another engine may contradict it, and then a person has to look.
  test('is there for every rule of the catalogue, and for no other', () => {
    expect(Object.keys(questions).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  test.each(rows)('by %s is one short question and no claim', (id, question) => {
    expect(question).toMatch(/^(?:Are|Can|Do|Does|Is) [^.?!]+\?$/);
    expect(question.length).toBeLessThanOrEqual(100);
    expect(question.toLowerCase()).not.toContain(findRule(id)?.title.toLowerCase());
  });

  test('is another question for each rule', () => {
    expect(new Set(rows.map(([, question]) => question)).size).toBe(rows.length);
  });
});

test('a rule that the catalogue does not have is asked about by the title of its finding', () => {
  const title = 'Something is odd';
  expect(questionOf({ rule: 'no-such-rule', title })).toBe('Is this so: “Something is odd”?');
  expect(questionOf({ rule: 'constructor', title })).toBe('Is this so: “Something is odd”?');
  expect(questionOf({ rule: 'image-alt-words', title })).toBe(
    'Do these texts say what the pictures show?',
  );
});
