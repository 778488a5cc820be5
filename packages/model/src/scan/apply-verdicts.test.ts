import { describe, expect, test } from 'vitest';
import { applyVerdicts } from './apply-verdicts.ts';
import { categorySlugs } from './category.ts';
import { impacts, levels, type Issue } from './issue.ts';
import type { CompletedPageScan } from './page-scan.ts';
import {
  countsInScore,
  countWhole,
  issuePoints,
  scoreFormula,
  scoreIssues,
  scoreWithoutEach,
} from './score.ts';
import { isOpenReview } from './settled.ts';
import { failureDecisions, reviewAnswers, type Verdict } from './verdict.ts';

const time = { endedAt: '2026-11-25T08:00:00.000Z', today: '2026-11-25' };
const hex = (text: string) => Buffer.from(text.padEnd(16, '.')).toString('hex');

function issueOf(name: string, elements: readonly string[], more: Partial<Issue> = {}): Issue {
  return {
    rule: `rule-${name}`,
    outcome: 'failed',
    impact: 'serious',
    category: 'visual-design',
    title: `Issue ${name}`,
    description: '',
    help: '',
    helpUrl: '',
    fingerprint: hex(name),
    wcag: ['1.4.3'],
    level: 'AA',
    actRules: [],
    tags: [],
    detectedBy: [{ engine: 'axe', rule: 'x' }],
    nodes: elements.map((element) => ({
      target: [element],
      html: `<i>${element}</i>`,
      failureSummary: '',
      fingerprint: hex(element),
      box: null,
    })),
    nodesTotal: elements.length,
    fix: null,
    ...more,
  };
}

function scanOf(issues: readonly Issue[], more: Partial<CompletedPageScan> = {}) {
  const { overallScore, categories } = scoreIssues(issues);
  return {
    url: 'https://www.harbourline.example/',
    startedAt: '2026-11-25T07:59:00.000Z',
    durationMs: 4_163,
    status: 'completed',
    finalUrl: 'https://www.harbourline.example/en',
    overallScore,
    scoreFormula,
    categories,
    issues: [...issues],
    rules: issues.map(({ rule, outcome }) => ({ rule, outcome, revision: 1 })),
    passedRules: 0,
    notAssessed: [],
    warnings: [],
    engines: [],
    page: {
      title: '',
      lang: '',
      elementCount: 1,
      requestCount: 1,
      bytesReceived: 1,
      httpStatus: 200,
      viewport: { width: 1, height: 1 },
      userAgent: '',
      browserVersion: '',
    },
    timings: { totalMs: 1, loadMs: 1, stableMs: 1, engines: {}, evidenceMs: 1 },
    ...more,
  } satisfies CompletedPageScan;
}

function verdictOn(issue: Issue, more: Partial<Verdict> = {}): Verdict {
  return {
    id: hex(`verdict ${more.revision ?? 1}`),
    kind: issue.outcome === 'failed' ? 'false-alarm' : 'no-problem',
    withdraws: null,
    revision: 1,
    reason: null,
    note: '',
    endsOn: null,
    scope: 'page',
    author: 'Maya Okafor',
    decidedAt: '2026-11-25T08:30:00.000Z',
    elementsShown: issue.nodesTotal,
    issue: issue.fingerprint,
    rule: issue.rule,
    outcome: issue.outcome,
    ruleRevision: 1,
    host: 'www.harbourline.example',
    component: null,
    causeElements: [],
    elements: issue.nodes.length === 0 ? [''] : issue.nodes.map((node) => node.fingerprint),
    problems: [],
    appliesFrom: time.endedAt,
    ...more,
  };
}

const pale = issueOf('pale', ['a', 'b', 'c']);
const asked = issueOf('asked', ['p', 'q', 'r', 's'], { outcome: 'needs-review' });
const title = issueOf('title', [], { nodesTotal: 0 });
const scan = scanOf([pale, asked, title]);
const apply = (...verdicts: Verdict[]) => applyVerdicts(scan, verdicts, time);
const find = (result: CompletedPageScan, { fingerprint }: Issue) =>
  result.issues.find((issue) => issue.fingerprint === fingerprint);

describe('an answer to a finding that needs review', () => {
  test('about what pages only show together holds on its own website', () => {
    const detectedBy = [{ engine: 'site', rule: 'multiple-ways' }];
    const together = issueOf('ways', [], { outcome: 'needs-review', detectedBy, nodesTotal: 0 });
    const answered = (more: Partial<Verdict>) =>
      applyVerdicts(scanOf([together]), [verdictOn(together, more)], time).issues[0]?.verdict?.kind;
    expect(answered({})).toBe('no-problem');
    expect(answered({ host: 'www.another.example' })).toBeUndefined();
  });

  test('a problem has failed, and counts', () => {
    const result = apply(verdictOn(asked, { kind: 'problem' }));
    const issue = find(result, asked);
    expect(issue).toMatchObject({ outcome: 'failed', nodesTotal: 4, verdict: { kind: 'problem' } });
    expect(result.overallScore).toBe(
      scoreIssues([pale, { ...asked, outcome: 'failed' }, title]).overallScore,
    );
    expect(result.categories.find(({ slug }) => slug === 'visual-design')?.issuesCount).toBe(3);
  });

  test('where elements are named, those are the problem and the others are none', () => {
    const problems = asked.nodes.slice(0, 2).map(({ fingerprint }) => fingerprint);
    const result = apply(verdictOn(asked, { kind: 'problem', problems }));
    expect(result.issues).toHaveLength(3);
    const issue = find(result, asked);
    expect(issue?.nodes.map(({ fingerprint }) => fingerprint)).toEqual(problems);
    expect(issue).toMatchObject({ nodesTotal: 2, verdict: { elementsShown: 4 } });
  });

  test('no problem settles it, not sure leaves it open', () => {
    const settled = find(apply(verdictOn(asked)), asked);
    expect(settled && isOpenReview(settled)).toBe(false);
    const unsure = find(apply(verdictOn(asked, { kind: 'not-sure' })), asked);
    expect(unsure && isOpenReview(unsure)).toBe(true);
    expect(unsure?.verdict?.kind).toBe('not-sure');
  });

  test('a further element is asked about, and what was answered stays answered', () => {
    const more = issueOf('asked', ['p', 'q', 'r', 's', 't'], { outcome: 'needs-review' });
    const result = applyVerdicts(scanOf([more]), [verdictOn(asked)], time);
    expect(result.issues).toMatchObject([
      { fingerprint: asked.fingerprint, nodesTotal: 1, nodes: [{ fingerprint: hex('t') }] },
      {
        fingerprint: hex('verdict 1'),
        splitFrom: asked.fingerprint,
        nodesTotal: 4,
        verdict: { kind: 'no-problem' },
      },
    ]);
    expect(result.issues[0]).not.toHaveProperty('verdict');
  });
});

describe('a false alarm', () => {
  test('leaves the score, and the others’ share in it alone', () => {
    const result = apply(verdictOn(pale));
    expect(result.overallScore).toBe(scoreIssues([asked, title]).overallScore);
    const issue = find(result, pale);
    expect(issue && countsInScore(issue)).toBe(false);
  });

  test('of one element leaves the others failed', () => {
    const result = apply(verdictOn(pale, { elements: [hex('b')], elementsShown: 1 }));
    expect(find(result, pale)).toMatchObject({ nodesTotal: 2 });
    expect(result.issues.filter(({ splitFrom }) => splitFrom === pale.fingerprint)).toMatchObject([
      { nodesTotal: 1, verdict: { kind: 'false-alarm' } },
    ]);
  });

  test('of the first element takes along the change that is suggested for it', () => {
    const fix = { before: 'a', after: 'b', note: '' };
    const own = { before: 'c', after: 'd', note: '' };
    const [a, b, c] = pale.nodes;
    const offered = { ...pale, fix, nodes: [a!, b!, { ...c!, fix: own }] };
    const partsAfter = (element: string) =>
      applyVerdicts(
        scanOf([offered]),
        [verdictOn(pale, { elements: [hex(element)], elementsShown: 1 })],
        time,
      ).issues.map((part) => part.fix);
    expect(partsAfter('a')).toEqual([own, fix]);
    expect(partsAfter('b')).toEqual([fix, null]);
  });

  test('of an issue without elements holds', () => {
    expect(find(apply(verdictOn(title)), title)).toMatchObject({
      verdict: { kind: 'false-alarm' },
    });
  });
});

describe('an ignored issue', () => {
  const ignored = (more: Partial<Verdict> = {}) =>
    verdictOn(pale, { kind: 'ignored', reason: 'planned', ...more });

  test('stays in the score, and leaves the counts', () => {
    const result = apply(ignored());
    expect(result).toMatchObject({
      overallScore: scan.overallScore,
      categories: scan.categories.map((category) =>
        category.slug === pale.category
          ? { ...category, issuesCount: category.issuesCount - 1 }
          : category,
      ),
    });
    expect(find(result, pale)).toMatchObject({ outcome: 'failed', verdict: { reason: 'planned' } });
  });

  test.each([
    ['2026-11-25', true],
    ['2026-11-24', false],
  ])('until %s: %s', (endsOn, holds) => {
    expect(find(apply(ignored({ endsOn })), pale)?.verdict !== undefined).toBe(holds);
  });

  test('leaves a further element open', () => {
    const more = issueOf('pale', ['a', 'b', 'c', 'd']);
    const { issues } = applyVerdicts(scanOf([more]), [ignored()], time);
    expect(issues).toMatchObject([
      { fingerprint: pale.fingerprint, nodesTotal: 1 },
      { splitFrom: pale.fingerprint, nodesTotal: 3, verdict: { kind: 'ignored' } },
    ]);
    expect(issues[0]).not.toHaveProperty('verdict');
  });

  test('in part takes as much of the score as whole', () => {
    const alarm = verdictOn(title);
    const part = ignored({ revision: 2, elements: [hex('a')], elementsShown: 1 });
    const result = apply(alarm, part);
    expect(result.issues).toMatchObject([
      { fingerprint: pale.fingerprint, nodesTotal: 2 },
      { splitFrom: pale.fingerprint, nodesTotal: 1, verdict: { kind: 'ignored' } },
      {},
      {},
    ]);
    expect(result.overallScore).toBe(apply(alarm).overallScore);
    expect(scoreWithoutEach(result.issues).now).toBe(result.overallScore);
    const open = result.issues[0];
    const without = result.issues.slice(1);
    expect(open && scoreWithoutEach(result.issues).without(open)).toBe(
      scoreIssues(without).overallScore,
    );
  });

  test('beside a false alarm is the rest', () => {
    const alarm = verdictOn(pale, { elements: [hex('a')], elementsShown: 1 });
    const rest = ignored({ revision: 2, elements: [hex('b'), hex('c')], elementsShown: 2 });
    expect(apply(alarm, rest).issues).toMatchObject([
      { fingerprint: pale.fingerprint, nodesTotal: 1, verdict: { kind: 'false-alarm' } },
      { splitFrom: pale.fingerprint, nodesTotal: 2, verdict: { kind: 'ignored' } },
      {},
      {},
    ]);
  });

  test('of the website is ignored on its other pages, of a page is not, of another host never', () => {
    const other = issueOf('pale', ['a', 'b'], { fingerprint: hex('elsewhere') });
    const verdictThere = (more: Partial<Verdict>) =>
      applyVerdicts(scanOf([other]), [ignored(more)], time).issues[0]?.verdict?.kind;
    expect(verdictThere({ scope: 'website' })).toBe('ignored');
    expect(verdictThere({ scope: 'page' })).toBeUndefined();
    expect(verdictThere({ scope: 'website', host: 'shop.harbourline.example' })).toBeUndefined();
    expect(verdictThere({ scope: 'website', outcome: 'needs-review' })).toBeUndefined();
  });
});

describe('a verdict does not hold', () => {
  test.each<[string, Partial<Verdict>]>([
    ['once the rule has changed', { ruleRevision: 2 }],
    ['where the rule was not recorded', { ruleRevision: null }],
    ['in scans of before', { appliesFrom: '2026-11-25T08:00:00.001Z' }],
    ['for other elements', { elements: [hex('x')] }],
  ])('%s', (_when, more) => {
    expect(find(apply(verdictOn(pale, more)), pale)?.verdict).toBeUndefined();
  });

  test('after it was taken back, and what it replaced is not in force again', () => {
    const first = verdictOn(asked);
    const second = verdictOn(asked, { kind: 'problem', revision: 2 });
    const back = verdictOn(asked, { kind: 'withdrawn', withdraws: second.id, revision: 3 });
    expect(find(apply(first, second), asked)?.verdict?.kind).toBe('problem');
    const result = apply(first, second, back);
    expect(find(result, asked)).toEqual({ ...asked, verdictRevision: 3 });
    expect(result.overallScore).toBe(scan.overallScore);
  });
});

test('elements beyond the listed ones share a verdict that was given on as many', () => {
  const many = issueOf('many', ['a', 'b'], { nodesTotal: 700 });
  const on = (shown: number, more: Partial<Verdict> = {}) =>
    applyVerdicts(scanOf([many]), [verdictOn(many, { elementsShown: shown, ...more })], time)
      .issues;
  expect(on(700)).toMatchObject([{ nodesTotal: 700, verdict: { kind: 'false-alarm' } }]);
  expect(on(650)).toMatchObject([
    { fingerprint: many.fingerprint, nodes: [], nodesTotal: 698 },
    { nodesTotal: 2, verdict: { kind: 'false-alarm' } },
  ]);
  expect(on(650, { kind: 'ignored' })[0]?.verdict).toBeUndefined();
});

test('without a score there is none after a verdict either', () => {
  const unscored = scanOf([asked], {
    overallScore: null,
    categories: categorySlugs.map((slug) => ({ slug, score: null, issuesCount: 0 })),
  });
  const result = applyVerdicts(unscored, [verdictOn(asked, { kind: 'problem' })], time);
  expect(result.overallScore).toBeNull();
  expect(result.categories.find(({ slug }) => slug === 'forms')?.score).toBeNull();
});

test('a score of another formula is worked out anew, and it is said', () => {
  const old = scanOf([pale, asked], { scoreFormula: 1, overallScore: 0.11 });
  expect(applyVerdicts(old, [verdictOn(pale, { kind: 'ignored' })], time).overallScore).toBe(0.11);
  const result = applyVerdicts(old, [verdictOn(pale)], time);
  expect(result).toMatchObject({ scoreFormula, overallScore: 1 });
  expect(result.warnings[0]).toContain('formula of the score has changed');
});

/** Numbers from 0 to 1 that are the same in every run. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

test('on random pages: no verdict changes what another issue takes, and taking all back restores the very result', () => {
  const numbers = random(20_261_125);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(numbers.next().value * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
  for (let page = 0; page < 150; page += 1) {
    const issues = Array.from({ length: 1 + Math.floor(numbers.next().value * 6) }, (_, at) =>
      issueOf(
        `${page}-${at}`,
        Array.from({ length: Math.floor(numbers.next().value * 5) }, (_one, n) => `${at}.${n}`),
        {
          outcome: pick(['failed', 'needs-review'] as const),
          impact: pick(impacts),
          level: pick(levels),
          category: pick(categorySlugs),
        },
      ),
    );
    const stored = scanOf(issues);
    const before = structuredClone(stored);
    const given = Array.from({ length: 1 + Math.floor(numbers.next().value * 5) }, (_, at) => {
      const issue = pick(issues);
      const all = verdictOn(issue).elements;
      const elements = all.filter(() => numbers.next().value > 0.3);
      return verdictOn(issue, {
        revision: at + 1,
        kind: pick(issue.outcome === 'failed' ? failureDecisions : reviewAnswers),
        elements: elements.length > 0 ? elements : all,
        problems: numbers.next().value > 0.5 ? elements.slice(0, 1) : [],
      });
    });
    const result = applyVerdicts(stored, given, time);
    const concerned = new Set(given.map(({ issue }) => issue));
    for (const issue of issues.filter(({ fingerprint }) => !concerned.has(fingerprint))) {
      expect(find(result, issue)).toEqual(issue);
      expect(issuePoints(find(result, issue) ?? issue)).toBe(issuePoints(issue));
    }
    // Every element is in one part at most, and none comes from nowhere.
    for (const issue of issues) {
      const parts = result.issues.filter(
        (one) => (one.splitFrom ?? one.fingerprint) === issue.fingerprint,
      );
      const seen = parts.flatMap(({ nodes }) => nodes.map(({ fingerprint }) => fingerprint));
      expect(new Set(seen).size).toBe(seen.length);
      expect(parts.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0)).toBeLessThanOrEqual(
        issue.nodesTotal,
      );
      expect(new Set(parts.map(({ fingerprint }) => fingerprint)).size).toBe(parts.length);
    }
    expect(result.overallScore).toBe(scoreIssues(result.issues).overallScore);
    const ignoredOnly = applyVerdicts(
      stored,
      given.filter(({ kind }) => kind === 'ignored'),
      time,
    );
    expect(ignoredOnly.overallScore).toBe(stored.overallScore);
    expect(countWhole(ignoredOnly.issues.filter(countsInScore))).toBe(
      issues.filter(countsInScore).length,
    );
    const taken = given.map((verdict, at) => ({
      ...verdict,
      kind: 'withdrawn' as const,
      id: hex(`back ${at}`),
      withdraws: verdict.id,
      revision: given.length + at + 1,
    }));
    const restored = applyVerdicts(stored, [...given, ...taken], time);
    expect({
      ...restored,
      issues: restored.issues.map(({ verdictRevision: _revision, ...issue }) => issue),
    }).toEqual(before);
    expect(stored).toEqual(before);
  }
});

describe('a verdict on a cause of the whole site', () => {
  const places = ['nav > a:nth-child(1)', 'nav > a:nth-child(2)', 'main > p > a'];
  const links = issueOf('links', places);
  const onCause = (more: Partial<Verdict> = {}) =>
    verdictOn(links, {
      scope: 'website',
      issue: hex('the cause'),
      component: { pattern: 'nav a', colors: null },
      elements: [],
      ...more,
    });
  const targets = ({ nodes }: Issue) => nodes.flatMap(({ target }) => target);

  test.each(['false-alarm', 'ignored'] as const)(
    '%s: holds for the elements of its kind on each page, and leaves the others',
    (kind) => {
      const { issues } = applyVerdicts(scanOf([links, title]), [onCause({ kind })], time);
      expect(issues.map((issue) => [targets(issue), issue.verdict?.kind])).toEqual([
        [['main > p > a'], undefined],
        [places.slice(0, 2), kind],
        [[], undefined],
      ]);
    },
  );

  test('holds for a page that has nothing else, whatever it does not list', () => {
    const many = issueOf('links', places.slice(0, 2), { nodesTotal: 80 });
    const { issues } = applyVerdicts(scanOf([many]), [onCause()], time);
    expect(issues).toMatchObject([{ nodesTotal: 80, verdict: { kind: 'false-alarm' } }]);
  });

  test('is none of another website, rule or code of the rule', () => {
    const others = [{ host: 'other.example' }, { rule: 'other' }, { ruleRevision: 2 }];
    for (const other of others) {
      const { issues } = applyVerdicts(scanOf([links]), [onCause(other)], time);
      expect(issues.filter(({ verdict }) => verdict)).toEqual([]);
    }
  });

  test('colors are one entry of a palette, wherever it is used', () => {
    const pair = 'foreground color: #777777, background color: #ffffff';
    const faint = issueOf('links', places, {});
    const [first, ...rest] = faint.nodes;
    if (!first) throw new Error('There is an element');
    faint.nodes = [...rest, { ...first, failureSummary: pair }];
    const component = { pattern: 'nav a', colors: '#777777 on #ffffff' };
    const { issues } = applyVerdicts(scanOf([faint]), [onCause({ component })], time);
    expect(issues.map((issue) => [targets(issue).length, issue.verdict?.kind])).toEqual([
      [2, undefined],
      [1, 'false-alarm'],
    ]);
  });

  test('in the sum of the site it is told of the cause, and the score is left to its pages', () => {
    const cause = {
      ...links,
      fingerprint: hex('the cause'),
      nodes: links.nodes.slice(0, 2),
      nodesTotal: 190,
      pagesCount: 63,
      component: { pattern: 'nav a', colors: null },
    };
    const rules = [{ rule: links.rule, outcome: 'failed' as const, revision: 1 }];
    const site = scanOf([cause, title], { summary: 'Two pages.', overallScore: 0.5, rules });
    const result = applyVerdicts(site, [onCause()], time);
    expect(result).toMatchObject({
      overallScore: 0.5,
      issues: [
        {
          fingerprint: cause.fingerprint,
          nodesTotal: 190,
          pagesCount: 63,
          verdict: { kind: 'false-alarm' },
        },
        {},
      ],
    });
    const count = ({ categories }: CompletedPageScan) =>
      categories.reduce((sum, { issuesCount }) => sum + issuesCount, 0);
    expect(count(result)).toBe(count(site) - 1);
    // The next sum has it from its pages, and its score as well; taken back, it is open there too.
    const next = { ...result, summary: 'Three pages.' };
    expect(applyVerdicts(next, [onCause()], time)).toMatchObject({
      summary: 'Three pages.',
      overallScore: 0.5,
      issues: [{ verdict: { kind: 'false-alarm' } }, {}],
    });
    const withdrawn = onCause({
      kind: 'withdrawn',
      withdraws: onCause().id,
      id: hex('back'),
      revision: 2,
    });
    const later = applyVerdicts(next, [onCause(), withdrawn], time);
    expect(later.issues.filter(({ verdict }) => verdict)).toEqual([]);
    expect(count(later)).toBe(count(site));
  });
});
