import { categories } from '@curbcut/model/scan';
import { frequencies } from '@curbcut/model/schedules';
import type { HelpArticle, HelpBlock, HelpConfig } from '../help-article.ts';
import { pagesWord, plansWith, scansWord } from '../../../entities/plan/plan-words.ts';

export function scanArticles(config: HelpConfig): HelpArticle[] {
  return [
    {
      id: 'dashboard',
      title: 'Finding your way around the dashboard',
      icon: 'dashboard',
      category: 'Dashboard Guide',
      content: dashboard(config),
    },
    {
      id: 'starting-a-scan',
      title: 'Starting a scan',
      icon: 'scan',
      category: 'Scanning Guide',
      content: startingAScan(config),
    },
    {
      id: 'site-scans',
      title: 'Scanning a whole site',
      icon: 'site',
      category: 'Scanning Guide',
      content: siteScans(config),
    },
    {
      id: 'schedules',
      title: 'Scanning on a schedule',
      icon: 'schedule',
      category: 'Scanning Guide',
      content: schedules(config),
    },
  ];
}

function dashboard({ plans }: HelpConfig): HelpBlock[] {
  const analytics = plansWith(plans, (plan) => plan.analytics);
  return [
    'Five tabs stand at the top:',
    {
      facts: [
        [
          'Overview',
          `Quick Scan, four figures (Total Scans, Websites Monitored, Avg Accessibility Score and Scans Remaining), a row for each of your websites, your newest scans, your subscription and the form for a recurring scan.${analytics === null ? '' : ` Advanced Analytics is part of ${analytics}.`}`,
        ],
        [
          'Scan History',
          'Your scans with score, issues and date. The full history has a search by address and a filter by status.',
        ],
        ['Scheduled Scans', 'What runs by itself, when it runs next, and how the last run ended.'],
        [
          'Website Trends',
          'Score, new issues and fixed issues of one website over time, as a chart or a table.',
        ],
        [
          'Business Reports',
          'Reports and a summary for people who do not read code, for your latest scans.',
        ],
      ],
    },
    'Improvement is the mean score of the last 30 days minus that of the 30 days before. Issues resolved counts the different issues that were fixed in the last 30 days.',
    { links: [{ to: '/dashboard', label: 'Go to Dashboard' }] },
  ];
}

function startingAScan({ plans, sendsMail }: HelpConfig): HelpBlock[] {
  const { free, pro, enterprise } = plans;
  return [
    {
      steps: [
        'Sign in and find Quick Scan on the dashboard.',
        'Enter the address of the page, for example https://example.org/contact, and start the scan.',
        `Watch its stages, or leave the page: the scan goes on, and the result is in your history${sendsMail ? ', and mailed to your confirmed address unless you turn that off in Settings' : ''}.`,
      ],
    },
    `A single-page scan takes 30-60 seconds, often less. When much is going on, it waits in a queue first and shows its position. ${free.name}: ${scansWord(free)}, ${pagesWord(free)}. ${pro.name}: ${scansWord(pro)}, ${pagesWord(pro)}. ${enterprise.name}: ${scansWord(enterprise)}.`,
    { figure: 'engines' },
    `A real browser opens the page. axe-core, Alfa and our own checks judge it, Lighthouse scores what axe-core found, and what they find is merged, so that each problem is listed once, in one of ${categories.length} categories. Which failed issues count is decided by the standard of the scan: WCAG 2.2 AA, unless you choose another version or level for the scan, for a schedule, or for all new scans in Settings. What it does not ask for, and best practices, are listed and do not count.`,
    'Which WCAG level should you aim for? A is the minimum, AA is what most laws and policies ask for and what we recommend, AAA goes further and is not meant to be met by every page.',
    {
      points: [
        'Only pages on the public internet are opened, on ports 80, 443, 3000 and 8000 to 8999, unless the operator of this service allows more.',
        'Only scan a website when its owner has agreed to it.',
        'A page behind a login, or one that asks visitors to prove that they are human, cannot be judged. The scan then says so and gives no score.',
        '“Use the page by keyboard and mouse” is checked to begin with: last of all, cut off from every network, the scan follows Tab, opens menus and dialogs and types into fields. Uncheck it where nothing on the page may be pressed; what shows only in use is then listed as not judged.',
        'Asking for the same address again while its scan waits or runs takes nothing from your limit. A scan that fails for a reason on our side is given back.',
      ],
    },
    { links: [{ to: '/dashboard', label: 'Go to Dashboard' }] },
  ];
}

function siteScans({ plans }: HelpConfig): HelpBlock[] {
  const names = plansWith(plans, (plan) => plan.pagesPerScan !== 1);
  const { free, pro, enterprise } = plans;
  return [
    names === null
      ? 'The plans of this server scan one page at a time.'
      : `A site scan starts at one address, finds the site’s other pages in its sitemap and links, and scans them one by one. It is part of ${names}.`,
    { facts: [free, pro, enterprise].map((plan) => [plan.name, `${pagesWord(plan)}.`] as const) },
    {
      points: [
        'It stays on the site’s own address and keeps to robots.txt and its crawl delay.',
        'Two pages of one host are opened at the same time at most, whoever asked.',
        'A problem that many pages share is listed once, with the number of pages. Fix that one first: it is probably in a template.',
        'When all pages are done they are compared: titles, the order of the navigation, names of links, help, and ways to each page.',
        'A site scan takes one scan from the month’s number, whatever the number of pages.',
      ],
    },
  ];
}

function schedules({ plans, sendsMail }: HelpConfig): HelpBlock[] {
  const names = plansWith(plans, (plan) => plan.schedules !== 0);
  const { free, pro, enterprise } = plans;
  const amount = (schedules: number) => (schedules < 0 ? 'unlimited' : `${schedules}`);
  return [
    names === null
      ? 'The plans of this server have no schedules.'
      : `A schedule scans an address again and again${sendsMail ? ', and mails you the result' : ''}. It is part of ${names}, and needs a confirmed e-mail address.`,
    {
      steps: [
        'Open the dashboard and find Schedule Recurring Scan.',
        `Enter the address and choose how often: ${frequencies.join(', ')}. Weekly is set to begin with.`,
        'Choose the time, in UTC; 09:00 is set to begin with.',
      ],
    },
    {
      facts: [free, pro, enterprise].map(
        (plan) => [plan.name, `${amount(plan.schedules)} scheduled scans.`] as const,
      ),
    },
    'Each run is compared with the one before: issues are marked new, recurring or fixed. A run that cannot be done, for example because the month’s scans are used up, is skipped and noted.',
    ...(sendsMail ? ['After the third failure in a row you get a mail.'] : []),
    { links: [{ to: '/dashboard?tab=schedules', label: 'See your schedules' }] },
  ];
}
