import { countsInScore, type CompletedPageScan, type Issue } from '@curbcut/model/scan';
import { goldenPageScan, goldenPageScanBy } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { comparePageScans } from './compare-page-scans.ts';

/** The golden scan, without its rules: engine versions stand for them unless a test gives some. */
function toScan(change: (scan: CompletedPageScan) => void = () => undefined): CompletedPageScan {
  const pageScan = { ...goldenPageScan(), rules: [] };
  change(pageScan);
  return pageScan;
}

function without(...rules: string[]) {
  return (scan: CompletedPageScan) => {
    scan.issues = scan.issues.filter(({ rule }) => !rules.includes(rule));
  };
}

/** An engine that did not finish: what only it sees is missing, and what others see has one witness less. */
function failing(name: string) {
  return (scan: CompletedPageScan) => {
    scan.engines = scan.engines.map((run) =>
      run.engine === name ? { ...run, status: 'failed', error: 'It took too long.' } : run,
    );
    scan.issues = scan.issues
      .map((issue) => ({
        ...issue,
        detectedBy: issue.detectedBy.filter(({ engine }) => engine !== name),
      }))
      .filter(({ detectedBy }) => detectedBy.length > 0);
  };
}

function atVersion(name: string, version: string) {
  return (scan: CompletedPageScan) => {
    scan.engines = scan.engines.map((run) => (run.engine === name ? { ...run, version } : run));
  };
}

function both(...changes: ((scan: CompletedPageScan) => void)[]) {
  return (scan: CompletedPageScan) => {
    for (const change of changes) change(scan);
  };
}

function changeIssue(rule: string, change: Partial<Issue>) {
  return (scan: CompletedPageScan) => {
    scan.issues = scan.issues.map((issue) =>
      issue.rule === rule ? { ...issue, ...change } : issue,
    );
  };
}

function used(scan: CompletedPageScan) {
  scan.walk = { stops: [], end: 'left-page' };
}

const rulesOf = (issues: readonly { rule: string }[]) => issues.map(({ rule }) => rule).sort();
const failedCount = goldenPageScan().issues.filter(countsInScore).length;

test('the same page twice: nothing is new or fixed, every failed issue is unchanged', () => {
  const difference = comparePageScans(toScan(), toScan());
  expect(difference).toMatchObject({ new: [], fixed: [], rulesChanged: false, notes: [] });
  expect(difference.unchanged).toHaveLength(failedCount);
});

test('what came is new, and what went is fixed when every engine that saw it looked again', () => {
  const difference = comparePageScans(
    toScan(without('label', 'image-redundant-alt')),
    toScan(without('button-name', 'aria-hidden-focus', 'link-in-text-block')),
  );
  expect(rulesOf(difference.new)).toEqual(['image-redundant-alt', 'label']);
  expect(rulesOf(difference.fixed)).toEqual(['aria-hidden-focus', 'button-name']);
  expect(difference.unchanged).toHaveLength(failedCount - 3);
  expect(difference.notes).toEqual([]);
});

test('an engine that did not finish: what it saw is not fixed, what only others saw is', () => {
  const difference = comparePageScans(
    toScan(),
    toScan(both(failing('axe'), without('button-name', 'reflow'))),
  );
  expect(rulesOf(difference.fixed)).toEqual(['reflow']);
  // button-name; the other one that axe alone sees is a best practice.
  expect(difference.notes).toEqual([
    '1 earlier issue could not be looked for: axe-core did not finish this time.',
  ]);
  expect(difference.rulesChanged).toBe(false);
});

test('engine trouble is no issue: it is neither new nor fixed', () => {
  const now = comparePageScans(toScan(), toScan(failing('curbcut')));
  expect(rulesOf(now.new)).toEqual([]);
  const before = comparePageScans(toScan(failing('curbcut')), toScan());
  expect(rulesOf(before.fixed)).toEqual([]);
  expect(rulesOf(before.new)).toEqual(['reflow']);
  expect(before.notes).toEqual([
    'Curbcut checks did not finish the time before, so 1 new issue may have been there already.',
  ]);
});

test('another version of an engine is labelled; what it does not find any more is not fixed', () => {
  const difference = comparePageScans(
    toScan(),
    toScan(both(atVersion('axe', '4.15.0'), without('th-has-data-cells', 'reflow'))),
  );
  expect(difference.rulesChanged).toBe(true);
  expect(rulesOf(difference.fixed)).toEqual(['reflow']);
  expect(difference.notes).toEqual([
    'axe-core changed from version 4.14.1 to 4.15.0.',
    '1 earlier issue may be gone because axe-core has other rules now.',
  ]);
});

test('an engine that came or went is a change of rules', () => {
  const withoutChecks = both(without('reflow'), (scan) => {
    scan.engines = scan.engines.filter(({ engine }) => engine !== 'curbcut');
  });
  const gone = comparePageScans(toScan(), toScan(withoutChecks));
  expect(gone).toMatchObject({ fixed: [], rulesChanged: true });
  expect(gone.notes).toEqual([
    'Curbcut checks does not look at the page any more.',
    '1 earlier issue could not be looked for: Curbcut checks did not run this time.',
  ]);
  const came = comparePageScans(toScan(withoutChecks), toScan());
  expect(came.rulesChanged).toBe(true);
  expect(came.notes).toEqual([
    'Curbcut checks is new: what only it finds may have been there before.',
    '1 issue found by changed rules is not counted as new: it may have been there before.',
  ]);
  expect(came.new).toEqual([]);
  expect(rulesOf(came.ruleChanged)).toEqual(['reflow']);
});

test('what failed and now needs a person’s check is not fixed', () => {
  const difference = comparePageScans(
    toScan(),
    toScan(changeIssue('label', { outcome: 'needs-review', fingerprint: 'f'.repeat(32) })),
  );
  expect(difference.fixed).toEqual([]);
  expect(rulesOf(difference.new)).toEqual(['label']);
  expect(difference.notes).toEqual([
    '1 earlier issue did not get fixed, but the judgment changed.',
  ]);
});

test('what failed and now needs a check is not fixed, also where its elements had other fingerprints', () => {
  const difference = comparePageScans(
    toScan((scan) => {
      scan.issues = scan.issues.map((issue) => ({
        ...issue,
        nodes: issue.nodes.map((node) => ({ ...node, fingerprint: '0'.repeat(32) })),
      }));
    }),
    toScan(changeIssue('label', { outcome: 'needs-review', fingerprint: 'f'.repeat(32) })),
  );
  expect(difference.fixed).toEqual([]);
});

test('what is told with its cause now is not fixed; where it was told so before, it is', () => {
  const listed = { engine: 'axe', rule: 'label' };
  const explaining = changeIssue('button-name', {
    detectedBy: [{ engine: 'axe', rule: 'button-name' }, listed],
  });
  const alone = changeIssue('label', { detectedBy: [listed] });
  const now = toScan(both(explaining, without('label')));
  expect(comparePageScans(toScan(alone), now)).toMatchObject({
    fixed: [],
    notes: ['1 earlier issue did not get fixed, but the judgment changed.'],
  });
  expect(rulesOf(comparePageScans(toScan(both(alone, explaining)), now).fixed)).toEqual(['label']);
});

test('contrast that was put right to AA is fixed, also where it still fails AAA', () => {
  const [issue] = toScan().issues.filter(countsInScore);
  const withEnhanced = toScan((scan) => {
    scan.issues = scan.issues.map((one) =>
      one.rule === issue?.rule
        ? { ...one, rule: 'color-contrast-enhanced', level: 'AAA', fingerprint: 'e'.repeat(32) }
        : one,
    );
  });
  const difference = comparePageScans(toScan(), withEnhanced);
  expect(rulesOf(difference.fixed)).toEqual([issue?.rule]);
  expect(difference.notes).toEqual([]);
});

test('an issue that was split by its rules is held back, and neither new nor fixed', () => {
  const select = { rule: 'select-name', fingerprint: 'e'.repeat(32) };
  const splitting = (scan: CompletedPageScan) => {
    scan.issues = scan.issues.flatMap((issue) =>
      issue.rule === 'label' ? [issue, { ...issue, ...select }] : [issue],
    );
    scan.rules.push({ rule: 'select-name', outcome: 'failed', revision: 2 });
  };
  const before = withoutHash('select-name');
  const difference = comparePageScans(
    toScan(both(withRules(), before)),
    toScan(both(withRules(), splitting)),
  );
  expect(difference).toMatchObject({ new: [], fixed: [] });
  expect(rulesOf(difference.ruleChanged)).toEqual(['select-name']);
  expect(rulesOf(difference.unchanged)).toContain('label');
});

/** The rule as it was before it was changed. */
function withoutHash(rule: string) {
  return (scan: CompletedPageScan) => {
    scan.rules.push({ rule, outcome: 'failed', revision: 1 });
  };
}

test('what needed a check and failed now is not new', () => {
  const difference = comparePageScans(
    toScan(changeIssue('label', { outcome: 'needs-review' })),
    toScan(),
  );
  expect(difference.new).toEqual([]);
  expect(rulesOf(difference.unchanged)).toContain('label');
});

test('an issue in a frame that could not be judged this time is not fixed', () => {
  const [frame = ''] =
    goldenPageScan().issues.find(({ rule }) => rule === 'th-has-data-cells')?.nodes[0]?.target ??
    [];
  const difference = comparePageScans(
    toScan(),
    toScan(
      both(without('th-has-data-cells', 'label'), (scan) => {
        scan.notAssessed.push({ kind: 'frame', target: [frame], code: 'X', message: 'X' });
      }),
    ),
  );
  expect(rulesOf(difference.fixed)).toEqual(['label']);
  expect(difference.notes).toEqual([
    '1 earlier issue could not be looked for: that part of the page was not assessed this time.',
  ]);
});

test('a frame that is gone may be the one in which an issue was: that issue is not fixed', () => {
  const difference = comparePageScans(
    toScan(),
    toScan(
      both(without('th-has-data-cells', 'label'), (scan) => {
        scan.notAssessed.push({ kind: 'frame', target: [], code: 'FRAME_LOST', message: 'X' });
      }),
    ),
  );
  expect(rulesOf(difference.fixed)).toEqual(['label']);
});

test.each(['content', 'page'] as const)(
  'a %s that could not be judged: nothing is fixed',
  (kind) => {
    const difference = comparePageScans(
      toScan(),
      toScan((scan) => {
        scan.issues = [];
        scan.notAssessed = [{ kind, target: [], code: 'X', message: 'X' }];
      }),
    );
    expect(difference.fixed).toEqual([]);
  },
);

test('a rule that could not be evaluated, because its check failed: what it found is not fixed', () => {
  const difference = comparePageScans(
    toScan(withRules()),
    toScan(
      both(withRules(), without('reflow', 'label'), (scan) => {
        scan.rules = scan.rules.map((run) =>
          run.rule === 'reflow' ? { ...run, outcome: 'untested' } : run,
        );
      }),
    ),
  );
  expect(rulesOf(difference.fixed)).toEqual(['label']);
  expect(difference.notes).toEqual([
    '1 earlier issue could not be looked for: that part of the page was not assessed this time.',
  ]);
});

test('an address that leads elsewhere is said', () => {
  const difference = comparePageScans(
    toScan(),
    toScan((scan) => {
      scan.finalUrl = 'https://www.harbourline.example/de';
    }),
  );
  expect(difference.notes).toEqual([
    'The address led to another page than before: https://www.harbourline.example/de instead of https://www.harbourline.example/en.',
  ]);
});

/** The rules of a scan, all of one revision but for those that are named. */
function withRules(revisions: Record<string, number> = {}) {
  return (scan: CompletedPageScan) => {
    const rules = new Set([...goldenPageScan().issues.map(({ rule }) => rule), 'unseen']);
    scan.rules = [...rules].map((rule) => ({
      rule,
      outcome: 'failed',
      revision: revisions[rule] ?? 1,
    }));
  };
}

test('an issue of a changed rule is held back; a regression under an unchanged rule is new', () => {
  const difference = comparePageScans(
    toScan(both(withRules(), without('label', 'button-name'))),
    toScan(withRules({ label: 2 })),
  );
  expect(rulesOf(difference.new)).toEqual(['button-name']);
  expect(rulesOf(difference.ruleChanged)).toEqual(['label']);
  expect(difference.rulesChanged).toBe(true);
  expect(difference.notes).toEqual([
    '1 rule has changed since then.',
    '1 issue found by changed rules is not counted as new: it may have been there before.',
  ]);
});

test('an issue of a rule that did not exist is held back', () => {
  const difference = comparePageScans(
    toScan(
      both(withRules(), without('label'), (scan) => {
        scan.rules = scan.rules.filter(({ rule }) => rule !== 'label');
      }),
    ),
    toScan(withRules()),
  );
  expect(difference.new).toEqual([]);
  expect(rulesOf(difference.ruleChanged)).toEqual(['label']);
  expect(difference.notes[0]).toBe('1 rule is new since then.');
});

test('what both scans have is unchanged, whatever became of its rule', () => {
  const difference = comparePageScans(
    toScan(withRules()),
    toScan(withRules({ label: 2, unseen: 3 })),
  );
  expect(difference).toMatchObject({ new: [], ruleChanged: [], fixed: [], rulesChanged: true });
  expect(difference.unchanged).toHaveLength(failedCount);
  expect(difference.notes).toEqual(['2 rules have changed since then.']);
});

test('what a changed rule does not find any more is not fixed, what an unchanged one does not is', () => {
  const difference = comparePageScans(
    toScan(withRules()),
    toScan(both(withRules({ label: 2 }), without('label', 'button-name'))),
  );
  expect(rulesOf(difference.fixed)).toEqual(['button-name']);
  expect(difference.notes).toContain('1 earlier issue may be gone because the rule has changed.');
});

test('another version of an engine alone holds nothing back where rules are known', () => {
  const difference = comparePageScans(
    toScan(both(withRules(), without('label'))),
    toScan(both(withRules(), atVersion('axe', '4.15.0'), without('button-name'))),
  );
  expect(rulesOf(difference.new)).toEqual(['label']);
  expect(rulesOf(difference.fixed)).toEqual(['button-name']);
});

test('a result that was stored with the formula of before is told apart from one of now', () => {
  const stored = toScan((scan) => {
    scan.scoreFormula = 1;
  });
  expect(comparePageScans(stored, toScan()).notes).toEqual([
    expect.stringContaining('formula of the score has changed'),
  ]);
  expect(comparePageScans(stored, stored).rulesChanged).toBe(false);
});

test('another formula of the score is told', () => {
  const difference = comparePageScans(
    toScan(withRules()),
    toScan(
      both(withRules(), (scan) => {
        scan.scoreFormula += 1;
      }),
    ),
  );
  expect(difference.rulesChanged).toBe(true);
  expect(difference.notes).toEqual([
    'The formula of the score has changed since then, so that the two scores can’t be compared.',
  ]);
});

test('scans of different standards are compared by the newer one, which is said', () => {
  const stricter = comparePageScans(goldenPageScanBy('2.2-A'), goldenPageScanBy('2.2-AAA'));
  expect(stricter).toMatchObject({ new: [], fixed: [], rulesChanged: true });
  expect(stricter.notes[0]).toMatch(/^The standard was WCAG 2\.2 A then and is WCAG 2\.2 AAA now/);
  const milder = comparePageScans(goldenPageScanBy('2.2-AAA'), goldenPageScanBy('2.1-A'));
  expect(milder).toMatchObject({ new: [], fixed: [] });
  expect(milder.unchanged.every(({ level }) => level === 'A')).toBe(true);
  const newer = goldenPageScanBy('2.1-AA');
  newer.issues = newer.issues.filter(({ rule }) => rule !== 'target-size' && rule !== 'reflow');
  // A target size is no failure by WCAG 2.1, so that it is not fixed either.
  expect(rulesOf(comparePageScans(goldenPageScanBy('2.2-AA'), newer).fixed)).toEqual(['reflow']);
});

test('what only the use of a page shows is neither fixed nor surely new where it was not used', () => {
  const [first] = goldenPageScan().issues.filter(countsInScore);
  const rule = first?.rule ?? '';
  const inUse = changeIssue(rule, {
    reproduction: { state: 'in the menu “Boats”, opened', steps: [], pictures: [], snippet: null },
  });
  const left = comparePageScans(toScan(both(used, inUse)), toScan(without(rule)));
  expect(left.fixed).toEqual([]);
  expect(left.notes).toContain(
    '1 earlier issue could not be looked for: that part of the page was not assessed this time.',
  );
  const came = comparePageScans(toScan(without(rule)), toScan(both(used, inUse)));
  expect(came.notes).toContain(
    'The page was not used by keyboard and mouse the time before, so 1 new issue may have been there already.',
  );
});

test('what was a question on the same elements before is not new when it fails', () => {
  const difference = comparePageScans(
    toScan(changeIssue('label', { outcome: 'needs-review', fingerprint: 'f'.repeat(32) })),
    toScan(),
  );
  expect(rulesOf(difference.new)).toEqual([]);
  expect(difference.unchanged).toHaveLength(failedCount);
  expect(difference.notes).toEqual([
    '1 issue that failed this time was a question before, so it is not counted as new.',
  ]);
});

test('on a site, a cause whose elements are asked about now is not fixed', () => {
  const difference = comparePageScans(
    toScan(changeIssue('label', { nodes: [] })),
    toScan(
      changeIssue('label', { outcome: 'needs-review', fingerprint: 'f'.repeat(32), nodes: [] }),
    ),
    {
      lookedAgain: {
        has: () => true,
        hasElement: () => true,
        gonePages: () => [],
        couldBeSeen: () => true,
        wasNoBarrier: () => false,
        wasUsed: 'yes',
        elementsBefore: () => ['e'.repeat(12)],
        elementsNow: () => ['e'.repeat(12)],
        pagesBefore: () => [],
        pagesNow: () => [],
      },
    },
  );
  expect(rulesOf(difference.fixed)).not.toContain('label');
  expect(difference.notes).toContain(
    '1 earlier issue did not get fixed, but the judgment changed.',
  );
});
