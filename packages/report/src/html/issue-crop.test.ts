import type { IssueNode } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { issueCrop } from './issue-crop.ts';
import type { ReportPicture } from './report-picture.ts';

const picture: ReportPicture = {
  width: 1280,
  height: 16_000,
  scale: 1,
  truncated: false,
  source: 'data:image/webp;base64,',
};

function nodeAt(y: number | null): IssueNode {
  const box = y === null ? null : { x: 10, y, width: 90, height: 20 };
  return { target: ['p'], html: '<p>', failureSummary: '', fingerprint: '', box };
}

function crop(...tops: (number | null)[]): string {
  return issueCrop({ outcome: 'failed', nodes: tops.map(nodeAt) }, picture);
}

test('an issue has one crop: of its first element and the neighbors that it shows', () => {
  const drawn = crop(null, 700, 730, 9_000);
  expect(drawn.match(/role="img"/g)).toHaveLength(1);
  expect(drawn).toContain('aria-label="Picture of elements 2-3"');
  expect(drawn.match(/class="frame/g)).toHaveLength(2);
});

test('what is on no picture has no crop', () => {
  expect(crop(null)).toBe('');
  expect(crop(20_000)).toBe('');
  expect(issueCrop({ outcome: 'failed', nodes: [nodeAt(10)] }, null)).toBe('');
});
