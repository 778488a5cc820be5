import { describe, expect, it } from 'vitest';
import {
  filterIssues,
  isFiltering,
  noFilter,
  readIssueFilter,
  writeIssueFilter,
  type IssueFilter,
} from './issue-filter.ts';
import { makeIssue } from './issue.fixture.ts';

const image = makeIssue({ fingerprint: 'image' });
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
  return filterIssues([image, contrast], filter).map((issue) => issue.fingerprint);
}

describe('filterIssues', () => {
  it.each<[Partial<IssueFilter>, string[]]>([
    [{}, ['image', 'contrast']],
    [{ severities: ['serious'] }, ['contrast']],
    [{ severities: ['serious', 'critical'] }, ['image', 'contrast']],
    [{ category: 'visual-design' }, ['contrast']],
    [{ outcome: 'failed' }, ['image']],
    [{ level: 'AA' }, ['contrast']],
    [{ engine: 'axe' }, ['contrast']],
    [{ engine: 'axe', level: 'A' }, []],
    [{ text: 'STAND out' }, ['contrast']],
    [{ text: 'img.pin' }, ['image']],
    [{ text: 'wcag 1.4.3' }, ['contrast']],
    [{ text: 'contrast (minimum)' }, ['contrast']],
    [{ text: 'images nowhere' }, []],
  ])('with %j shows %j', (filter, fingerprints) => {
    expect(shown(filter)).toEqual(fingerprints);
  });
});

describe('in the address', () => {
  it('comes back as it was written, beside other parameters', () => {
    const filter: IssueFilter = {
      text: 'alt text',
      severities: ['critical', 'minor'],
      category: 'forms',
      outcome: 'needs-review',
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
