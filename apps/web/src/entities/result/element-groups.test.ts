import type { IssueNode } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { commonSummary, groupEqualElements, numbersText } from './element-groups.ts';

const node = (html: string, part: Partial<IssueNode> = {}): IssueNode => ({
  target: [html],
  html,
  failureSummary: 'No name.',
  fingerprint: html,
  box: null,
  ...part,
});

test('equal elements are one entry, whatever stands between them', () => {
  const nodes = [node('<a>'), node('<b>'), node('<a>', { target: ['other'] }), node(' <b>\n')];
  const groups = groupEqualElements([...nodes, node('<a>', { failureSummary: 'Too small.' })]);
  expect(groups.map(({ indexes }) => indexes)).toEqual([[0, 2], [1], [3], [4]]);
  expect(groups[0]?.node.target).toEqual(['<a>']);
});

test('elements of different pages stay apart', () => {
  const on = (url: string) => node('<a>', { page: { url } });
  expect(groupEqualElements([on('/1'), on('/2'), on('/1')])).toHaveLength(2);
});

test('numbers are written as ranges', () => {
  expect(numbersText([0, 1, 2, 6])).toBe('1–3, 7');
  expect(numbersText([4])).toBe('5');
});

test('elements of which something else was measured stay apart', () => {
  const with24 = node('<a>', { facts: [{ name: 'Size', value: '24 × 24 px' }] });
  expect(groupEqualElements([node('<a>'), with24])).toHaveLength(2);
  expect(commonSummary([node('<a>'), with24])).toBeNull();
});

test('says once what is true of all', () => {
  expect(commonSummary([node('<a>'), node('<b>')])?.failureSummary).toBe('No name.');
  expect(commonSummary([node('<a>'), node('<b>', { failureSummary: 'Else.' })])).toBeNull();
  expect(commonSummary([node('<a>')])).toBeNull();
});
