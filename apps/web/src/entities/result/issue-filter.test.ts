import { goldenPageScan } from '@curbcut/testing';
import { describe, expect, it, test } from 'vitest';
import {
  filterIssues,
  isFiltering,
  noFilter,
  readIssueFilter,
  sourcesOfAll,
  writeIssueFilter,
  type IssueFilter,
} from './issue-filter.ts';
import { makeIssue } from './issue.fixture.ts';

const { engines } = goldenPageScan();
const image = makeIssue({
  fingerprint: 'image',
  detectedBy: [
    { engine: 'axe', rule: 'image-alt' },
    { engine: 'lighthouse', rule: 'image-alt' },
  ],
});
const scrolling = makeIssue({
  fingerprint: 'scrolling',
  title: 'Text does not reflow',
  description: '',
  help: '',
  rule: 'reflow',
  impact: 'moderate',
  category: 'visual-design',
  level: 'AAA',
  wcag: [],
  outcome: 'needs-review',
  detectedBy: [{ engine: 'curbcut', rule: 'reflow' }],
  nodes: [],
});
const contrast = makeIssue({
  fingerprint: 'contrast',
  rule: 'color-contrast',
  title: 'Text does not stand out',
  impact: 'serious',
  category: 'visual-design',
  wcag: ['1.4.3'],
  level: 'AA',
  outcome: 'needs-review',
  detectedBy: [{ engine: 'axe', rule: 'color-contrast' }],
  nodes: [],
});

function shown(part: Partial<IssueFilter>): string[] {
  const filter = { ...noFilter, ...part };
  return filterIssues([image, contrast, scrolling], filter, { engines, changed: [] }).map(
    (issue) => issue.fingerprint,
  );
}

describe('filterIssues', () => {
  it.each<[Partial<IssueFilter>, string[]]>([
    [{}, ['image', 'contrast', 'scrolling']],
    [{ severities: ['serious'] }, ['contrast']],
    [{ severities: ['serious', 'critical'] }, ['image', 'contrast']],
    [{ category: 'visual-design' }, ['contrast', 'scrolling']],
    [{ level: 'AA' }, ['contrast']],
    [{ engine: 'axe' }, ['image', 'contrast']],
    [{ engine: 'curbcut' }, ['scrolling']],
    [{ engine: 'axe', level: 'AAA' }, []],
    [{ engine: 'lighthouse' }, ['image', 'contrast', 'scrolling']],
    [{ engine: 'nobody' }, ['image', 'contrast', 'scrolling']],
    [{ text: 'STAND out' }, ['contrast']],
    [{ text: 'img.pin' }, ['image']],
    [{ text: 'wcag 1.4.3' }, ['contrast']],
    [{ text: 'contrast (minimum)' }, ['contrast']],
    [{ text: 'images nowhere' }, []],
  ])('with %j shows %j', (filter, fingerprints) => {
    expect(shown(filter)).toEqual(fingerprints);
  });
});

test('the sources on offer are independent engines that found something', () => {
  expect(sourcesOfAll([scrolling, image, contrast], engines).map(({ name }) => name)).toEqual([
    'axe-core',
    'Curbcut checks',
  ]);
  expect(sourcesOfAll([image], engines)).toHaveLength(1);
  expect(sourcesOfAll([], engines)).toEqual([]);
});

describe('in the address', () => {
  it('comes back as it was written, beside other parameters', () => {
    const filter: IssueFilter = {
      text: 'alt text',
      severities: ['critical', 'minor'],
      category: 'forms',
      level: 'best-practice',
      engine: 'lighthouse',
      change: 'new',
    };
    const search = writeIssueFilter(filter, new URLSearchParams('tab=1'));
    expect(search.get('tab')).toBe('1');
    expect(readIssueFilter(search)).toEqual(filter);
  });

  it('leaves nothing behind when it is empty', () => {
    const search = new URLSearchParams('severity=critical&q=x');
    expect(writeIssueFilter(noFilter, search).toString()).toBe('');
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, engine: 'axe' })).toBe(true);
  });

  it('ignores what it does not understand', () => {
    const search = new URLSearchParams('severity=awful,serious&category=cats&level=AAAA');
    expect(readIssueFilter(search)).toEqual({ ...noFilter, severities: ['serious'] });
  });
});
