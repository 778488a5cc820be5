import path from 'node:path';
import type { Outcome } from '@curbcut/model/scan';
import type { Engine, Unassessed } from '../engines/engine.ts';
import type { Finding, FindingNode } from '../engines/finding.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import { checks } from './index.ts';
import { runWithEvidence } from './run-with-evidence.ts';

/** Our own checks as one engine: what they find is merged and shown like any other engine's findings. */
export const checksEngine: Engine = {
  id: 'curbcut',
  name: 'Curbcut checks',
  version: '1.0.0',
  independent: true,
  comprehensive: false,
  changesPage: true,
  basis: (rule) => ({
    sources: ['engine.ts', 'run-check.ts', 'run-with-evidence.ts', 'until-adapted.ts', rule].map(
      (name) => path.join(import.meta.dirname, name),
    ),
    thresholds: checks.find((check) => check.rule === rule)?.thresholds ?? {},
  }),
  async run(page) {
    const outcomes = new Map<string, Outcome>();
    const findings: Finding[] = [];
    const notAssessed: Unassessed[] = [];
    const nodes = new Map<FindingNode, ResolvedNode>();
    const warnings: string[] = [];
    const reading = checks.filter(({ change }) => !change);
    const changing = checks.filter(({ change }) => change);
    for (const check of [...reading, ...changing]) {
      try {
        const result = await runWithEvidence(check, page);
        outcomes.set(check.rule, result.outcome);
        findings.push(...result.findings);
        for (const [pointer, node] of result.nodes) nodes.set(pointer, node);
        if (result.warning) warnings.push(result.warning);
      } catch (error) {
        if (page.guard.error) throw error;
        page.warn(`The check ${check.rule} stopped: ${String(error)}`);
        notAssessed.push({
          kind: 'check',
          at: null,
          code: 'CHECK_FAILED',
          message: `The check “${check.name}” could not finish on this page.`,
        });
      }
    }
    return { outcomes, findings, notAssessed, score: null, nodes, warnings };
  },
};
