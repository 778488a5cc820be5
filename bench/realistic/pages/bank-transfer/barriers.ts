import type { Proof } from '../../proof/proof.ts';
import type { Barrier } from '../../realistic-page.ts';

const review = async (proof: Proof) => {
  await proof.focus('#payee');
  await proof.type('Ana');
  await proof.click('#payee-list [role="option"]');
  await proof.focus('#amount');
  await proof.type('24.50');
  await proof.press('Enter');
};

export const barriers: Barrier[] = [
  {
    id: 'payees-without-arrows',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The list of payees that opens while typing can be used only with the mouse: the arrow keys do nothing.',
    target: ['#payee', '#payee-list'],
    words: '(combobox|list|payee).*(keyboard|arrow)',
    present: async (proof) => {
      await proof.focus('#payee');
      await proof.type('re');
      const opened = await proof.isShown('#payee-list');
      await proof.press('ArrowDown');
      await proof.press('Enter');
      return opened && (await proof.value('#payee')) === 're';
    },
  },
  {
    id: 'code-by-hand',
    criteria: ['3.3.8'],
    sort: 'keys',
    class: 'paste-blocked',
    what: 'The code for sending cannot be pasted and must be remembered and typed.',
    target: ['#code'],
    words: 'paste|authentication',
    present: async (proof) => {
      await review(proof);
      return proof.page.$eval('#code', (field) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        return !field.dispatchEvent(paste);
      });
    },
  },
  {
    id: 'code-sends',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'With the sixth digit of the code the money is sent and the dialog closes, before anybody presses "Send money".',
    target: ['#code'],
    words: 'on input|change of context|auto.?submit',
    present: async (proof) => {
      await review(proof);
      await proof.focus('#code');
      await proof.type('402118');
      return !(await proof.isShown('#confirm'));
    },
  },
  {
    id: 'confirm-lets-out',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-lets-focus-out',
    what: 'Tab leaves the dialog for the page under it, although that is covered.',
    target: ['#confirm'],
    words: 'focus.*(leaves|escapes|trap|behind|outside)|modal',
    present: async (proof) => {
      await review(proof);
      await proof.focus('#code');
      await proof.press('Shift+Tab');
      return (await proof.isShown('#confirm')) && !(await proof.focusIsIn('#confirm'));
    },
  },
  {
    id: 'rates-roll',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The exchange rates move to and fro without end, with no way to stop them.',
    target: ['#rates-line'],
    words: 'marquee|moving|pause|animation',
    present: async (proof) => {
      if (await proof.has('#rates-pause')) await proof.click('#rates-pause');
      const { x } = await proof.box('#rates-line');
      return proof.until(async () => Math.abs((await proof.box('#rates-line')).x - x) > 5);
    },
  },
  {
    id: 'planned-lose-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: 'When a planned payment is canceled its button vanishes, and the focus goes back to the top of the page.',
    target: ['.drop', '#planned'],
    words: 'focus.*(lost|remov|return)',
    present: async (proof) => {
      await proof.focus('.drop');
      await proof.press('Enter');
      return (await proof.count('.drop')) === 2 && (await proof.focused()) === 'body';
    },
  },
  {
    id: 'fee-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'Why there is no fee is told only while the mouse is over "Why?".',
    target: ['#fee-why', '#fee-text', '.info'],
    words: 'hover',
    present: async (proof) => {
      if ((await proof.tabsTo('#fee-why', 40)) !== null) await proof.press('Enter');
      const byKeys = await proof.isShown('#fee-text');
      await proof.hover('#fee-why');
      return !byKeys && (await proof.isShown('#fee-text'));
    },
  },
  {
    id: 'accounts-hide-focus',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The choice of the account shows no sign of keyboard focus, as its radio buttons are transparent.',
    target: ['.account input', '.account label'],
    words: 'focus.*(visible|indicator)',
    present: async (proof) => !(await proof.showsFocus('#from-everyday')),
  },
  {
    id: 'sent-unannounced',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'That a payment was sent or canceled is shown at the top, but not announced.',
    target: ['#result'],
    words: 'status message|live region',
    present: async (proof) => {
      await proof.click('.drop');
      return /canceled/.test(await proof.text('#result')) && !(await proof.announces(/canceled/));
    },
  },
  {
    id: 'save-without-role',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'role-not-exposed',
    what: 'The check box "Save as a favorite" is a focusable div without role, name and state.',
    target: ['#save'],
    words: 'role',
    present: async (proof) => (await proof.role('#save')) !== 'checkbox',
  },
  {
    id: 'movements-flattened',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'relationship-not-exposed',
    what: 'The table of movements is declared to be for layout, so that its headers are lost.',
    target: ['.movements'],
    words: 'role=.?presentation|layout table|table.*(role|semantics)',
    present: async (proof) => (await proof.role('.movements')) !== 'table',
  },
  {
    id: 'limit-unsaid',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'value-not-exposed',
    what: 'How much of the daily limit is used is drawn as a bar only, without text or role.',
    target: ['.meter'],
    words: 'meter|progress|value',
    present: async (proof) =>
      (await proof.role('.meter')) !== 'meter' && !/1,600/.test(await proof.text('main')),
  },
  {
    id: 'eye-unnamed',
    criteria: ['4.1.2', '1.1.1'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The button that hides the balances shows an eye and has no name.',
    target: ['#eye'],
    words: 'button.*(name|text)',
    present: async (proof) => (await proof.name('#eye')) === '',
  },
  {
    id: 'colors-explained',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'Whether money came in or went out is told only by green and red.',
    target: ['.movements .in', '.movements .out'],
    words: 'color alone|use of color|only by color',
    present: async (proof) =>
      (await proof.text('.movements .in')).startsWith('£') &&
      (await proof.text('.movements .out')).startsWith('£'),
  },
  {
    id: 'go-contrast',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'The main button "Review payment" has white letters on a pale blue.',
    target: ['.go'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('#transfer .go')) < 4.5,
  },
  {
    id: 'bars-pale',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-graphic',
    what: 'The bars of the spending chart are so pale that their heights cannot be compared.',
    target: ['.chart', '.bar'],
    words: 'non-?text contrast|graphic.*contrast|contrast.*graphic',
    present: async (proof) => (await proof.graphicContrast('.bar')) < 3,
  },
  {
    id: 'amount-error-empty',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'A wrong amount is answered with "Something went wrong."',
    target: ['#amount', '#amount-error'],
    words: 'error (message|suggestion|identification)',
    present: async (proof) => {
      await proof.focus('#amount');
      await proof.type('many');
      await proof.press('Enter');
      return /went wrong/.test(await proof.text('#amount-error'));
    },
  },
  {
    id: 'reference-vague',
    criteria: ['2.4.6', '3.3.2'],
    sort: 'meaning',
    class: 'vague-label',
    what: 'The field for the reference is labeled "Text".',
    target: ['#reference', 'label[for="reference"]'],
    words: 'label',
    present: async (proof) => (await proof.name('#reference')) === 'Text',
  },
  {
    id: 'payees-renamed',
    criteria: ['3.2.4'],
    sort: 'meaning',
    class: 'inconsistent-names',
    what: 'The same page is called "Payees" in the menu and "Beneficiary book" in the footer.',
    target: ['.base a[href="?p=payees"]'],
    words: 'consistent (identification|names?)|inconsistent',
    present: async (proof) =>
      (await proof.text('.base a[href="?p=payees"]')) !==
      (await proof.text('.mast a[href="?p=payees"]')),
  },
];
