import type { EngineRun, RuleRun } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { rules } from '../catalogue.ts';
import { countByCoverage, criteriaCoverage } from './coverage.ts';
import { criteriaTested } from './criteria-tested.ts';

function run(engine: string, status: EngineRun['status'] = 'completed'): EngineRun {
  return {
    engine,
    name: engine,
    version: '1',
    independent: true,
    status,
    durationMs: 1,
    findings: 0,
    score: null,
    error: null,
  };
}

function ruleRuns(outcome: RuleRun['outcome'], ...ids: string[]): RuleRun[] {
  return ids.map((rule) => ({ rule, outcome, revision: 1 }));
}

const everyEngine = [...new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)))];

test('a scan that tested every rule comes to what the catalogue covers', () => {
  const { failure, review, person } = countByCoverage(criteriaCoverage());
  const tested = ruleRuns('passed', ...rules.map(({ id }) => id));
  expect(criteriaTested({ rules: tested, engines: everyEngine.map((id) => run(id)) })).toEqual({
    total: 55,
    automatically: failure,
    asked: review,
    byPerson: person,
  });
});

test('rules that were not tested this time count for nothing', () => {
  const scan = {
    engines: [run('axe'), run('curbcut')],
    rules: [
      ...ruleRuns('failed', 'image-alt'),
      ...ruleRuns('inapplicable', 'html-has-lang'),
      ...ruleRuns('needs-review', 'bypass'),
      ...ruleRuns('untested', 'reflow', 'color-contrast'),
    ],
  };
  // 1.1.1 and 3.1.1; axe only asks about 2.4.1.
  expect(criteriaTested(scan)).toEqual({ total: 55, automatically: 2, asked: 1, byPerson: 52 });
});

test('what is only tried out, of level AAA or unknown counts for nothing', () => {
  const scan = {
    engines: [run('axe')],
    rules: ruleRuns('passed', 'css-orientation-lock', 'meta-refresh-no-exceptions', 'no-such-rule'),
  };
  expect(criteriaTested(scan)).toMatchObject({ automatically: 0, asked: 0, byPerson: 55 });
});

test('a scan that did not record its rules tested what its engines that completed look for', () => {
  const only = (engines: EngineRun[]) => criteriaTested({ rules: [], engines }).automatically;
  expect(only([run('curbcut')])).toBe(
    new Set(
      rules
        .filter((rule) => rule.detectedBy['curbcut'] && !rule.experimental && rule.level !== 'AAA')
        .flatMap(({ wcag }) => wcag),
    ).size,
  );
  expect(only([run('axe', 'failed'), run('curbcut')])).toBe(only([run('curbcut')]));
  expect(only([])).toBe(0);
});

test('an engine that failed on one page of a site has tested the others', () => {
  const scan = { engines: [run('axe', 'failed')], rules: ruleRuns('passed', 'image-alt') };
  expect(criteriaTested(scan).automatically).toBe(1);
});
