import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyChange, changedText } from './apply-change.ts';
import { recipes } from './index.ts';
import { namedFiles } from './named-files.ts';
import { placesOf } from './places-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

describe.each(recipes)('$heading', ({ heading, mostPlaces, changes }) => {
  test('fits the tree as it is', () => {
    for (const change of changes) expect(() => changedText(root, change)).not.toThrow();
  });

  test(`touches at most ${mostPlaces} places`, () => {
    expect(placesOf(root, changes).length).toBeLessThanOrEqual(mostPlaces);
  });

  test('names every file that it touches', () => {
    const named = namedFiles(contributing, heading);
    const touched = [...new Set(changes.map(({ file }) => file))];
    expect(touched.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

describe('the parts', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
    mkdirSync(path.join(folder, 'old'));
    writeFileSync(path.join(folder, 'old/list.ts'), 'one,\nthree,\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('lines come before or after a text, which is found once', () => {
    applyChange(folder, { file: 'old/list.ts', before: 'three', add: 'two,\n' });
    applyChange(folder, { file: 'old/list.ts', after: 'three,\n', add: 'four,\n' });
    const list = () => readFileSync(path.join(folder, 'old/list.ts'), 'utf8');
    expect(list()).toBe('one,\ntwo,\nthree,\nfour,\n');
    for (const after of ['five', ',\n']) {
      const change = { file: 'old/list.ts', after, add: 'x' };
      expect(() => applyChange(folder, change)).toThrow('does not hold once');
    }
    expect(list()).toBe('one,\ntwo,\nthree,\nfour,\n');
  });

  test('a new file does not replace one, and a derived file exists', () => {
    applyChange(folder, { file: 'new/deep/file.ts', content: 'text' });
    expect(readFileSync(path.join(folder, 'new/deep/file.ts'), 'utf8')).toBe('text');
    expect(() => applyChange(folder, { file: 'old/list.ts', content: '' })).toThrow('exists');
    expect(() => applyChange(folder, { file: 'old/none.json', derivedBy: [] })).toThrow(
      'does not exist',
    );
  });

  test('a new folder is one place, whatever is in it', () => {
    const files = ['new/a.ts', 'new/deep/b.ts', 'old/c.ts', 'old/list.ts', 'old/list.ts'];
    const changes = files.map((file) => ({ file, content: '' }));
    expect(placesOf(folder, changes)).toEqual(['new/', 'old/c.ts', 'old/list.ts']);
  });

  test('a recipe names files by links, by paths with parts to choose, and by the recipes it leads on to', () => {
    const text = [
      '## How to add',
      '### A thing',
      '1. Write `src/things/<thing>.ts` into `src/new/`, see [list](src/list.ts) and [one](#a-part).',
      '### A part',
      '1. See [part](src/part.ts), for [a thing](#a-thing).',
      '### Another',
      '1. See [another](src/another.ts).',
    ].join('\n');
    const isNamed = (file: string) =>
      namedFiles(text, 'A thing').some((pattern) => pattern.test(file));
    expect(['src/things/x.ts', 'src/new/a/b.ts', 'src/list.ts', 'src/part.ts'].every(isNamed)).toBe(
      true,
    );
    expect(
      ['src/things/x/y.ts', 'src/list.tsx', 'a/src/list.ts', 'src/another.ts'].some(isNamed),
    ).toBe(false);
    expect(() => namedFiles(text, 'A hope')).toThrow('no recipe');
  });
});
