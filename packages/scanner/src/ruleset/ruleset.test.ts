import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Rule, rules } from '@curbcut/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksEngine } from '../checks/engine.ts';
import { axeEngine } from '../engines/axe/engine.ts';
import type { Engine } from '../engines/engine.ts';
import { engines } from '../engines/index.ts';
import { hashRules } from './hash-rules.ts';
import { claimSources, ruleHashes } from './rule-hashes.ts';

const source = path.join(import.meta.dirname, '..');

/** A copy of what is hashed, to be changed. */
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'ruleset-'));
  for (const folder of [
    'browser',
    'capture',
    'checks',
    'claims',
    'engines',
    'fixes',
    'interact',
    'names',
    'ocr',
    'states',
  ]) {
    cpSync(path.join(source, folder), path.join(copy, folder), { recursive: true });
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

const copied = engines.map((engine) => ({
  ...engine,
  basis: (rule: string) => {
    const { sources, thresholds } = engine.basis(rule);
    return { thresholds, sources: sources.map((place) => place.replace(source, copy)) };
  },
}));

/** Rules whose hash another row, engine or copy changes. */
function changed(
  change: {
    rules?: readonly Rule[];
    engines?: readonly Pick<Engine, 'id' | 'version' | 'basis'>[];
  } = {},
): string[] {
  const asked = Object.fromEntries(
    Object.entries(claimSources).map(([claim, places]) => [
      claim,
      places.map((place) => place.replace(source, copy)),
    ]),
  ) as unknown as typeof claimSources;
  const hashes = hashRules(change.rules ?? rules, change.engines ?? copied, asked);
  expect(hashes.size).toBe(ruleHashes.size);
  return [...hashes].filter(([rule, hash]) => ruleHashes.get(rule) !== hash).map(([rule]) => rule);
}

const seenBy = (...ids: string[]) =>
  rules.filter(({ detectedBy }) => ids.some((id) => detectedBy[id])).map(({ id }) => id);

test('the hashes are those of ruleset.json (UPDATE_EXPECTED=1 writes it)', () => {
  const file = path.join(import.meta.dirname, 'ruleset.json');
  const now = `${JSON.stringify(Object.fromEntries(ruleHashes), null, 2)}\n`;
  if (process.env['UPDATE_EXPECTED']) writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});

test('every rule that an engine looks for has a hash of its own', () => {
  expect([...ruleHashes.keys()]).toEqual(seenBy(...engines.map(({ id }) => id)));
  expect(new Set(ruleHashes.values()).size).toBe(ruleHashes.size);
  for (const hash of ruleHashes.values()) expect(hash).toMatch(/^[0-9a-f]{12}$/);
});

describe('a hash changes with', () => {
  test.each<[string, Partial<Rule>]>([
    ['wording', { remedy: 'Do something else.' }],
    ['verification', { verification: 'Look elsewhere.' }],
    ['impact', { impact: 'minor' }],
    ['criteria', { wcag: ['1.1.1', '1.2.1'] }],
    ['trust', { trust: 'review' }],
    ['engine rules', { detectedBy: { axe: ['image-alt', 'area-alt'], lighthouse: ['image-alt'] } }],
  ])('the %s of its row', (_, other) => {
    const rows = rules.map((row) => (row.id === 'image-alt' ? { ...row, ...other } : row));
    expect(changed({ rules: rows })).toEqual(['image-alt']);
  });

  test('the version of an engine that looks for it', () => {
    const newer = copied.map((engine) =>
      engine.id === axeEngine.id ? { ...engine, version: '99.0.0' } : engine,
    );
    expect(changed({ engines: newer })).toEqual(seenBy(axeEngine.id));
  });

  test('what translates the results of such an engine', () => {
    appendFileSync(path.join(copy, 'engines/lighthouse/to-findings.ts'), '// Changed.\n');
    expect(changed()).toEqual(seenBy('lighthouse'));
    appendFileSync(path.join(copy, 'engines/axe/to-findings.ts'), '// Changed.\n');
    expect(changed()).toEqual(seenBy(axeEngine.id, 'lighthouse'));
  });

  test('what asks the browser for names, for rules that say there is none', () => {
    appendFileSync(path.join(copy, 'names/review-names.ts'), '// Changed.\n');
    expect(changed()).toEqual(
      rules.filter(({ claims }) => claims === 'no-name').map(({ id }) => id),
    );
  });

  test('what asks the page what elements are, for rules that claim it', () => {
    appendFileSync(path.join(copy, 'claims/look-in-page.ts'), '// Changed.\n');
    expect(changed()).toEqual(
      rules.filter(({ claims = 'no-name' }) => claims !== 'no-name').map(({ id }) => id),
    );
  });

  test('the source of its own check', () => {
    appendFileSync(path.join(copy, 'checks/reflow/find-wide-elements.ts'), '// Changed.\n');
    expect(changed()).toEqual(['reflow']);
  });

  test('a source file that comes to its check', () => {
    writeFileSync(path.join(copy, 'checks/reflow/more.ts'), '');
    expect(changed()).toEqual(['reflow']);
  });

  test('what runs all checks', () => {
    appendFileSync(path.join(copy, 'checks/run-check.ts'), '// Changed.\n');
    expect(changed()).toEqual(seenBy(checksEngine.id));
  });

  test('a threshold of its check', () => {
    const stricter = copied.map((engine) => ({
      ...engine,
      basis: (rule: string) => {
        const { sources, thresholds } = engine.basis(rule);
        return {
          sources,
          thresholds: rule === 'reflow' ? { ...thresholds, width: 319 } : thresholds,
        };
      },
    }));
    expect(changed({ engines: stricter })).toEqual(['reflow']);
  });
});

describe('a hash does not change with', () => {
  test('the place of the checkout', () => {
    expect(changed()).toEqual([]);
  });

  test('the line ends of the checkout', () => {
    const file = path.join(copy, 'checks/reflow/find-wide-elements.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    expect(changed()).toEqual([]);
  });

  test('tests, fixtures and suggested fixes', () => {
    writeFileSync(path.join(copy, 'checks/reflow/more.test.ts'), '');
    writeFileSync(path.join(copy, 'engines/axe/more.browser.test.ts'), '');
    cpSync(
      path.join(copy, 'checks/reflow/check.ts'),
      path.join(copy, 'checks/reflow/fixtures/x.ts'),
    );
    appendFileSync(path.join(copy, 'fixes/suggest-fixes.ts'), '// Changed.\n');
    expect(changed()).toEqual([]);
  });

  test('what the work on it is called', () => {
    const other = rules.map((row) => ({ ...row, todo: `${row.todo} soon` }));
    expect(changed({ rules: other })).toEqual([]);
  });

  test('the order of the fields of its row', () => {
    const other = rules.map(
      (row) => Object.fromEntries(Object.entries(row).reverse()) as unknown as Rule,
    );
    expect(changed({ rules: other })).toEqual([]);
  });
});
