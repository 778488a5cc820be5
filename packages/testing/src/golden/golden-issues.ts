import { createHash } from 'node:crypto';
import type { Issue, IssueNode } from '@curbcut/model/scan';

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

type IssueDraft = Omit<
  Issue,
  | 'fingerprint'
  | 'helpUrl'
  | 'nodesTotal'
  | 'detectedBy'
  | 'tags'
  | 'actRules'
  | 'fix'
  | 'outcome'
  | 'level'
> &
  Partial<Pick<Issue, 'nodesTotal' | 'tags' | 'actRules' | 'fix' | 'outcome' | 'level'>> & {
    /** `engine:rule`. */
    seenBy: string[];
  };

function issue({ seenBy, ...draft }: IssueDraft): Issue {
  return {
    outcome: 'failed',
    level: 'A',
    tags: [],
    actRules: [],
    fix: null,
    nodesTotal: draft.nodes.length,
    ...draft,
    helpUrl: `https://dequeuniversity.com/rules/axe/4.14/${draft.rule}`,
    fingerprint: digest(draft.rule),
    detectedBy: seenBy.map((detection) => {
      const [engine = '', rule = ''] = detection.split(':');
      return { engine, rule };
    }),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The issues of one made-up ferry page: every category, frames, a shadow root, markup that wants to be run. */
export const goldenIssues: readonly Issue[] = [
  issue({
    rule: 'label',
    impact: 'critical',
    category: 'forms',
    title: 'Form fields have no label',
    description:
      'Booking fields show their purpose only as placeholder text. The text disappears on typing, and screen readers may announce just “edit text”.',
    help: 'Give every field a visible label element that is tied to it with for and id.',
    wcag: ['1.3.1', '4.1.2'],
    actRules: ['e086e5'],
    seenBy: ['axe:label', 'lighthouse:label'],
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
  issue({
    rule: 'image-alt',
    impact: 'critical',
    category: 'image-accessibility',
    title: 'Photos have no text alternative',
    description: 'Crossing photos carry information, but a screen reader reads the file name.',
    help: 'Describe in alt what the picture tells. Use an empty alt when it tells nothing.',
    wcag: ['1.1.1'],
    actRules: ['23a2a8'],
    seenBy: ['axe:image-alt', 'lighthouse:image-alt'],
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
  issue({
    rule: 'button-name',
    impact: 'critical',
    category: 'aria-labels',
    title: 'Buttons have no name',
    description: 'A screen reader says “button” and nothing about what it does.',
    help: 'Put text into the button, or give it an aria-label.',
    wcag: ['4.1.2'],
    actRules: ['97a4e1'],
    seenBy: ['axe:button-name', 'lighthouse:button-name'],
    nodes: [
      node(
        ['footer > .send'],
        '<button class="send"><svg viewBox="0 0 24 24"></svg></button>',
        'The button has no text, no aria-label and no title.',
        [1104, 1105, 48, 44],
      ),
    ],
  }),
  issue({
    rule: 'keyboard-operable',
    impact: 'critical',
    category: 'keyboard-navigation',
    title: 'Date picker cannot be opened with the keyboard',
    description:
      'The calendar opens on click only. The keyboard never reaches it, so nobody can choose a day without a mouse.',
    help: 'Use a button element. It takes focus and answers Enter and Space.',
    wcag: ['2.1.1'],
    seenBy: ['curbcut:keyboard-operable'],
    nodes: [
      node(
        ['#booking > .date-picker'],
        '<div class="date-picker" onclick="openCalendar()">Date</div>',
        'The element reacts to a click but takes no focus.',
        [756.7, 384, 197, 48],
      ),
    ],
  }),
  issue({
    rule: 'color-contrast',
    impact: 'serious',
    category: 'visual-design',
    level: 'AA',
    title: 'Text color does not stand out from its background',
    description: 'Pale text is hard to read in sunlight and for people with low vision.',
    help: 'Darken the text until it reaches 4.5:1, or 3:1 when it is large.',
    wcag: ['1.4.3'],
    actRules: ['afw4f7'],
    seenBy: ['axe:color-contrast', 'lighthouse:color-contrast'],
    nodesTotal: 34,
    nodes: [
      node(
        ['.site-nav > a:nth-of-type(1)'],
        '<a href="/timetable">Timetable</a>',
        'The ratio is 2.54:1 (#7FA9B5 on #FFFFFF); 4.5:1 is needed.',
        [953.4, 20, 69.7, 24],
      ),
      node(
        ['.site-nav > a:nth-of-type(2)'],
        '<a href="/fares">Fares</a>',
        'The ratio is 2.54:1 (#7FA9B5 on #FFFFFF); 4.5:1 is needed.',
        [1055.1, 20, 40.9, 24],
      ),
      ...[48, 424].map((x, index) =>
        node(
          [`.crossing:nth-child(${index + 1}) > small`],
          `<small>${45 + 15 * index} minutes</small>`,
          'The ratio is 1.52:1 (#99DDBB on #FFFFFF); 4.5:1 is needed.',
          [x, 769, 65.2, 20],
        ),
      ),
      ...Array.from({ length: 20 }, (_, index) =>
        node(
          [`#fares > tbody > tr:nth-child(${index + 1}) > td.note`],
          '<td class="note">per person</td>',
          'The ratio is 3.1:1 (#8F8F8F on #FFFFFF); 4.5:1 is needed.',
          null,
        ),
      ),
    ],
    fix: {
      before: 'color: #7FA9B5;',
      after: 'color: #4F7B88;',
      note: 'The hue stays; the ratio becomes 4.64:1.',
    },
  }),
  issue({
    rule: 'link-name',
    impact: 'serious',
    category: 'links',
    title: 'Links have no text',
    description: 'The basket link holds only an icon, so a screen reader reads its address.',
    help: 'Put words into the link, visibly or with aria-label.',
    wcag: ['2.4.4', '4.1.2'],
    actRules: ['c487ae'],
    seenBy: ['axe:link-name', 'lighthouse:link-name'],
    nodes: [
      node(
        ['.site-nav > .basket'],
        '<a href="/basket" class="basket"><svg><script>alert("snippet")</script></svg></a>',
        'The link has no text and no accessible name.',
        [1128, 20, 24, 24],
      ),
    ],
  }),
  issue({
    rule: 'html-has-lang',
    impact: 'serious',
    category: 'document-structure',
    title: 'The page does not say its language',
    description: 'A screen reader may read English text with the voice of another language.',
    help: 'Add lang to the html element, for example lang="en".',
    wcag: ['3.1.1'],
    actRules: ['b5c3f8'],
    seenBy: ['axe:html-has-lang', 'lighthouse:html-has-lang'],
    nodes: [node(['html'], '<html>', 'The html element has no lang attribute.', null)],
    fix: { before: '<html>', after: '<html lang="en">', note: '' },
  }),
  issue({
    rule: 'td-headers',
    impact: 'serious',
    category: 'content-structure',
    title: 'The tide table has no header cells',
    description: 'A screen reader cannot say which harbor and which tide a time belongs to.',
    help: 'Mark the first row and the first column with th and scope.',
    wcag: ['1.3.1'],
    actRules: ['d0f69e'],
    seenBy: ['axe:td-headers'],
    nodes: [
      node(
        ['#tides', 'table'],
        '<table><tbody><tr><td>Harbor</td><td>High</td><td>Low</td></tr></tbody></table>',
        'None of the 9 cells is a header.',
        [56, 853, 704, 84],
      ),
    ],
  }),
  issue({
    rule: 'aria-required-attr',
    impact: 'serious',
    category: 'aria-labels',
    title: 'A switch does not say whether it is on',
    description: 'The role promises a state that the element never gives.',
    help: 'Set aria-checked to true or false and change it with the switch.',
    wcag: ['4.1.2'],
    actRules: ['4e8ab6'],
    seenBy: ['axe:aria-required-attr', 'lighthouse:aria-required-attr'],
    nodes: [
      node(
        ['tide-widget', 'button[title="</code><script>alert(1)</script>"]'],
        '<button class="bell" role="switch">On</button>',
        'The attribute aria-checked is missing.',
        [792, 901, 49.3, 46],
      ),
    ],
  }),
  issue({
    rule: 'autocomplete-valid',
    impact: 'moderate',
    category: 'forms',
    level: 'AA',
    title: 'An autocomplete value is not one that browsers know',
    description: 'The browser cannot fill in the address for people who find typing hard.',
    help: 'Use autocomplete="email".',
    wcag: ['1.3.5'],
    actRules: ['73f2c2'],
    seenBy: ['axe:autocomplete-valid'],
    nodes: [
      node(
        ['footer > input'],
        '<input type="email" autocomplete="nope">',
        '“nope” is not an autocomplete value.',
        [760, 1105, 320, 44],
      ),
    ],
  }),
  issue({
    rule: 'heading-missing',
    impact: 'moderate',
    category: 'content-structure',
    title: 'Text looks like a heading but is not one',
    description: 'Screen reader users jump from heading to heading and miss this section.',
    help: 'Use h2 instead of a styled div.',
    wcag: ['1.3.1'],
    seenBy: ['curbcut:heading-missing'],
    nodes: [
      node(
        ['.fake'],
        '<div class="fake">Popular crossings</div>',
        'Large bold text of one line stands before a group of content.',
        [48, 500, 226.8, 39],
      ),
    ],
    fix: {
      before: '<div class="fake">Popular crossings</div>',
      after: '<h2>Popular crossings</h2>',
      note: '',
    },
  }),
  issue({
    rule: 'target-size',
    impact: 'moderate',
    category: 'visual-design',
    level: 'AA',
    title: 'Links are too small and too close to touch',
    description: 'People with shaking hands hit the neighbor.',
    help: 'Make each target at least 24 by 24 pixels, or leave more space between them.',
    wcag: ['2.5.8'],
    seenBy: ['axe:target-size', 'lighthouse:target-size'],
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
  issue({
    rule: 'identical-links-same-purpose',
    impact: 'minor',
    category: 'links',
    level: 'AAA',
    title: 'Links with the same text lead to different pages',
    description: 'A list of links reads “Read more, Read more, Read more”.',
    help: 'Name the crossing in the link.',
    wcag: ['2.4.9'],
    actRules: ['b20e66'],
    seenBy: ['axe:identical-links-same-purpose'],
    nodes: [48, 424, 800].map((x, index) =>
      node(
        [`.crossing:nth-child(${index + 1}) > a`],
        `<a href="/crossing/${index + 1}">Read more</a>`,
        'Another link has the same text and another address.',
        [x, 789, 79.2, 24],
      ),
    ),
  }),
  issue({
    rule: 'region',
    impact: 'moderate',
    category: 'keyboard-navigation',
    level: 'best-practice',
    title: 'Content lies outside of landmarks',
    description: 'People who jump from landmark to landmark miss it.',
    help: 'Put the page’s content into header, nav, main and footer.',
    wcag: [],
    tags: ['best-practice'],
    seenBy: ['axe:region'],
    nodes: [
      node(
        ['.hero'],
        '<div class="hero"><p class="big">Six islands,<br>one ticket</p></div>',
        'The element is in no landmark.',
        [0, 64, 1200, 340],
      ),
    ],
  }),
  issue({
    rule: 'image-redundant-alt',
    outcome: 'needs-review',
    impact: 'minor',
    category: 'image-accessibility',
    level: 'best-practice',
    title: 'A text alternative may repeat the text beside it',
    description: 'Hearing the same words twice costs time.',
    help: 'Listen to the link. If the words come twice, empty the alt.',
    wcag: [],
    tags: ['best-practice'],
    seenBy: ['axe:image-redundant-alt'],
    nodes: [
      node(
        ['.hero > .boat'],
        '<img class="boat" src="/img/boat.svg" alt="Six islands">',
        'The alternative equals a text nearby.',
        [750, 264, 300, 70],
      ),
    ],
  }),
  issue({
    rule: 'link-in-text-block',
    outcome: 'needs-review',
    impact: 'serious',
    category: 'links',
    title: 'A link in running text may differ by color alone',
    description: 'People who do not see the color do not find the link.',
    help: 'Underline links in running text.',
    wcag: ['1.4.1'],
    seenBy: ['axe:link-in-text-block', 'lighthouse:link-in-text-block'],
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
