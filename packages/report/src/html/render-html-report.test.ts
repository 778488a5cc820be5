import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alikeElements, isBeyondStandard, type ScanReport, shutOutText } from '@curbcut/model/scan';
import {
  comparedScanReport,
  failedScanReport,
  goldenScanReport,
  goldenScreenshot,
  goldenStatePictures,
  hostileScanReport,
  largeScanReport,
  unscoredScanReport,
} from '@curbcut/testing';
import { pdfFooterTemplate } from '../pdf/pdf-footer-template.ts';
import { fontFaces } from '../style/font-faces.ts';
import { pageNumbers } from '../style/print-style.ts';
import { reportStyle } from '../style/report-style.ts';
import { renderHtmlReport, type HtmlReportInput } from './render-html-report.ts';
import { reportIssues } from './report-issues.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

const generatedAt = new Date('2026-11-21T09:00:00Z');

function render(scan: ScanReport, input: Partial<HtmlReportInput> = {}): string {
  return renderHtmlReport({
    report: scan,
    screenshot: goldenScreenshot(),
    scanUrl: 'https://curbcut.example/results/b7f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa',
    siteUrl: 'https://curbcut.example',
    generatedAt,
    medium: 'screen',
    ...input,
  });
}

function headings(report: string): string[] {
  return [...report.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, text = '']) =>
      `${level} ${text
        .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()}`,
  );
}

/** The report in three: before its only style sheet, the style sheet, and after it. */
function splitAtStyle(report: string): [string, string, string] {
  const [before = '', style = '', after = '', ...more] = report.split(/(?<=<style>)|(?=<\/style>)/);
  expect(more).toEqual([]);
  return [before, style, after];
}

test('says how much of WCAG was tested, and leads to the page about it', () => {
  const scan = goldenScanReport();
  const sentence =
    /Of the 55 criteria of WCAG 2\.2, level A and AA, this scan tested \d+ automatically/;
  expect(render(scan)).toMatch(sentence);
  expect(render(scan)).toContain('href="https://curbcut.example/coverage"');
  expect(render(scan, { medium: 'print' })).toContain('href="https://curbcut.example/coverage"');
  const onlyFile = { report: scan, generatedAt, medium: 'screen' } as const;
  expect(renderHtmlReport(onlyFile)).toMatch(sentence);
  expect(renderHtmlReport(onlyFile)).not.toContain('/coverage');
  expect(render({ ...scan, criteriaTested: null })).not.toMatch(/Of the \d+ criteria/);
});

test('has no script but the one with which it prints itself, and a policy that allows only that', () => {
  const hostile = hostileScanReport();
  expect(render(hostile)).not.toMatch(/<script|script-src/);
  const printed = render(hostile, { printsItself: true });
  const [script, ...more] = [...printed.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(more).toEqual([]);
  expect(script?.[1]).toContain('print()');
  const hash = createHash('sha256')
    .update(script?.[1] ?? '')
    .digest('base64');
  expect(printed).toContain(`script-src 'sha256-${hash}'`);
});

test('tells what people found where no rule can judge, as text', () => {
  const answer = {
    check: '1.2.3',
    answer: 'failed' as const,
    note: 'The film is <b>silent</b>.',
    author: 'Maya <img src=x>',
    answeredAt: '2026-11-22T10:00:00.000Z',
    revision: 1,
  };
  const report = render({
    ...goldenScanReport(),
    manualAnswers: [answer, { ...answer, check: 'zoom', answer: 'passed', note: '' }],
  });
  expect(headings(report)).toContain('2 Checked by people');
  const [, section = ''] = report.split('id="by-people"');
  expect(section).toContain('1.2.3 Audio Description or Media Alternative');
  expect(section).toContain('“The film is &#60;b&#62;silent&#60;/b&#62;.”');
  expect(section).toContain('Zoom to 400 percent.');
  expect(section).toMatch(/Maya &#60;img [^<]*,\s+22 November 2026/);
  expect(headings(render(goldenScanReport()))).not.toContain('2 Checked by people');
  const [, table = ''] = report.split('id="criteria"');
  expect(table).toContain(', 1 failed as checked by a person.');
  expect(table).toMatch(/1\.2\.3<[^†]*>Failed†</);
  expect(table).toContain('† Checked by a person.');
});

test('equals the golden report (UPDATE_GOLDEN=1 writes it; style sheet and picture left out)', () => {
  const file = new URL('../golden/report.html', import.meta.url);
  const [before, , after] = splitAtStyle(render(goldenScanReport()));
  const actual = `${before}...${after}`
    .replaceAll(/base64,[A-Za-z0-9+/=]+/g, 'base64,...')
    // All rules that the golden scan does not name, which are more with each one that is added.
    .replaceAll(/\d+ untested/g, '... untested');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
});

test.each([
  ['screen', pageNumbers],
  ['print', ''],
] as const)('its style sheet for %s is the fonts and the style of reports', (medium, more) => {
  const [, style] = splitAtStyle(render(goldenScanReport(), { medium }));
  expect(style.trim()).toBe(`${fontFaces()}${reportStyle}${more}`.trim());
  expect(style.match(/url\(data:font\/woff2;base64,[A-Za-z0-9+/=]{1000,}\)/g)).toHaveLength(2);
  expect(style).not.toMatch(/undefined|\$\{/);
});

describe('the report of a completed scan', () => {
  const report = render(goldenScanReport());

  test('says as work to do what it lists first, and where each step leads', () => {
    const [, first = ''] = report.match(/Do these three first<\/h2>(.*?)<\/ol>/s) ?? [];
    const links = [...first.matchAll(/<a href="#issue-(\d)">(.*?)<\/a>/g)];
    const fixes = goldenScanReport().result?.bestFixes ?? [];
    expect(links.map(([, number, todo]) => [number, todo])).toEqual(
      fixes.map(({ todo }, index) => [`${index + 1}`, todo]),
    );
    expect(links).toHaveLength(3);
    const scores = [...first.matchAll(/Score then <\/span>(\d+)/g)].map(([, score]) => score);
    expect(scores).toEqual(
      fixes.flatMap(({ scoreAfter }) =>
        scoreAfter === null ? [] : [`${Math.round(100 * scoreAfter)}`],
      ),
    );
    expect(first).toContain('2 controls become clear to screen readers');
  });

  test('says with the score why it is what it is, and why that of Lighthouse is another', () => {
    const why = (html: string) =>
      /<b>Why 36\?<\/b>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim();
    expect(why(report)).toBe(
      '“Form fields have no label” (Forms) costs the most. Fix it and the score rises to 40. Lighthouse scores it 61 because it counts only its own rules.',
    );
    expect(why(render({ ...goldenScanReport(), scanType: 'site' }))).toMatch(
      /^It is the mean of the scores of the pages\./,
    );
    const siteScores = { pages: 12, worst: { name: '<b>Fares', score: 0.31 } };
    expect(why(render({ ...goldenScanReport(), scanType: 'site' }, { siteScores }))).toMatch(
      /^It is the mean of 12 pages\. The worst is &#60;b&#62;Fares with 31\./,
    );
  });

  test('says first who is shut out, and what changed', () => {
    const compared = render(comparedScanReport());
    const [, words = ''] = compared.match(/<p class="lead">(.*?)<\/p>/s) ?? [];
    expect(
      words
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(shutOutText(comparedScanReport().result?.issues ?? []));
    expect(compared.replaceAll(/\s+/g, ' ')).toContain(
      '<b>Since 14 November 2026</b> (65): 1 fixed, 1 new, 1 found by changed rules, 13 still there.',
    );
  });

  test('has one h1, and no heading skips a level', () => {
    const levels = headings(report).map((heading) => Number(heading[0]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('has its sections in the order of the design', () => {
    expect(headings(report).filter((heading) => heading.startsWith('2'))).toEqual([
      '2 Do these three first',
      '2 In this report',
      '2 Work list',
      '2 Score per category',
      '2 Issues',
      '2 Needs review',
      '2 Beyond WCAG 2.2 AA',
      '2 Test these by hand',
      '2 WCAG 2.2, level A and AA: 55 criteria',
      '2 Not assessed',
      '2 About this scan',
      '2 How this was tested',
    ]);
  });

  test('lists failed issues first, most severe first, and numbers them through', () => {
    const titles = headings(report).filter((heading) => /^3 \d/.test(heading));
    expect(titles).toHaveLength(14);
    expect(titles[0]).toBe('3 1. Form fields have no label');
    expect(titles[12]).toBe(
      '3 13. Can you tell these links from the text around them without seeing color?',
    );
    const [, advice = ''] = report.match(/<h2 id="beyond">(.*?)<\/table>/s) ?? [];
    expect([...advice.matchAll(/id="issue-(\d+)"/g)].map(([, number]) => number)).toEqual([
      '15',
      '16',
    ]);
  });

  test('links to every section and every issue that it has', () => {
    const ids = new Set([...report.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...report.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  const articleOf = (html: string, issue: number) =>
    html.match(new RegExp(`id="issue-${issue}">(.*?)</article>`, 's'))?.[1] ?? '';

  test('says elements that are alike once, with their numbers and their count', () => {
    const entries = [
      ...articleOf(report, 5).matchAll(
        /Number <\/span>([\d-]+)<\/span\s*><span\s*>(?:<span>(.*?) like)?/g,
      ),
    ].map(([, numbers, count]) => [numbers, count]);
    expect(entries.slice(0, 3)).toEqual([
      ['1-2', '2 elements'],
      ['3-4', '2 elements'],
      ['5-24', '20 elements'],
    ]);
    expect(articleOf(report, 5)).toContain(
      '… and 10 more elements: the CSV report lists the first 24 of 34.',
    );
  });

  test('says which elements are new, and has a change for each further pair of colors', () => {
    const report = goldenScanReport();
    const issue = report.result?.issues.find(({ rule }) => rule === 'color-contrast');
    const [first, second] = issue?.nodes ?? [];
    if (!issue || !first || !second) throw new Error('The golden issue has elements.');
    const facts = [
      { name: 'Text color', value: '#AAAAAA' },
      { name: 'Background', value: '#FFFFFF' },
    ];
    const fix = { before: 'color: #aaaaaa', after: 'color: #767676', note: '' };
    issue.nodes = [first, { ...second, facts, failureSummary: '', lifecycle: 'new', fix }];
    const html = render(report).replaceAll(/\s+/g, ' ');
    expect(html).toMatch(/For text in #aaaaaa on #ffffff: <\/p>.*color: #767676/);
    expect(html.match(/<span class="badge badge--line">New<\/span>/g)).toHaveLength(1);
  });

  test('has the code of at most 20 elements on screen, and on paper of one', () => {
    expect(articleOf(report, 5).match(/<pre class="code">/g)).toHaveLength(20);
    const paper = articleOf(render(goldenScanReport(), { medium: 'print' }), 2);
    expect(paper.match(/<pre class="code">/g)).toHaveLength(1);
    expect(paper).not.toContain('<details');
  });

  test('keeps what another engine says for who wants it, and says what makes a review', () => {
    const paper = render(goldenScanReport(), { medium: 'print' });
    const { result } = goldenScanReport();
    const { failed, needsReview } = reportIssues(result ?? expect.fail('there is no result'));
    const firstOf = (issues: typeof failed) => {
      const found = issues.find(
        ({ issue: { detectedBy, nodes } }) =>
          detectedBy.every(({ engine }) => engine !== 'curbcut') &&
          (nodes[0]?.failureSummary ?? '') !== '',
      );
      const { number, issue } = found ?? expect.fail('the golden report has no such issue');
      return { number, said: (issue.nodes[0]?.failureSummary ?? '').split(/\n/)[0] ?? '' };
    };
    const theirs = firstOf(failed);
    expect(articleOf(paper, theirs.number)).not.toContain(theirs.said);
    const [, behind = ''] = articleOf(report, theirs.number).split('What the engine says');
    expect(behind).toContain(theirs.said);
    const review = firstOf(needsReview);
    expect(articleOf(paper, review.number)).toContain(review.said);
  });

  test('says where an issue was seen, and how to see it again; on paper the steps alone', () => {
    const statePictures = goldenStatePictures();
    const scan = goldenScanReport();
    const shown = render(scan, { statePictures });
    const printed = render(scan, { statePictures, medium: 'print' });
    const { failed } = reportIssues(scan.result!);
    const { number } =
      failed.find(({ issue }) => issue.rule === 'button-name') ?? expect.fail('no such issue');
    const article = articleOf(shown, number);
    const paper = articleOf(printed, number);
    for (const each of [article, paper]) {
      expect(each).toContain('Seen in the menu “Routes”, opened.');
      expect(each).toContain('<b>What we did:</b>');
    }
    expect(article.match(/<ol class="how">.*?<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(3);
    const steps = failed.find(({ issue }) => issue.rule === 'button-name')?.issue.reproduction
      ?.steps;
    for (const step of steps ?? expect.fail('no steps')) expect(paper).toContain(visibleText(step));
    expect(article.match(/<figcaption class="caption">[^<]*/g)).toEqual([
      '<figcaption class="caption">Before: the menu is closed',
      '<figcaption class="caption">After Enter: the menu is open',
    ]);
    expect(article).toMatch(/<summary>Playwright test.*toHaveAccessibleName/s);
    expect(article).toContain('background-image:var(--state-2)');
    const frame = 'left:92%;top:89.9837%;width:4%;height:3.5831%';
    expect(article.match(/<div class="frame" style="[^"]*"/g)).toEqual([
      `<div class="frame" style="${frame}"`,
    ]);
    expect(shown).toMatch(/--state-1:url\(data:image\/webp;base64,/);
    expect(paper).not.toMatch(/figcaption|Playwright/);
    expect(printed).not.toContain('--state-1');
  });

  test('shows how a suggested change looks, on paper its code alone', () => {
    const statePictures = goldenStatePictures();
    const { failed } = reportIssues(goldenScanReport().result!);
    const { number } =
      failed.find(({ issue }) => issue.rule === 'color-contrast') ?? expect.fail('no such issue');
    const captions = (medium: 'screen' | 'print') => {
      const shown = render(goldenScanReport(), { statePictures, medium });
      return articleOf(shown, number).match(/(?<=<figcaption class="caption">)[^<]*/g);
    };
    expect(captions('screen')).toEqual(['Now', 'With the suggested change']);
    expect(captions('print')).toBeNull();
  });

  test('leaves out pictures of states that it has not, and those there is no room for', () => {
    const golden = goldenScanReport();
    expect(render(golden, { statePictures: new Map() })).not.toContain('figcaption class');
    const large = { mediaType: 'image/webp', bytes: new Uint8Array(600_000) };
    const statePictures = new Map([...goldenStatePictures().keys()].map((name) => [name, large]));
    expect(render(golden, { statePictures }).match(/<figcaption/g)).toHaveLength(1);
  });

  test('states each criterion as the scan found it', () => {
    const [, table = ''] = report.match(/<h2 id="criteria">(.*?)<\/section>/s) ?? [];
    const rows = [...table.matchAll(/<th scope="row">([\d.]+)<.*?<td class="state[^>]*>(.*?)</gs)];
    expect(rows).toHaveLength(55);
    const state = (number: string) => rows.find(([, one]) => one === number)?.[2];
    expect([state('1.1.1'), state('1.4.1')]).toEqual(['Failed', 'Review']);
  });

  test('shows the path through frames and shadow roots', () => {
    expect(report).toContain('#tides &#62;&#62;&#62; table');
  });

  /** The pictures of an issue, each with its window and frames in CSS pixels of the page, which is 1,200 by 1,228. */
  function picturesOf(html: string, issue: number) {
    const [, article = ''] =
      html.match(new RegExp(`id="issue-${issue}">(.*?)</article>`, 's')) ?? [];
    return article
      .split(/(?=<div\s+class="picture[ "])/)
      .slice(1)
      .map((part) => {
        const number = (pattern: RegExp) => Number(part.match(pattern)?.[1]);
        const width = number(/aspect-ratio:([\d.]+)/);
        const height = number(/aspect-ratio:[\d.]+\/([\d.]+)/);
        const x = (-number(/class="whole" style="left:(-?[\d.]+)%/) / 100) * width;
        const y = (-number(/class="whole" style="left:[^;]+;top:(-?[\d.]+)%/) / 100) * height;
        const frames = [
          ...part.matchAll(
            /class="frame[^"]*" style="left:(.*?)%;top:(.*?)%;width:(.*?)%;height:(.*?)%"/g,
          ),
        ].map(([, left, top, wide, high]) => [
          Math.round(x + (Number(left) * width) / 100),
          Math.round(y + (Number(top) * height) / 100),
          Math.round((Number(wide) * width) / 100),
          Math.round((Number(high) * height) / 100),
        ]);
        const labels = [
          ...part.matchAll(/class="label(?! label--narrow)[^"]*"[^>]*>([^<]*)</g),
        ].map(([, text]) => text);
        return { name: part.match(/aria-label="([^"]*)"/)?.[1], frames, labels };
      });
  }

  test('frames the elements of an issue where they are on the picture, and those of no other', () => {
    expect(picturesOf(report, 1)).toEqual([
      {
        name: 'Picture of elements 1-2',
        frames: [
          [68, 384, 328, 48],
          [412, 384, 328, 48],
        ],
        labels: ['1', '2'],
      },
    ]);
    expect(picturesOf(report, 2)).toMatchObject([
      { name: 'Picture of element 1', frames: [[48, 555, 352, 190]] },
    ]);
  });

  test('shows neighbors together, each element once', () => {
    const [pair] = picturesOf(report, 6);
    expect(picturesOf(report, 6)).toHaveLength(1);
    expect(pair).toMatchObject({ name: 'Picture of elements 1-2' });
    expect(pair?.frames).toHaveLength(2);
  });

  test('says of what is hidden that it is not in the picture', () => {
    const [, article = ''] = report.match(/<h3 id="issue-10">(.*?)<\/article>/s) ?? [];
    expect(article).toContain('Page does not say its language');
    expect(article).toContain('This element is not visible in the picture.');
    expect(article).not.toContain('class="picture');
    const hidden = (goldenScanReport().result?.issues ?? [])
      .filter(({ level }) => level === 'A' || level === 'AA')
      .flatMap(({ nodes }) => alikeElements(nodes).map(({ node }) => node))
      .filter(({ box }) => box === null);
    expect(report.match(/not visible in the picture/g)).toHaveLength(hidden.length);
  });

  test('tells what needs review apart without color', () => {
    const [review] = picturesOf(report, 13);
    expect(review?.labels).toEqual(['1?']);
    expect(articleOf(report, 13)).toContain('frame--review');
    expect(articleOf(report, 13)).not.toMatch(/Critical|Serious|Moderate|Minor/);
  });

  test('names the picture once, however many issues show a part of it', () => {
    expect(report.match(/data:image/g)).toHaveLength(1);
    expect(report.match(/class="picture[ "]/g)?.length).toBeGreaterThan(10);
  });

  test('links back to the scan on screen, never on paper', () => {
    expect(report).toContain('https://curbcut.example/results/b7f2c1de');
    const unlinked = renderHtmlReport({
      report: goldenScanReport(),
      generatedAt,
      medium: 'screen',
    });
    expect(unlinked).not.toContain('Back to the scan');
    expect(render(goldenScanReport(), { medium: 'print' })).not.toContain('Back to the scan');
  });

  test('has no script, names no other file, and carries its own policy', () => {
    expect(report).not.toMatch(/<(?:script|link|iframe|base|form)\b/);
    expect(report.match(/\ssrc="(?!data:)/g)).toBeNull();
    expect(report.match(/url\((?!data:)/g)).toBeNull();
    expect(report).toContain(`content="default-src 'none'; img-src data:;`);
  });

  test('leaves the picture out when there is none', () => {
    const { screenshot: _none, ...input } = {
      report: { ...goldenScanReport(), screenshot: null },
      screenshot: null,
      generatedAt,
      medium: 'screen' as const,
    };
    const without = renderHtmlReport(input);
    expect(without).not.toMatch(/data:image|class="picture|--picture:url/);
    expect(without).not.toContain('not visible in the picture');
  });

  test('weighs less than 200 kB with its fonts', () => {
    expect(report.length).toBeLessThan(200_000);
  });
});

test('a hostile scan brings no markup of its own', () => {
  const golden = render(goldenScanReport());
  const hostile = render(hostileScanReport());
  for (const tag of ['<img', '<svg', '<style', '<title', '<pre', '<article', '<section']) {
    expect(hostile.split(tag).length, tag).toBe(golden.split(tag).length);
  }
  expect(hostile).not.toMatch(/<(?:script|textarea)|<!--|href="javascript/);
  expect(hostile).not.toMatch(/[\u202E\u2066]/);
  expect(hostile.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
  expect(hostile).toContain('[U+202E]gnp.exe');
});

test('a failed scan gives the reason and no score', () => {
  const report = render(failedScanReport());
  expect(headings(report)).toEqual([
    '1 www.harbourline.example',
    '2 This page could not be scanned',
    '2 How this was tested',
  ]);
  expect(report).toContain('The page took too long to load.');
  expect(report).not.toContain('/100');
});

test('a page without failed issues never looks finished', () => {
  const scan = goldenScanReport();
  if (!scan.result) throw new Error('The golden scan has results.');
  scan.result = { ...scan.result, issues: [] };
  const report = render(scan);
  expect(headings(report)).toContain('2 No Issues Found');
  expect(headings(report)).toContain('2 Test these by hand');
});

test('a page with nothing to score says so in place of a score, and is never called free of issues', () => {
  const report = render(unscoredScanReport());
  expect(report).toContain('Nothing to score');
  expect(report).toContain('The page shows nothing');
  expect(report).not.toMatch(/\/100|<b>Why/);
  const clean = headings(render(unscoredScanReport({ clean: true })));
  expect(clean).not.toContain('2 No Issues Found');
  expect(clean).toContain('2 Nothing to score');
});

test('engine trouble stands under Not assessed and never among the issues', () => {
  const scan = goldenScanReport();
  scan.result?.engineFailures.push({
    engine: 'lighthouse',
    name: 'Lighthouse',
    message: 'it crashed.',
  });
  const report = render(scan);
  expect(headings(report).join('\n')).not.toContain('Lighthouse could not finish');
  expect(report).toContain('Lighthouse could not finish: it crashed.');
});

test('2,000 issues stay under 10 MB, and every one is there', () => {
  const report = render(largeScanReport(2_000));
  expect(report.length).toBeLessThan(10_000_000);
  expect(report.match(/ id="issue-\d+"/g)).toHaveLength(2_000);
});

test('2,000 issues on paper: 250 in full, the others by title with their number', () => {
  const report = render(largeScanReport(2_000), { medium: 'print' });
  expect(report.length).toBeLessThan(2_000_000);
  expect(report.match(/<article/g)).toHaveLength(250);
  const missing = [...report.matchAll(/with ([\d,]+) further issues\./g)].map(([, count = '']) =>
    Number(count.replace(',', '')),
  );
  const advice = largeScanReport(2_000).result?.issues.filter(isBeyondStandard).length ?? 0;
  expect(missing.reduce((sum, count) => sum + count, 0)).toBe(2_000 - 250 - advice);
  expect(report).toContain(`… and ${advice - 100} more: the CSV report has them all.`);
});

test('a report that would grow too large says how many issues it leaves out', () => {
  const scan = largeScanReport(2_000);
  for (const issue of scan.result?.issues ?? []) issue.description = '<'.repeat(2_000);
  const report = render(scan);
  expect(report.length).toBeLessThan(10_000_000);
  expect(report).toMatch(/with [\d,]+ further issues\./);
});

test.each([
  ['https://example.org/?a=1', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/relative', false],
  ['', false],
])('%s becomes a link: %s', (address, linked) => {
  expect(webLink(address, 'x').includes('<a')).toBe(linked);
});

test('hidden characters become visible, line breaks stay', () => {
  expect(visibleText('a\u202Eb\u0007c\nd\u0000e\uD800')).toBe('a[U+202E]b[U+0007]c\nde\uFFFD');
});

test('the footer of the PDF names the site as text', () => {
  expect(pdfFooterTemplate(goldenScanReport())).toContain('www.harbourline.example');
  expect(pdfFooterTemplate(hostileScanReport())).not.toContain('<script');
});

test('an issue of a site scan says on how many pages it is, and where', () => {
  const scan = goldenScanReport();
  const [issue] = scan.result?.issues ?? [];
  const [node] = issue?.nodes ?? [];
  if (!issue || !node) throw new Error('The golden scan has elements.');
  issue.pagesCount = 40;
  issue.nodes = [
    { ...node, page: { url: 'https://example.org/a?b=1&c="x"' } },
    { ...node, page: { url: 'javascript:alert(1)' } },
  ];
  issue.nodesTotal = 1_200;
  issue.component = { pattern: 'header button', colors: null, name: 'Button in the header' };
  const report = render(scan);
  const [, works = ''] = report.match(/<h2 id="work-list">(.*?)<\/table>/s) ?? [];
  expect(works).toContain('Button in the header');
  expect(works).toContain('1,200');
  expect(report).toContain('more elements: the result of each page lists its own.');
  expect(report).not.toContain('CSV report lists every element');
  expect(report).toContain('On 40 pages');
  expect(report).toContain('https://example.org/a?b');
  expect(report).not.toMatch(/href="?javascript/);
});

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
])('a score of %i is %s in every category', (score, color) => {
  const scan = goldenScanReport();
  for (const category of scan.result?.categories ?? []) category.score = score / 100;
  const [, table = ''] = render(scan).match(/<h2 id="categories">(.*?)<\/table>/s) ?? [];
  const rows = [...table.matchAll(/<td class="text-(\w+)">\w+<\/td>.*?bold">(\d+)</gs)];
  expect(rows.map(([, band, shown]) => [band, shown])).toEqual(
    Array.from({ length: 8 }, () => [color, String(score)]),
  );
});

test.each([
  ['Nothing to check', {}],
  ['Not tested', { untested: true }],
])('a category has no score: %s', (words, why) => {
  const scan = goldenScanReport();
  const forms = scan.result?.categories.find(({ slug }) => slug === 'forms');
  if (forms) Object.assign(forms, { score: null, issuesCount: 0, ...why });
  const [, row = ''] = render(scan).match(/<th scope="row">Forms<\/th>(.*?)<\/tr>/s) ?? [];
  expect(row).toContain(`<td>${words}</td>`);
  expect(row).not.toMatch(/100|Excellent/);
});

test('names the page it is about, not only its host', () => {
  const scan = { ...goldenScanReport(), url: 'https://www.harbourline.example/book' };
  const report = render(scan);
  const name = 'www.harbourline.example/book';
  expect(report).toContain(`<title>Accessibility report for ${name} - Curbcut</title>`);
  expect(headings(report)[0]).toBe(`1 ${name}`);
  expect(pdfFooterTemplate(scan)).toContain(`accessibility report, ${name}`);
});

test('a thousand and more has a comma wherever it stands', () => {
  const scan = comparedScanReport();
  const { result, comparison } = scan;
  if (!result || !comparison) throw new Error('The compared scan has a result.');
  const many = 1_234;
  Object.assign(result, { issuesCount: many, needsReviewCount: many });
  for (const impact of ['critical', 'serious', 'moderate', 'minor'] as const)
    result.severityCounts[impact] = many;
  for (const issue of result.issues) Object.assign(issue, { nodesTotal: many, pagesCount: many });
  for (const category of result.categories) category.issuesCount = many;
  Object.assign(comparison, { newCount: many, cameBackCount: many, recurringCount: many });
  const text = render(scan).replaceAll(/<(style|script)[^]*?<\/\1>|<[^>]+>/g, ' ');
  expect(text).toContain('1,234');
  expect(text.match(/.{0,30}\b1234\b.{0,30}/g)).toBeNull();
});
