import { describe, expect, test } from 'vitest';
import { wcagCriteria } from '@curbcut/model/scan';
import { renderVariant } from './render-variant.ts';
import { twinsOf } from './variant-twins.ts';
import { variants } from './variants.ts';

test('each variant has an id and an address of its own', () => {
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  const paths = variants.flatMap((variant) => twinsOf(variant).map(({ path }) => path));
  expect(new Set(paths).size).toBe(2 * variants.length);
});

describe.each(variants)('$id', (variant) => {
  test('has twins that differ, and tells neither its id nor what is in it', () => {
    const [flawed, clean] = [true, false].map((has) => renderVariant(variant, has));
    expect(flawed).not.toBe(clean);
    expect(`${flawed}${clean}`).not.toContain(variant.id);
  });

  test('names criteria of WCAG, and words that are a pattern', () => {
    expect(variant.criteria.length).toBeGreaterThan(0);
    for (const criterion of variant.criteria) expect(wcagCriteria[criterion]).toBeDefined();
    expect(() => new RegExp(variant.words, 'i')).not.toThrow();
  });
});

test('a variant without a page is refused', () => {
  const empty = { id: 'a', about: 'F1', criteria: ['1.3.2'], barrier: '', target: [], words: '' };
  expect(() => renderVariant({ ...empty, title: 'A' }, true)).toThrow('neither a body nor a page');
});
