import { type Claim, findRule } from '@curbcut/rules';
import type { Protocol } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { EngineOutput } from '../engines/engine.ts';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { askTree } from '../names/ask-tree.ts';
import { isLabelInName, isOneLetter, isWithoutWords } from './label-words.ts';
import { lookInPage, type SeenInPage } from './look-in-page.ts';

/** What is asked about each element, once; names are asked for on their own, see review-names.ts. */
type AskedClaim = Exclude<Claim, 'no-name'>;

/** What became of a claim about an element: it is not so, or only a person can tell, for a reason. */
type Answer = 'wrong' | { doubt: string };

type Answers = ReadonlyMap<string, Answer>;

interface Asked {
  claim: AskedClaim;
  element: number;
}

interface Result {
  output: EngineOutput | null;
}

/**
 * Asks the page, and the browser's accessibility tree, whether what engines say of elements is so: axe takes each summary
 * for a control, and each table with many cells for one of data. What is not so is no finding; what the browser sees
 * otherwise needs a review. Where nobody can be asked, nothing changes.
 */
export async function reviewClaims<R extends Result>(
  page: PageUnderTest,
  results: readonly R[],
): Promise<R[]> {
  const pointers = results.flatMap(({ output }) => output?.findings.flatMap(askedOf) ?? []);
  if (pointers.length === 0) return [...results];
  const answers = await askAll(page, pointers);
  if (answers.size === 0) return [...results];
  return results.map((result) =>
    result.output ? { ...result, output: review(result.output, answers) } : result,
  );
}

interface AskedPointer extends Asked {
  frame: number;
}

function claimOf({ rule }: Finding): AskedClaim | null {
  const claim = findRule(rule)?.claims;
  return claim === undefined || claim === 'no-name' ? null : claim;
}

function askedOf(finding: Finding): AskedPointer[] {
  const claim = claimOf(finding);
  return claim ? finding.nodes.map(({ frame, element }) => ({ claim, frame, element })) : [];
}

function keyOf(claim: AskedClaim, { frame, element }: Pointer): string {
  return `${claim}:${frame}:${element}`;
}

async function askAll(page: PageUnderTest, pointers: readonly AskedPointer[]): Promise<Answers> {
  const once = [...new Map(pointers.map((one) => [keyOf(one.claim, one), one])).values()];
  const answers = new Map<string, Answer>();
  const ofFrames = Map.groupBy(once.slice(0, page.limits.names), ({ frame }) => frame);
  const asking = [...ofFrames].map(async ([index, asked]) => {
    const frame = page.frames[index];
    if (!frame) return;
    for (const [one, answer] of await askFrame(page, frame, asked)) {
      answers.set(keyOf(one.claim, { frame: index, element: one.element }), answer);
    }
  });
  try {
    await page.guard.within(page.limits.namesMs, 'PAGE_HUNG', Promise.allSettled(asking));
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`The page did not tell in time what its elements are: ${String(error)}`);
  }
  // What is answered late must not change results that were handed on.
  return new Map(answers);
}

async function askFrame(
  page: PageUnderTest,
  frame: ScanFrame,
  asked: readonly Asked[],
): Promise<[Asked, Answer][]> {
  const numbers = asked.map(({ element }) => element);
  const world = isolatedWorld(frame.frame);
  const seen = await page.guard.race(world.evaluate(lookInPage, numbers));
  const byTree = asked.filter(
    ({ claim }) => claim === 'data-table' || claim === 'words-not-in-name',
  );
  const inTree = byTree.map(({ element }) => element);
  const nodes = byTree.length > 0 ? await askTree(page, frame, inTree) : new Map();
  return asked.flatMap((one, place) => {
    const answer = answerTo(one.claim, seen[place] ?? null, nodes.get(one.element));
    return answer ? [[one, answer] as [Asked, Answer]] : [];
  });
}

const layout =
  'Chromium takes this table for one that only lays out the page: a person has to see whether it holds data.';

const letter =
  'A single letter may stand for a symbol: a person has to see whether anybody would say it.';

/** Null: it is so, as far as can be told. */
function answerTo(
  claim: AskedClaim,
  seen: SeenInPage | null,
  node: Protocol.Accessibility.AXNode | undefined,
): Answer | null {
  if (!seen) return null;
  switch (claim) {
    case 'control':
      return seen.isNoControl ? 'wrong' : null;
    case 'item-of-no-list':
      return seen.isInList ? 'wrong' : null;
    case 'data-table':
      return node?.role?.value === 'LayoutTable' && !seen.hasNumbersUnderWords
        ? { doubt: layout }
        : null;
    case 'words-not-in-name': {
      const { text } = seen;
      if (text === null || text.trim() === '') return null;
      const name = String(node?.name?.value ?? '');
      if (isWithoutWords(text) || isLabelInName(text, name)) return 'wrong';
      return isOneLetter(text) ? { doubt: letter } : null;
    }
  }
}

function review(output: EngineOutput, answers: Answers): EngineOutput {
  const findings = output.findings.flatMap((finding) => reviewFinding(finding, answers));
  const reviewed = new Set(
    output.findings.filter((finding) => !findings.includes(finding)).map(({ rule }) => rule),
  );
  const outcomes = [...output.outcomes].map(
    ([rule, outcome]) => [rule, reviewed.has(rule) ? outcomeOf(rule, findings) : outcome] as const,
  );
  return { ...output, findings, outcomes: new Map(outcomes) };
}

function outcomeOf(rule: string, findings: readonly Finding[]) {
  const own = findings.filter((finding) => finding.rule === rule);
  if (own.length === 0) return 'passed';
  const isSure = own.some(({ outcome, alone }) => outcome === 'failed' && !alone);
  return isSure ? 'failed' : 'needs-review';
}

/** What is doubted becomes a finding of its own. A finding of which nothing is left is none. */
function reviewFinding(finding: Finding, answers: Answers): Finding[] {
  const claim = claimOf(finding);
  if (!claim) return [finding];
  const standing: FindingNode[] = [];
  const doubtful: FindingNode[] = [];
  for (const node of finding.nodes) {
    const answer = answers.get(keyOf(claim, node));
    if (!answer) standing.push(node);
    else if (answer !== 'wrong') {
      const failureSummary = `${node.failureSummary}\n${answer.doubt}`.trim();
      doubtful.push({ ...node, failureSummary });
    }
  }
  if (standing.length === finding.nodes.length) return [finding];
  const taken = finding.nodes.length - standing.length;
  const left = { ...finding, nodes: standing, nodesTotal: finding.nodesTotal - taken };
  const doubted: Finding = {
    ...finding,
    outcome: 'needs-review',
    nodes: doubtful,
    nodesTotal: doubtful.length,
  };
  return [left, doubted].filter(({ nodes }) => nodes.length > 0);
}
