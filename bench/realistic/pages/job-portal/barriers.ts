import type { Proof } from '../../proof/proof.ts';
import type { Barrier } from '../../realistic-page.ts';

const tryWeakPassword = async (proof: Proof) => {
  await proof.click('#join');
  for (const [field, text] of [
    ['#full-name', 'Dana Okafor'],
    ['#mail', 'dana@example.org'],
    ['#password', 'short'],
  ] as const) {
    await proof.focus(field);
    await proof.type(text);
  }
  await proof.focus('#signup [type="submit"]');
  await proof.press('Enter');
};

export const barriers: Barrier[] = [
  {
    id: 'bar-over-page',
    criteria: ['2.4.11'],
    sort: 'keys',
    class: 'focus-obscured',
    what: 'The bar about cookies stays on the lower edge and covers links and buttons that get the focus.',
    target: ['#cookies', '.job a', '.job button'],
    words: 'obscured|hidden behind|covered',
    present: async (proof) => {
      await proof.focus('#order');
      for (let count = 0; count < 22; count++) {
        await proof.press('Tab');
        if (!(await proof.focusIsIn('.job'))) continue;
        if ((await proof.coveredShare(await proof.focused())) === 1) return true;
      }
      return false;
    },
  },
  {
    id: 'settings-lose-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-closing',
    what: 'After the cookie settings are saved the focus is nowhere, though the bar that opened them is still there.',
    target: ['#cookie-screen', '#cookie-save', '#cookie-settings'],
    words: 'focus.*(return|lost|restor)',
    present: async (proof) => {
      await proof.focus('#cookie-settings');
      await proof.press('Enter');
      await proof.focus('#cookie-save');
      await proof.press('Enter');
      return !(await proof.isShown('#cookie-save')) && (await proof.focused()) === 'body';
    },
  },
  {
    id: 'boxes-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The check boxes of the filters are drawn with spans that react to the mouse only.',
    target: ['.tick'],
    words: '(filter|checkbox).*keyboard',
    present: async (proof) => {
      await proof.focus('#find [type="submit"]');
      await proof.press('Tab');
      const byKeys = await proof.hasFocus('.tick');
      await proof.click('#hours-part');
      await proof.click('#apply-filters');
      return !byKeys && /fit/.test(await proof.text('#count'));
    },
  },
  {
    id: 'count-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many jobs are left after filtering is shown, but not announced.',
    target: ['#count'],
    words: 'status message|live region',
    present: async (proof) => {
      await proof.focus('#apply-filters');
      await proof.press('Enter');
      return /fit/.test(await proof.text('#count')) && !(await proof.announces(/fit your filters/));
    },
  },
  {
    id: 'order-reloads',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'Choosing another order loads the page again with the first press of an arrow key.',
    target: ['#order'],
    words: 'on input|change of context',
    present: async (proof) => {
      const before = proof.page.url();
      await proof.focus('#order');
      await proof.page.keyboard.press('ArrowDown');
      return proof.until(() => Promise.resolve(proof.page.url() !== before));
    },
  },
  {
    id: 'signup-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The dialog for signing up opens, but the focus stays on the button under it.',
    target: ['#signup', '#join'],
    words: 'dialog.*focus|focus.*dialog',
    present: async (proof) => {
      await proof.focus('#join');
      await proof.press('Enter');
      return (await proof.isShown('#signup')) && !(await proof.focusIsIn('#signup'));
    },
  },
  {
    id: 'more-loses-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: '"Show more jobs" removes itself, and the focus goes back to the beginning of the page.',
    target: ['#more'],
    words: 'focus.*(lost|remov|return)',
    present: async (proof) => {
      await proof.focus('#more');
      await proof.press('Enter');
      return !(await proof.has('#more')) && (await proof.focused()) === 'body';
    },
  },
  {
    id: 'pay-tip-stays',
    criteria: ['1.4.13'],
    sort: 'keys',
    class: 'hover-content-not-dismissible',
    what: 'The note on the pay covers the text below and does not go away with Escape.',
    target: ['.ask-pay', '.pay-tip'],
    words: 'dismiss|tooltip.*escape',
    present: async (proof) => {
      await proof.focus('.ask-pay');
      const shown = await proof.isShown('.pay-tip');
      await proof.press('Escape');
      return shown && (await proof.isShown('.pay-tip'));
    },
  },
  {
    id: 'save-hides-focus',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The buttons that save a job show no sign of focus.',
    target: ['.keep'],
    words: 'focus.*(visible|indicator)|outline',
    present: async (proof) => !(await proof.showsFocus('.keep')),
  },
  {
    id: 'problem-silent',
    criteria: ['4.1.3', '3.3.1'],
    sort: 'keys',
    class: 'error-not-announced',
    what: 'What is wrong with the sign-up appears above the fields, without being announced or focus being moved.',
    target: ['#problem'],
    words: 'error.*(announced|live|focus)|status message',
    present: async (proof) => {
      await tryWeakPassword(proof);
      const shown = (await proof.text('#problem')) !== '';
      const told = await proof.announces(/password|invalid/i);
      return shown && !told && !(await proof.hasFocus('#password'));
    },
  },
  {
    id: 'filters-ungrouped',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'group-without-name',
    what: 'The filters stand under bold titles that are not tied to them as groups.',
    target: ['.group', '.legend'],
    words: 'fieldset|legend|group.*(name|label)',
    present: async (proof) => (await proof.name('.group')) === '',
  },
  {
    id: 'own-purposes',
    criteria: ['1.3.5'],
    sort: 'markup',
    class: 'field-purpose-not-exposed',
    what: 'The fields for name, mail and telephone of the sign-up have no autocomplete.',
    target: ['#full-name', '#mail', '#phone'],
    words: 'autocomplete|input purpose',
    present: async (proof) => (await proof.attribute('#full-name', 'autocomplete')) === null,
  },
  {
    id: 'rule-untied',
    criteria: ['1.3.1', '3.3.2'],
    sort: 'markup',
    class: 'description-not-tied',
    what: 'The rule for passwords stands under its field without being tied to it.',
    target: ['#password', '#password-rule'],
    words: 'aria-describedby|(hint|description).*(associated|tied)',
    present: async (proof) => {
      await proof.click('#join');
      return !/ten characters/.test((await proof.accessible('#password')).description);
    },
  },
  {
    id: 'apply-renamed',
    criteria: ['2.5.3'],
    sort: 'markup',
    class: 'label-not-in-name',
    what: 'The links that say "Apply now" are named "Open position bike" and the like.',
    target: ['.do .strong'],
    words: 'label in name|visible (label|text)',
    present: async (proof) => !/apply now/i.test(await proof.name('.do .strong')),
  },
  {
    id: 'example-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-placeholder',
    what: 'The examples in the search field are light gray.',
    target: ['#what'],
    words: 'placeholder.*contrast|contrast',
    present: async (proof) => (await proof.contrast('#what', '::placeholder')) < 4.5,
  },
  {
    id: 'summary-cut-off',
    criteria: ['1.4.12'],
    sort: 'look',
    class: 'text-clipped-when-spaced',
    what: 'The end of the summaries is cut off when the spacing of text is increased.',
    target: ['.summary'],
    words: 'text spacing|clipped|cut off',
    present: async (proof) => {
      const before = await proof.isCutOff('.summary');
      await proof.spaceText();
      return !before && (await proof.isCutOff('.summary'));
    },
  },
  {
    id: 'pinching-refused',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'zoom-disabled',
    what: 'On a telephone the page refuses to be zoomed with two fingers.',
    target: ['meta[name="viewport"]'],
    words: 'zoom|user-scalable|maximum-scale',
    present: async (proof) =>
      /user-scalable=no/.test((await proof.attribute('meta[name="viewport"]', 'content')) ?? ''),
  },
  {
    id: 'labels-swapped',
    criteria: ['2.4.6', '3.3.2'],
    sort: 'meaning',
    class: 'misleading-label',
    what: 'The labels of both search fields are swapped: the one for the job is called "Town or postcode".',
    target: ['#what', '#where'],
    words: 'label',
    present: async (proof) => /town/i.test(await proof.name('#what')),
  },
  {
    id: 'headings-say-nothing',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'vague-heading',
    what: 'Two sections are both called "More information".',
    target: ['#tips-title', '#alerts-title'],
    words: 'heading',
    present: async (proof) =>
      (await proof.text('#tips-title')) === (await proof.text('#alerts-title')),
  },
  {
    id: 'advice-vague',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'The links to all articles say only "Read more".',
    target: ['.tip-card a'],
    words: 'link (text|purpose|name)',
    present: async (proof) => (await proof.name('.tip-card a')) === 'Read more',
  },
  {
    id: 'password-error-empty',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'A password that is too short is answered with "Invalid input (E17)".',
    target: ['#problem', '#password'],
    words: 'error (message|suggestion|identification)',
    present: async (proof) => {
      await tryWeakPassword(proof);
      return /E17/.test(await proof.text('#problem'));
    },
  },
];
