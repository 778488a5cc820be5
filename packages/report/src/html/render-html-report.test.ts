import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bandLimits } from '@curbcut/model/scan';
import { type ScanReport } from '@curbcut/model/scan';
import {
  failedScanReport,
  goldenScanReport,
  goldenScreenshot,
  hostileScanReport,
  largeScanReport,
  unscoredScanReport,
} from '@curbcut/testing';
import { pdfFooterTemplate } from '../pdf/pdf-footer-template.ts';
import { fontFaces } from '../style/font-faces.ts';
import { pageNumbers } from '../style/print-style.ts';
import { reportStyle } from '../style/report-style.ts';
import { renderHtmlReport, type HtmlReportInput } from './render-html-report.ts';
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

test('equals the golden report (UPDATE_GOLDEN=1 writes it; style sheet and picture left out)', () => {
  const file = new URL('../golden/report.html', import.meta.url);
  const [before, , after] = splitAtStyle(render(goldenScanReport()));
  const actual = `${before}...${after}`.replaceAll(/base64,[A-Za-z0-9+/=]+/g, 'base64,...');
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

  test('says to fix first what it lists first', () => {
    const [, fixes = ''] = report.match(/<h3>Fix these first<\/h3>(.*?)<\/ol>/s) ?? [];
    const links = [...fixes.matchAll(/Critical: <a href="#issue-(\d)">(.*?)<\/a>/g)];
    expect(links.map(([, number, title]) => [number, title])).toEqual(
      goldenScanReport().result?.bestFixes.map(({ title }, index) => [`${index + 1}`, title]),
    );
    expect(links).toHaveLength(3);
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
      '2 Result',
      '2 Score per category',
      '2 Issues',
      '2 Beyond level AA',
      '2 Needs review',
      '2 Not assessed',
      '2 About this scan',
      '2 Test these by hand',
      '2 How this was tested',
    ]);
  });

  test('lists failed issues first, most severe first, and numbers them through', () => {
    const titles = headings(report).filter((heading) => /^3 \d/.test(heading));
    expect(titles).toHaveLength(16);
    expect(titles[0]).toBe('3 1. Form fields have no label');
    expect(titles[14]).toBe('3 15. Links in text are told apart by color only');
  });

  test('shows at most 20 elements of an issue and counts the rest', () => {
    expect(report.match(/td\.note/g)).toHaveLength(16);
    expect(report).toContain('… and 14 more elements');
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
        name: 'Picture of elements 1, 2',
        frames: [
          [68, 384, 328, 48],
          [412, 384, 328, 48],
        ],
        labels: ['1', '2'],
      },
    ]);
    expect(picturesOf(report, 2)).toMatchObject([
      { name: 'Picture of element 1', frames: [[48, 555, 352, 190]] },
      { name: 'Picture of element 2', frames: [[424, 555, 352, 190]] },
    ]);
  });

  test('shows neighbors together, each element once', () => {
    const [pair] = picturesOf(report, 6);
    expect(picturesOf(report, 6)).toHaveLength(1);
    expect(pair).toMatchObject({ name: 'Picture of elements 1, 2' });
    expect(pair?.frames).toHaveLength(2);
  });

  test('says of what is hidden that it is not in the picture', () => {
    const [, article = ''] = report.match(/<h3 id="issue-10">(.*?)<\/article>/s) ?? [];
    expect(article).toContain('Page does not say its language');
    expect(article).toContain('This element is not visible in the picture.');
    expect(article).not.toContain('class="picture');
    const unseen = report.match(/not visible in the picture/g) ?? [];
    const listed = (goldenScanReport().result?.issues ?? []).flatMap(({ nodes }) =>
      nodes.slice(0, 20),
    );
    expect(unseen).toHaveLength(listed.filter(({ box }) => box === null).length);
  });

  test('tells what needs review apart without color', () => {
    const [review] = picturesOf(report, 15);
    expect(review?.labels).toEqual(['1?']);
    const [, article = ''] = report.match(/<h3 id="issue-15">(.*?)<\/article>/s) ?? [];
    expect(article).toContain('frame--review');
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
    '1 Accessibility report www.harbourline.example',
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
  expect(report).not.toContain('/100');
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
  expect(report.match(/<article/g)).toHaveLength(2_000);
});

test('2,000 issues on paper: 250 in full, the others by title with their number', () => {
  const report = render(largeScanReport(2_000), { medium: 'print' });
  expect(report.length).toBeLessThan(2_000_000);
  expect(report.match(/<article/g)).toHaveLength(250);
  const missing = [...report.matchAll(/with ([\d,]+) further issues\./g)].map(([, count = '']) =>
    Number(count.replace(',', '')),
  );
  expect(missing.reduce((sum, count) => sum + count, 0)).toBe(1_750);
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
  const report = render(scan);
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
  const bars = [...render(scan).matchAll(/class="band-(\w+)" style="width:(\d+)%"/g)];
  expect(bars.map(([, band, width]) => [band, width])).toEqual(
    Array.from({ length: 8 }, () => [color, String(score)]),
  );
});

test('the scale changes its color where scores do', () => {
  const [, scale = ''] =
    render(goldenScanReport()).match(/<div class="scale"(.*?)<\/section>/s) ?? [];
  const { yellow, green } = bandLimits;
  expect(scale).toContain(`grid-template-columns:${yellow}fr ${green - yellow}fr ${100 - green}fr`);
  for (const cut of [yellow, green]) expect(scale).toContain(`left:${cut}%">${cut}<`);
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
  expect(headings(report)[0]).toBe(`1 Accessibility report ${name}`);
  expect(pdfFooterTemplate(scan)).toContain(`accessibility report, ${name}`);
});
