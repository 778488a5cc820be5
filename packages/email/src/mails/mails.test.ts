import { describe, expect, test } from 'vitest';
import {
  nothingFailed,
  shutOutText,
  type Comparison,
  type Issue,
  type IssueVerdict,
  type ScanReport,
} from '@curbcut/model/scan';
import {
  comparedScanReport,
  failedScanReport,
  goldenScanReport,
  hostileScanReport,
  unscoredScanReport,
} from '@curbcut/testing';
import { greeting } from './greeting.ts';
import { pageUrl } from './page-url.ts';
import { renderScanCompletedMail } from './scan-completed-mail.ts';
import { renderScanFailedMail } from './scan-failed-mail.ts';
import { withPicturesInside } from './with-pictures-inside.ts';

const links = {
  resultUrl: 'https://curbcut.example/results/b7f2',
  notMeUrl: 'https://curbcut.example/not-me/t0k3n',
};
const retryLinks = {
  retryUrl: 'https://curbcut.example/free-scan?a=1&b=2',
  notMeUrl: links.notMeUrl,
};

const ignoredVerdict: IssueVerdict = {
  id: 'a'.repeat(32),
  kind: 'ignored',
  reason: 'planned',
  note: '',
  endsOn: null,
  scope: 'page',
  author: 'Maya Okafor',
  decidedAt: '2026-11-22T08:31:00.000Z',
  elementsShown: 1,
};

describe('the mail of a completed scan', () => {
  const mail = renderScanCompletedMail({
    report: goldenScanReport(),
    recipientName: 'Maya Okafor',
    supportEmail: 'help@curbcut.example',
    ...links,
  });

  test('has a subject of fixed words and figures', () => {
    expect(mail.subject).toBe('Your accessibility report: 36 of 100, Critical');
  });

  test('says of a page that shows nothing that there is nothing to score, and why', () => {
    const unscored = renderScanCompletedMail({ report: unscoredScanReport(), ...links });
    expect(unscored.subject).toBe('Your accessibility report: nothing to score');
    for (const body of [unscored.html, unscored.text]) {
      expect(body).toMatch(/nothing to score/i);
      expect(body).toContain('The page shows nothing');
      expect(body).not.toMatch(/of 100|Why|null|NaN/);
    }
  });

  test('says so of a scan before that had none', () => {
    const report = comparedScanReport();
    if (!report.comparison) throw new Error('It is compared.');
    report.comparison.previousScore = null;
    const { text } = renderScanCompletedMail({ report, ...links });
    expect(text).toContain('On 14 November 2026 there was no score to compare with.');
  });

  test('names the site to whoever owns the scan, and says where such mails are turned off', () => {
    const settingsUrl = 'https://curbcut.example/settings#result-mails';
    const own = renderScanCompletedMail({
      report: goldenScanReport(),
      isToOwner: true,
      settingsUrl,
      ...links,
    });
    expect(own.subject).toBe('Accessibility of www.harbourline.example: 36 of 100, Critical');
    for (const body of [own.html, own.text]) {
      expect(body).toContain(settingsUrl);
      expect(body).toContain('because you asked for this scan while you were signed in');
      expect(body).not.toContain(links.notMeUrl);
    }
    const report = {
      ...goldenScanReport(),
      url: 'https://b\u00FCcher.example/\r\nBcc: x@y.example',
    };
    expect(renderScanCompletedMail({ report, isToOwner: true, ...links }).subject).toBe(
      'Accessibility of xn--bcher-kva.example: 36 of 100, Critical',
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
      '36',
      'Critical',
      'Why 36? “Form fields',
      shutOutText(goldenScanReport().result?.issues ?? []),
      'Label the form fields',
      'Critical: Form fields have no label (2 elements).',
      'Score then: 40.',
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

  test('says who is shut out before it counts anything', () => {
    const { text } = mail;
    const order = [
      'RESULT: 36',
      'People who',
      'Why 36? “Form fields have no label” (Forms) costs the most. Fix it and the score rises to 40. Lighthouse scores it 61 because it counts only its own rules.',
      'DO THESE THREE FIRST',
      'Open the full',
      '12 issues',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(text).toContain(
      '12 issues of WCAG 2.2 AA\n- Critical: 4\n- Serious: 8\n- Moderate: 0\n- Minor: 0',
    );
  });

  test('brings a picture of the page to the scan’s owner, and to nobody else', () => {
    const picture = {
      contentId: 'page-picture',
      mediaType: 'image/jpeg' as const,
      bytes: Buffer.from('jpeg'),
      width: 280,
      height: 196,
    };
    const input = { report: goldenScanReport(), picture, ...links };
    const own = renderScanCompletedMail({ ...input, isToOwner: true });
    expect(own.pictures).toEqual([picture]);
    expect(own.html.match(/<img[^>]*>/gs)).toHaveLength(1);
    expect(own.html).toMatch(
      /<img\s+src="cid:page-picture"\s+width="280"\s+height="196"\s+alt="Picture/,
    );
    expect(withPicturesInside(own.html, own.pictures ?? [])).toContain(
      'src="data:image/jpeg;base64,anBlZw=="',
    );
    const anybody = renderScanCompletedMail(input);
    expect(anybody.pictures).toBeUndefined();
    expect(anybody.html).not.toContain('<img');
  });

  test('says with the score how much of the page was out of sight', () => {
    const report = goldenScanReport();
    const message = 'About 89 % of the page’s text was out of sight; it was not judged.';
    report.result!.notAssessed.push({
      kind: 'content',
      target: [],
      code: 'HIDDEN_CONTENT',
      message,
    });
    const said = renderScanCompletedMail({ report, ...links });
    expect(said.text).toContain(`\n${message}\n`);
    expect(said.html).toContain(message);
    expect(mail.text).not.toContain('out of sight');
  });

  test('says how many of the issues are ignored, and leaves them out of the work', () => {
    const report = goldenScanReport();
    const [first] = report.result?.issues ?? [];
    if (!first) throw new Error('The golden scan has issues.');
    first.verdict = ignoredVerdict;
    const { text, html } = renderScanCompletedMail({ report, ...links });
    for (const body of [text, html]) {
      expect(body).toContain('1 more issue is ignored; it stays in the score.');
      expect(body).toContain('8 more issues');
    }
    expect(mail.text).not.toContain('ignored');
  });

  test('says to do first what the result says to do first', () => {
    const fixes = goldenScanReport().result?.bestFixes ?? [];
    expect(fixes).toHaveLength(3);
    for (const [index, { title, todo }] of fixes.entries()) {
      expect(mail.text).toContain(`\n${index + 1}. ${todo}\n   Critical: ${title} (`);
    }
  });

  test('says in which state of the page an issue was seen', () => {
    const report = goldenScanReport();
    const [first] = report.result?.bestFixes ?? [];
    const issue = report.result?.issues.find((one) => one.fingerprint === first?.fingerprint);
    const reproduction = { state: 'in the menu “<b>”, opened', steps: [], pictures: [] };
    Object.assign(issue ?? {}, { reproduction: { ...reproduction, snippet: null } });
    const { html, text } = renderScanCompletedMail({ report, ...links });
    expect(text).toContain('). Seen in the menu “<b>”, opened. Score then: ');
    expect(html).toContain('). Seen in the menu “&#60;b&#62;”, opened. Score then: ');
  });

  test('leads to the way of the keyboard, where the scan went it', () => {
    const report = goldenScanReport();
    expect(mail.text + mail.html).not.toContain('Tab');
    const stop = { target: ['a'], name: '', role: 'link', box: null, visible: true };
    report.result!.walk = { stops: [stop, stop], end: 'left-page' };
    const { html, text } = renderScanCompletedMail({ report, ...links });
    expect(text).toContain(
      `Pressing Tab led to 2 stops on the page. See the way of the keyboard:\n${links.resultUrl}?view=keyboard\n`,
    );
    expect(html).toContain('Pressing Tab led to 2 stops on the page.');
    expect(html).toContain(`href="${links.resultUrl}?view&#61;keyboard"`);
  });

  test('names the page by its own title to the scan’s owner, and to nobody else', () => {
    const report = goldenScanReport();
    report.result!.page.title = 'Book a\n<b>ferry</b>';
    const own = renderScanCompletedMail({ report, ...links, isToOwner: true });
    expect(own.text).toContain('www.harbourline.example/\nBook a <b>ferry</b>\n');
    expect(own.html).toContain('Book a &#60;b&#62;ferry');
    expect(own.subject).not.toContain('ferry');
    const anybody = renderScanCompletedMail({ report, ...links });
    expect(anybody.text + anybody.html).not.toContain('Book a');
  });

  test('says of a site that it is one, and on how many pages an issue is', () => {
    const report: ScanReport = { ...goldenScanReport(), scanType: 'site' };
    for (const issue of report.result?.issues ?? []) issue.pagesCount = 40;
    const { html, text } = renderScanCompletedMail({ report, ...links });
    for (const body of [html, text]) {
      expect(body).toContain('We have scanned this site:');
      expect(body).toContain(
        'Why 36? It is the mean of the scores of the pages. Lighthouse scores it 61',
      );
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
    const report = goldenScanReport();
    if (!report.result) throw new Error('The golden scan has results.');
    report.result = {
      ...report.result,
      issues: [],
      issuesCount: 0,
      bestFixes: [],
    };
    const clean = renderScanCompletedMail({ report, ...links });
    expect(clean.text).toContain(nothingFailed);
    expect(clean.text).not.toContain('FIRST');
  });

  test('shows hostile text as text and keeps it out of the subject', () => {
    const hostile = renderScanCompletedMail({
      report: hostileScanReport(),
      recipientName: '<script>alert(1)</script>',
      ...links,
    });
    expect(hostile.subject).toBe('Your accessibility report: 36 of 100, Critical');
    expect(hostile.html).not.toMatch(/<(?:script|img|svg)|<a href=javascript/);
    expect(hostile.html.match(/<a\s/g)).toHaveLength(2);
    expect(hostile.text + hostile.html).not.toMatch(/[\u202E\u2066]/);
    expect(hostile.text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('refuses a report without a result, and links that are no web address', () => {
    expect(() => renderScanCompletedMail({ report: failedScanReport(), ...links })).toThrow(
      TypeError,
    );
    expect(() =>
      renderScanCompletedMail({
        report: goldenScanReport(),
        ...links,
        resultUrl: 'javascript:alert(1)',
      }),
    ).toThrow(TypeError);
  });
});

describe('the mail of a scheduled scan', () => {
  const unsubscribeUrl = 'https://curbcut.example/unsubscribe/t0k3n';
  const change = {
    previousScanId: 'before',
    previousDate: '2026-11-14T09:00:00.000Z',
    previousScore: 0.65,
    newFingerprints: [],
    ruleChangedFingerprints: [],
    newCount: 7,
    cameBackFingerprints: [],
    cameBackCount: 0,
    changed: [],
    ruleChangedCount: 2,
    recurringCount: 7,
    rulesChanged: true,
    notes: ['4 earlier issues went with the page /faq: the site answers with an error there now.'],
  };

  function scheduledReport(comparison: Partial<Comparison> = {}): ScanReport {
    const report = goldenScanReport();
    const result = report.result!;
    const [first, ...others] = result.issues;
    result.issues = [
      { ...first!, lifecycle: 'recurring' },
      ...others.map((issue) => ({ ...issue, lifecycle: 'new' as const })),
    ];
    const fixed: Issue[] = [{ ...first!, lifecycle: 'fixed', title: 'Links have no <b>name' }];
    return { ...report, comparison: { ...change, fixed, ...comparison } };
  }

  test('says what is new and what got fixed since the last scan, and what the change rests on', () => {
    const report = scheduledReport();
    const mail = renderScanCompletedMail({ report, unsubscribeUrl, ...links });
    expect(mail.subject).toBe('Your accessibility report: 36 of 100, Critical (7 new issues)');
    const fresh = report.result!.issues.filter(
      ({ lifecycle, outcome }) => lifecycle === 'new' && outcome === 'failed',
    );
    const block = mail.text.split('SINCE THE LAST SCAN\n')[1]!.split('\n\n')[0]!.split('\n');
    expect(block).toEqual([
      '7 new issues, 1 fixed. On 14 November 2026 the score was 65 of 100.',
      ...fresh.slice(0, 5).map(({ title }) => `- New: ${title}`),
      `- New: ${7 - Math.min(5, fresh.length)} more`,
      '- Fixed: Links have no <b>name',
      '4 earlier issues went with the page /faq: the site answers with an error there now.',
    ]);
    expect(mail.html).toContain('Since the last scan</h2>');
    expect(mail.html).toContain('Fixed: Links have no &#60;b&#62;name');
  });

  test('says what came back, and what changed of issues that are still there', () => {
    const mail = renderScanCompletedMail({
      report: scheduledReport({
        newCount: 1,
        cameBackCount: 1,
        ruleChangedCount: 0,
        changed: [
          {
            fingerprint: 'f',
            title: 'Images have <b>no text',
            newElements: 0,
            cameBackElements: 2,
            fixedElements: 3,
            newOn: ['https://harbor.example/berths'],
            fixedOn: ['https://harbor.example/', 'https://harbor.example/fares?day=1'],
          },
        ],
      }),
      ...links,
    });
    const block = mail.text.split('SINCE THE LAST SCAN\n')[1]!.split('\n\n')[0]!;
    expect(block).toContain('1 new issue, 1 came back, 2 fixed.');
    expect(block).toContain('- Came back: Images have <b>no text (2 elements on /berths)');
    expect(block).toContain('- Fixed: Images have <b>no text (3 elements on /, /fares?day=1)');
    expect(mail.html).toContain('Images have &#60;b&#62;no text (2 elements on /berths)');
  });

  test('says so when nothing has changed, and nothing without a scan before', () => {
    const same = renderScanCompletedMail({
      report: scheduledReport({ newCount: 0, fixed: [], ruleChangedCount: 0, rulesChanged: false }),
      ...links,
    });
    expect(same.subject).toBe('Your accessibility report: 36 of 100, Critical');
    expect(same.text).toContain('Nothing new, and nothing fixed. On 14 November 2026');
    const first = renderScanCompletedMail({ report: goldenScanReport(), unsubscribeUrl, ...links });
    expect(first.text).not.toContain('SINCE THE LAST SCAN');
  });

  test('can be stopped from the mail and by one click of the mail program', () => {
    const mails = [
      renderScanCompletedMail({ report: goldenScanReport(), unsubscribeUrl, ...links }),
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
    const report = goldenScanReport();
    expect(renderScanCompletedMail({ report, ...local, ...links }).headers).toEqual({
      'List-Unsubscribe': `<${local.unsubscribeUrl}>`,
    });
    expect(renderScanCompletedMail({ report, ...links }).headers).toEqual({});
    expect(() =>
      renderScanCompletedMail({ report, unsubscribeUrl: 'javascript:alert(1)', ...links }),
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

  test('names the user agent to allow where the website keeps it out', () => {
    const input = { url: 'https://x.example/', reason: 'A check for automated visitors.' };
    const mail = renderScanFailedMail({ ...input, userAgent: 'Curbcut/1.0', ...retryLinks });
    expect(mail.text).toContain('User agent to allow:\nCurbcut/1.0\n');
    expect(mail.html).toContain('<code>Curbcut/1.0</code>');
    expect(renderScanFailedMail({ ...input, ...retryLinks }).text).not.toContain('User agent');
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
  expect(pageUrl(address)).toBe(expected);
});

test('a thousand and more has a comma', () => {
  const report = comparedScanReport();
  const { result, comparison } = report;
  if (!result || !comparison) throw new Error('The compared scan has a result.');
  const many = 1_234;
  Object.assign(result, { issuesCount: many, needsReviewCount: many });
  for (const impact of ['critical', 'serious', 'moderate', 'minor'] as const)
    result.severityCounts[impact] = many;
  for (const issue of result.issues) Object.assign(issue, { nodesTotal: many });
  Object.assign(comparison, { newCount: many, cameBackCount: many });
  const { text } = renderScanCompletedMail({ report, ...links });
  expect(text).toContain('1,234');
  expect(text.match(/.{0,30}\b1234\b.{0,30}/g)).toBeNull();
});
