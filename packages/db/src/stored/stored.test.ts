import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { firstRevisionHashes } from '@curbcut/model/rule-hashes';
import {
  beginProgress,
  toSitePageResult,
  type Comparison,
  type CompletedPageScan,
  type RuleRun,
} from '@curbcut/model/scan';
import { comparedScanReport, goldenPageScan } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { pack } from './packed.ts';
import { StoredDataError } from './stored-data-error.ts';
import { packCausePages, unpackCausePages } from './stored-cause-pages.ts';
import { readStoredComparison, toStoredComparison } from './stored-comparison.ts';
import { readStoredProgress, toStoredProgress } from './stored-progress.ts';
import { packPagesApart, unpackPagesApart } from './stored-pages-apart.ts';
import { packResult, unpackResult } from './stored-result.ts';
import { packSitePage, unpackSitePage } from './stored-site-page.ts';
import type { Stored } from './versioned.ts';

function fixture(name: string): URL {
  return new URL(`./fixtures/${name}.json`, import.meta.url);
}

function readFixture(name: string): { packed: string } & Record<string, unknown> {
  return JSON.parse(readFileSync(fixture(name), 'utf8'));
}

/** What a later version would have written. */
function newer(value: object): Promise<Buffer> {
  return pack({ ...value, v: 4 });
}

/** As a version below 3 wrote it. */
function withHashes<Value extends { rules: readonly RuleRun[] }>(value: Value) {
  const hash = firstRevisionHashes['image-alt'];
  const rules = value.rules.map(({ rule, outcome }) => ({ rule, outcome, hash }));
  return { ...value, rules };
}

const markedCategories = [
  { slug: 'forms', score: 1, issuesCount: 0, nothingToCheck: true },
  { slug: 'links', score: 0.9, issuesCount: 1 },
];
const unmarkedCategories = [
  { slug: 'forms', score: null, issuesCount: 0 },
  { slug: 'links', score: 0.9, issuesCount: 1 },
];

describe('a result', () => {
  test('comes back as it was, in a third of its length at most', async () => {
    const pageScan = goldenPageScan();
    const packed = await packResult(pageScan);
    expect(await unpackResult(packed)).toEqual(pageScan);
    expect(packed.length).toBeLessThan(JSON.stringify(pageScan).length / 3);
  });

  // What was packed stands beside it: a stored result says what the rules were then.
  test('of the present version is read as it was packed (UPDATE_GOLDEN=1 writes one for a new version)', async () => {
    if (process.env['UPDATE_GOLDEN'] === '1') {
      const pageScan = goldenPageScan();
      const packed = (await packResult(pageScan)).toString('base64');
      writeFileSync(fixture('result-3'), `${JSON.stringify({ packed, pageScan })}\n`);
    }
    const { packed, pageScan } = readFixture('result-3');
    expect(await unpackResult(Buffer.from(packed, 'base64'))).toEqual(pageScan);
  });

  test.each(['result-1', 'result-2'])(
    '%s is read as it was packed, but for hashes of rules',
    async (name) => {
      const { packed, pageScan } = readFixture(name) as unknown as {
        packed: string;
        pageScan: CompletedPageScan;
      };
      const rules = pageScan.rules.map(({ rule, outcome }) => ({ rule, outcome, revision: 0 }));
      expect(await unpackResult(Buffer.from(packed, 'base64'))).toEqual({ ...pageScan, rules });
    },
  );

  test('of version 2 has the first revision of rules with a hash of it, also in the sum of a site', async () => {
    const golden = withHashes(goldenPageScan());
    const [first, second] = golden.rules;
    const hash = firstRevisionHashes['image-alt'] ?? '';
    const rules = [
      { ...first, rule: 'image-alt', hash: hash.split(' ')[0] },
      { ...second, rule: 'image-alt', hash: `${hash.split(' ').at(-1)}-causes` },
      { ...second, rule: 'image-alt', hash: 'ffffffffffff' },
      { ...second, rule: 'toString', hash: '' },
    ];
    const read = await unpackResult(await pack({ ...golden, rules, v: 2 }));
    expect(read.status === 'completed' && read.rules.map(({ revision }) => revision)).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test('of version 1 has the formula of its scores', async () => {
    const read = await unpackResult(Buffer.from(readFixture('result-1').packed, 'base64'));
    expect(read).toMatchObject({ scoreFormula: 1 });
  });

  test('of version 1 has no score of a category that was marked as having nothing to check', async () => {
    const stored = { ...withHashes(goldenPageScan()), categories: markedCategories, v: 1 };
    const read = await unpackResult(await pack(stored));
    expect(read).toMatchObject({ categories: unmarkedCategories });
  });

  test('from before versions has every issue, its engines and their score', async () => {
    const read = await unpackResult(Buffer.from(readFixture('result-0').packed, 'base64'));
    if (read.status !== 'completed') throw new Error('Another page scan came back');
    expect(read.issues).toHaveLength(16);
    expect(read.issues[0]).toMatchObject({
      rule: 'label',
      detectedBy: [
        { engine: 'axe', rule: 'label' },
        { engine: 'lighthouse', rule: 'label' },
      ],
    });
    const engines = read.engines.map(({ engine, score, independent }) => [
      engine,
      score,
      independent,
    ]);
    expect(engines).toEqual([
      ['axe', null, true],
      ['lighthouse', 0.61, false],
      ['curbcut', null, true],
    ]);
    expect(read).toMatchObject({ scoreFormula: 1, rules: [] });
    expect(await unpackResult(await packResult(read))).toEqual(read);
  });

  test('hostile text is cleaned on its way in', async () => {
    const pageScan = goldenPageScan();
    pageScan.page.title = `a\u0000b\ud800${'x'.repeat(1_000_000)}`;
    pageScan.timings.engines['axe\u0000'] = 1;
    const read = await unpackResult(await packResult(pageScan));
    if (read.status !== 'completed') throw new Error('Another page scan came back');
    expect(read.page.title).toHaveLength(9_999);
    expect(read.page.title.startsWith('ab\ufffdxxx')).toBe(true);
    expect(Object.keys(read.timings.engines)).toContain('axe');
  });

  test('of a newer version is refused, and both versions are named', async () => {
    await expect(unpackResult(await newer(goldenPageScan()))).rejects.toThrow(
      new StoredDataError(
        'The stored result has version 4; this program reads versions up to 3. Run the version that wrote it, or a newer one.',
        { versions: { stored: 4, readable: 3 } },
      ),
    );
  });

  test('that is damaged is refused, whatever is wrong with it', async () => {
    const { issues: _issues, ...lacking } = goldenPageScan();
    const damaged = [
      randomBytes(100),
      Buffer.alloc(0),
      await pack({ v: 1, ...lacking }),
      await pack({ v: 1, ...goldenPageScan(), overallScore: 'high' }),
      await pack({ v: 1 }),
      await pack({ v: -1, ...goldenPageScan() }),
      await pack({ v: 'x', ...goldenPageScan() }),
      await pack({ status: 'completed', issues: [null] }),
      await pack([]),
    ];
    for (const bytes of damaged) {
      await expect(unpackResult(bytes)).rejects.toThrow(StoredDataError);
    }
  });
});

describe('a comparison', () => {
  const { comparison } = comparedScanReport();
  if (!comparison) throw new Error('The compared scan has a comparison');

  test('comes back as it was', () => {
    const stored = JSON.parse(JSON.stringify(toStoredComparison(comparison)));
    expect(stored.v).toBe(2);
    expect(readStoredComparison(stored)).toEqual(comparison);
  });

  test('from before elements were compared has none that came or went', () => {
    const {
      cameBackFingerprints: _,
      cameBackCount: _count,
      changed: _changed,
      ...before
    } = comparison;
    const read = readStoredComparison({ ...before, v: 1 } as unknown as Stored<Comparison>);
    expect(read).toEqual({
      ...comparison,
      cameBackFingerprints: [],
      cameBackCount: 0,
      changed: [],
    });
  });

  test('from before versions has its fixed issues', () => {
    const read = readStoredComparison(readFixture('comparison-0') as unknown as Stored<Comparison>);
    expect(read).toMatchObject({ newCount: 1, ruleChangedCount: 0, ruleChangedFingerprints: [] });
    expect(read.fixed).toHaveLength(1);
    expect(read.fixed[0]).toMatchObject({ lifecycle: 'fixed', nodesTotal: expect.any(Number) });
    expect(read.fixed[0]?.rule).not.toBe('');
    expect(readStoredComparison(toStoredComparison(read))).toEqual(read);
  });

  test('of a newer version, or damaged, is refused', () => {
    expect(() => readStoredComparison({ ...comparison, v: 3 })).toThrow(/version 3.*up to 2/);
    expect(() => readStoredComparison({ v: 1 } as Stored<Comparison>)).toThrow(StoredDataError);
  });
});

describe('the progress of a scan', () => {
  const progress = beginProgress(new Date(0));

  test('comes back as it was, with and without a version', () => {
    expect(readStoredProgress(JSON.parse(JSON.stringify(toStoredProgress(progress))))).toEqual(
      progress,
    );
    expect(readStoredProgress({ ...progress } as Stored<typeof progress>)).toEqual(progress);
  });

  test('of a newer version is refused', () => {
    expect(() => readStoredProgress({ ...progress, v: 2 })).toThrow(/version 2.*up to 1/);
  });
});

describe('the result of a site’s page', () => {
  const page = toSitePageResult({ url: 'https://example.org/a', scanId: 'a1' }, goldenPageScan());

  test('comes back as it was', async () => {
    expect(await unpackSitePage(await packSitePage(page))).toEqual(page);
  });

  test('of a newer version is refused', async () => {
    await expect(unpackSitePage(await newer(page))).rejects.toThrow(/version 4.*up to 3/);
  });

  test('of version 1 has no score of a category that was marked as having nothing to check', async () => {
    const read = await unpackSitePage(
      await pack({ ...withHashes(page), categories: markedCategories, v: 1 }),
    );
    expect(read.categories).toEqual(unmarkedCategories);
  });
});

describe('the pages that stand apart from their causes', () => {
  const apart = {
    position: 3,
    scanId: 'a1',
    counted: [{ cause: 'c1', elements: 2 }],
    parts: [
      { cause: 'c1', verdict: 'v1', elements: 2, nodes: goldenPageScan().issues[0]?.nodes ?? [] },
    ],
  };

  test('come back as they were', async () => {
    expect(await unpackPagesApart(await packPagesApart([apart]))).toEqual([apart]);
  });

  test('of a newer version are refused', async () => {
    await expect(unpackPagesApart(await newer({ pages: [apart] }))).rejects.toThrow(/version 4/);
  });
});

describe('the pages of a cause', () => {
  test('come back with its elements and their pages', async () => {
    const pages = [{ position: 3, elements: 2 }];
    const packed = await packCausePages({
      pages,
      elements: [{ digits: '0123456789ab', positions: [3] }],
    });
    expect(await unpackCausePages(packed)).toEqual({
      pages,
      elements: [{ digits: '0123456789ab', positions: [3] }],
    });
  });

  test('of before, whose elements were not told apart, are read without them', async () => {
    const packed = await pack({ v: 2, pages: [[3, 2]], elements: ['0123456789ab'] });
    expect(await unpackCausePages(packed)).toEqual({
      pages: [{ position: 3, elements: 2 }],
      elements: [],
    });
  });

  test('of before, whose elements were not kept, are read', async () => {
    const packed = await pack({ v: 1, pages: [[3, 2]] });
    expect(await unpackCausePages(packed)).toEqual({
      pages: [{ position: 3, elements: 2 }],
      elements: [],
    });
  });
});
