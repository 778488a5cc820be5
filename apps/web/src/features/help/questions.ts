import { amount } from '../../lib/format.ts';
import { accountLinkLifetime } from '@curbcut/model/accounts';
import { limits } from '@curbcut/model/limits';
import { anonymousPlan, priceLabel } from '@curbcut/model/plans';
import { mailsStayHere } from '@curbcut/model/site';
import type { HelpConfig, HelpQuestion } from './help-article.ts';
import { historyWord, pagesWord, plansWith, scansWord } from '../../entities/plan/plan-words.ts';

/** The frequently asked questions, answered for this installation. */
export function helpQuestions(config: HelpConfig): HelpQuestion[] {
  return [...startQuestions(config), ...scanQuestions(config), ...resultQuestions(config)];
}

function startQuestions({ plans, registration, sendsMail }: HelpConfig): HelpQuestion[] {
  return [
    {
      id: 'need-an-account',
      question: 'Do I need an account?',
      answer: `Not for a single page: the free scan works without one. An account keeps your scans, compares them and shows trends. ${plans.free.name}: ${scansWord(plans.free)}, ${pagesWord(plans.free)}, ${historyWord(plans.free)}, without a card.${registration === 'open' ? '' : ' Registration on this server is not open to everybody at the moment.'}`,
      category: 'Getting Started',
    },
    {
      id: 'no-verification-mail',
      question: 'The mail to confirm my address does not come. What can I do?',
      answer: `${sendsMail ? 'It should arrive within 5 minutes. Look into the spam folder, then have it sent again from the dashboard, at most three times an hour.' : mailsStayHere} You can scan without it; scheduled scans wait until your address is confirmed.`,
      category: 'Account Management',
    },
    {
      id: 'reset-link-expired',
      question: 'My reset link does not work any more. Why?',
      answer: `A link to reset the password is valid for ${accountLinkLifetime('reset-password')} and works once. Ask for a new one on the login page; earlier links then end.`,
      category: 'Account Management',
    },
    {
      id: 'delete-my-data',
      question: 'How do I get or delete my data?',
      answer:
        'Open Settings. "Download my data" gives you one ZIP file with profile, scans, reports and schedules. "Delete account" ends the account at once and erases all of it.',
      category: 'Account Management',
    },
  ];
}

function scanQuestions(config: HelpConfig): HelpQuestion[] {
  const { plans, freeScansPerHour, freeScansAtOnce } = config;
  const siteScans = plansWith(plans, (plan) => plan.pagesPerScan !== 1);
  return [
    {
      id: 'how-long',
      question: 'How long does a scan take?',
      answer:
        'A single-page scan takes 30-60 seconds, often less. Very large pages and a busy queue take longer; a scan that does not end in time is given up, and says so.',
      category: 'Scanning Guide',
    },
    {
      id: 'free-limits',
      question: 'What are the limits of the free scan?',
      answer: `${anonymousPlan.pagesPerScan} page for each scan, up to ${amount(freeScansPerHour)} scans an hour from one internet address, at most ${amount(freeScansAtOnce)} at the same time. Results are deleted after ${limits.anonymousResultHours} hours.`,
      category: 'Free Features',
    },
    {
      id: 'whole-site',
      question: 'Can I scan a whole site?',
      answer:
        siteScans === null
          ? 'Not with the plans of this server: they scan one page at a time.'
          : `Yes, with ${siteScans}. ${plans.pro.name} (${price(config)}): ${pagesWord(plans.pro)}. ${plans.enterprise.name}: ${pagesWord(plans.enterprise)}. It follows the sitemap and links and keeps to robots.txt.`,
      category: 'Scanning Guide',
    },
    {
      id: 'blocked',
      question: 'Why could my page not be scanned?',
      answer:
        'The result names the reason. The usual ones: the page asks for a login, the site shows a check for automated visitors, the certificate is not valid, or the address is not on the public internet. To let the scanner in, allow requests whose User-Agent contains "Curbcut".',
      category: 'Scanning Guide',
    },
    {
      id: 'dashboard-figures',
      question: 'What does "Scans Remaining" count?',
      answer:
        'What is left of this calendar month’s scans, in UTC. A scan that fails for a reason on our side, or that you cancel while it waits, is given back.',
      category: 'Dashboard Guide',
    },
  ];
}

function resultQuestions({ plans }: HelpConfig): HelpQuestion[] {
  return [
    {
      id: 'compliance',
      question: 'Does a score of 100 mean that my site is compliant?',
      answer:
        'No. It means that the automated checks found no failure on the page that was scanned. Part of WCAG can be judged by people only: whether a text alternative is true, whether an order makes sense, whether an error message helps.',
      category: 'Reports Guide',
    },
    {
      id: 'two-scores',
      question: 'Why does the Lighthouse score differ from the overall score?',
      answer:
        'Lighthouse counts passed and failed audits by its own weights. The overall score counts every failed issue of the scan’s standard (WCAG 2.2 AA, unless you chose another) that any engine found, by its severity first and then by the number of elements.',
      category: 'Reports Guide',
    },
    {
      id: 'which-format',
      question: 'Which report should I send to whom?',
      answer:
        'The business summary or the PDF to whoever decides, the web page to designers and editors, CSV to whoever keeps the list, JSON and SARIF to developers and their tools.',
      category: 'Reports Guide',
    },
    {
      id: 'how-long-kept',
      question: 'How long are my scans kept?',
      answer: `Without an account ${limits.anonymousResultHours} hours. ${[plans.free, plans.pro, plans.enterprise].map((plan) => `${plan.name}: ${historyWord(plan)}.`).join(' ')}`,
      category: 'Reports Guide',
    },
  ];
}

function price({ plans }: HelpConfig): string {
  return plans.pro.priceCents === null ? 'price on request' : `${priceLabel(plans.pro)} a month`;
}
