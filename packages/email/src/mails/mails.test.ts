import { describe, expect, test } from 'vitest';
import type { ScanRecord } from '@curbcut/wire/scan';
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
    expect(mail.subject).toBe('Your accessibility report: 62 of 100, Poor');
  });

  test('names the site to whoever owns the scan, and says where such mails are turned off', () => {
    const settingsUrl = 'https://curbcut.example/settings#result-mails';
    const own = renderScanCompletedMail({
      record: goldenScanRecord(),
      isToOwner: true,
      settingsUrl,
      ...links,
    });
    expect(own.subject).toBe('Accessibility of www.harbourline.example: 62 of 100, Poor');
    for (const body of [own.html, own.text]) {
      expect(body).toContain(settingsUrl);
      expect(body).toContain('because you asked for this scan while you were signed in');
      expect(body).not.toContain(links.notMeUrl);
    }
    const record = {
      ...goldenScanRecord(),
      url: 'https://b\u00FCcher.example/\r\nBcc: x@y.example',
    };
    expect(renderScanCompletedMail({ record, isToOwner: true, ...links }).subject).toBe(
      'Accessibility of xn--bcher-kva.example: 62 of 100, Poor',
    );
    const failed = renderScanFailedMail({
      url: 'https://www.harbourline.example/a',
      reason: 'The page did not answer.',
      isToOwner: true,
      ...retryLinks,
    });
    expect(failed.subject).toBe(
      'Your accessibility scan of www.harbourline.example could not be completed',
    );
  });

  test.each(['html', 'text'] as const)('says everything in its %s part', (part) => {
    const body = mail[part];
    for (const words of [
      'Hello Maya Okafor,',
      'www.harbourline.example/',
      '62',
      'Poor',
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
    expect(mail.text).toContain('- Critical: 4\n- Serious: 8\n- Moderate: 1\n- Minor: 1');
    const listed = mail.text.match(/^\d\. \w+/gm)?.join(', ');
    expect(listed).toBe('1. Critical, 2. Critical, 3. Critical, 4. Critical, 5. Serious');
  });

  test('lists first what the result says to fix first', () => {
    const titles = goldenScanRecord().results?.best_fixes.map(({ title }) => title) ?? [];
    expect(titles).toHaveLength(3);
    for (const [index, title] of titles.entries()) {
      expect(mail.text).toContain(`\n${index + 1}. Critical: ${title} (`);
    }
  });

  test('names the page by its own title to the scan’s owner, and to nobody else', () => {
    const record = goldenScanRecord();
    record.metadata.page_title = 'Book a\n<b>ferry</b>';
    const own = renderScanCompletedMail({ record, ...links, isToOwner: true });
    expect(own.text).toContain('www.harbourline.example/\nBook a <b>ferry</b>\n');
    expect(own.html).toContain('Book a &#60;b&#62;ferry');
    expect(own.subject).not.toContain('ferry');
    const anybody = renderScanCompletedMail({ record, ...links });
    expect(anybody.text + anybody.html).not.toContain('Book a');
  });

  test('says of a site that it is one, and on how many pages an issue is', () => {
    const record: ScanRecord = { ...goldenScanRecord(), scan_type: 'site' };
    for (const issue of record.results?.lighthouse_issues ?? []) issue.pages_count = 40;
    const { html, text } = renderScanCompletedMail({ record, ...links });
    for (const body of [html, text]) {
      expect(body).toContain('We have scanned this site:');
      expect(body).toContain('Form fields have no label (2 elements on 40 pages)');
    }
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
    expect(hostile.subject).toBe('Your accessibility report: 62 of 100, Poor');
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

describe('the mail of a scheduled scan', () => {
  const unsubscribeUrl = 'https://curbcut.example/unsubscribe/t0k3n';
  const change = {
    previous_scan_id: 'before',
    previous_date: '2026-11-14T09:00:00.000Z',
    previous_score: 0.65,
    new_count: 7,
    recurring_count: 7,
    fixed_count: 1,
    rules_changed: true,
    notes: [],
  };

  function scheduledRecord(comparison: Partial<typeof change> = {}): ScanRecord {
    const record = goldenScanRecord();
    const results = record.results!;
    const [first, ...others] = results.lighthouse_issues;
    results.lighthouse_issues = [
      { ...first!, lifecycle: 'recurring' },
      ...others.map((issue) => ({ ...issue, lifecycle: 'new' as const })),
    ];
    results.fixed_issues = [{ ...first!, lifecycle: 'fixed', title: 'Links have no <b>name' }];
    return { ...record, comparison: { ...change, ...comparison } };
  }

  test('says what is new and what got fixed since the last scan, and what the change rests on', () => {
    const record = scheduledRecord();
    const mail = renderScanCompletedMail({ record, unsubscribeUrl, ...links });
    expect(mail.subject).toBe('Your accessibility report: 62 of 100, Poor (7 new issues)');
    const fresh = record.results!.lighthouse_issues.filter(
      ({ lifecycle, outcome }) => lifecycle === 'new' && outcome === 'failed',
    );
    const block = mail.text.split('SINCE THE LAST SCAN\n')[1]!.split('\n\n')[0]!.split('\n');
    expect(block).toEqual([
      '7 new issues, 1 fixed. On 14 November 2026 the score was 65 of 100.',
      ...fresh.slice(0, 5).map(({ title }) => `- New: ${title}`),
      `- New: ${7 - Math.min(5, fresh.length)} more`,
      '- Fixed: Links have no <b>name',
      'An engine has another version since then: what is new may come from its new rules.',
    ]);
    expect(mail.html).toContain('Since the last scan</h2>');
    expect(mail.html).toContain('Fixed: Links have no &#60;b&#62;name');
  });

  test('says so when nothing has changed, and nothing without a scan before', () => {
    const same = renderScanCompletedMail({
      record: scheduledRecord({ new_count: 0, fixed_count: 0, rules_changed: false }),
      ...links,
    });
    expect(same.subject).toBe('Your accessibility report: 62 of 100, Poor');
    expect(same.text).toContain('Nothing new, and nothing fixed. On 14 November 2026');
    const first = renderScanCompletedMail({ record: goldenScanRecord(), unsubscribeUrl, ...links });
    expect(first.text).not.toContain('SINCE THE LAST SCAN');
  });

  test('can be stopped from the mail and by one click of the mail program', () => {
    const mails = [
      renderScanCompletedMail({ record: goldenScanRecord(), unsubscribeUrl, ...links }),
      renderScanFailedMail({
        url: 'https://a.example',
        reason: 'No.',
        unsubscribeUrl,
        ...retryLinks,
      }),
    ];
    for (const mail of mails) {
      expect(mail.headers).toEqual({
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
      expect(mail.text).toContain(`Stop the mails of this schedule: ${unsubscribeUrl}`);
      expect(mail.text).toContain(`Get no mail about any scan: ${links.notMeUrl}`);
      expect(mail.text).not.toContain('You did not ask for this scan?');
    }
  });

  test('promises one click only over https, and no unsubscribing where nothing is subscribed', () => {
    const local = { unsubscribeUrl: 'http://127.0.0.1:8000/unsubscribe/t0k3n' };
    const record = goldenScanRecord();
    expect(renderScanCompletedMail({ record, ...local, ...links }).headers).toEqual({
      'List-Unsubscribe': `<${local.unsubscribeUrl}>`,
    });
    expect(renderScanCompletedMail({ record, ...links }).headers).toEqual({});
    expect(() =>
      renderScanCompletedMail({ record, unsubscribeUrl: 'javascript:alert(1)', ...links }),
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
