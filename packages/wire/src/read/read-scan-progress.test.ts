import { advanceProgress, beginProgress, toScanProgress } from '@curbcut/model/scan';
import { expect, it } from 'vitest';
import { ScanStatusAnswer } from '../scan/scan-status.ts';
import { readScanProgress } from './read-scan-progress.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T08:00:02Z');
const queued = beginProgress(now);
const engines = [
  { engine: 'axe', name: 'axe-core', state: 'completed' as const, findings: 3 },
  { engine: 'curbcut', name: 'Curbcut checks', state: 'running' as const, findings: null },
];
const checking = advanceProgress(
  queued,
  { stage: 'checking', detail: '212 elements, 34 requests', engines },
  later,
);

it.each([
  ['queued', toScanProgress(queued, { now, queuePosition: 2, finished: false, mail: 'unsaid' })],
  [
    'checked',
    toScanProgress(checking, { now: later, queuePosition: null, finished: false, mail: 'none' }),
  ],
  [
    'finished',
    toScanProgress(checking, { now: later, queuePosition: null, finished: true, mail: 'sent' }),
  ],
])('of a scan that is %s is read as the server gives it', (_, progress) => {
  expect(ScanStatusAnswer.shape.progress.parse(progress)).toEqual(progress);
  expect(readScanProgress(progress)).toEqual(progress);
});

it.each([[null], ['queued'], [{}], [{ stage: 'dreaming' }]])('%j is none', (answer) => {
  expect(readScanProgress(answer)).toBeNull();
});

it('is without the stages and engines that nobody knows', () => {
  const read = readScanProgress({
    stage: 'checking',
    percent: 400,
    stages: [{ stage: 'dreaming', label: 'Dream' }, { stage: 'loading' }],
    engines: [{ name: 'Nobody' }, { engine: 'axe' }],
  });
  expect(read).toMatchObject({
    percent: 100,
    stages: [],
    engines: [{ engine: 'axe', name: 'axe', state: 'waiting', findings: null }],
  });
});
