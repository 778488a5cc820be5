import { expect, test } from 'vitest';
import { impacts } from './issue.ts';
import { severityLevels, severityWords } from './severity-words.ts';

test('four severities are three levels, in the same order, and have the words of other tools', () => {
  expect(severityLevels).toEqual(['Critical', 'Moderate', 'Minor']);
  expect(impacts.map((impact) => severityWords[impact].elsewhere)).toEqual([
    'Critical',
    'High',
    'Medium',
    'Low',
  ]);
  for (const impact of impacts) {
    expect(severityWords[impact].word.toLowerCase()).toBe(impact);
  }
});
