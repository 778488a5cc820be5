import { describe, expect, test } from 'vitest';
import { reportIsMailed } from '../site/site-messages.ts';
import {
  advanceProgress,
  beginProgress,
  type EngineProgress,
  type MailProgress,
  scanStages,
  type ScanStage,
  restartProgress,
  type ProgressLog,
  toScanProgress,
} from './scan-progress.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, seconds));
const engines = (...states: EngineProgress['state'][]): EngineProgress[] =>
  states.map((state, index) => ({
    engine: `engine-${index}`,
    name: `Engine ${index}`,
    state,
    findings: state === 'completed' ? 3 : null,
  }));
const show = (
  progress: ProgressLog,
  seconds: number,
  finished = false,
  mail: MailProgress = 'sent',
) => toScanProgress(progress, { now: at(seconds), queuePosition: 4, finished, mail });

describe('progress', () => {
  test('begins in the queue, at 0 percent, with its place', () => {
    const shown = show(beginProgress(at(0)), 5);
    expect(shown).toMatchObject({
      stage: 'queued',
      text: 'Stage 1 of 6: waiting for a free browser',
      percent: 0,
      queuePosition: 4,
    });
    expect(shown.stages[0]).toMatchObject({ status: 'current', durationMs: 5_000 });
    expect(shown.stages.slice(1).every(({ status }) => status === 'todo')).toBe(true);
    expect(shown.stages.slice(1).every(({ durationMs }) => durationMs === null)).toBe(true);
  });

  test('says how long each stage took, and has no place in the queue after it', () => {
    let progress = beginProgress(at(0));
    progress = advanceProgress(progress, { stage: 'loading' }, at(3));
    progress = advanceProgress(progress, { stage: 'checking', detail: '212 elements' }, at(10));
    const shown = show(progress, 12);
    expect(shown.queuePosition).toBeNull();
    expect(shown.stages.map(({ status, durationMs }) => [status, durationMs])).toEqual([
      ['done', 3_000],
      ['done', 7_000],
      ['current', 2_000],
      ['todo', null],
      ['todo', null],
      ['todo', null],
    ]);
    expect(shown.stages[2]?.detail).toBe('212 elements');
  });

  test('never goes back: not the stage, not a beginning, not a percentage', () => {
    const stages = scanStages.map(({ stage }) => stage);
    for (const from of stages) {
      for (const to of stages) {
        const before = advanceProgress(beginProgress(at(0)), { stage: from }, at(1));
        const after = advanceProgress(before, { stage: to, detail: 'late' }, at(2));
        if (stages.indexOf(to) < stages.indexOf(from)) expect(after).toBe(before);
        else expect(after.stage).toBe(to);
        expect(after.begun[from]).toBe(before.begun[from]);
        expect(show(after, 3).percent).toBeGreaterThanOrEqual(show(before, 3).percent);
      }
    }
  });

  test('grows with each engine that ends, failed ones too, within the stage', () => {
    const start = advanceProgress(beginProgress(at(0)), { stage: 'checking' }, at(1));
    const percents = [
      engines('waiting', 'waiting', 'waiting'),
      engines('running', 'waiting', 'waiting'),
      engines('completed', 'running', 'waiting'),
      engines('completed', 'failed', 'running'),
      engines('completed', 'failed', 'completed'),
    ].map(
      (list) =>
        show(advanceProgress(start, { stage: 'checking', engines: list }, at(2)), 3).percent,
    );
    expect(percents).toEqual([30, 30, 51, 72, 94]);
  });

  test('moves while a step lasts, by the time that it may take, up to where the next one begins', () => {
    const step = { from: 0.2, to: 0.6, limitMs: 10_000 };
    const loading = advanceProgress(beginProgress(at(0)), { stage: 'loading', step }, at(0));
    const percents = [0, 5, 10, 60].map((seconds) => show(loading, seconds).percent);
    // 5 to 30, of which the step is from 10 to 20.
    expect(percents).toEqual([10, 15, 20, 20]);
    const checking = advanceProgress(loading, { stage: 'checking' }, at(4));
    expect(checking).not.toHaveProperty('step');
    expect(show(checking, 4).percent).toBe(30);
    expect(JSON.parse(JSON.stringify(loading))).toEqual(loading);
  });

  test('does not fall back when an earlier step comes again, nor when the scan is begun anew', () => {
    const late = { stage: 'loading', step: { from: 0.8, to: 1, limitMs: 1_000 } } as const;
    const early = { stage: 'loading', step: { from: 0.2, to: 0.4, limitMs: 1_000 } } as const;
    const before = advanceProgress(beginProgress(at(0)), late, at(0));
    const again = advanceProgress(before, early, at(1));
    expect(show(before, 1).percent).toBe(30);
    expect(show(again, 1).percent).toBe(30);
    const anew = restartProgress(again, at(0), at(2));
    expect(show(anew, 3)).toMatchObject({ stage: 'queued', percent: 30 });
    expect(show(advanceProgress(anew, { stage: 'loading' }, at(4)), 4).percent).toBe(30);
    expect(show(advanceProgress(anew, { stage: 'merging' }, at(5)), 5).percent).toBe(94);
  });

  test('is never at 100 before the end, however long the last stage lasts', () => {
    const step = { from: 0, to: 1, limitMs: 1_000 };
    const last = advanceProgress(beginProgress(at(0)), { stage: 'reporting', step }, at(1));
    expect(show(last, 59).percent).toBe(99);
  });

  test('says that the page is loaded when it is', () => {
    const label = (progress: ProgressLog) => show(progress, 2).stages[1]?.label;
    const loading = advanceProgress(beginProgress(at(0)), { stage: 'loading' }, at(1));
    expect(label(beginProgress(at(0)))).toBe('Load the page');
    expect(label(loading)).toBe('Load the page');
    expect(label(advanceProgress(loading, { stage: 'checking' }, at(2)))).toBe('Page loaded');
  });

  test('keeps details and engines when a later event brings none', () => {
    let progress = advanceProgress(
      beginProgress(at(0)),
      { stage: 'checking', detail: '9 elements', engines: engines('completed') },
      at(1),
    );
    progress = advanceProgress(progress, { stage: 'checking' }, at(2));
    progress = advanceProgress(progress, { stage: 'merging' }, at(3));
    expect(progress.details).toEqual({ checking: '9 elements' });
    expect(progress.engines).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(progress))).toEqual(progress);
  });

  test('when finished is at 100 percent with every stage done', () => {
    const shown = show(
      advanceProgress(beginProgress(at(0)), { stage: 'reporting' }, at(1)),
      2,
      true,
    );
    expect(shown).toMatchObject({ percent: 100, text: 'Scan completed' });
    expect(new Set(shown.stages.map(({ status }) => status))).toEqual(new Set(['done']));
  });

  test('the mail has a stage only when one is due, and then it is done when it was sent', () => {
    const running = advanceProgress(beginProgress(at(0)), { stage: 'checking' }, at(1));
    expect(show(running, 2, false, 'none')).toMatchObject({
      text: 'Stage 3 of 5: running the checks',
      percent: show(running, 2).percent,
    });
    const ended = advanceProgress(running, { stage: 'reporting' }, at(3));
    const without = show(ended, 4, true, 'none');
    expect(without).toMatchObject({ stage: 'scoring', percent: 100 });
    expect(without.stages.map(({ stage, status }) => [stage, status])).toEqual(
      scanStages.slice(0, -1).map(({ stage }) => [stage, 'done']),
    );
    expect(show(ended, 4, true, 'due').stages.at(-1)).toMatchObject({
      label: 'Send the report by e-mail',
      status: 'current',
      detail: null,
    });
    expect(show(ended, 4, true, 'sent').stages.at(-1)).toMatchObject({ status: 'done' });
    expect(show(ended, 4, true, 'unsaid').stages.at(-1)).toMatchObject({
      status: 'current',
      detail: reportIsMailed,
    });
  });

  test('a stage that was skipped has no duration, and a clock set back gives none below 0', () => {
    const progress = advanceProgress(beginProgress(at(10)), { stage: 'checking' }, at(4));
    expect(show(progress, 3).stages.map(({ durationMs }) => durationMs)).toEqual([
      0,
      null,
      0,
      null,
      null,
      null,
    ]);
  });

  test('percentages rise from stage to stage', () => {
    const percents = scanStages.map(
      ({ stage }: { stage: ScanStage }) =>
        show(advanceProgress(beginProgress(at(0)), { stage }, at(1)), 1).percent,
    );
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  });
});
