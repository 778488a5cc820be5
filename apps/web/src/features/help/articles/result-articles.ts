import { amount } from '../../../lib/format.ts';
import { limits } from '@curbcut/model/limits';
import { anonymousPlan } from '@curbcut/model/plans';
import { impacts, severityLevels, severityWords } from '@curbcut/model/scan';
import type { HelpArticle, HelpBlock, HelpConfig } from '../help-article.ts';

export function resultArticles(config: HelpConfig): HelpArticle[] {
  return [
    {
      id: 'free-scan',
      title: 'The free scan without an account',
      icon: 'gift',
      category: 'Free Features',
      content: freeScan(config),
    },
    {
      id: 'reports',
      title: 'Understanding scores and reports',
      icon: 'report',
      category: 'Reports Guide',
      content: reports(),
    },
    {
      id: 'reading-an-issue',
      title: 'Reading an issue',
      icon: 'issue',
      category: 'Reports Guide',
      content: readingAnIssue(),
    },
    {
      id: 'deciding-issues',
      title: 'Deciding what engines cannot',
      icon: 'issue',
      category: 'Reports Guide',
      content: decidingIssues(),
    },
    {
      id: 'api-and-command-line',
      title: 'API and command line',
      icon: 'code',
      category: 'Scanning Guide',
      content: apiAndCommandLine(config),
    },
  ];
}

function freeScan({ freeScansPerHour, freeScansAtOnce, sendsMail }: HelpConfig): HelpBlock[] {
  return [
    {
      steps: [
        sendsMail
          ? 'Open Free Scan and enter the address of a page, your full name and your email address. The company is optional.'
          : 'Open Free Scan and enter the address of a page. Name, email address and company are optional.',
        'Start the scan. Stay to watch it, or close the page.',
        sendsMail
          ? `The page shows the result as soon as it is there, and we e-mail you the report, usually within ${limits.reportMailMinutes} minutes. You can also keep the link to the result.`
          : 'The page shows the result as soon as it is there. This server doesn’t send e-mail, so keep the link to the result.',
      ],
    },
    {
      facts: [
        ['Pages', `${anonymousPlan.pagesPerScan} page for each scan.`],
        [
          'How often',
          `Up to ${amount(freeScansPerHour)} scans an hour from one internet address, at most ${amount(freeScansAtOnce)} of them at the same time.`,
        ],
        [
          'How long',
          `The result is deleted after ${limits.anonymousResultHours} hours, with everything that belongs to it. Download what you want to keep, or choose “Create an account” or “Sign in” beside the result: then it is kept in that account.`,
        ],
        ['Reports', 'Web page, PDF, CSV, JSON and SARIF, as with an account.'],
      ],
    },
    'The result has an address that cannot be guessed. Whoever has the link can read it until it is deleted; search engines are asked to stay away.',
    'An account adds saved scans, history and trends. Schedules and scans of whole sites are part of paid plans.',
    { links: [{ to: '/free-scan', label: 'Try a free scan' }] },
  ];
}

function reports(): HelpBlock[] {
  return [
    'The score goes from 0 to 100. Each failed issue that the standard of the scan asks for (WCAG 2.2 AA, unless you chose another) takes points: by its severity first, a critical one four times as many as a serious one, then by how many elements it reaches, up to twice as many. The worst issue counts whole, those after it less and less. What passed adds nothing, so no good category makes up for a bad one.',
    {
      facts: [
        ['90-100', 'Excellent'],
        ['80-89', 'Good'],
        ['70-79', 'Fair'],
        ['60-69', 'Poor'],
        ['Below 60', 'Critical'],
      ],
    },
    'What a person has to review, AAA and best practices are in no score, and a category of which the page has nothing has none. Fixing something never lowers a score. A high score is not a statement that the site conforms to WCAG: about some criteria only a person can decide.',
    { figure: 'categories' },
    {
      facts: [
        ['Web page', 'The HTML report: everything on one page, to read and to print.'],
        ['PDF', 'The same on A4, tagged, so that a screen reader can read it.'],
        ['CSV', 'One row for each affected element, for spreadsheets.'],
        ['JSON', 'Every finding with its fields, for your own programs.'],
        ['SARIF', 'For code scanning and continuous integration.'],
        ['Business summary', 'One page for people who decide and do not read code.'],
      ],
    },
    `With an account you can also share a scan by a link that ends after ${limits.shareDays.join(', ')} days, as you choose, or when you end it.`,
  ];
}

function readingAnIssue(): HelpBlock[] {
  return [
    {
      facts: impacts.map((impact) => {
        const { word, elsewhere, meaning } = severityWords[impact];
        return [word, elsewhere === word ? meaning : `${meaning} Elsewhere called ${elsewhere}.`];
      }),
    },
    `Where pages speak of three severity levels, ${inSentence(severityLevels)}, Critical holds what is listed as critical and as serious.`,
    {
      points: [
        'A result begins with what to do first: the most severe, then what reaches furthest. The number beside a step is the score after this step and those above it.',
        'The title says what is wrong, the WCAG criterion and its level which requirement it breaks.',
        'How to fix says what to change, and where possible shows the code before and after.',
        'Affected elements are listed with their selector and their HTML; equal ones are one entry. The number leads to the element on the picture of the page.',
        'What we did: the steps to see the issue again, with pictures, where it only shows when the page is used. A Playwright test stands there to be copied: it fails until the issue is fixed.',
        'Keyboard: where the scan used the page, this view of the result shows the way of Tab, stop by stop, on the picture of the page.',
        'Each issue has a link of its own. A link to an issue that is fixed says so.',
        'Found by: the engine that saw it. Two are named only when they judge independently. Lighthouse’s accessibility audits are made with axe-core, so both together are one source; Alfa is another one.',
        'Needs review: a person has to look. It is a task, and no failure until somebody says so.',
        'New, recurring or fixed: compared with your last scan of the same address.',
      ],
    },
    'Text needs a contrast of at least 4.5:1 with its background, large text (24 pixels, or 18.66 pixels bold) at least 3:1. These are WCAG’s limits for level AA. An issue names the two colors that were measured, and for text over pictures asks a person to look.',
    'Some issues say "not assessed": a part of the page could not be judged, for example a frame that did not load. It is never counted as clean.',
  ];
}

function decidingIssues(): HelpBlock[] {
  return [
    'Some questions only a person can answer. With an account you answer them on your own scans, and say which failed issues do not apply. Each answer is kept with its author, its time and a note.',
    {
      steps: [
        'Open a result and choose “Needs review”. Each question says what to look at and how, shows the place, and names what was measured.',
        'Choose one of three answers, with a note if you like. Where some elements are meant and others not, choose those that are a problem.',
        '“Save and next” leads to the next question. All of it works by keyboard; single keys can be switched off.',
      ],
    },
    {
      facts: [
        ['A problem', 'The question becomes a failed issue, and counts in the score.'],
        ['No problem', 'The question is answered, until its elements or the rule change.'],
        ['Not sure', 'The question stays open, marked for a second look.'],
        [
          'Ignore',
          'For a failed issue that you know of. It stays in the score and leaves the list of work and the alerts, until a day that you choose or without an end. Reports say how many issues are ignored.',
        ],
        [
          'False alarm',
          'For a failed issue that is no barrier. It leaves the score, and what you wrote as the reason stands in the reports.',
        ],
      ],
    },
    'Answers are carried to the next scan of the same page, as long as the elements and the rule are the same; what has changed is asked again. Each answer can be taken back where it stands.',
    'Checks that no machine can do stand under the WCAG criteria of each result. They take answers in the same way, and together with the rest they make the record that a statement of conformance needs.',
  ];
}

function apiAndCommandLine({ publicUrl }: HelpConfig): HelpBlock[] {
  return [
    'Everything that the pages do can be done by a program. The documentation of the API lists each call with its fields. Calls without a token are free scans, with the same limits.',
    {
      label: 'Ask for a scan; the answer has its job_id',
      language: 'sh',
      code: `curl -X POST ${publicUrl}/run-once \\\n  -H 'Content-Type: application/json' \\\n  -d '{"url": "https://example.org/"}'`,
    },
    {
      label: 'Ask how far it is, then get the report',
      language: 'sh',
      code: `curl ${publicUrl}/scan-status/JOB_ID\ncurl '${publicUrl}/scan/JOB_ID/report?format=csv'`,
    },
    'The code is open: on your own machine the command line scans pages without a server, and ends with an exit code that a build can read.',
    {
      label: 'From the project’s folder',
      language: 'sh',
      code: 'npm run --silent scan -- --fail-on serious https://example.org/',
    },
    { links: [{ to: '/docs', label: 'API documentation', servedByApi: true }] },
  ];
}

/** `A, B and C`. */
function inSentence(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
