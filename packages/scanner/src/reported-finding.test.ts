import { expect, test } from 'vitest';
import type { Finding } from './engines/finding.ts';
import type { ResolvedNode } from './merge/resolve-nodes.ts';
import { toReportedFindings } from './reported-finding.ts';

test('what is reported has the outcome that the engine gave it, and the elements that are left', () => {
  const there = { frame: 0, element: 1, failureSummary: 'No landmark.' };
  const gone = { frame: 0, element: 2, failureSummary: '' };
  const finding: Finding = {
    rule: 'region',
    engineRule: 'region',
    outcome: 'needs-review',
    distrusted: true,
    impact: null,
    nodes: [there, gone],
    nodesTotal: 2,
  };
  const { distrusted: _distrusted, ...trusted } = finding;
  const node = { target: ['p'], html: '<p>', signature: 'p' } as unknown as ResolvedNode;
  const reported = toReportedFindings(
    [{ engine: 'axe', findings: [finding, trusted] }],
    new Map([[there, node]]),
  );
  const rest = { engine: 'axe', engineRule: 'region', rule: 'region' };
  const nodes = [{ target: ['p'], html: '<p>', failureSummary: 'No landmark.' }];
  expect(reported).toEqual([
    { ...rest, outcome: 'failed', nodes },
    { ...rest, outcome: 'needs-review', nodes },
  ]);
});
