import { type Rule, rules } from '@curbcut/rules';
import { wcagCriteria } from '@curbcut/model/scan';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { ourRules } from './our-rules.ts';

const installed = axe.getRules();
const byAxeRule = [...ourRules];

/** Rules that state what was not tested: the result's list of parts that were not assessed holds it. */
const noRules = ['frame-tested', 'hidden-content'];

/** ACT rules that axe declares and that its violations do not establish, and why. */
const droppedActRules: Record<string, string[]> = {
  // Nothing in axe looks at whether repeated blocks can be collapsed.
  bypass: ['3e12e1'],
  // Checked by meta-refresh-no-exceptions.
  'meta-refresh': ['bisz58'],
};

/** Rules of which axe declares less than WCAG asks for, and why. */
const raised: Record<string, { wcag: string[]; level: string }> = {
  // ARIA requires a name of both roles of a dialog.
  'aria-dialog-name': { wcag: ['4.1.2'], level: 'A' },
  // Both are parts of the user interface, whose names 4.1.2 asks for, and no pictures alone.
  'aria-meter-name': { wcag: ['1.1.1', '4.1.2'], level: 'A' },
  'aria-progressbar-name': { wcag: ['1.1.1', '4.1.2'], level: 'A' },
};

function installedRule(axeRule: string) {
  const found = installed.find(({ ruleId }) => ruleId === axeRule);
  if (!found) throw new Error(`axe has no rule ${axeRule}`);
  return found;
}

/** `wcag143` is 1.4.3, `wcag1411` is 1.4.11. */
function criteriaOf(tags: readonly string[]): string[] {
  return tags
    .map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag))
    .filter((match) => match !== null)
    .map((match) => `${match[1]}.${match[2]}.${match[3]}`)
    .filter((criterion) => criterion in wcagCriteria);
}

function levelOf(tags: readonly string[]): string {
  if (tags.includes('best-practice')) return 'best-practice';
  const level = tags.map((tag) => /^wcag2\d?(a{1,3})$/.exec(tag)?.[1]).find((one) => one);
  return level?.toUpperCase() ?? 'none';
}

describe('the catalogue, beside the installed axe', () => {
  test('names every rule that axe runs, and no other', () => {
    const deprecated = axe.getRules(['deprecated']).map(({ ruleId }) => ruleId);
    const run = installed
      .map(({ ruleId }) => ruleId)
      .filter((rule) => !deprecated.includes(rule) && !noRules.includes(rule));
    expect([...ourRules.keys()].sort()).toEqual(run.sort());
  });

  test('has a row for the rules that axe has given up, which no engine looks for', () => {
    for (const { ruleId } of axe.getRules(['deprecated'])) {
      expect(rules.find(({ id }) => id === ruleId)?.detectedBy, ruleId).toEqual({});
    }
  });

  test('does not repeat the sentences of axe', () => {
    const theirs = new Set(installed.flatMap(({ help, description }) => [help, description]));
    for (const { id, title, barrier, remedy, verification } of rules) {
      for (const sentence of [title, barrier, remedy, verification]) {
        expect(theirs.has(sentence), id).toBe(false);
      }
    }
  });

  test.each(byAxeRule)('%s has the criteria and the level of its tags', (axeRule, rule) => {
    const { tags } = installedRule(axeRule);
    const own = raised[axeRule];
    expect(rule.wcag).toEqual(own?.wcag ?? criteriaOf(tags));
    expect(rule.level).toBe(own?.level ?? levelOf(tags));
    expect(rule.experimental ?? false).toBe(tags.includes('experimental'));
  });

  test.each(Object.entries(raised))('%s asks for more than axe declares', (axeRule, own) => {
    const { tags } = installedRule(axeRule);
    expect(own).not.toEqual({ wcag: criteriaOf(tags), level: levelOf(tags) });
  });

  test.each(byAxeRule)('%s leads to the page of axe about it', (axeRule, rule) => {
    expect(rule.helpUrl).toBe(installedRule(axeRule).helpUrl);
  });

  test.each(byAxeRule.filter(([axeRule]) => installedRule(axeRule).actIds?.length))(
    '%s keeps the ACT rules that axe declares',
    (axeRule, rule) => {
      const dropped = droppedActRules[axeRule] ?? [];
      const declared = installedRule(axeRule).actIds ?? [];
      expect(rule.actRules).toEqual(
        expect.arrayContaining(declared.filter((id) => !dropped.includes(id))),
      );
      for (const id of dropped) expect(rule.actRules).not.toContain(id);
    },
  );

  // What getRules leaves out; the audit that it reads has it.
  const audit = Reflect.get(axe, '_audit') as {
    rules: { id: string; impact: string; reviewOnFail: boolean }[];
  };

  test('says which rules of axe only ask', () => {
    const asking = audit.rules.filter(({ reviewOnFail }) => reviewOnFail).map(({ id }) => id);
    // Their only check passes, or can't tell.
    const never = [...asking, 'identical-links-same-purpose', 'video-caption'].filter(
      (id) => ourRules.get(id)?.trust === 'failure',
    );
    const said = byAxeRule.filter(([, { onlyAsked }]) => onlyAsked?.includes('axe'));
    expect(said.map(([axeRule]) => axeRule).sort()).toEqual(never.sort());
    // Lighthouse reads what axe says.
    for (const [axeRule, { onlyAsked, detectedBy }] of said) {
      expect(onlyAsked?.includes('lighthouse'), axeRule).toBe('lighthouse' in detectedBy);
    }
  });

  test('takes the default impact from axe', () => {
    const impactOf = (axeRule: string) => audit.rules.find(({ id }) => id === axeRule)?.impact;
    for (const [axeRule, { impact }] of byAxeRule as [string, Rule][]) {
      expect(impact, axeRule).toBe(impactOf(axeRule));
    }
  });
});
