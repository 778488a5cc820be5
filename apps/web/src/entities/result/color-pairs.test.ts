import type { IssueNode } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { colorPairsOf } from './color-pairs.ts';

const change = (after: string) => ({ before: '', after, note: '' });
const text = (color: string, more: Partial<IssueNode> = {}): IssueNode => ({
  target: ['p'],
  html: '<p>',
  failureSummary: '',
  fingerprint: '',
  facts: [
    { name: 'Text color', value: color },
    { name: 'Background', value: '#FFFFFF' },
  ],
  box: null,
  ...more,
});

test('texts stand together by their colors, each pair with a change that suits it', () => {
  const nodes = [text('#cccccc'), text('#bbbbbb', { fix: change('b') }), text('#bbbbbb')];
  expect(colorPairsOf({ nodes, fix: change('c') })).toEqual([
    {
      colors: '#bbbbbb on #ffffff',
      text: '#bbbbbb',
      background: '#ffffff',
      indexes: [1, 2],
      change: change('b'),
    },
    {
      colors: '#cccccc on #ffffff',
      text: '#cccccc',
      background: '#ffffff',
      indexes: [0],
      change: change('c'),
    },
  ]);
});

test('one pair is the issue itself, and what has no plain colors has no pair', () => {
  const onPicture = text('#cccccc', { facts: [{ name: 'Text color', value: '#cccccc' }] });
  expect(colorPairsOf({ nodes: [text('#cccccc'), onPicture], fix: null })).toEqual([]);
});
