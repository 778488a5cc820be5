import { describe, expect, test } from 'vitest';
import { failedScanRecord, goldenScanRecord, hostileScanRecord } from '@curbcut/testing';
import { greeting } from './greeting.ts';
import { pageAddress } from './page-address.ts';
import { renderScanCompletedMail } from './scan-completed-mail.ts';
import { renderScanFailedMail } from './scan-failed-mail.ts';

const links = {
  resultUrl: 'https://curbcut.example/results/b7f2',
  notMeUrl: 'https://curbcut.example/not-me/t0k3n',
};
const retryLinks = {
  retryUrl: 'https://curbcut.example/free-scan?a=1&b=2',
  notMeUrl: links.notMeUrl,
};

describe('the mail of a completed scan', () => {
  const mail = renderScanCompletedMail({
    record: goldenScanRecord(),
    recipientName: 'Maya Okafor',
    supportEmail: 'help@curbcut.example',
    ...links,
  });

  test('has a subject of fixed words and figures', () => {
    expect(mail.subject).toBe('Your accessibility report: 71 of 100, Fair');
  });

  test.each(['html', 'text'] as const)('says everything in its %s part', (part) => {
    const body = mail[part];
    for (const words of [
      'Hello Maya Okafor,',
      'www.harbourline.example/',
      '71',
      'Fair',
      'Critical: Form fields have no label (2 elements)',
      '… and 9 more issues',
      '2 findings must be checked by a person.',
      'kept until 22 November 2026 at 08:12 UTC',
      'help@curbcut.example',
      links.resultUrl,
      links.notMeUrl,
    ]) {
      expect(body).toContain(words);
    }
  });

  test('counts by severity and lists five issues, worst first', () => {
    expect(mail.text).toContain('- Critical: 4\n- Serious: 5\n- Moderate: 4\n- Minor: 1');
    const listed = mail.text.match(/^\d\. \w+/gm)?.join(', ');
    expect(listed).toBe('1. Critical, 2. Critical, 3. Critical, 4. Critical, 5. Serious');
  });

  test('is a document that a screen reader can use', () => {
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    const tables = mail.html.match(/<table[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table).toContain('role="presentation"');
    expect(mail.html).not.toContain('<img');
  });

  test('says so when no automatic check failed', () => {
    const record = goldenScanRecord();
    if (!record.results) throw new Error('The golden scan has results.');
    record.results = {
      ...record.results,
      lighthouse_issues: [],
      additional_issues: [],
      total_issues: 0,
    };
    const clean = renderScanCompletedMail({ record, ...links });
    expect(clean.text).toContain('No automatic check failed.');
    expect(clean.text).not.toContain('WORST');
  });

  test('shows hostile text as text and keeps it out of the subject', () => {
    const hostile = renderScanCompletedMail({
      record: hostileScanRecord(),
      recipientName: '<script>alert(1)</script>',
      ...links,
    });
    expect(hostile.subject).toBe('Your accessibility report: 71 of 100, Fair');
    expect(hostile.html).not.toMatch(/<(?:script|img|svg)|<a href=javascript/);
    expect(hostile.html.match(/<a\s/g)).toHaveLength(2);
    expect(hostile.text + hostile.html).not.toMatch(/[\u202E\u2066]/);
    expect(hostile.text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('refuses a record without a result, and links that are no web address', () => {
    expect(() => renderScanCompletedMail({ record: failedScanRecord(), ...links })).toThrow(
      TypeError,
    );
    expect(() =>
      renderScanCompletedMail({
        record: goldenScanRecord(),
        ...links,
        resultUrl: 'javascript:alert(1)',
      }),
    ).toThrow(TypeError);
  });
});

describe('the mail of a failed scan', () => {
  test('says why, and how to try again', () => {
    const mail = renderScanFailedMail({
      url: 'https://www.harbourline.example/a?secret=1',
      reason: 'The page took too long to load.',
      ...retryLinks,
    });
    expect(mail.subject).toBe('Your accessibility scan could not be completed');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('The page took too long to load.');
      expect(body).toContain('www.harbourline.example/a');
      expect(body).not.toContain('secret');
    }
    expect(mail.text).toContain(retryLinks.retryUrl);
    expect(mail.html).toContain('href="https://curbcut.example/free-scan?a&#61;1&#38;b&#61;2"');
  });

  test('escapes address and reason', () => {
    const mail = renderScanFailedMail({ url: '<b>x</b>', reason: '<img src=x>', ...retryLinks });
    expect(mail.html).not.toMatch(/<b>x|<img/);
  });
});

test.each([
  ['Maya Okafor', 'Hello Maya Okafor,'],
  [' Seán O’Brien-Ní Dhuibhir ', 'Hello Seán O’Brien-Ní Dhuibhir,'],
  ['Dr. Ada Lovelace', 'Hello Dr. Ada Lovelace,'],
  ['王小明', 'Hello 王小明,'],
  ['John Smith Jr.', 'Hello John Smith Jr.,'],
  ['', 'Hello,'],
  [undefined, 'Hello,'],
  ['You won at evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['Call +1 555 1234', 'Hello,'],
  ['A\r\nBcc: x@example.org', 'Hello,'],
  ['<b>Bold</b>', 'Hello,'],
  ['\u202Eeliam', 'Hello,'],
  ['x'.repeat(81), 'Hello,'],
])('greets %j with %j', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

test.each([
  ['https://example.org/a/b?token=1#c', 'example.org/a/b'],
  [`https://example.org/${'x'.repeat(300)}`, `example.org/${'x'.repeat(87)}…`],
  ['no address', 'no address'],
])('names the page %s as %s', (address, expected) => {
  expect(pageAddress(address)).toBe(expected);
});
