import { createHash } from 'node:crypto';
import type { Issue, IssueNode } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';

type Box = readonly [x: number, y: number, width: number, height: number];

function node(target: string[], html: string, failureSummary: string, box: Box | null): IssueNode {
  const [x, y, width, height] = box ?? [0, 0, 0, 0];
  return {
    target,
    html,
    failureSummary,
    fingerprint: digest(`${target.join(' >>> ')} ${html}`),
    box: box && { x, y, width, height },
  };
}

/** With a contrast as engines measure it. */
function measured(plain: IssueNode, ratio: string, color: string, size: string): IssueNode {
  const facts = Object.entries({
    Contrast: ratio,
    Required: '4.5:1',
    'Text color': color,
    Background: '#FFFFFF',
    'Text size': size,
  }).map(([name, value]) => ({ name, value }));
  return { ...plain, facts };
}

type IssueDraft = Pick<Issue, 'nodes'> & Partial<Pick<Issue, 'outcome' | 'nodesTotal' | 'fix' | 'reproduction'>>;

/** The golden scan's engines; Lighthouse lists failures only. */
function detects(engine: string, outcome: Issue['outcome']): boolean {
  return engine === 'axe' || engine === 'curbcut' || (engine === 'lighthouse' && outcome === 'failed');
}

/** An issue of the catalogue's rule, found by every engine of the golden scan that looks for it. */
function issue(rule: string, { outcome = 'failed', ...draft }: IssueDraft): Issue {
  const row = findRule(rule);
  if (!row) throw new Error(`The catalogue has no rule ${rule}`);
  const { experimental, level } = row;
  return {
    rule,
    outcome,
    impact: row.impact,
    category: row.category,
    title: row.title,
    description: row.barrier,
    help: row.remedy,
    helpUrl: row.helpUrl,
    fingerprint: digest(rule),
    wcag: [...row.wcag],
    level,
    actRules: [...row.actRules],
    tags: [
      ...(experimental ? (['experimental'] as const) : []),
      ...(level === 'best-practice' ? (['best-practice'] as const) : []),
    ],
    detectedBy: Object.entries(row.detectedBy)
      .filter(([engine]) => detects(engine, outcome))
      .flatMap(([engine, theirs]) => theirs.map((its) => ({ engine, rule: its }))),
    nodesTotal: draft.nodes.length,
    fix: null,
    ...draft,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The issues of one made-up ferry page: every category, frames, a shadow root, markup that wants to be run. */
export const goldenIssues: readonly Issue[] = [
  issue('label', {
    nodes: [
      node(
        ['#booking > input:nth-of-type(1)'],
        '<input class="f" placeholder="From">',
        'The field has no label, no aria-label and no title.',
        [68, 384, 328.4, 48],
      ),
      node(
        ['#booking > input:nth-of-type(2)'],
        '<input class="f" placeholder="To">',
        'The field has no label, no aria-label and no title.',
        [412.4, 384, 328.4, 48],
      ),
    ],
    fix: {
      before: '<input class="f" placeholder="From">',
      after: '<label for="from">From</label>\n<input class="f" id="from" name="from">',
      note: 'The label stays visible while somebody types.',
    },
  }),
  issue('image-alt', {
    nodes: [
      node(
        ['.crossing:nth-child(1) > img'],
        '<img src="/img/IMG_2031.jpg" class="photo">',
        'The element has no alt attribute.',
        [48, 555, 352, 190],
      ),
      node(
        ['.crossing:nth-child(2) > img'],
        '<img src="/img/IMG_2044.jpg" onerror="alert(document.domain)" class="photo">',
        'The element has no alt attribute.',
        [424, 555, 352, 190],
      ),
    ],
  }),
  issue('button-name', {
    reproduction: {
      state: 'in the menu “Routes”, opened',
      steps: [
        'Open the page, and press Tab 3 times: the focus is on “Routes”.',
        'Press Enter: the menu opens.',
        'The button that closes the menu has no name.',
      ],
      pictures: [
        { name: 'routes-before', caption: 'Before: the menu is closed', width: 600, height: 614 },
        {
          name: 'routes-after',
          caption: 'After Enter: the menu is open',
          width: 600,
          height: 614,
          mark: { x: 552, y: 552.5, width: 24, height: 22 },
        },
      ],
      snippet: [
        "import { expect, test } from '@playwright/test';",
        '',
        "test('Buttons have no name', async ({ page }) => {",
        "  await page.goto('https://www.harbourline.example/en');",
        '  // Press Enter: the menu opens.',
        "  await page.getByRole('button', { name: 'Routes' }).press('Enter');",
        "  await expect(page.locator('#routes > button')).toHaveAccessibleName(/./);",
        '});',
        '',
      ].join('\n'),
    },
    nodes: [
      node(
        ['footer > .send'],
        '<button class="send"><svg viewBox="0 0 24 24"></svg></button>',
        'The button has no text, no aria-label and no title.',
        [1104, 1105, 48, 44],
      ),
    ],
  }),
  issue('aria-hidden-focus', {
    nodes: [
      node(
        ['#booking > .date-picker'],
        '<div class="date-picker" aria-hidden="true"><button>Date</button></div>',
        'The element is hidden from screen readers and holds a button that takes the focus.',
        [756.7, 384, 197, 48],
      ),
    ],
  }),
  issue('color-contrast', {
    nodesTotal: 34,
    nodes: [
      measured(node(
        ['.site-nav > a:nth-of-type(1)'],
        '<a href="/timetable">Timetable</a>',
        'The ratio is 2.54:1 (#7FA9B5 on #FFFFFF); 4.5:1 is needed.',
        [953.4, 20, 69.7, 24],
      ), '2.54:1', '#7FA9B5', '16 px'),
      measured(node(
        ['.site-nav > a:nth-of-type(2)'],
        '<a href="/fares">Fares</a>',
        'The ratio is 2.54:1 (#7FA9B5 on #FFFFFF); 4.5:1 is needed.',
        [1055.1, 20, 40.9, 24],
      ), '2.54:1', '#7FA9B5', '16 px'),
      ...[48, 424].map((x, index) =>
        measured(node(
          [`.crossing:nth-child(${index + 1}) > small`],
          `<small>${45 + 15 * index} minutes</small>`,
          'The ratio is 1.52:1 (#99DDBB on #FFFFFF); 4.5:1 is needed.',
          [x, 769, 65.2, 20],
        ), '1.52:1', '#99DDBB', '14 px'),
      ),
      ...Array.from({ length: 20 }, (_, index) =>
        measured(node(
          [`#fares > tbody > tr:nth-child(${index + 1}) > td.note`],
          '<td class="note">per person</td>',
          'The ratio is 3.1:1 (#8F8F8F on #FFFFFF); 4.5:1 is needed.',
          null,
        ), '3.1:1', '#8F8F8F', '16 px'),
      ),
    ],
    fix: {
      before: 'color: #7FA9B5;',
      after: 'color: #4F7B88;',
      note: 'The hue stays; the ratio becomes 4.64:1.',
      alternatives: [
        {
          before: 'background-color: #FFFFFF;',
          after: 'background-color: #0F1B1F;',
          note: 'The ratio becomes 6.8:1.',
        },
      ],
      pictures: [
        { name: 'change-before', caption: 'Now', width: 320, height: 120 },
        {
          name: 'change-after',
          caption: 'With the suggested change',
          width: 320,
          height: 120,
          mark: { x: 32, y: 48, width: 70, height: 24 },
        },
      ],
    },
  }),
  issue('link-name', {
    nodes: [
      node(
        ['.site-nav > .basket'],
        '<a href="/basket" class="basket"><svg><script>alert("snippet")</script></svg></a>',
        'The link has no text and no accessible name.',
        [1128, 20, 24, 24],
      ),
    ],
  }),
  issue('html-has-lang', {
    nodes: [node(['html'], '<html>', 'The html element has no lang attribute.', null)],
    fix: { before: '<html>', after: '<html lang="en">', note: '' },
  }),
  issue('th-has-data-cells', {
    nodes: [
      node(
        ['#tides', 'table'],
        '<table><tbody><tr><th>Harbor</th><th>High</th><th>Low</th></tr></tbody></table>',
        'No data cells belong to the 3 header cells.',
        [56, 853, 704, 84],
      ),
    ],
  }),
  issue('aria-required-attr', {
    nodes: [
      node(
        ['tide-widget', 'button[title="</code><script>alert(1)</script>"]'],
        '<button class="bell" role="switch">On</button>',
        'The attribute aria-checked is missing.',
        [792, 901, 49.3, 46],
      ),
    ],
  }),
  issue('autocomplete-valid', {
    nodes: [
      node(
        ['footer > input'],
        '<input type="email" autocomplete="nope">',
        '“nope” is not an autocomplete value.',
        [760, 1105, 320, 44],
      ),
    ],
  }),
  issue('reflow', {
    nodes: [
      node(
        ['.hero'],
        '<div class="hero"><p class="big">Six islands,<br>one ticket</p></div>',
        'The element reaches to 1200 pixels where the screen ends at 320.',
        [0, 64, 1200, 340],
      ),
    ],
  }),
  issue('target-size', {
    nodes: [
      node(
        ['.tiny > a:nth-of-type(1)'],
        '<a href="/a">Accessibility</a>',
        'The target is 59.9 by 14 pixels.',
        [48, 1197, 59.9, 14],
      ),
      node(
        ['.tiny > a:nth-of-type(2)'],
        '<a href="/t">Terms</a>',
        'The target is 30 by 14 pixels.',
        [109.9, 1197, 30, 14],
      ),
    ],
  }),
  issue('meta-refresh-no-exceptions', {
    nodes: [
      node(
        ['meta[http-equiv="refresh"]'],
        '<meta http-equiv="refresh" content="90000">',
        'The page reloads by itself after 25 hours.',
        null,
      ),
    ],
  }),
  issue('heading-order', {
    nodes: [
      node(
        ['.fake'],
        '<h4 class="fake">Popular crossings</h4>',
        'The heading of level 4 comes after one of level 1.',
        [48, 500, 226.8, 39],
      ),
    ],
  }),
  issue('image-redundant-alt', {
    outcome: 'needs-review',
    nodes: [
      node(
        ['.hero > .boat'],
        '<img class="boat" src="/img/boat.svg" alt="Six islands">',
        'The alternative equals a text nearby.',
        [750, 264, 300, 70],
      ),
    ],
  }),
  issue('link-in-text-block', {
    outcome: 'needs-review',
    nodes: [
      node(
        ['.hero > p:nth-of-type(2)'],
        '<p>Sail all summer from $24.</p>',
        'The background is a gradient, so the contrast could not be computed.',
        [48, 232.8, 1104, 24],
      ),
    ],
  }),
];
