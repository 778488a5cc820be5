import type { Outcome } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { captureOnce } from '../capture/capture-once.ts';
import { NoCaptureError } from '../capture/no-capture-error.ts';
import type { Answered, Engine, Unassessed } from '../engines/engine.ts';
import type { Finding, FindingNode } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { Check, PageCheck, UseCheck } from './check.ts';
import { checks } from './index.ts';
import { onCapture } from './on-capture.ts';
import {
  CheckTimeError,
  type CheckWithEvidence,
  runChanging,
  runWithEvidence,
  type Together,
} from './run-with-evidence.ts';
import type { LeftAlone } from '../interact/left-alone.ts';
import { useWhole } from '../interact/use-whole.ts';
import { withPictures } from '../interact/with-pictures.ts';
import { waysOf } from '../use-reach.ts';
import { toResult } from './run-check.ts';
import { checksSource } from './source.ts';
import { outcomesOf, triedAgain } from './tried-again.ts';

/** A check as people are told of it. */
type Told = Pick<Check, 'rule' | 'name'>;

/** Of the time for an engine: the rest is for taking the page back and for finding what the checks found. */
const timeShare = 0.8;

/** Our own checks as one engine: what they find is merged and shown like any other engine's findings. */
export const checksEngine: Engine = {
  ...checksSource,
  version: '1.0.0',
  comprehensive: false,
  changesPage: true,
  read: async (page) => {
    if (!page.fast) await captureOnce(page);
  },
  async run(page) {
    const outcomes = new Map<string, Outcome>();
    const findings: Finding[] = [];
    const answered: Answered[] = [];
    const notAssessed: Unassessed[] = [];
    const nodes = new Map<FindingNode, ResolvedNode>();
    const warnings: string[] = [];
    const notCaptured = new Map<string, Told[]>();
    const outOfTime: Told[] = [];
    const leftOut = new Set<string>();
    const profile = new Map<string, number>();
    const end = page.guard.now() + page.limits.engineMs * timeShare;
    const add = (check: Told, result: CheckWithEvidence) => {
      outcomes.set(check.rule, result.outcome);
      findings.push(...result.findings);
      answered.push(...result.answered.map((at) => ({ rule: check.rule, at })));
      for (const [pointer, node] of result.nodes) nodes.set(pointer, node);
      if (result.warning) warnings.push(result.warning);
    };
    const addError = (check: Told, error: unknown) => {
      outcomes.set(check.rule, 'untested');
      if (error instanceof NoCaptureError) {
        notCaptured.set(error.message, [...(notCaptured.get(error.message) ?? []), check]);
        return;
      }
      if (error instanceof CheckTimeError) {
        outOfTime.push(check);
        return;
      }
      page.warn(`The check ${check.rule} stopped: ${String(error)}`);
      notAssessed.push({
        kind: 'check',
        at: null,
        code: 'CHECK_FAILED',
        message: `The check “${check.name}” could not finish on this page.`,
      });
    };
    const { reading, changing } = inOrder(page);
    const msLeft = () => Math.min(page.limits.checkMs, end - page.guard.now());
    for (const check of reading) {
      const startedMs = performance.now();
      try {
        if (msLeft() <= 0) throw new CheckTimeError(check.rule);
        const onPage = check.looksAt === 'capture' ? onCapture(check) : check;
        const result = await runWithEvidence(onPage as PageCheck<unknown>, page, msLeft());
        const left =
          check.looksAt === 'capture' ? await check.leftOut?.(await captureOnce(page)) : null;
        if (left) leftOut.add(left);
        const isUntested = left && result.findings.length === 0;
        add(check, isUntested ? { ...result, outcome: 'untested' } : result);
      } catch (error) {
        if (page.guard.error) throw error;
        addError(check, error);
      } finally {
        profile.set(check.rule, performance.now() - startedMs);
      }
    }
    for (const together of changing) {
      const startedMs = performance.now();
      const ended =
        msLeft() > 0 ? await runChanging(together, page, msLeft()) : new Map<unknown, never>();
      for (const check of together) {
        const result = ended.get(check) ?? { error: new CheckTimeError(check.rule) };
        if ('error' in result) addError(check, result.error);
        else add(check, result);
        profile.set(check.rule, (performance.now() - startedMs) / together.length);
      }
    }
    for (const message of leftOut)
      notAssessed.push({ kind: 'check', at: null, code: 'CHECK_LIMIT', message });
    for (const [reason, without] of notCaptured) notAssessed.push(sayNotCaptured(reason, without));
    if (outOfTime.length > 0) notAssessed.push(sayOutOfTime(outOfTime));
    return { outcomes, findings, answered, notAssessed, score: null, nodes, warnings, profile };
  },
  async use(page) {
    const startedMs = performance.now();
    const { used, walk, spent, usedMs, reached } = await useWhole(page, outcomesOf);
    const profile = new Map([
      ['use', performance.now() - startedMs],
      ...[...spent].map(([way, ms]): [string, number] => [`use: ${way}`, ms]),
    ]);
    const outcomes = new Map<string, Outcome>();
    const findings: Finding[] = [];
    const nodes = new Map<FindingNode, ResolvedNode>();
    for (const check of checks) {
      const seen = check.looksAt === 'use' ? check.judge(used) : check.whenUsed?.(used);
      if (!seen) continue;
      if (check.looksAt !== 'use' && seen.length === 0) {
        // What was read tells nothing of what the use did not come to.
        const isTold = !waysOf(check).some((way) => used.cut.has(way));
        if (!isTold || isOfLeftAlone(check, used.leftAlone)) outcomes.set(check.rule, 'untested');
        continue;
      }
      const judged = triedAgain(check, seen, used);
      const result = toResult(check.rule, judged);
      const isCut = check.looksAt === 'use' && check.ways.some((way) => used.cut.has(way));
      // What was tried of a page may pass; that it has nothing to try can't be said.
      const isLeftAlone = result.outcome === 'inapplicable' && isOfLeftAlone(check, used.leftAlone);
      const isUntested = (isCut || isLeftAlone) && result.findings.length === 0;
      outcomes.set(check.rule, isUntested ? 'untested' : result.outcome);
      const found = result.findings.map((finding) => {
        const pictured = withPictures(finding, used);
        return {
          ...pictured,
          nodes: pictured.nodes.map((node) => ({ ...node, inUse: true }) as const),
        };
      });
      for (const node of found.flatMap((finding) => finding.nodes)) {
        const resolved = used.resolved.get(pointerKey(node));
        if (resolved) nodes.set(node, resolved);
      }
      findings.push(...found);
    }
    const notAssessed = [
      ...(used.unreached > 0 ? [sayUnreached(used.unreached)] : []),
      ...(used.statesUnreached > 0 ? [sayStatesUnreached(used.statesUnreached)] : []),
      ...used.left.map(
        (message) => ({ kind: 'check', at: null, code: 'CHECK_LIMIT', message }) as const,
      ),
      ...used.leftAlone.map(({ way, message, at }) => ({
        kind: 'check' as const,
        at,
        code: 'LEFT_ALONE',
        message,
        rules: checks
          .filter((check) => isOfLeftAlone(check, [{ way }]))
          .map(({ rule }) => rule)
          .filter((rule) => outcomes.get(rule) === 'untested'),
      })),
    ];
    const { states, cut } = used;
    const seen = { states, cut, reached, usedMs, ...(walk ? { walk } : {}) };
    return { outcomes, findings, notAssessed, score: null, nodes, profile, ...seen };
  },
};

function isOfLeftAlone(check: Check, leftAlone: readonly Pick<LeftAlone, 'way'>[]): boolean {
  return leftAlone.some(({ way }) => waysOf(check).includes(way));
}

function sayUnreached(count: number): Unassessed {
  const message = `The page has more controls than there is time to use: ${countOf(count, 'control')} ${count === 1 ? 'was' : 'were'} not pressed.`;
  return { kind: 'check', at: null, code: 'CHECK_LIMIT', message };
}

function sayStatesUnreached(count: number): Unassessed {
  const message = `There was no time to judge what ${countOf(count, 'control')} of the page ${count === 1 ? 'opens' : 'open'}.`;
  return { kind: 'check', at: null, code: 'CHECK_LIMIT', message };
}

/** Those that change the page come last, with others that look at it in the same state; those that use it have their turn later. */
function inOrder({ fast, onlyRule }: PageUnderTest): {
  reading: Exclude<Check, UseCheck>[];
  changing: Together[];
} {
  const wanted = checks
    .filter(({ rule }) => onlyRule === undefined || rule === onlyRule)
    .filter((check) => check.looksAt !== 'use')
    .filter(({ looksAt, thorough }) => !fast || (looksAt === 'page' && !thorough));
  const changes = (check: Check): check is PageCheck<unknown> & Check =>
    check.looksAt === 'page' && check.change !== undefined;
  const byChange = Map.groupBy(wanted.filter(changes), ({ change }) => change);
  return {
    reading: wanted.filter((check) => !changes(check)),
    changing: [...byChange.values()] as unknown as Together[],
  };
}

function sayNotCaptured(reason: string, without: readonly Told[]): Unassessed {
  const names = namesOf(without);
  const message = `The page ${reason}, so these checks of ours did not judge it: ${names}. The engines did.`;
  return { kind: 'check', at: null, code: 'CHECK_LIMIT', message };
}

function sayOutOfTime(without: readonly Told[]): Unassessed {
  const message = `On this page these checks of ours took too long, or there was no time left for them, so they did not judge it: ${namesOf(without)}. The engines did.`;
  return { kind: 'check', at: null, code: 'CHECK_LIMIT', message };
}

function namesOf(some: readonly Told[]): string {
  return some.map(({ name }) => `“${name}”`).join(', ');
}
