import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import puppeteer from 'puppeteer-core';
import { scannerTest } from '@curbcut/scanner/rig';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanReport } from '@curbcut/model/scan';
import { findChromium, type Scanner } from '@curbcut/scanner';
import { goldenScanReport, goldenScreenshot, hostileScanReport } from '@curbcut/testing';
import { renderHtmlReport } from '../html/render-html-report.ts';
import { pdfFooterTemplate } from './pdf-footer-template.ts';
import { openPdf, readElements, withDescendants, type PdfElement } from './read-pdf.fixture.ts';

let scanner: Scanner;
let canary: Server;
let visits = 0;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  canary = createServer((_request, response) => response.end()).on('connection', () => {
    visits += 1;
  });
  await new Promise<void>((resolve) => {
    canary.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  canary.closeAllConnections();
  canary.close();
});

function canaryUrl(): string {
  return `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
}

function render(report: ScanReport): string {
  return renderHtmlReport({
    report,
    screenshot: goldenScreenshot(),
    scanUrl: 'https://curbcut.example/results/b7f2c1de-4a90-4c1f-9e37-0d51a6c2f8aa',
    generatedAt: new Date('2026-11-21T09:00:00Z'),
    medium: 'print',
  });
}

async function print(report: ScanReport): Promise<PDFDocumentProxy> {
  const footerHtml = pdfFooterTemplate(report);
  return openPdf(await scanner.printPdf(render(report), { footerHtml }));
}

type Bookmarks = { title: string; items: Bookmarks }[];

function flatten(bookmarks: Bookmarks, level = 1): string[] {
  return bookmarks.flatMap(({ title, items }) => [
    `H${level} ${title.replaceAll(/\s+/g, ' ')}`,
    ...flatten(items, level + 1),
  ]);
}

describe('the golden report on paper', () => {
  let pdf: PDFDocumentProxy;
  let elements: PdfElement[];
  beforeAll(async () => {
    pdf = await print(goldenScanReport());
    elements = withDescendants(await readElements(pdf));
  });
  const having = (role: string) => elements.filter((element) => element.role === role);

  test('is tagged, and says its language and title', async () => {
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    // It is a map, whatever its type says.
    const marks: unknown = await pdf.getMarkInfo();
    expect(marks).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect(info).toMatchObject({
      Language: 'en',
      Title: 'Accessibility report for www.harbourline.example - Curbcut',
    });
    expect((await pdf.getViewerPreferences())?.get('DisplayDocTitle')).toBe(true);
  });

  test('is A4 on every page, with a footer that is no content', async () => {
    // 14 issues that are told whole; pages with fewer have two to six.
    expect(pdf.numPages).toBeGreaterThanOrEqual(5);
    expect(pdf.numPages).toBeLessThanOrEqual(7);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      expect(Math.abs(width - 595.28)).toBeLessThan(1);
      expect(Math.abs(height - 841.89)).toBeLessThan(1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      expect(text).toContain(`Page ${number} of ${pdf.numPages}`);
    }
    expect(elements.map(({ text }) => text).join(' ')).not.toMatch(/Page \d+ of \d+/);
  });

  test('has the headings of the HTML report in its structure, and as bookmarks', async () => {
    const wanted = [...render(goldenScanReport()).matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, text = '']) =>
        `H${level} ${text
          .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()}`,
    );
    const headings = elements
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role, text }) => `${role} ${text.trim()}`);
    expect(new Set(headings.map((heading) => heading.slice(0, 2)))).toEqual(
      new Set(['H1', 'H2', 'H3']),
    );
    expect(headings).toEqual(wanted);
    expect(flatten((await pdf.getOutline()) as Bookmarks)).toEqual(wanted);
  });

  test('has tables with header cells', () => {
    const tables = having('Table');
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const rows = withDescendants([table]).filter(({ role }) => role === 'TR');
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(row.children.map(({ role }) => role)).toContain('TH');
    }
    expect(having('TH').map(({ text }) => text.trim())).toEqual(
      expect.arrayContaining(['Category', 'Score', 'Issues', 'Image Accessibility']),
    );
  });

  test('has lists with items, and a text for every figure', () => {
    expect(having('L').length).toBeGreaterThan(10);
    for (const list of having('L')) {
      expect(list.children.length).toBeGreaterThan(0);
      expect(list.children.filter(({ role }) => role !== 'LI')).toEqual([]);
    }
    const pictures = [
      ...render(goldenScanReport()).matchAll(/role="img"\s+aria-label="([^"]*)"/g),
    ].map(([, name]) => name);
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures[0]).toBe('Picture of www.harbourline.example');
    expect(having('Figure').map(({ alt }) => alt)).toEqual(pictures);
  });

  test('has links only into itself and to the web', async () => {
    const addresses: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      for (const { url, dest, unsafeUrl } of await (await pdf.getPage(number)).getAnnotations()) {
        if (unsafeUrl !== undefined || dest === undefined) addresses.push(String(unsafeUrl ?? url));
      }
    }
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });
});

const live = () =>
  `<script>fetch("${canaryUrl()}/script");document.title="Taken over"</script><img src="${canaryUrl()}/image"><iframe src="${canaryUrl()}/frame"></iframe>`;

test('an ordinary page has two to six sheets', async () => {
  const report = goldenScanReport();
  const { result } = report;
  if (!result) return expect.fail('there is no result');
  const few = { ...report, result: { ...result, issues: result.issues.slice(0, 8) } };
  const { numPages } = await print(few);
  expect(numPages).toBeGreaterThanOrEqual(2);
  expect(numPages).toBeLessThanOrEqual(6);
});

test('the canary is heard where markup lives', async () => {
  const chromium = await findChromium({ chromePath: process.env['CHROME_PATH'] });
  const browser = await puppeteer.launch({
    ...(chromium ? { executablePath: chromium.path } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const before = visits;
  const page = await browser.newPage();
  await page.setContent(live(), { waitUntil: 'load' });
  await browser.close();
  expect(visits).toBeGreaterThan(before);
});

test('a heading that wraps keeps its spaces, in the structure and as a bookmark', async () => {
  const report = goldenScanReport();
  const title =
    'People who use a keyboard or a screen reader cannot tell what is on sale here today';
  for (const issue of report.result?.issues ?? []) issue.title = title;
  const pdf = await print(report);
  const elements = withDescendants(await readElements(pdf));
  const headings = elements
    .filter(({ role, text }) => role === 'H3' && text.includes('People'))
    .map(({ text }) => text.trim());
  expect(headings.length).toBeGreaterThan(5);
  for (const heading of headings) expect(heading).toMatch(new RegExp(`^\\d+\\. ${title}$`));
  const bookmarks = flatten((await pdf.getOutline()) as Bookmarks);
  expect(bookmarks.filter((text) => text.endsWith(` ${title}`)).length).toBe(headings.length);
});

test('a hostile report is printed as text: no visit, no script, no link but to the web', async () => {
  const hostile = JSON.parse(
    JSON.stringify(hostileScanReport()).replaceAll('https://canary.invalid', canaryUrl()),
  ) as ScanReport;
  const before = visits;
  const pdf = await print(hostile);
  expect(visits).toBe(before);
  expect(await pdf.hasJSActions()).toBe(false);
  expect(await pdf.getJSActions()).toBeNull();
  expect(await pdf.getAttachments()).toBeNull();
  const roles = async (document: PDFDocumentProxy) =>
    withDescendants(await readElements(document)).filter(({ role }) => role === 'Figure').length;
  expect(await roles(pdf)).toBe(await roles(await print(goldenScanReport())));
  for (let number = 1; number <= pdf.numPages; number += 1) {
    for (const annotation of await (await pdf.getPage(number)).getAnnotations()) {
      expect(annotation.subtype).toBe('Link');
      expect(annotation.unsafeUrl ?? 'https://').toMatch(/^https:\/\//);
    }
  }
});

test('even live markup in body and footer makes no request and runs nothing while it is printed', async () => {
  const before = visits;
  const html = `<!doctype html><html lang="en"><title>Untouched</title><body><h1>Text</h1>${live()}</body></html>`;
  const pdf = await openPdf(await scanner.printPdf(html, { footerHtml: live() }));
  expect(visits).toBe(before);
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  expect(info['Title']).toBe('Untouched');
});
