import { categorySlugs, impacts, levels, wcagCriteria } from '@curbcut/model/scan';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { axeRules } from './rule-catalogue.ts';
import { ariaRules } from './rules/aria.ts';
import { contentRules } from './rules/content.ts';
import { documentRules } from './rules/document.ts';
import { formRules } from './rules/forms.ts';
import { imageRules } from './rules/images.ts';
import { keyboardRules } from './rules/keyboard.ts';
import { linkRules } from './rules/links.ts';
import { visualRules } from './rules/visual.ts';

const installed = axe.getRules();
const rows = Object.entries(axeRules);

/** Rules that state the same problem. A topic that becomes shared by accident would swallow issues. */
const sharedTopics: Record<string, string[]> = {
  'act:23a2a8': ['image-alt', 'role-img-alt'],
  'act:3ea0c8': ['duplicate-id', 'duplicate-id-active', 'duplicate-id-aria'],
  'act:5c01ea': ['aria-allowed-attr', 'aria-conditional-attr'],
  'act:674b10': ['aria-deprecated-role', 'aria-roles'],
  'act:97a4e1': ['aria-command-name', 'button-name', 'input-button-name'],
  'act:bc4a75': ['aria-required-children', 'list'],
  'act:c487ae': ['area-alt', 'link-name'],
  'act:e086e5': ['aria-input-field-name', 'aria-toggle-field-name', 'label', 'select-name'],
  'wcag:1.3.1:description-lists': ['definition-list', 'dlitem'],
  'wcag:2.2.2:moving-content': ['blink', 'marquee'],
};

/** ACT rules that axe declares and that its violations do not establish, and why. */
const droppedActRules: Record<string, string[]> = {
  // Nothing in axe looks at whether repeated blocks can be collapsed.
  bypass: ['3e12e1'],
  // Judged by meta-refresh-no-exceptions.
  'meta-refresh': ['bisz58'],
};

describe('the catalogue of axe rules', () => {
  test('has one row for every installed rule, and no other', () => {
    expect(rows.map(([rule]) => rule).sort()).toEqual(installed.map(({ ruleId }) => ruleId).sort());
  });

  test('has each rule in one table only', () => {
    const tables = [
      imageRules,
      contentRules,
      formRules,
      linkRules,
      visualRules,
      keyboardRules,
      ariaRules,
      documentRules,
    ];
    expect(tables.flatMap((table) => Object.keys(table))).toHaveLength(rows.length);
    for (const table of tables) {
      expect(new Set(Object.values(table).map(({ category }) => category)).size).toBe(1);
    }
  });

  test('says every sentence once', () => {
    for (const field of ['title', 'description', 'help'] as const) {
      expect(new Set(rows.map(([, row]) => row[field])).size, field).toBe(rows.length);
    }
  });

  test('does not repeat the sentences of axe', () => {
    const theirs = new Set(installed.flatMap(({ help, description }) => [help, description]));
    for (const [rule, row] of rows) {
      for (const sentence of [row.title, row.description, row.help]) {
        expect(theirs.has(sentence), rule).toBe(false);
      }
    }
  });

  test('shares a topic only where rules state the same problem', () => {
    const byTopic = Map.groupBy(rows, ([, { topic }]) => topic);
    const shared = [...byTopic].filter(([, group]) => group.length > 1);
    expect(
      Object.fromEntries(
        shared.map(([topic, group]) => [topic, group.map(([rule]) => rule).sort()]),
      ),
    ).toEqual(sharedTopics);
  });

  test.each(rows)('%s is well-formed', (_rule, row) => {
    expect(categorySlugs).toContain(row.category);
    expect(impacts).toContain(row.impact);
    expect(row.title).toMatch(/^[A-Z].*[^.!?\s]$/);
    expect(row.title.length).toBeLessThanOrEqual(70);
    expect(row.description).toMatch(/^[A-Z].*\.$/);
    expect(row.description.length).toBeGreaterThan(40);
    expect(row.description.length).toBeLessThanOrEqual(240);
    expect(row.help).toMatch(/^[A-Z].*\.$/);
    expect(row.help.length).toBeLessThanOrEqual(240);
    expect(`${row.title} ${row.description} ${row.help}`).not.toMatch(/ {2}|\n/);
    if (row.level) expect(levels).toContain(row.level);
    for (const criterion of row.wcag ?? []) expect(wcagCriteria).toHaveProperty([criterion]);
    expect(new Set(row.actRules).size).toBe(row.actRules.length);
    for (const id of row.actRules) expect(id).toMatch(/^[0-9a-z]{6}$/);
  });

  test.each(rows)('%s has a topic that fits its criteria and ACT rules', (rule, row) => {
    const tags = installed.find(({ ruleId }) => ruleId === rule)?.tags ?? [];
    const [kind, value = '', group] = row.topic.split(':');
    if (kind === 'act') {
      expect(value).toMatch(/^[0-9a-z]{6}$/);
      expect(group).toBeUndefined();
    } else if (kind === 'wcag') {
      expect(tags).toContain(`wcag${value.replaceAll('.', '')}`);
      expect(group).toMatch(/^[a-z-]+$/);
    } else {
      expect(kind).toBe('bp');
      expect(value).toMatch(/^[a-z0-9-]+$/);
      expect(tags).toContain('best-practice');
      expect(group).toBeUndefined();
    }
  });

  test.each(installed.filter(({ actIds }) => actIds?.length))(
    '$ruleId keeps the ACT rules that axe declares',
    ({ ruleId, actIds }) => {
      const dropped = droppedActRules[ruleId] ?? [];
      const expected = (actIds ?? []).filter((id) => !dropped.includes(id));
      expect(axeRules[ruleId]?.actRules).toEqual(expect.arrayContaining(expected));
      for (const id of dropped) expect(axeRules[ruleId]?.actRules).not.toContain(id);
    },
  );

  test('takes the default impact from axe', () => {
    // getRules leaves the impact out; the audit that it reads has it.
    const audit = Reflect.get(axe, '_audit') as { rules: { id: string; impact: string }[] };
    expect(Object.fromEntries(rows.map(([rule, { impact }]) => [rule, impact]))).toEqual(
      Object.fromEntries(audit.rules.map(({ id, impact }) => [id, impact])),
    );
  });
});
