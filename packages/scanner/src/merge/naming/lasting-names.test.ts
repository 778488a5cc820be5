import { rules } from '@curbcut/rules';
import { expect, test } from 'vitest';
import { installLastingNames, type WorldWithLastingNames } from './lasting-names.ts';

const world: Partial<WorldWithLastingNames> = {};
installLastingNames('en', world);
const names = world.curbcutLastingNames!;

const generatedIds: [string, string[]][] = [
  [
    'React useId',
    [':r1:', ':R1abH1:', '«r1»', '«Rlkf»', '_r_1_', '_r_1f_', 'field-:r7:', '_R_5klb_'],
  ],
  ['Radix', ['radix-:r0:', 'radix-42', 'radix-«r3»-trigger', 'radix-_r_3_-content-tab1']],
  [
    'Headless UI',
    ['headlessui-menu-button-:r3:', 'headlessui-listbox-button-12', 'headlessui-tabs-tab-_r_4_'],
  ],
  [
    'React Aria',
    ['react-aria-:r3:', 'react-aria5647321-:r1:', 'react-aria-4873648734', 'react-aria3940-1'],
  ],
  [
    'other React libraries',
    [
      'react-select-2-input',
      'rc_select_0',
      'rc-tabs-1-tab-2',
      'mui-3',
      'mui-48213',
      'downshift-0-label',
      'chakra-modal-:r1:',
      'tippy-7',
      'ariakit-2',
    ],
  ],
  ['Ember', ['ember5', 'ember123', 'ember-basic-dropdown-trigger-ember44']],
  [
    'Angular',
    [
      'mat-input-0',
      'mat-mdc-form-field-label-12',
      'cdk-overlay-3',
      'cdk-describedby-message-12',
      'ng-1-label',
    ],
  ],
  ['Vue', ['v-0-1', 'v-1', 'vs1__combobox', 'el-id-1024-3', '__BVID__12']],
  ['Svelte and Astro', ['svelte-1a2b3c4', 'bits-14', 'melt-12']],
  [
    'jQuery and older toolkits',
    [
      'ui-id-3',
      'select2-country-4k-container',
      'yui_3_18_1_1_1700000000000_23',
      'ext-gen1234',
      'gwt-uid-23',
      'dijit_form_Button_12',
      'j_idt45',
      'uniqName_7_3',
    ],
  ],
  ['editors and charts', ['mce_0', 'cke_12', 'highcharts-0k3jd9x-0', 'tinymce-48213']],
  [
    'WordPress',
    [
      'post-123',
      'comment-4821',
      'menu-item-1337',
      'wpcf7-f123-p45-o1',
      'gform_wrapper_12',
      'input_1_3',
    ],
  ],
  [
    'GUIDs',
    [
      '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      'x3F2504E04F8911D39A0C0305E82C3301',
      'tab-3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      '{3F2504E0-4F89-11D3-9A0C-0305E82C3301}',
    ],
  ],
  ['hex runs', ['a1b2c3', 'panel-7ba5bd90', 'deadbeef', 'ctl00_5f4dcc3b5aa7']],
  [
    'base36 and base62',
    ['k3j9x0q2z1m', 'tab-lq2x9z8f', 'aB3xY9', 'x1n2onr6', 'V1StGXR8_Z5jdHi6B-myT'],
  ],
  ['base64', ['aGk+Yz0=', 'qL7pWw/=', 'AbCdEfG=']],
  ['counters', ['field-4803', 'row48', 'item_12', 'tab-10']],
  ['digits that come first', ['1a2b3c', '7c9f1d2e']],
];
test.each(generatedIds)('an id of %s is generated', (_, ids) => {
  expect(ids.filter((id) => !names.isGeneratedId(id))).toEqual([]);
});

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';

/** The same numbers from 0 to 1 in each run. */
function* numbersInNoOrder(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

test.each([
  ['8 hex digits', `${digits}abcdef`, 8],
  ['8 of base 36', digits + lower, 8],
  ['11 of base 36, as from Math.random()', digits + lower, 11],
  ['8 of base 62', digits + lower + lower.toUpperCase(), 8],
  ['12 of base 62', digits + lower + lower.toUpperCase(), 12],
])('of %s drawn by lot few pass for a name', (_, from, length) => {
  const numbers = numbersInNoOrder(length);
  const drawn = Array.from({ length: 5_000 }, () =>
    Array.from({ length }, () => from[Math.floor(numbers.next().value * from.length)]).join(''),
  );
  const missed = drawn.filter((token) => !names.isGeneratedId(`tab-${token}`));
  expect(missed.length / drawn.length).toBeLessThan(0.05);
});

const lastingIds: [string, string[]][] = [
  [
    'words',
    [
      'main',
      'main-nav',
      'search',
      'site_header',
      'mainNav',
      'userProfileMenu',
      'goToTop',
      'addToCart',
      'HttpRequest',
      'rhythm',
      'strengths',
      'nav',
    ],
  ],
  [
    'words with a number of their own',
    [
      'step-2',
      'h1-title',
      'section3',
      'iso8601',
      'utf8',
      'col-md-6',
      'utf16',
      'base64',
      'sha256',
      'mp3-player',
      'oauth2',
      'html5',
      'web3',
      'h264',
      'column2',
      'tab-1',
      'h2',
      'chapter-7-notes',
      'covid19',
    ],
  ],
  ['years', ['report-2024', 'summer2025', 'archive-1999']],
  ['abbreviations', ['a11y', 'i18n', 'l10n', 'k8s', 'b2b', 'p2p', 'faq', 'wcag', '3d-view', 'x86']],
  ['words of hex letters', ['facade', 'decade', 'cafe', 'feedback', 'accede', 'beaded']],
  ['other scripts', ['überschrift', 'навигация', '主要内容', 'メニュー', 'résumé', 'الرئيسية']],
  [
    'words that frameworks’ names begin',
    [
      'ember-guide',
      'react-intro',
      'radix-sort',
      'mui-docs',
      'select-country',
      'idea',
      'input-email',
      'menu-button',
      'vote',
      'uid-explained',
    ],
  ],
  ['Java Server Faces', ['form:name', 'login:user']],
];
test.each(lastingIds)('an id of %s is kept', (_, ids) => {
  expect(ids.filter((id) => names.isGeneratedId(id))).toEqual([]);
});

test('the words that people write about pages are kept', () => {
  const prose = rules.flatMap(({ title, barrier, remedy, verification }) =>
    [title, barrier, remedy, verification]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z]+/),
  );
  const words = [...new Set(prose)].filter((word) => word.length > 2);
  expect(words.length).toBeGreaterThan(800);
  expect(words.filter((word) => names.isGeneratedId(word))).toEqual([]);
});

const generatedClasses: [string, string[]][] = [
  [
    'emotion and MUI',
    [
      'css-1x2y3z',
      'css-1x9f3ab',
      'css-ab12cd-MuiButton-root',
      'e1abcde0',
      'jss123',
      'MuiButton-root-145',
      'makeStyles-root-12345',
    ],
  ],
  [
    'styled-components',
    ['sc-bdVaJa', 'sc-fzqARJ', 'sc-1abcde-0', 'Box-sc-g0xbh4-0', 'bdVaJa', 'kJhGfQ'],
  ],
  [
    'CSS modules',
    [
      'Button_root__3xY2z',
      'styles_container__2AQ5W',
      'Home_main__nLjiQ',
      '_button_1k2j3_12',
      'Button_root__k2Jd8',
    ],
  ],
  [
    'frameworks',
    [
      'svelte-abc123',
      'svelte-1tky8bj',
      'data-v-7ba5bd90',
      '_ngcontent-xxx-c12',
      '_nghost-ng-c1234567',
      'ng-tns-c12-3',
      'jsx-3283837',
      'astro-j7pv25f6',
      'c-dhzjXW',
    ],
  ],
  ['atomic sets', ['x1n2onr6', 'r-13awgt0', 'go2072408551', 'x78zum5', 'k9xq2lz']],
  [
    'content management',
    ['post-1234', 'elementor-element-5e1f2c3', 'postid-4821', 'wp-image-1337'],
  ],
];
test.each(generatedClasses)('a class name of %s is generated', (_, classes) => {
  expect(classes.filter((name) => !names.isGeneratedClass(name))).toEqual([]);
});

const lastingClasses: [string, string[]][] = [
  [
    'Tailwind',
    [
      'mt-4',
      'p-10',
      'bg-gray-100',
      'text-blue-950',
      'w-1/2',
      'grid-cols-12',
      'lg:w-96',
      'text-2xl',
      'max-w-7xl',
      'hover:bg-red-500',
      'w-[137px]',
      'top-0.5',
      'z-50',
      'duration-150',
      '-mt-px',
      'min-w-0',
      'md:grid-cols-2',
    ],
  ],
  [
    'Bootstrap',
    [
      'btn',
      'btn-primary',
      'col-md-6',
      'col-lg-12',
      'h1',
      'fs-6',
      'navbar-expand-xl',
      'form-control',
    ],
  ],
  [
    'block, element, modifier',
    [
      'card',
      'card__title',
      'card__title--big',
      'my_card__title',
      'c-button',
      'o-layout',
      'site-header__logo',
    ],
  ],
  [
    'component libraries',
    [
      'MuiButton-root',
      'ant-btn',
      'el-button',
      'mat-mdc-button',
      'swagger-ui',
      'opblock-summary-method',
      'wp-block-button',
      'vector-menu',
      'mw-body',
      'chakra-button',
    ],
  ],
  ['words', ['wrapper', 'faint', 'picture', 'mainContent', 'leftColumn', 'rhythm', 'xhtml']],
];
test.each(lastingClasses)('a class name of %s is kept', (_, classes) => {
  expect(classes.filter((name) => names.isGeneratedClass(name))).toEqual([]);
});

test.each([
  ['counters', ['3 items', '14 items', '1,204 items', '٣ items']],
  ['dates', ['Sailed on Nov 22, 2026', 'Sailed on December 1, 2026', 'Sailed on 3 May 2027']],
  ['days and hours', ['Opens Monday 9:30', 'Opens Tue 10:15']],
  ['ages', ['Updated 1 minute ago', 'Updated 3 hours ago', 'Updated 12 days ago']],
  [
    'GUIDs',
    ['Ticket 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'Ticket 00000000-4f89-11d3-9a0c-0305e82c3399'],
  ],
  ['hex', ['commit 5ebc03e1', 'commit 67ef72da0b']],
  ['base62', ['Key AbC3dE9fGh2JkLmN', 'Key zZ8yX7wV6uT5sR4q']],
])('texts that differ in %s only are alike', (_, texts) => {
  expect(new Set(texts.map(names.lastingWords)).size).toBe(1);
});

test.each([
  'Boats leave at noon.',
  'May we help you?',
  'Sunday best',
  'The second half of the day',
  'Überfahrt nach Süden',
  '主要内容',
])('the words %s stay as they are', (text) => {
  expect(names.lastingWords(` ${text}\n`)).toBe(text);
});

test('words around what changes are kept', () => {
  expect(names.lastingWords('Step 2 of 5: utf8 names for COVID-19')).toBe(
    'Step # of #: utf# names for COVID-#',
  );
  expect(names.lastingWords('Boat 12')).not.toBe(names.lastingWords('Ship 12'));
});

test('names of months in the language of the page', () => {
  const spanish: Partial<WorldWithLastingNames> = {};
  installLastingNames('es', spanish);
  const words = spanish.curbcutLastingNames!.lastingWords;
  expect(words('Salida el 3 de enero')).toBe(words('Salida el 14 de febrero'));
  const broken: Partial<WorldWithLastingNames> = {};
  installLastingNames('not a language!', broken);
  expect(broken.curbcutLastingNames!.lastingWords('3 May')).toBe('#');
});

const base = 'https://example.org/docs/page';
test.each([
  ['hashes in file names', ['/main.3f2a1b9c.js', '/main.77ab0e12.js', '/main.k2Jd8xQ1.js']],
  ['versions', ['/lib/v1.2.3/boat.png', '/lib/v2.10.0/boat.png']],
  [
    'queries',
    ['/boat.png?v=1', '/boat.png?t=1700000000', '/boat.png', 'https://cdn.example/boat.png#x?y'],
  ],
  ['sessions', ['/shop;jsessionid=1A2B3C4D', '/shop;jsessionid=9F8E7D6C', '/shop']],
  ['data', ['data:image/png;base64,iVBOR', 'data:image/gif;base64,R0lG']],
  ['blobs', ['blob:https://example.org/3f2504e0', 'blob:null/11d3']],
  ['generated fragments', ['#radix-:r1:', '#ember44']],
  [
    'GUIDs',
    ['/d/3f2504e0-4f89-11d3-9a0c-0305e82c3301/x', '/d/00000000-4f89-11d3-9a0c-0305e82c3399/x'],
  ],
])('URLs that differ in %s only are alike', (_, urls) => {
  expect(new Set(urls.map((url) => names.lastingUrl(url, base))).size).toBe(1);
});

test.each([
  ['/fares', '/seasons'],
  ['#fares', '#seasons'],
  ['/boat.png', '/pier.png'],
  ['fares/island', 'fares/harbor'],
  ['/wiki/%E4%B8%BB', '/wiki/%E6%B8%AF'],
])('%s and %s are two', (one, other) => {
  expect(names.lastingUrl(one, base)).not.toBe(names.lastingUrl(other, base));
});
