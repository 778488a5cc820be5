import {
  isToDo,
  type Comparison,
  type IssueVerdict,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { comparedScanReport, goldenScanReport } from '@curbcut/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { UserAgentToAllow } from '../scan/components/user-agent-to-allow.tsx';
import { AboutScan } from './components/about-scan.tsx';
import { CategoryScores } from './components/category-scores.tsx';
import { FiguresLine } from './components/figures-line.tsx';
import { FirstScreen } from './components/first/first-screen.tsx';
import { FirstSteps } from './components/first/first-steps.tsx';
import { ScorePanel } from './components/first/score-panel.tsx';
import { SinceLastScan } from './components/first/since-last-scan.tsx';
import { WhoIsShutOut } from './components/first/who-is-shut-out.tsx';
import { IssueList } from './components/list/issue-list.tsx';
import { IssueRow } from './components/list/issue-row.tsx';
import { FixedIssues } from './components/fixed-issues.tsx';
import { ScanAgain } from './components/scan-again.tsx';
import { SuggestedChange } from './components/suggested-change.tsx';
import { WhatWeDid } from './components/what-we-did.tsx';
import { IssueNavigationContext, type IssueNavigation } from './issue-navigation.ts';
import { makeIssue } from './issue.fixture.ts';
import { RowsContext, type RowsOfResult } from './rows-context.ts';

const navigation: IssueNavigation = {
  isOpen: () => false,
  setOpen: () => {},
  entriesShown: () => 3,
  showMoreEntries: () => {},
  goToNode: () => {},
  goToIssue: () => {},
  goToId: () => {},
};
const draw = (element: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IssueNavigationContext value={navigation}>{element}</IssueNavigationContext>
    </MemoryRouter>,
  );
const drawRows = (element: ReactNode, rows: Partial<RowsOfResult> = {}) =>
  draw(
    <RowsContext
      value={{ bodyOf: () => null, gainOf: () => null, changed: [], pages: null, ...rows }}
    >
      {element}
    </RowsContext>,
  );
const page = { scanType: 'single_page', comparison: null } as const;

function golden(): { scan: ScanReport; result: ScanResult } {
  const scan = goldenScanReport();
  if (!scan.result) throw new Error('The golden scan has a result.');
  return { scan, result: scan.result };
}

it('does not praise a page with issues: no errors means that all checks ran', () => {
  const { scan, result } = golden();
  const complete = { ...result, engineFailures: [] };
  const line = draw(<FiguresLine scan={{ ...scan, result: complete }} result={complete} />);
  expect(line).toMatch(/Overall Score.*Lighthouse Score.*Issues Found.*Status/);
  expect(line).toMatch(/No Errors.*all 4 engines ran/);
  expect(line).not.toContain('green');
});

it('shows no score where there is nothing to score, and why', () => {
  const { result } = golden();
  const [message] = ['The page shows nothing.'];
  const notAssessed = [{ kind: 'content' as const, target: [], code: 'NOTHING_SHOWN', message }];
  const panel = draw(
    <ScorePanel scan={page} result={{ ...result, overallScore: null, notAssessed }} />,
  );
  expect(panel).toMatch(/Nothing to score.*The page shows nothing\./);
  expect(panel).not.toMatch(/green|\/100|NaN|Why/);
  const before = { ...comparedScanReport().comparison, previousScore: null } as Comparison;
  const compared = { ...page, comparison: before };
  expect(draw(<ScorePanel scan={compared} result={result} />)).not.toMatch(/NaN|scale__before/);
});

it('says who is shut out before why the score is what it is, which is folded', () => {
  const { scan, result } = golden();
  const screen = draw(<FirstScreen scan={scan} result={result} isOwn={false} />);
  expect(screen).toMatch(
    /People who use a screen reader <b>cannot .*<details[^>]*><summary>.*Why 36\?<\/summary>/,
  );
  expect(screen).toMatch(/Fix it and the score rises to \d+\. Lighthouse scores it 61/);
});

it('says where issues of one rule are seen, as they differ in nothing else', () => {
  const { result } = golden();
  const [step] = result.bestFixes;
  const issue = result.issues.find(({ fingerprint }) => fingerprint === step?.fingerprint);
  if (!step || !issue) throw new Error('The golden scan has something to do first.');
  const state = 'in the part “Move to”, opened';
  const reproduction = { state, steps: [], pictures: [], snippet: null };
  const seen = { ...issue, reproduction };
  const row = (one: typeof issue) => drawRows(<IssueRow issue={one} />);
  const title = new RegExp(
    `${issue.title}</button></h3><p class="issue__place"><span>${state}</span></p>`,
  );
  expect(row(seen)).toMatch(title);
  expect(row({ ...issue, reproduction: undefined })).not.toContain(state);
  const steps = draw(<FirstSteps result={{ ...result, issues: [seen], bestFixes: [step] }} />);
  expect(steps).toContain(`<span>${state}</span>`);
});

it('says who is shut out, and is honest when nothing failed', () => {
  const { result } = golden();
  const summary = draw(<WhoIsShutOut result={result} />);
  expect(summary).toMatch(
    /Summary.*People who use a screen reader <b>cannot .*Also harder for.*Tremor/,
  );
  expect(draw(<WhoIsShutOut result={{ ...result, issues: [] }} />)).toContain('That is no proof');
});

it('says how much of WCAG was tested, and nothing where that is not known', () => {
  const about = (scan: ScanReport) => draw(<AboutScan scan={scan} />);
  const { scan } = golden();
  const criteriaTested = { total: 55, automatically: 7, asked: 2, byPerson: 46 };
  expect(about({ ...scan, criteriaTested })).toMatch(/tested 7 automatically.*href="\/coverage"/);
  expect(about({ ...scan, criteriaTested: null })).not.toContain('What was tested');
});

it('does not say of a category with issues that there is nothing to check', () => {
  const categories = [{ slug: 'forms' as const, score: null, issuesCount: 2 }];
  const tiles = draw(<CategoryScores categories={categories} onChoose={() => {}} />);
  expect(tiles).toContain('No score, 2 issues');
  expect(tiles).not.toContain('Nothing to check');
});

it('says what is missing when an engine failed', () => {
  const { scan, result } = golden();
  const engineFailures = result.engines.map(({ engine, name }) => ({
    engine,
    name,
    message: null,
  }));
  const partial = { ...result, engineFailures };
  const line = draw(<FiguresLine scan={{ ...scan, result: partial }} result={partial} />);
  expect(line).toMatch(/Has Errors.*could not finish/);
  expect(line).not.toContain('engines ran');
});

it('says what to do first as imperatives, with what each is good for and, where it is worth naming, the score', () => {
  const { result } = golden();
  const html = draw(<FirstSteps result={result} />);
  expect(html).toContain('Do these three first');
  expect(html.match(/>Critical</g)).toHaveLength(3);
  const [first, second, third] = result.bestFixes;
  expect(html.indexOf(`>${first?.todo}</a>`)).toBe(html.search(/>[^<]+<\/a>/));
  expect(first?.todo).toBe('Label the form fields');
  expect(html).toContain('2 controls become clear to screen readers');
  expect((html.match(/<b>\d+<\/b>/g) ?? []).map((score) => Number(score.slice(3, -4)))).toEqual(
    [first, second, third].map((fix) => Math.round((fix?.scoreAfter ?? 0) * 100)),
  );
  const one = { ...result, bestFixes: result.bestFixes.slice(0, 1) };
  expect(draw(<FirstSteps result={one} />)).toContain('Do this first');
  expect(draw(<FirstSteps result={{ ...result, bestFixes: [] }} />)).toBe('');
  const bad = { ...one, bestFixes: one.bestFixes.map((fix) => ({ ...fix, scoreAfter: null })) };
  expect(draw(<FirstSteps result={bad} />)).not.toContain('Score then');
});

it('counts the pages that a fix repairs where it has no score', () => {
  const { result } = golden();
  const site = {
    ...result,
    bestFixes: result.bestFixes.map((fix) => ({ ...fix, gain: 0, scoreAfter: null })),
    issues: result.issues.map((issue) => ({ ...issue, pagesCount: 12 })),
  };
  const html = draw(<FirstSteps result={site} />);
  expect(html.match(/<b>12<\/b> pages</g)).toHaveLength(3);
  expect(html).not.toContain('Score then');
});

it('says in one line what changed, and leads its owner only to the scan before', () => {
  const scan = comparedScanReport();
  const { comparison } = scan;
  if (!comparison) throw new Error('The compared scan has a comparison.');
  const line = (isOwn: boolean) =>
    draw(<SinceLastScan scan={scan} comparison={comparison} isOwn={isOwn} />);
  expect(line(true).replaceAll(/<[^>]*>/g, '')).toMatch(
    /^Since 14 November \(65\):1 fixed1 new\d+ still there1 by changed rulesCompare/,
  );
  expect(line(false)).not.toContain('Compare');
});

it('names what changed, the first three of each kind, and of issues in part how much and where', () => {
  const scan = comparedScanReport();
  const { comparison } = scan;
  if (!comparison) throw new Error('The compared scan has a comparison.');
  const toDo = scan.result?.issues.filter(isToDo) ?? [];
  const part = (at: number) => ({
    fingerprint: toDo[at]?.fingerprint ?? '',
    title: `Issue ${at}`,
    newElements: at === 1 ? 2 : 0,
    cameBackElements: at === 2 ? 1 : 0,
    fixedElements: 1,
    newOn: ['https://harbor.example/berths'],
    fixedOn: [],
  });
  const changed = [part(1), part(2), part(3)];
  const text = draw(
    <SinceLastScan scan={scan} comparison={{ ...comparison, changed }} isOwn={false} />,
  ).replaceAll(/<[^>]*>/g, '');
  const [fixed] = comparison.fixed;
  expect(text).toContain('4 fixed');
  expect(text).toContain('1 came back');
  expect(text).toContain(
    `Fixed: ${fixed?.title}; Issue 1 (1 element); Issue 2 (1 element) and 1 more`,
  );
  expect(text).toContain('Issue 1 (2 elements on /berths)');
  expect(text).toContain('Came back: Issue 2 (1 element on /berths)');
});

it('shows how to see an issue again, and no picture that is not stored', () => {
  const picture = { name: 'after', caption: 'After Enter', width: 400, height: 300 };
  const reproduction = {
    state: 'in the menu “Products”, opened',
    steps: ['Press Tab 7 times.', 'Press Escape: the focus is on the body.'],
    pictures: [picture],
    snippet: "await page.keyboard.press('Tab');",
  };
  const shown = draw(
    <QueryClientProvider client={new QueryClient()}>
      <WhatWeDid
        reproduction={{
          ...reproduction,
          pictures: [
            picture,
            {
              ...picture,
              name: 'b',
              url: '/x',
              mark: {
                x: picture.width / 4,
                y: 0,
                width: picture.width / 2,
                height: picture.height,
              },
            },
          ],
        }}
      />
    </QueryClientProvider>,
  );
  expect(shown).toMatch(/What we did.*Press Tab 7 times\..*Press Escape/);
  expect(shown.match(/<figure>/g)).toHaveLength(1);
  expect(shown).toContain('class="frame" style="left:25%;top:0%;width:50%;height:100%"');
  expect(shown).toContain('keyboard.press(&#x27;Tab&#x27;)');
  const none = { ...reproduction, steps: [], snippet: null };
  expect(draw(<WhatWeDid reproduction={none} />)).toBe('');
});

it('leads visitors to scan a page again as it was scanned', () => {
  const { scan } = golden();
  const asked = (one: Partial<ScanReport>) =>
    draw(<ScanAgain scan={{ ...scan, ...one }} isOwn={false} />).match(/href="([^"]*)"/)?.[1];
  const address = `/free-scan?${new URLSearchParams({ url: scan.url })}`;
  expect(asked({})).toBe(address);
  expect(asked({ interaction: false })).toBe(`${address}&amp;interaction=false`);
});

it.each([
  ['Nothing to check', {}],
  ['Not tested', { untested: true }],
])(
  'shows no score of a category that the page has nothing of or was not tested for: %s',
  (words, why) => {
    const { result } = golden();
    const categories = result.categories.map((category) =>
      category.slug === 'forms' ? { ...category, score: null, issuesCount: 0, ...why } : category,
    );
    const html = draw(<CategoryScores categories={categories} onChoose={() => {}} />);
    const forms = html.match(/<li>(?:(?!<li>).)*Forms.*?<\/li>/)?.[0];
    expect(forms).toContain(`>${words}<`);
    expect(forms).not.toMatch(/100|Excellent|meter/);
  },
);

it('says what could not be compared', () => {
  const { comparison } = comparedScanReport();
  if (!comparison) throw new Error('The compared scan has a comparison.');
  const drawn = (notes: string[]) =>
    renderToStaticMarkup(<FixedIssues comparison={{ ...comparison, notes }} />);
  expect(drawn(['1 earlier issue went with the page.'])).toContain(
    '1 earlier issue went with the page.',
  );
  expect(drawn([])).not.toContain('<p>');
});

it('shows each way to change the code, with what it changes', () => {
  const fix = golden().result.issues.find(({ rule }) => rule === 'color-contrast')?.fix;
  if (!fix?.alternatives) throw new Error('The golden issue can be fixed in two ways.');
  const pictures = fix.pictures?.map((picture) => ({ ...picture, url: `/p/${picture.name}` }));
  const shown = draw(
    <QueryClientProvider client={new QueryClient()}>
      <SuggestedChange fix={{ ...fix, pictures }} />
    </QueryClientProvider>,
  );
  expect(shown.match(/<ins>.*?<\/ins>/g)).toEqual(
    [fix, ...fix.alternatives].map(({ after }) => `<ins>${after}</ins>`),
  );
  expect(shown).toMatch(/Suggested change.*Or instead/);
  expect(shown.match(/(?<=<figcaption>)[^<]*/g)).toEqual(['Now', 'With the suggested change']);
  const alone = { ...fix, alternatives: undefined, pictures: undefined };
  expect(draw(<SuggestedChange fix={alone} />)).not.toMatch(/Or instead|figcaption/);
});

it('says how much of the worst the first steps leave done', () => {
  const { result } = golden();
  const foot = (bestFixes: typeof result.bestFixes, more: string | null = null) =>
    /<p class="todo__foot">(.*?)<\/p>/.exec(
      draw(<FirstSteps result={{ ...result, bestFixes }} foot={more} />),
    )?.[1];
  const critical = result.issues.filter((issue) => issue.impact === 'critical' && isToDo(issue));
  expect(foot(result.bestFixes)).toBe(`After that: 3 of ${critical.length} critical done.`);
  expect(foot(result.bestFixes.slice(0, 1), 'It is one change.')).toBe(
    `After that: 1 of ${critical.length} critical done. It is one change.`,
  );
});

it('names the user agent to allow, to be copied, where a website keeps scans out', () => {
  expect(draw(<UserAgentToAllow code="BOT_CHALLENGE" />)).toMatch(
    /<code[^>]*>Curbcut\/1\.0<\/code>.*Copy<span class="sr-only"> the user agent/,
  );
  expect(draw(<UserAgentToAllow code="PAGE_TIMEOUT" />)).toBe('');
});

it('says in the row of what is set aside: as what, why, by whom and until when', () => {
  const { result } = golden();
  const [issue] = result.issues;
  if (!issue) throw new Error('The golden scan has issues.');
  const verdict: IssueVerdict = {
    id: '1',
    kind: 'ignored',
    reason: 'accepted',
    note: 'Until the new shop opens',
    endsOn: '2027-06-01',
    scope: 'page',
    author: 'Maya Okafor',
    decidedAt: '2026-11-30T12:00:00Z',
    elementsShown: 1,
  };
  const drawn = (kind: IssueVerdict['kind']) =>
    drawRows(<IssueRow issue={{ ...issue, verdict: { ...verdict, kind } }} />).replaceAll(
      /<[^>]+>/g,
      '',
    );
  expect(drawn('ignored')).toContain(
    'Ignored: Accepted for now, by Maya Okafor on 30 November 2026, until 1 June 2027. “Until the new shop opens”',
  );
  expect(drawn('problem')).not.toContain('Maya');
});

it('lists ten rows at first, and no gain where none is worth naming', () => {
  const issues = Array.from({ length: 12 }, (_, at) =>
    makeIssue({ fingerprint: `${at}`, rule: `rule-${at}`, title: `Rule ${at}`, nodesTotal: 2 }),
  );
  const list = (rows: Partial<RowsOfResult> = {}) =>
    drawRows(
      <IssueList
        issues={issues}
        grouping="work"
        counted={{ total: 12, isFiltered: false, onClear: () => {} }}
      />,
      rows,
    );
  expect(list().match(/issue__toggle/g)).toHaveLength(10);
  expect(list()).toMatch(/12 issues, the first 10 of 12 rows shown.*Show the other 2 rows/);
  expect(list()).not.toContain('Gain');
  expect(list({ gainOf: () => 5 })).toMatch(/Gain.*\+5/);
});

it('names a color pair once, and another component by its selector too', () => {
  const rowOf = (colors: string | null) =>
    drawRows(
      <IssueList
        issues={[
          makeIssue({ component: { pattern: 'footer p', colors, name: 'Text in the footer' } }),
        ]}
      />,
      {},
    );
  expect(rowOf('#aaaaaa on #eeeeee').match(/#aaaaaa on #eeeeee/g)).toHaveLength(1);
  expect(rowOf(null)).toMatch(/Text in the footer, <code>footer p<\/code>/);
});

it('says of an issue that it is new, or how many of its elements are, and the first criterion', () => {
  const issue = makeIssue({
    fingerprint: 'a',
    wcag: ['1.1.1', '2.4.4', '4.1.2'],
    lifecycle: 'recurring',
  });
  const changed = [
    {
      fingerprint: 'a',
      title: '',
      newElements: 2,
      cameBackElements: 1,
      fixedElements: 0,
      newOn: [],
      fixedOn: [],
    },
  ];
  const row = drawRows(<IssueRow issue={issue} />, { changed });
  expect(row).toMatch(/2 new<.*1 came back</);
  expect(row).toContain('1.1.1 Non-text Content (A) and 2 more');
  const fresh = drawRows(<IssueRow issue={{ ...issue, lifecycle: 'new' }} />, { changed });
  expect(fresh).toMatch(/New</);
  expect(fresh).not.toContain('2 new');
});

it('says of several issues in one row how many are new', () => {
  const issues = ['a', 'b', 'c'].map((fingerprint) =>
    makeIssue({
      fingerprint,
      rule: fingerprint,
      nodesTotal: 1,
      lifecycle: fingerprint === 'c' ? 'recurring' : 'new',
    }),
  );
  expect(drawRows(<IssueList issues={issues} />)).toMatch(/, 3<\/button>.*>2 new</);
});
