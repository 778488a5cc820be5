import { expect, test } from 'vitest';
import { matchCauses, type CauseToMatch } from './match-causes.ts';

function cause(
  fingerprint: string,
  elements: string,
  more: Partial<CauseToMatch> = {},
): CauseToMatch {
  return {
    fingerprint,
    kind: 'link-name|failed|A',
    decided: null,
    elements: elements === '' ? [] : elements.split(' '),
    ...more,
  };
}

test.each<[string, CauseToMatch[], CauseToMatch[], [string, string][]]>([
  [
    'a cause whose selector is another by now is the same one',
    [cause('n', 'a b')],
    [cause('l', 'a b')],
    [['n', 'l']],
  ],
  [
    'of two that share elements the one that has most in common is it',
    [cause('some', 'a'), cause('most', 'b c d')],
    [cause('l', 'a b c d')],
    [['most', 'l']],
  ],
  [
    'a name that was given to other elements is not the same cause',
    [cause('l', 'x')],
    [cause('l', 'a')],
    [],
  ],
  [
    'a name that went to others while the elements stayed follows the elements',
    [cause('l', 'x y'), cause('n', 'a b')],
    [cause('l', 'a b')],
    [['n', 'l']],
  ],
  ['without elements the name tells', [cause('l', 'a')], [cause('l', '')], [['l', 'l']]],
  [
    'another rule, outcome or level is another cause',
    [cause('n', 'a', { kind: 'link-name|needs-review|A' })],
    [cause('l', 'a')],
    [],
  ],
  [
    'of two with the same elements the one that stands as before is it',
    [cause('m', 'a', { decided: 'ignored' }), cause('n', 'a')],
    [cause('l', 'a')],
    [['n', 'l']],
  ],
  [
    'each is in one pair',
    [cause('n', 'a b c'), cause('m', 'a')],
    [cause('l', 'a b'), cause('k', 'a')],
    [
      ['m', 'k'],
      ['n', 'l'],
    ],
  ],
])('%s', (_, now, last, pairs) => {
  expect([...matchCauses(now, last)]).toEqual(pairs);
});
