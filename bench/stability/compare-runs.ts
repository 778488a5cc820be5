import type { BoundingBox, CompletedPageScan, Issue } from '@curbcut/model/scan';

/** What the scans of one page had in common. */
export interface RunComparison {
  issues: number;
  nodes: number;
  boxes: number;
  /** Between the boxes of one element, over all runs and sides, in CSS pixels. */
  largestBoxDifference: number;
  /** Scans that say that they had no time for all. */
  cut: number;
  /** A sentence for each difference; empty: the scans were the same. */
  differences: string[];
}

type Evidence = Pick<CompletedPageScan, 'issues' | 'rules' | 'warnings' | 'notAssessed'> & {
  page: Pick<CompletedPageScan['page'], 'elementCount'>;
};

/** A box that differs by no more stands at the same place: browsers round. */
const boxTolerance = 1;

/**
 * Compares issues, rule outcomes, nodes, selectors, boxes and what people are told, and looks whether each scan saw as
 * many elements as the whole page has. A scan that says that it had no time for all may have found less than those that
 * had, but nothing else: where all say so, rules that one of them calls untested may differ. Needs at least one scan.
 */
export function compareRuns(scans: readonly Evidence[], wholePage: number): RunComparison {
  const nodes = scans.map((scan) => new Map(scan.issues.flatMap(listNodes)));
  const [cut = [], complete = []] = [scans.filter(wasCut), scans.filter((one) => !wasCut(one))];
  const compared = complete.length > 0 ? complete : scans;
  const early = scans.filter(({ page }) => page.elementCount < wholePage);
  const differences = [
    ...(early.length > 0
      ? [`scanned before all had come: in ${early.length} of ${scans.length} runs`]
      : []),
    ...notInAll(
      compared.map(({ issues }) => issues.map(describeIssue)),
      'issue',
    ),
    ...outcomesNotInAll(compared),
    ...notInAll(
      compared.map(({ warnings }) => warnings),
      'warning',
    ),
    ...notInAll(
      compared.map(({ notAssessed }) =>
        notAssessed.map(({ code, target }) => [code, ...target].join(' ')),
      ),
      'not assessed',
    ),
    ...notInAll(compared.map(describeNodes), 'node'),
    ...onlyIn(cut.map(describeNodes), compared.map(describeNodes)),
  ];
  let largestBoxDifference = 0;
  for (const key of new Set(nodes.flatMap((each) => [...each.keys()]))) {
    const found = nodes.flatMap((each) => each.get(key) ?? []);
    const boxes = found.flatMap(({ box }) => box ?? []);
    const target = found[0]?.target.join(' >>> ');
    if (boxes.length > 0 && boxes.length < found.length)
      differences.push(`box of ${key} ${target}: in ${boxes.length} of ${found.length} runs`);
    const difference = spreadOfBoxes(boxes);
    largestBoxDifference = Math.max(largestBoxDifference, difference);
    if (difference > boxTolerance)
      differences.push(`box of ${key} ${target}: differs by ${difference.toFixed(1)} px`);
  }
  const [first] = nodes;
  return {
    issues: scans[0]?.issues.length ?? 0,
    nodes: first?.size ?? 0,
    boxes: [...(first?.values() ?? [])].filter(({ box }) => box !== null).length,
    largestBoxDifference,
    cut: cut.length,
    differences,
  };
}

function wasCut({ notAssessed }: Evidence): boolean {
  return notAssessed.some(
    ({ code, message }) => code === 'CHECK_LIMIT' && /\btime\b/.test(message),
  );
}

function describeNodes({ issues }: Evidence): string[] {
  return issues.flatMap(listNodes).map(([key, { target }]) => `${key} ${target.join(' >>> ')}`);
}

function onlyIn(some: readonly string[][], others: readonly string[][]): string[] {
  const known = new Set(others.flat());
  return [...new Set(some.flat())]
    .filter((entry) => !known.has(entry))
    .map((entry) => `node ${entry}: only in runs that had no time for all`);
}

function describeIssue({ rule, outcome, fingerprint }: Issue): string {
  return `${rule} ${outcome} ${fingerprint.slice(0, 8)}`;
}

function listNodes({ rule, outcome, nodes }: Issue): [string, Issue['nodes'][number]][] {
  return nodes.map((node) => [`${rule} ${outcome} ${node.fingerprint.slice(0, 8)}`, node]);
}

/** A rule that a scan says it had no time for is compared among the others. */
function outcomesNotInAll(scans: readonly Evidence[]): string[] {
  const rules = new Set(scans.flatMap((scan) => scan.rules.map(({ rule }) => rule)));
  return [...rules].flatMap((rule) => {
    const said = scans
      .map((scan) => ({ scan, run: scan.rules.find((one) => one.rule === rule) }))
      .filter(({ scan, run }) => run?.outcome !== 'untested' || !wasCut(scan))
      .map(({ run }) => (run ? [`${rule} is ${run.outcome}`] : []));
    return notInAll(said, 'rule outcome');
  });
}

/** A sentence for each thing that only some of the lists have. */
function notInAll(lists: readonly (readonly string[])[], kind: string): string[] {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const entry of new Set(list)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < lists.length)
    .map(([entry, count]) => `${kind} ${entry}: in ${count} of ${lists.length} runs`);
}

function spreadOfBoxes(boxes: readonly BoundingBox[]): number {
  const sides = ['x', 'y', 'width', 'height'] as const;
  if (boxes.length === 0) return 0;
  return Math.max(
    ...sides.map((side) => {
      const values = boxes.map((box) => box[side]);
      return Math.max(...values) - Math.min(...values);
    }),
  );
}
