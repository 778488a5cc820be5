import { expect, test } from 'vitest';
import { holds } from './describe-evidence.ts';
import type { EvidenceDisplay } from './displays.ts';
import { large, openEvidenceBench, phone } from './rig/evidence-bench.ts';

const { compare, scanner } = openEvidenceBench();

/** Each page has at least so many boxes to compare. `npm run test:all` compares all of these. */
const compared: [name: string, display: EvidenceDisplay, boxes: number][] = [
  ['frames', large, 30],
  ['right-to-left', phone, 15],
  ['shadow-trees', phone, 20],
  ['vertical', large, 30],
  ['transformed', large, 15],
  ['editor', phone, 60],
];
const isWhole = process.env['TEST_ALL'] !== undefined;

test.concurrent.each(isWhole ? compared : compared.slice(0, 2))(
  'every box and crop of the page %s is where the browser draws the element',
  async (name, display, boxes) => {
    const comparison = await compare(name, display);
    expect(holds({ name, display, comparison }), JSON.stringify(comparison)).toBe(true);
    expect(comparison.boxes).toBeGreaterThanOrEqual(boxes);
    expect(comparison.crops).toBe(comparison.boxes);
    expect(comparison.movingCrops).toBe(0);
  },
);

const states: [display: EvidenceDisplay, marks: number][] = [
  [large, 5],
  [phone, 4],
];

test.concurrent.each(isWhole ? states : states.slice(0, 1))(
  'every mark on the picture of a state is where those see the element who go the steps',
  async (display, marks) => {
    const comparison = await compare('states', display, scanner());
    expect(holds({ name: 'states', display, comparison }), JSON.stringify(comparison)).toBe(true);
    expect(comparison.marks).toBeGreaterThanOrEqual(marks);
    expect(comparison.unreached).toEqual([]);
  },
);
