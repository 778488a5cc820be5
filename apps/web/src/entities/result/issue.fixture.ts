import type { Issue } from '@curbcut/model/scan';

/** A whole issue for tests of pure logic. */
export function makeIssue(part: Partial<Issue> = {}): Issue {
  return {
    rule: 'image-alt',
    title: 'Images have no text alternative',
    impact: 'critical',
    outcome: 'failed',
    category: 'image-accessibility',
    description: 'Screen readers cannot say what the images show.',
    help: 'Add an alt attribute.',
    helpUrl: 'https://example.org/rules/image-alt',
    fingerprint: '0123456789abcdef0123456789abcdef',
    wcag: ['1.1.1'],
    level: 'A',
    actRules: [],
    tags: [],
    detectedBy: [{ engine: 'lighthouse', rule: 'image-alt' }],
    lifecycle: null,
    nodes: [
      {
        target: ['#map', 'img.pin'],
        html: '<img class="pin">',
        failureSummary: 'The element has no alt attribute.',
        fingerprint: 'fedcba9876543210fedcba9876543210',
        box: { x: 100, y: 50, width: 200, height: 100 },
        marker: 1,
      },
    ],
    nodesTotal: 1,
    fix: null,
    ...part,
  };
}
