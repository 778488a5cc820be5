import { categorySlugs, impacts, levels, wcagCriteria } from '@curbcut/model/scan';
import { describe, expect, test } from 'vitest';
import { findRule, rules } from './catalogue.ts';
import type { Rule } from './rule.ts';
import { isWcagTechnique } from './wcag-techniques.fixture.ts';

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
  'wcag:2.1.1:arrow-keys': ['arrow-keys', 'arrow-keys-in-vain'],
  'wcag:2.1.1:click-without-keys': ['click-without-keys', 'keys-do-nothing'],
  'wcag:2.1.1:hover-only': ['hover-only-content', 'hover-without-keys'],
  'wcag:2.1.1:mouse-only': ['click-only', 'mouse-only-control'],
  'wcag:2.2.2:moving-content': ['blink', 'marquee'],
};

/** One rule of an engine, and what the catalogue tells apart by the element. */
const severalRows: Record<string, string[]> = {
  'alfa/sia-r2': ['image-alt', 'role-img-alt'],
  'alfa/sia-r8': ['aria-input-field-name', 'aria-toggle-field-name', 'label', 'select-name'],
  'alfa/sia-r11': ['area-alt', 'aria-command-name', 'link-name'],
  'alfa/sia-r12': ['aria-command-name', 'button-name', 'input-button-name'],
  'alfa/sia-r18': ['aria-allowed-attr', 'aria-prohibited-attr'],
  'alfa/sia-r68': ['aria-required-children', 'list'],
};

/** What the work on an issue may begin with. */
const verbs = `
  Act Add Align Allow Announce Begin Bring Change Check Choose Close Correct Darken Decide
  Declare Describe Draw Empty Enlarge Fill Give Keep Label Let Make Mark Move Name
  Offer Open Part Point Put Raise Remove Repair Replace Say Separate Set Shorten Show
  Space Stop Take Tell Tie Turn Type Underline Wrap Write
`
  .trim()
  .split(/\s+/);

const rows = rules.map((rule) => [rule.id, rule] as const);

describe('the catalogue of rules', () => {
  test('has one row for each id', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(findRule('image-alt')?.id).toBe('image-alt');
    expect(findRule('no-such-rule')).toBeUndefined();
  });

  test('states every sentence once', () => {
    for (const field of ['title', 'barrier', 'remedy', 'verification'] as const) {
      expect(new Set(rules.map((row) => row[field])).size, field).toBe(rules.length);
    }
  });

  test('has a rule of an engine in two rows only where the engine tells no elements apart', () => {
    const seen = rules.flatMap(({ id, detectedBy }) =>
      Object.entries(detectedBy).flatMap(([engine, theirs]) =>
        theirs.map((rule) => ({ rule: `${engine}/${rule}`, id })),
      ),
    );
    const several = [...Map.groupBy(seen, ({ rule }) => rule)].filter(
      ([, rows]) => rows.length > 1,
    );
    expect(
      Object.fromEntries(several.map(([rule, rows]) => [rule, rows.map(({ id }) => id).sort()])),
    ).toEqual(severalRows);
  });

  test('shares a topic only where rules state the same problem', () => {
    const shared = [...Map.groupBy(rules, ({ topic }) => topic)].filter(
      ([, group]) => group.length > 1,
    );
    expect(
      Object.fromEntries(shared.map(([topic, group]) => [topic, group.map(({ id }) => id).sort()])),
    ).toEqual(sharedTopics);
  });

  test('has one row for each topic that others vary', () => {
    for (const group of Map.groupBy(rules, ({ topic }) => topic).values()) {
      const [lead, ...more] = group.filter(({ variantOf }) => variantOf === undefined);
      expect(more).toEqual([]);
      for (const { variantOf } of group) expect([undefined, lead?.id]).toContain(variantOf);
    }
  });

  const explained = rules.flatMap((row) =>
    (row.explainedBy ?? []).flatMap(({ rules: causes, where }) =>
      causes.map((cause) => [row.id, where, cause, row, findRule(cause)] as const),
    ),
  );

  test.each(explained)(
    '%s (%s) is explained by %s, which is not milder',
    (_, _where, _by, row, cause) => {
      if (!cause) return expect.fail('The catalogue has no such rule.');
      expect(levels.indexOf(cause.level)).toBeLessThanOrEqual(levels.indexOf(row.level));
      expect(impacts.indexOf(cause.impact)).toBeLessThanOrEqual(impacts.indexOf(row.impact));
    },
  );

  test('explains nothing by itself, however long the way', () => {
    const causesOf = ({ explainedBy = [] }: Rule): Rule[] =>
      explainedBy.flatMap((cause) => cause.rules.flatMap((id) => findRule(id) ?? []));
    const leadsTo = (from: Rule, to: Rule, depth = 0): boolean =>
      depth < 10 && causesOf(from).some((cause) => cause === to || leadsTo(cause, to, depth + 1));
    expect(rules.filter((row) => leadsTo(row, row))).toEqual([]);
  });

  test.each(rows)('%s is well-formed', (_id, row) => {
    expect(row.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(categorySlugs).toContain(row.category);
    expect(impacts).toContain(row.impact);
    expect(row.title).toMatch(/^[A-Z].*[^.!?\s]$/);
    expect(row.title.length).toBeLessThanOrEqual(70);
    expect(verbs).toContain(row.todo.split(' ')[0]);
    expect(row.todo).toMatch(/[^.!?\s]$/);
    expect(row.todo.length).toBeLessThanOrEqual(70);
    expect(row.barrier).toMatch(/^[A-Z].*\.$/);
    expect(row.barrier.length).toBeGreaterThan(40);
    expect(row.barrier.length).toBeLessThanOrEqual(240);
    expect(row.remedy).toMatch(/^[A-Z].*\.$/);
    expect(row.remedy.length).toBeLessThanOrEqual(240);
    expect(row.verification).toMatch(/^[A-Z].*\.$/);
    expect(row.verification.length).toBeGreaterThan(60);
    expect(row.verification.length).toBeLessThanOrEqual(300);
    expect(row.verification.split(/[.!?](?= |$)/).length - 1).toBeLessThanOrEqual(3);
    expect(`${row.title} ${row.barrier} ${row.remedy} ${row.verification}`).not.toMatch(/ {2}|\n/);
    expect(row.helpUrl).toMatch(/^https:\/\//);
  });

  test.each(rows)('%s names criteria, techniques and ACT rules that exist', (_id, row) => {
    for (const criterion of row.wcag) expect(wcagCriteria).toHaveProperty([criterion]);
    expect(levels).toContain(row.level);
    expect(row.level === 'best-practice').toBe(row.wcag.length === 0);
    for (const technique of row.techniques)
      expect(isWcagTechnique(technique), technique).toBe(true);
    expect(new Set(row.techniques).size).toBe(row.techniques.length);
    for (const id of row.actRules) expect(id).toMatch(/^[0-9a-z]{6}$/);
    expect(new Set(row.actRules).size).toBe(row.actRules.length);
  });

  test.each(rows.filter(([, { wcag }]) => wcag.length > 0))(
    '%s has the level of its easiest criterion',
    (_id, { wcag, level }) => {
      const levels = wcag.map((criterion) => wcagCriteria[criterion]?.level);
      expect(levels).toContain(level);
      expect(levels.every((one) => (one ?? '').length >= level.length)).toBe(true);
    },
  );

  test.each(rows)('%s has a topic that fits its criteria', (_id, row) => {
    const [kind, value = '', group] = row.topic.split(':');
    if (kind === 'act') {
      expect(row.actRules).toContain(value);
      expect(group).toBeUndefined();
    } else if (kind === 'wcag') {
      expect(row.wcag).toContain(value);
      expect(group).toMatch(/^[a-z-]+$/);
    } else {
      expect(kind).toBe('bp');
      expect(value).toMatch(/^[a-z0-9-]+$/);
      expect(row.level).toBe('best-practice');
      expect(group).toBeUndefined();
    }
  });
});
