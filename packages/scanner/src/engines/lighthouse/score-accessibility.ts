import { createRequire } from 'node:module';
import type { Outcome } from '@curbcut/model/scan';
import type { Result } from 'axe-core';
import { Audit } from 'lighthouse/core/audits/audit.js';
import defaultConfig from 'lighthouse/core/config/default-config.js';
import { ReportScoring } from 'lighthouse/core/scoring.js';
import type { AxeRun } from '../axe/run.ts';

interface AuditProduct {
  score: number | null;
  notApplicable?: boolean;
}
interface AuditClass {
  meta: { id: string; scoreDisplayMode?: string };
  audit(artifacts: { Accessibility: AccessibilityArtifact }, context: object): AuditProduct;
}
interface AccessibilityArtifact {
  violations: object[];
  incomplete: object[];
  notApplicable: { id: string }[];
  passes: { id: string }[];
  version: string;
}

export const lighthouseVersion = (
  createRequire(import.meta.url)('lighthouse/package.json') as { version: string }
).version;

const category = (
  defaultConfig as { categories: Record<string, { auditRefs: { id: string; weight: number }[] }> }
).categories['accessibility'];
if (!category) throw new Error('This Lighthouse has no accessibility category.');

/** The automatic audits of the category; the manual ones have no weight and evaluate nothing. */
const auditClasses = await loadAudits(
  category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
);

/** Lighthouse's ids of the audits that it is run with. */
export const auditIds: readonly string[] = auditClasses.map(({ meta }) => meta.id);

async function loadAudits(ids: string[]): Promise<AuditClass[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { default: audit } = (await import(
        `lighthouse/core/audits/accessibility/${id}.js`
      )) as { default: AuditClass };
      // The getter translates its texts anew at each of the hundred looks an audit takes: 200 ms a page in all.
      Object.defineProperty(audit, 'meta', { value: audit.meta });
      return audit;
    }),
  );
}

export interface LighthouseAccessibility {
  /** 0 to 1; null when an audit gave no score. */
  score: number | null;
  /** Audits that gave neither a score nor a reason are left out. */
  outcomes: AuditOutcome[];
  /** Ids of the audits that could not be finished: with one of them there is no score. */
  unfinished: string[];
}

export interface AuditOutcome {
  /** The audit's id; Lighthouse names it after axe's rule. */
  audit: string;
  outcome: Outcome;
}

/**
 * Lighthouse's accessibility category from its own audits and its own scoring, over the axe run that both engines
 * share: its snapshot mode evaluates with the same axe rules in the top frame, after a second of CPU benchmark that says
 * nothing about accessibility.
 */
export function scoreAccessibility(
  run: Pick<AxeRun, 'results' | 'idleInTopFrame' | 'untested'>,
): LighthouseAccessibility {
  const artifact = toArtifact(run);
  const byId = Object.fromEntries(
    auditClasses.map((audit) => [
      audit.meta.id,
      Audit.generateAuditResult(
        audit as never,
        audit.audit({ Accessibility: artifact }, {}) as never,
      ),
    ]),
  );
  const audited = {
    accessibility: { ...category, auditRefs: category?.auditRefs.filter(({ id }) => id in byId) },
  };
  const scored = ReportScoring.scoreAllCategories(audited as never, byId as never);
  const audits = Object.values(byId) as AuditResult[];
  return {
    score: scored['accessibility']?.score ?? null,
    unfinished: audits
      .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
      .map(({ id }) => id),
    outcomes: audits.flatMap((audit) => {
      const outcome = outcomeOf(audit);
      return outcome ? [{ audit: audit.id, outcome }] : [];
    }),
  };
}

interface AuditResult {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
}

function outcomeOf({ score, scoreDisplayMode }: AuditResult): Outcome | null {
  if (scoreDisplayMode === 'notApplicable') return 'inapplicable';
  if (scoreDisplayMode !== 'binary') return null;
  return score === 1 ? 'passed' : 'failed';
}

/** Lighthouse runs axe in the top frame only: what lies in other frames is not its finding. */
function toArtifact({
  results,
  idleInTopFrame,
  untested,
}: Pick<AxeRun, 'results' | 'idleInTopFrame' | 'untested'>): AccessibilityArtifact {
  const inTopFrame = (result: Result) => result.nodes.filter(({ target }) => target.length === 1);
  const toResult = (result: Result) => ({
    id: result.id,
    impact: result.impact ?? undefined,
    tags: result.tags,
    nodes: inTopFrame(result).map(({ target, failureSummary }) => ({
      target,
      failureSummary,
      node: {},
      relatedNodes: [],
    })),
    error: stoppedInTopFrame(result) ? (result as Result & { error?: unknown }).error : undefined,
    help: result.help,
    description: result.description,
  });
  // A rule that stopped in another frame has an error for the whole run, though it was finished in the top frame.
  const stoppedInTopFrame = (result: Result) =>
    inTopFrame(result).some(({ none }) => none.some(({ id }) => id === 'error-occurred'));
  const onlyInOtherFrames = (result: Result) =>
    result.nodes.length > 0 && inTopFrame(result).length === 0;
  const violations = results.violations.filter((result) => !onlyInOtherFrames(result));
  const incomplete = results.incomplete.filter((result) => !onlyInOtherFrames(result));
  return {
    violations: violations.map(toResult),
    // An audit would take a rule that was not run for passed; one that has an error gives no score.
    incomplete: [...[...untested.inTopFrame].map(notRun), ...incomplete.map(toResult)],
    notApplicable: [...idleInTopFrame].map((id) => ({ id })),
    passes: results.passes.map(({ id }) => ({ id })),
    version: results.testEngine.version,
  };
}

function notRun(id: string): object {
  return { id, error: { message: 'The rule took too long.' }, nodes: [] };
}
