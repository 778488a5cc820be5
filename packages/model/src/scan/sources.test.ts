import { expect, test } from 'vitest';
import { foundBy, sourcesOf } from './sources.ts';

const engines = [
  { engine: 'axe', name: 'axe-core', independent: true },
  { engine: 'lighthouse', name: 'Lighthouse', independent: false },
  { engine: 'curbcut', name: 'Curbcut checks', independent: true },
];

const by = (...names: string[]) => ({
  detectedBy: names.map((engine) => ({ engine, rule: `${engine}-rule` })),
});

test.each([
  [['axe'], ['axe']],
  [['axe', 'lighthouse'], ['axe']],
  [['lighthouse', 'axe'], ['axe']],
  [['axe', 'axe'], ['axe']],
  [
    ['curbcut', 'axe', 'lighthouse'],
    ['axe', 'curbcut'],
  ],
  [['lighthouse'], ['lighthouse']],
  [['lighthouse', 'curbcut'], ['curbcut']],
])('%j are the sources %j', (detected, sources) => {
  expect(sourcesOf(by(...detected), engines).map(({ engine }) => engine)).toEqual(sources);
});

test('engines that no run tells of are one source at most', () => {
  expect(sourcesOf(by('axe', 'lighthouse'), [])).toEqual([{ engine: 'axe', name: 'axe' }]);
  expect(sourcesOf(by('other', 'curbcut'), engines)).toEqual([
    { engine: 'curbcut', name: 'Curbcut checks' },
  ]);
});

test('who confirmed a finding by hand is named beside the engines, and nobody who did not', () => {
  const verdict = {
    id: 'a'.repeat(32),
    kind: 'problem' as const,
    reason: null,
    note: '',
    endsOn: null,
    scope: 'page' as const,
    author: 'Maya Okafor',
    decidedAt: '2026-11-22T08:31:00.000Z',
    elementsShown: 1,
  };
  expect(foundBy({ ...by('axe'), verdict }, engines)).toBe(
    'Found by axe-core; Maya Okafor, by hand',
  );
  const unsure = { ...verdict, kind: 'not-sure' as const };
  expect(foundBy({ ...by('axe'), verdict: unsure }, engines)).toBe('Found by axe-core');
});

test('agreement is said of two independent sources only', () => {
  expect(foundBy(by('axe'), engines)).toBe('Found by axe-core');
  expect(foundBy(by('axe', 'lighthouse'), engines)).toBe('Found by axe-core');
  expect(foundBy(by('axe', 'lighthouse', 'curbcut'), engines)).toBe(
    'Found by 2 engines: axe-core, Curbcut checks',
  );
});
