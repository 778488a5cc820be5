import type { Outcome } from '@curbcut/model/scan';
import type { EngineOutput } from '../engines/engine.ts';
import type { Finding, Pointer } from '../engines/finding.ts';
import { pointerKey } from '../engines/pointer-key.ts';

interface Result {
  output: EngineOutput | null;
}

/**
 * Takes away what engines ask about elements that another engine has measured to be right. What failed stays, and so does
 * a question that has not named all of its elements.
 */
export function answerQuestions<R extends Result>(results: readonly R[]): R[] {
  const answered = new Set(
    results.flatMap(({ output }) => output?.answered?.map(({ rule, at }) => keyOf(rule, at)) ?? []),
  );
  if (answered.size === 0) return [...results];
  return results.map((result) =>
    result.output ? { ...result, output: withoutAnswered(result.output, answered) } : result,
  );
}

function keyOf(rule: string, at: Pointer): string {
  return `${rule}:${pointerKey(at)}`;
}

function withoutAnswered(output: EngineOutput, answered: ReadonlySet<string>): EngineOutput {
  const findings = output.findings.map((finding) => openOf(finding, answered));
  const left = findings.filter(({ nodesTotal }) => nodesTotal > 0);
  const asked = new Set(left.map(({ rule }) => rule));
  const settled = new Set(
    findings
      .filter(({ nodesTotal, rule }) => nodesTotal === 0 && !asked.has(rule))
      .map(({ rule }) => rule),
  );
  const outcomes = [...output.outcomes].map(([rule, outcome]): [string, Outcome] => [
    rule,
    outcome === 'needs-review' && settled.has(rule) ? 'passed' : outcome,
  ]);
  return { ...output, outcomes: new Map(outcomes), findings: left };
}

function openOf(finding: Finding, answered: ReadonlySet<string>): Finding {
  if (finding.outcome !== 'needs-review') return finding;
  const nodes = finding.nodes.filter((node) => !answered.has(keyOf(finding.rule, node)));
  const taken = finding.nodes.length - nodes.length;
  return { ...finding, nodes, nodesTotal: finding.nodesTotal - taken };
}
