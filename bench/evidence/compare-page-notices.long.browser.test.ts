import { describe, expect, test } from 'vitest';
import type { Scanner } from '@curbcut/scanner';
import { mostDiffering } from './compare-crops.ts';
import { holds } from './describe-evidence.ts';
import { openEvidenceBench, phone } from './rig/evidence-bench.ts';

const { compare, withoutUse } = openEvidenceBench();

describe.concurrent('a comparison notices', () => {
  /** The page with the fewest boxes. */
  const few = 'right-to-left';

  /** The scanner, as it would be if its boxes were changed so. */
  const changed = (
    change: (box: { x: number; y: number; width: number; height: number }) => typeof box | null,
  ): Pick<Scanner, 'scanPage'> => ({
    scanPage: async (url, options) => {
      const result = await withoutUse.scanPage(url, options);
      if (result.pageScan.status === 'failed') return expect.fail(result.pageScan.error.message);
      for (const node of result.pageScan.issues.flatMap(({ nodes }) => nodes)) {
        node.box = node.box && change(node.box);
      }
      return result;
    },
  });

  test('boxes and crops that are three pixels off', async () => {
    const by = changed((box) => ({ ...box, x: box.x + 3 }));
    const comparison = await compare(few, phone, by);
    expect(comparison.boxDifference.value).toBeCloseTo(3, 0);
    expect(comparison.cropOffset.value).toBeGreaterThanOrEqual(2);
    expect(holds({ name: few, display: phone, comparison })).toBe(false);
  });

  test('crops of another place, whatever their boxes say', async () => {
    const by = changed((box) => ({ ...box, y: box.y + 150 }));
    const { cropDiffering, movingCrops } = await compare(few, phone, by);
    expect(cropDiffering.value).toBeGreaterThan(mostDiffering);
    expect(movingCrops).toBe(0);
  });

  test('elements that are drawn and have no box', async () => {
    const by = changed(() => null);
    const comparison = await compare(few, phone, by);
    expect(comparison).toMatchObject({ boxes: 0, boxDifference: { value: 0 } });
    expect(comparison.unplaced.length).toBeGreaterThanOrEqual(15);
    expect(holds({ name: few, display: phone, comparison })).toBe(false);
  });
});
