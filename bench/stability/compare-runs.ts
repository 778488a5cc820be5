import type { BoundingBox, CompletedPageScan, Issue } from '@curbcut/model/scan';
import type { UseReach } from '@curbcut/scanner';

/** What the scans of one page had in common. */
export interface RunComparison {
  issues: number;
  nodes: number;
  boxes: number;
  /** Between the boxes of one element, over all runs and sides, in CSS pixels. */
  largestBoxDifference: number;
  /** Scans that say that they had no time for all. */
  cut: number;
  /** Rules that at least one of them did not test to the end; all others were compared in full over all scans. */
  cutRules: number;
  /** A sentence for each difference; empty: the scans were the same. */
  differences: string[];
  /** On a busy machine: elements that some scans found, and others left untested with their rule. */
  untested: number;
}

type Scan = Pick<CompletedPageScan, 'issues' | 'rules' | 'warnings' | 'notAssessed'> & {
  page: Pick<CompletedPageScan['page'], 'elementCount'>;
};

/** A scan, and how far its use of the page came. */
export interface Run {
  scan: Scan;
  reach: UseReach;
}

/** What a rule found in a state, null for the page as it loads: what a scan tested to the end, or did not. */
interface Part {
  rule: string;
  state: string | null;
}

/** A box that differs by no more stands at the same place: browsers round. */
const boxTolerance = 1;

/**
 * Compares issues, rule outcomes, nodes, selectors, boxes and what people are told, and looks whether each scan saw as
 * many elements as the whole page has. What a rule found is compared in full over all scans that tested it to the end; one
 * that had no time for all of it may have found less, and nothing else. What none tested to the end is compared as it is, but
 * for a busy machine: how far scans come depends on what else it does. Needs at least one scan.
 */
export function compareRuns(
  runs: readonly Run[],
  wholePage: number,
  { isBusy = false }: { isBusy?: boolean } = {},
): RunComparison {
  const scans = runs.map(({ scan }) => scan);
  const nodes = scans.map((scan) => new Map(scan.issues.flatMap(listNodes)));
  const early = scans.filter(({ page }) => page.elementCount < wholePage);
  const whole = wholeRunsOf(runs);
  const parts = partsOf(scans);
  const isComparable = (part: Part) => !isBusy || whole(part).length > 0;
  const differences = [
    ...(early.length > 0
      ? [`scanned before all had come: in ${early.length} of ${scans.length} runs`]
      : []),
    ...parts.filter(isComparable).flatMap((part) => comparePart(part, runs, whole(part))),
    ...outcomesNotInAll(runs, whole),
    ...notInAll(
      scans.map(({ warnings }) => warnings),
      'warning',
    ),
    ...notInAll(scans.map(describeUnassessed), 'not assessed'),
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
    cut: scans.filter(wasCut).length,
    cutRules: new Set(runs.flatMap(({ reach }) => reach.cutRules)).size,
    differences,
    untested: parts
      .filter((part) => !isComparable(part))
      .flatMap((part) =>
        notInAll(
          runs.map((run) => describeNodes(foundIn(run, part))),
          'node',
        ),
      ).length,
  };
}

/** Which runs tested a rule to the end in a state. */
function wholeRunsOf(runs: readonly Run[]): (part: Part) => Run[] {
  const count = ({ reach }: Run, state: string) =>
    reach.states.filter((one) => one === state).length;
  const opened = new Set(runs.flatMap(({ reach }) => reach.states));
  const most = new Map(
    [...opened].map((state) => [state, Math.max(...runs.map((run) => count(run, state)))]),
  );
  const hasReached = (run: Run, state: string) => {
    if (opened.has(state)) return count(run, state) === most.get(state);
    return !run.scan.notAssessed.some((one) => isOfTime(one) && one.message.includes(state));
  };
  return ({ rule, state }) =>
    runs.filter(
      (run) =>
        !run.reach.cutRules.includes(rule) &&
        !isUntested(run.scan, rule) &&
        (state === null || hasReached(run, state)),
    );
}

function isUntested(scan: Scan, rule: string): boolean {
  return wasCut(scan) && scan.rules.find((one) => one.rule === rule)?.outcome === 'untested';
}

function partsOf(scans: readonly Scan[]): Part[] {
  const parts = scans.flatMap(({ issues }) => issues.map(partOf));
  return [...new Map(parts.map((part) => [`${part.rule} ${part.state ?? ''}`, part])).values()];
}

function partOf({ rule, reproduction }: Issue): Part {
  return { rule, state: reproduction?.state ?? null };
}

function foundIn({ scan }: Run, { rule, state }: Part): Issue[] {
  return scan.issues.filter((issue) => issue.rule === rule && partOf(issue).state === state);
}

function comparePart(part: Part, runs: readonly Run[], whole: readonly Run[]): string[] {
  const found = (run: Run) => foundIn(run, part);
  const compared = (whole.length > 0 ? whole : runs).map(found);
  const cut = whole.length > 0 ? runs.filter((run) => !whole.includes(run)).map(found) : [];
  return [
    ...notInAll(
      compared.map((issues) => issues.map(describeIssue)),
      'issue',
    ),
    ...notInAll(compared.map(describeNodes), 'node'),
    ...onlyIn(cut.map(describeNodes), compared.map(describeNodes)),
  ];
}

function wasCut({ notAssessed }: Scan): boolean {
  return notAssessed.some(isOfTime);
}

function isOfTime({ code, message }: Scan['notAssessed'][number]): boolean {
  return code === 'CHECK_LIMIT' && /\btime\b/.test(message);
}

/** Without what there was no time for: how many scans say that is counted. */
function describeUnassessed({ notAssessed }: Scan): string[] {
  return notAssessed
    .filter((one) => !isOfTime(one))
    .map(({ code, target }) => [code, ...target].join(' '));
}

function describeNodes(issues: readonly Issue[]): string[] {
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

/** A rule is compared over the scans that tested it to the end in all states in which any of them has found it. */
function outcomesNotInAll(runs: readonly Run[], whole: (part: Part) => Run[]): string[] {
  const parts = Map.groupBy(partsOf(runs.map(({ scan }) => scan)), ({ rule }) => rule);
  const rules = new Set(runs.flatMap(({ scan }) => scan.rules.map(({ rule }) => rule)));
  return [...rules].flatMap((rule) => {
    const everywhere = [{ rule, state: null }, ...(parts.get(rule) ?? [])].map(whole);
    const ended = runs.filter((run) => everywhere.every((some) => some.includes(run)));
    const compared = ended.length > 0 ? ended : runs.filter(({ scan }) => !isUntested(scan, rule));
    const said = compared.map(({ scan }) => {
      const found = scan.rules.find((one) => one.rule === rule);
      return found ? [`${rule} is ${found.outcome}`] : [];
    });
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
