import { readFileSync, writeFileSync } from 'node:fs';
import { wcagCriteria } from '@curbcut/model/scan';
import { describe, expect, test } from 'vitest';
import { findRule, rules } from '../catalogue.ts';
import type { Rule } from '../rule.ts';
import { commonFailures } from './common-failures.ts';
import { countByCoverage, criteriaCoverage, failuresCoverage } from './coverage.ts';
import { coverageDocument } from './coverage-document.ts';
import { leftToPeople } from './left-to-people.ts';
import { manualChecks } from './manual-checks.ts';
import { isWcagTechnique } from '../wcag-techniques.fixture.ts';

function ruleOf(id: string, changes: Partial<Rule> = {}): Rule {
  const rule = findRule(id);
  if (!rule) throw new Error(`The catalogue has no rule ${id}`);
  return { ...rule, ...changes };
}

function coverageOf(number: string, ...some: Rule[]) {
  return criteriaCoverage(some).find((one) => one.number === number);
}

function failureOf(id: string, ...some: Rule[]) {
  return failuresCoverage(some).find((one) => one.id === id);
}

test('docs/coverage.md is what the catalogue says (UPDATE_EXPECTED=1 writes it)', () => {
  const file = new URL('../../../../docs/coverage.md', import.meta.url);
  const actual = coverageDocument();
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(file, actual);
  expect(readFileSync(file, 'utf8')).toBe(actual);
});

describe('the criteria', () => {
  const rows = criteriaCoverage();

  test('are the 31 of level A and the 24 of level AA that WCAG 2.2 has', () => {
    const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
    expect([ofLevel('A'), ofLevel('AA'), rows.length]).toEqual([31, 24, 55]);
    expect(rows.map(({ number }) => number)).not.toContain('4.1.1');
  });

  test('have the address of their page at the W3C', () => {
    const urls = Object.fromEntries(rows.map(({ number, url }) => [number, url.split('/').pop()]));
    expect(urls).toMatchObject({
      '1.2.1': 'audio-only-and-video-only-prerecorded',
      '2.2.2': 'pause-stop-hide',
      '3.3.4': 'error-prevention-legal-financial-data',
      '4.1.2': 'name-role-value',
    });
    expect(new Set(Object.values(urls)).size).toBe(55);
  });

  test.each(rows.map((row) => [row.number, row] as const))(
    '%s says what a person has to judge, and why where no rule tests it',
    (_, row) => {
      expect(row.person).toMatch(/^Whether .{15,110}\.$/);
      if (row.notYet !== null) expect(row.notYet).toMatch(/^[A-Z].{15,110}\.$/);
    },
  );

  test('leave nothing to people that is no criterion', () => {
    expect(Object.keys(leftToPeople)).toEqual(rows.map(({ number }) => number));
    const asked = manualChecks.flatMap(({ criteria }) => criteria);
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(asked));
  });

  test('are each counted once', () => {
    const counts = countByCoverage(rows);
    expect(counts.failure + counts.review + counts.person).toBe(55);
    expect(counts.failure).toBeGreaterThan(0);
  });

  test('are covered by the most that a rule says', () => {
    const fails = ruleOf('image-alt');
    const unmeasured = { axe: ['none'] };
    const asks = ruleOf('image-alt', { trust: 'review', detectedBy: unmeasured });
    expect(coverageOf('1.1.1', fails, asks)?.coverage).toBe('failure');
    expect(coverageOf('1.1.1', asks)?.coverage).toBe('review');
    expect(coverageOf('1.1.1')?.coverage).toBe('person');
    expect(coverageOf('1.4.3', fails)?.coverage).toBe('person');
  });

  test('are not covered by what no engine looks for, nor by what is tried out', () => {
    expect(coverageOf('1.1.1', ruleOf('image-alt', { detectedBy: {} }))?.coverage).toBe('person');
    const triedOut = coverageOf('1.1.1', ruleOf('image-alt', { experimental: true }));
    expect(triedOut?.coverage).toBe('person');
    expect(triedOut?.rules['tried-out'].map(({ id }) => id)).toEqual(['image-alt']);
  });

  test('are only asked about where every engine only asks', () => {
    const detectedBy = { axe: ['bypass'], another: ['skip'] };
    const oneAsks = ruleOf('bypass', { detectedBy, onlyAsked: ['axe'] });
    expect(coverageOf('2.4.1', oneAsks)?.coverage).toBe('failure');
    const bothAsk = ruleOf('bypass', { detectedBy, onlyAsked: ['axe', 'another'] });
    expect(coverageOf('2.4.1', bothAsk)?.coverage).toBe('review');
  });

  test('can fail by what no engine may find alone only where two look for it that share nothing', () => {
    const alfa = ['sia-r21'];
    const imprecise = ruleOf('aria-roles', { detectedBy: { alfa } });
    expect(coverageOf('4.1.2', imprecise)?.coverage).toBe('review');
    const precise = ruleOf('aria-roles', { detectedBy: { alfa, axe: ['aria-roles'] } });
    expect(coverageOf('4.1.2', precise)?.coverage).toBe('failure');
    const trust = { trust: 'agreement' } as const;
    const detectedBy = { axe: ['none'], lighthouse: ['none'] };
    const oneSource = ruleOf('aria-roles', { ...trust, detectedBy });
    expect(coverageOf('4.1.2', oneSource)?.coverage).toBe('review');
    const twoSources = ruleOf('aria-roles', { ...trust, detectedBy: { ...detectedBy, alfa } });
    expect(coverageOf('4.1.2', twoSources)?.coverage).toBe('failure');
  });
});

describe('the common failures', () => {
  const rows = failuresCoverage();

  test('are those that hold for WCAG 2.2', () => {
    const numbers = Array.from({ length: 200 }, (_, number) => `F${number}`);
    expect(Object.keys(commonFailures)).toEqual(numbers.filter(isWcagTechnique));
    for (const { criteria } of rows) {
      for (const criterion of criteria) expect(wcagCriteria).toHaveProperty([criterion]);
    }
  });

  test('have all that rules name', () => {
    const named = rules.flatMap(({ techniques }) =>
      techniques.filter((technique) => /^F\d/.test(technique)),
    );
    expect(Object.keys(commonFailures)).toEqual(expect.arrayContaining(named));
  });

  test.each(rows.map((row) => [row.id, row] as const))(
    '%s says why, unless rules find it whole',
    (_, { title, left, isWhole }) => {
      expect(title).toMatch(/^[A-Z].*[^.\s]$/);
      if (isWhole) expect(left).toBeNull();
      else expect(left ?? '').toMatch(/^[A-Z].{20,160}\.$/);
    },
  );

  test('share a criterion with each rule that is said to find them', () => {
    const strangers = rows.flatMap(({ id, criteria, rules: named }) =>
      [...named.failure, ...named.review]
        .filter(({ wcag }) => !wcag.some((criterion) => criteria.includes(criterion)))
        .map((rule) => `${id} ${rule.id}`),
    );
    // The W3C counts an area as a picture, axe as a link.
    expect(strangers).toEqual(['F65 area-alt']);
  });

  test('are whole only while all rules that name them look', () => {
    const [image, area] = [ruleOf('image-alt'), ruleOf('area-alt')];
    expect(failureOf('F65', image, area)).toMatchObject({ coverage: 'failure', isWhole: true });
    const idle = { ...area, detectedBy: {} };
    expect(failureOf('F65', image, idle)).toMatchObject({ coverage: 'failure', isWhole: false });
    expect(failureOf('F65')).toMatchObject({ coverage: 'person', isWhole: false });
    expect(failureOf('F96', ruleOf('label-content-name-mismatch'))?.isWhole).toBe(false);
  });

  test('are not found by best practices, and asked about where a rule does not decide them', () => {
    const practice = ruleOf('image-alt', { level: 'best-practice', wcag: [] });
    expect(failureOf('F65', practice)?.coverage).toBe('person');
    expect(failureOf('F83', ruleOf('color-contrast'))).toMatchObject({ coverage: 'review' });
  });
});
