import { createPlanCatalogue } from '@curbcut/model/plans';
import { defaultSiteConfig, mailsStayHere } from '@curbcut/model/site';
import { describe, expect, it } from 'vitest';
import { helpCategories } from './help-article.ts';
import { helpContent } from './help-content.ts';
import { articleText, countFound, searchHelp } from './search-help.ts';

const content = helpContent({ ...defaultSiteConfig, sendsMail: true });
const everything = [
  ...content.articles.map(articleText),
  ...content.questions.map(({ question, answer }) => `${question} ${answer}`),
].join('\n');

describe('search', () => {
  it('finds words in titles, contents and questions, in upper and lower case', () => {
    for (const text of ['sarif', 'SARIF', '  Sarif ']) {
      const { articles, questions } = searchHelp(content, { text, filter: 'All' });
      expect(articles.map(({ id }) => id)).toContain('reports');
      expect(questions.map(({ id }) => id)).toContain('which-format');
    }
  });

  it('needs every word', () => {
    const found = searchHelp(content, { text: 'reset robots', filter: 'All' });
    expect(countFound(found)).toBe('0 articles and 0 questions');
  });

  it('narrows articles and questions alike to a category', () => {
    for (const filter of helpCategories) {
      const { articles, questions } = searchHelp(content, { text: '', filter });
      expect(articles.length).toBeGreaterThan(0);
      expect([...articles, ...questions].every(({ category }) => category === filter)).toBe(true);
    }
    const all = searchHelp(content, { text: '', filter: 'All' });
    expect(all).toEqual(content);
  });

  it('says how many, one and more', () => {
    const [article] = content.articles;
    const articles = article ? [article] : [];
    expect(countFound({ articles, questions: [] })).toBe('1 article and 0 questions');
  });
});

describe('what the help center says', () => {
  it.each([
    'full name (required)',
    'email address (required)',
    'company or organization (optional)',
    'at least 8 characters with an uppercase letter, a lowercase letter and a number',
    'valid for 1 hour',
    'within 5 minutes',
    '90-100 Excellent 80-89 Good 70-79 Fair 60-69 Poor Below 60 Critical',
    '4.5:1',
    '3:1',
    'daily, weekly, monthly',
    '30-60 seconds',
    'deleted after 24 hours',
    'up to 10 scans an hour',
    'at most 3 at the same time',
    'Free Tier: 5 scans a month, 1 page a scan',
    'Pro Tier: 1,000 scans a month, 100 pages a scan',
    'Enterprise Tier: unlimited scans',
  ])('%s', (statement) => {
    expect(everything).toContain(statement);
  });

  it('has the six specified articles', () => {
    expect(content.articles.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'sign-up',
        'password-reset',
        'dashboard',
        'starting-a-scan',
        'free-scan',
        'reports',
      ]),
    );
  });

  it('gives every item an address of its own', () => {
    const ids = [...content.articles, ...content.questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says that results of own scans are mailed, and where that is turned off', () => {
    expect(everything).toContain('mailed to your confirmed address');
    expect(everything).toContain('Results by e-mail:');
    const silent = helpContent({ ...defaultSiteConfig, sendsMail: false }).articles.map(
      articleText,
    );
    expect(silent.join('\n')).not.toContain('mailed to your confirmed address');
  });

  it('promises no mail where the server sends none, and asks for no name there', () => {
    const { articles, questions } = helpContent({ ...defaultSiteConfig, sendsMail: false });
    const texts = [...articles.map(articleText), ...questions.map(({ answer }) => answer)];
    const promises = texts.filter((text) =>
      /mails you|mailed to you|you get a mail|should arrive|mail that we send you|Follow the link in the mail/.test(
        text,
      ),
    );
    expect(promises).toEqual([]);
    const freeScan = articles.find(({ id }) => id === 'free-scan');
    expect(freeScan && articleText(freeScan)).toContain(
      'Name, email address and company are optional',
    );
    expect(everything).toContain('your full name and your email address. The company is optional');
  });

  it('follows the numbers that the operator has set', () => {
    const changed = helpContent({
      ...defaultSiteConfig,
      sendsMail: false,
      freeScansPerHour: 4,
      freeScansAtOnce: 2,
      plans: createPlanCatalogue({
        free: { scansPerMonth: 77, historyDays: 12 },
        pro: { pagesPerScan: 1, schedules: 0, scansPerMonth: 321 },
        enterprise: { pagesPerScan: 1, schedules: 0 },
      }),
    });
    const text = JSON.stringify(changed);
    expect(text).toContain('77 scans a month');
    expect(text).toContain('kept for 12 days');
    expect(text).toContain('321 scans a month');
    expect(text).toContain('Up to 4 scans an hour');
    expect(text).toContain('have no schedules');
    expect(text).toContain('scan one page at a time');
    expect(text).toContain(mailsStayHere);
    expect(everything).not.toContain(mailsStayHere);
    expect(text).not.toMatch(/\b(5|1,000) scans/);
  });
});
