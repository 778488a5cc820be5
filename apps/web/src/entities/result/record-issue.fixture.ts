import type { RecordIssue } from '@curbcut/wire/scan';

/** A whole issue for tests of pure logic. */
export function recordIssue(part: Partial<RecordIssue> = {}): RecordIssue {
  return {
    type: 'image-alt',
    title: 'Images have no text alternative',
    impact: 'critical',
    severity: 'critical',
    outcome: 'failed',
    category: 'image-accessibility',
    description: 'Screen readers cannot say what the images show.',
    message: 'Images have no text alternative.',
    help: 'Add an alt attribute.',
    help_url: 'https://example.org/rules/image-alt',
    fingerprint: '0123456789abcdef0123456789abcdef',
    wcag: ['1.1.1'],
    level: 'A',
    act_rules: [],
    tags: [],
    engines: [{ engine: 'lighthouse', rule: 'image-alt' }],
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
    nodes_total: 1,
    fix: null,
    ...part,
  };
}
