import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareVerdicts } from './compare-verdicts.ts';
import { debianPackages } from './debian-packages.ts';
import {
  describeEvidence,
  describeOpen,
  describePrecision,
  describeUntested,
} from './describe-software.ts';
import { type FoundIssue, sampleOf } from './found-issue.ts';
import { precisionOf } from './precision.ts';
import { countSoftwareRules } from './count-engine-rules.ts';
import { programs } from './programs.ts';
import { versionOf } from './serve-software.ts';
import { readVerdicts, type Verdict } from './verdicts.ts';

function issue(page: string, rule: string, rest: Partial<FoundIssue> = {}): FoundIssue {
  return { page, rule, state: null, level: 'A', elements: 2, targets: ['#a', '#b'], ...rest };
}

function verdict(page: string, rule: string, rest: Partial<Verdict> = {}): Verdict {
  const evidence = 'The button has no name in the accessibility tree.';
  const seen = { elements: 2, sample: ['#a', '#b'] };
  return { page, rule, level: 'A', verdict: 'true', evidence, ...seen, ...rest };
}

/** Pages that were scanned, on which each rule ran to its end. */
function tested(...pages: string[]) {
  return new Map(pages.map((page) => [page, new Set<string>()]));
}

test('a rule of an engine is judged by what it reported, also where it only asks by now', () => {
  const by = (
    engine: string,
    engineRule: string,
    outcome: 'failed' | 'needs-review' = 'failed',
  ) => ({
    engine,
    engineRule,
    rule: 'label',
    outcome,
  });
  const rows = countSoftwareRules(
    [
      { page: 'shop', findings: [by('axe', 'label'), by('axe', 'label'), by('alfa', 'sia-r8')] },
      { page: 'map', findings: [by('axe', 'label'), by('alfa', 'sia-r8', 'needs-review')] },
      { page: 'forum', findings: [by('axe', 'label')] },
    ],
    [verdict('shop', 'label'), verdict('map', 'label', { verdict: 'false' })],
  );
  expect(rows).toEqual([
    { engine: 'alfa', rule: 'sia-r8', ourRule: 'label', true: 1, debatable: 0, false: 0 },
    { engine: 'axe', rule: 'label', ourRule: 'label', true: 1, debatable: 0, false: 1 },
  ]);
});

const verdictsFile = path.join(import.meta.dirname, 'verdicts.jsonl');

test('issues are told apart by page and rule: judged, without a verdict, gone', () => {
  const compared = compareVerdicts(
    [issue('mail', 'image-alt'), issue('mail', 'link-name'), issue('blog', 'image-alt')],
    [verdict('mail', 'image-alt'), verdict('blog', 'link-name'), verdict('other', 'image-alt')],
    tested('mail', 'blog'),
  );
  expect(compared.judged.map(({ issue: { page, rule } }) => [page, rule])).toEqual([
    ['mail', 'image-alt'],
  ]);
  expect(compared.unjudged.map(({ page, rule }) => [page, rule])).toEqual([
    ['mail', 'link-name'],
    ['blog', 'image-alt'],
  ]);
  // A page that was not scanned says nothing about its verdicts.
  expect(compared.gone.map(({ page, rule }) => [page, rule])).toEqual([['blog', 'link-name']]);
  expect(compared.changed).toEqual([]);
});

test('what was not tested to the end is not gone', () => {
  const verdicts = [verdict('mail', 'image-alt'), verdict('mail', 'link-name')];
  const compared = compareVerdicts([], verdicts, new Map([['mail', new Set(['link-name'])]]));
  expect(compared.gone.map(({ rule }) => rule)).toEqual(['image-alt']);
  expect(compared.untested.map(({ rule }) => rule)).toEqual(['link-name']);
  expect(describeUntested(compared)).toBe('- mail, `link-name` (A): judged true when it was found');
  expect(describeUntested({ ...compared, untested: [] })).toBe('Nothing that was found before.');
});

test.each([
  ['another level', { level: 'AA' }, 'its level was A'],
  ['more elements', { elements: 3, targets: ['#a', '#b', '#c'] }, 'it had 2 elements'],
  ['other elements', { targets: ['#a', '#c'] }, '1 of 2 in the sample are gone'],
] as const)('what is not quite what was judged is said: %s', (_, rest, how) => {
  const found = issue('mail', 'image-alt', {
    ...rest,
    targets: [...('targets' in rest ? rest.targets : ['#a', '#b'])],
  });
  const verdicts = [verdict('mail', 'image-alt')];
  const { changed, judged } = compareVerdicts([found], verdicts, tested('mail'));
  expect(changed.map((each) => each.how)).toEqual([how]);
  expect(judged).toHaveLength(1);
});

test('issues of one rule are told apart by the state that they were seen in', () => {
  const state = 'in the menu “File”, opened';
  const { judged, unjudged, gone } = compareVerdicts(
    [
      issue('mail', 'link-name'),
      issue('mail', 'link-name', { state }),
      issue('mail', 'image-alt', { state }),
    ],
    [
      verdict('mail', 'link-name', { state, verdict: 'false' }),
      verdict('mail', 'link-name'),
      verdict('mail', 'image-alt'),
    ],
    tested('mail'),
  );
  expect(judged.map((one) => [one.issue.state, one.verdict.verdict])).toEqual([
    [null, 'true'],
    [state, 'false'],
  ]);
  expect(unjudged.map((one) => [one.rule, one.state])).toEqual([['image-alt', state]]);
  expect(gone.map(({ rule }) => rule)).toEqual(['image-alt']);
});

test('a rule of an engine is judged by the worst of what it found in the states of a page', () => {
  const finding = { engine: 'axe', engineRule: 'label', rule: 'label', outcome: 'failed' as const };
  const rows = countSoftwareRules(
    [{ page: 'shop', findings: [finding] }],
    [
      verdict('shop', 'label'),
      verdict('shop', 'label', { state: 'in the menu', verdict: 'debatable' }),
    ],
  );
  expect(rows.map(({ true: right, debatable, false: wrong }) => [right, debatable, wrong])).toEqual(
    [[0, 1, 0]],
  );
});

test('two verdicts on one issue are refused', () => {
  const twice = [verdict('mail', 'image-alt'), verdict('mail', 'image-alt')];
  expect(() => compareVerdicts([], twice, tested())).toThrow('two verdicts on image-alt of mail');
});

test('precision: what is debatable is wrong when counted strictly, and nothing has none', () => {
  expect(precisionOf({ true: 6, debatable: 3, false: 1 })).toEqual({ strict: 0.6, lenient: 0.9 });
  expect(precisionOf({ true: 0, debatable: 0, false: 0 })).toBeNull();
});

test('the table has levels within the standard apart from those beyond, and counts what has no verdict', () => {
  const compared = compareVerdicts(
    [
      issue('mail', 'image-alt'),
      issue('mail', 'region', { level: 'best-practice' }),
      issue('blog', 'region', { level: 'best-practice' }),
      issue('blog', 'color-contrast', { level: 'AA' }),
      issue('blog', 'link-name'),
    ],
    [
      verdict('mail', 'image-alt'),
      verdict('mail', 'region', { level: 'best-practice', verdict: 'debatable' }),
      verdict('blog', 'region', { level: 'best-practice', verdict: 'true' }),
      verdict('blog', 'color-contrast', { level: 'AA', verdict: 'false' }),
    ],
    tested('mail', 'blog'),
  );
  const rows = describePrecision(compared)
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ''),
    );
  expect(rows.slice(2)).toEqual([
    ['A and AA', '3', '1', '0', '1', '1', '50.0 %', '50.0 %'],
    ['AAA and best practice', '2', '1', '1', '0', '0', '50.0 %', '100.0 %'],
    ['all', '5', '2', '1', '1', '1', '50.0 %', '75.0 %'],
  ]);
  expect(describeOpen(compared)).toBe('No verdict yet: 1\n  blog link-name (A): 2 elements');
  expect(describeEvidence(compared, 'false')).toMatch(
    /^- blog, `color-contrast` \(AA\): The button/,
  );
});

test('the sample is all of few elements, and of many some from the first to the last', () => {
  const many = Array.from({ length: 101 }, (_, index) => index);
  expect(sampleOf([1, 2, 3])).toEqual([1, 2, 3]);
  expect(sampleOf(many)).toEqual([0, 25, 50, 75, 100]);
});

test('a line that is no verdict is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-verdicts-'));
  const file = path.join(folder, 'verdicts.jsonl');
  try {
    const open = { ...verdict('mail', 'image-alt'), verdict: '' };
    await writeFile(
      file,
      [verdict('blog', 'link-name'), open].map((each) => `${JSON.stringify(each)}\n`).join(''),
    );
    await expect(readVerdicts(file)).rejects.toThrow(`${file}:2 is no verdict.`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every program is pinned, and every verdict is about a page of one', async () => {
  const ids = programs.flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const program of programs) expect(versionOf(program), program.title).toMatch(/^\d/);
  for (const version of Object.values(debianPackages)) expect(version).toMatch(/^\d/);
  const verdicts = await readVerdicts(verdictsFile);
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.filter(({ page }) => !ids.includes(page))).toEqual([]);
  expect(() => compareVerdicts([], verdicts, tested())).not.toThrow();
});
