import { expect, test } from 'vitest';
import { alikeElements } from './alike-elements.ts';
import type { IssueNode } from './issue.ts';

function node(target: string, failureSummary = 'It has no name.', url?: string): IssueNode {
  return {
    target: target.split(' >>> '),
    html: '<i>',
    failureSummary,
    fingerprint: '',
    box: null,
    ...(url === undefined ? {} : { page: { url } }),
  };
}

const numbersOf = (nodes: IssueNode[]) => alikeElements(nodes).map(({ numbers }) => numbers);

test('rows of one list are alike, whatever their number, link or words', () => {
  expect(
    numbersOf([
      node('li:nth-child(1) > a[href="/one"]'),
      node('.menu > a'),
      node('li:nth-child(12) > a[href="/a/two"]'),
      node("li:nth-child(3) > a[href='three']"),
    ]),
  ).toEqual([[1, 3, 4], [2]]);
});

test('what was measured, the frame and the page tell them apart', () => {
  expect(
    numbersOf([
      node('p', 'The contrast is 2.84 : 1.'),
      node('p', 'The contrast is 2.66 : 1.'),
      node('iframe >>> p', 'The contrast is 2.84 : 1.'),
      node('p', 'The contrast is 2.84 : 1.', 'https://example.org/a'),
      node('p', 'The contrast is 2.84 : 1.'),
    ]),
  ).toEqual([[1, 5], [2], [3], [4]]);
});

test('the first of them stands for all', () => {
  expect(alikeElements([node('b:nth-child(2)'), node('b:nth-child(1)')])[0]?.node.target).toEqual([
    'b:nth-child(2)',
  ]);
});
