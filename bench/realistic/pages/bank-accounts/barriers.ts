import type { Proof } from '../../proof/proof.ts';
import type { Barrier } from '../../realistic-page.ts';

/** Where the first and the last group of digits begin, in pixels from the left. */
function placesOfDigits(proof: Proof): Promise<[number, number]> {
  return proof.page.$eval('.raqm', (element) => {
    const text = element.firstChild as Text;
    const left = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range.getBoundingClientRect().left;
    };
    return [left(0, 4), left(text.length - 4, text.length)] as [number, number];
  });
}

export const barriers: Barrier[] = [
  {
    id: 'digits-turned-round',
    criteria: ['1.3.2'],
    sort: 'markup',
    class: 'text-direction-wrong',
    what: 'Numbers of accounts have no direction of their own: their groups of digits stand in reverse order.',
    target: ['span.raqm'],
    words: 'direction|bidi|right.to.left|sequence',
    present: async (proof) => {
      const [first, last] = await placesOfDigits(proof);
      return first > last;
    },
  },
  {
    id: 'budget-bars-mute',
    criteria: ['1.1.1', '1.3.1'],
    sort: 'markup',
    class: 'value-not-exposed',
    what: 'How much of a budget is spent is drawn as a bar, without a role, a value or a text.',
    target: ['.miqyas'],
    words: 'meter|progress|value|bar',
    present: async (proof) => (await proof.role('.miqyas')) !== 'meter',
  },
  {
    id: 'trend-arrows-wordless',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'icon-without-alternative',
    what: 'Whether a balance rose or fell is told by an arrow without a text alternative.',
    target: ['svg.sahm'],
    words: 'svg|icon|graphic',
    present: async (proof) => (await proof.name('svg.sahm')) === '',
  },
  {
    id: 'copy-button-nameless',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The buttons that copy the number of an account have no name.',
    target: ['button.nuskh'],
    words: 'button.*(name|text)|discernible',
    present: async (proof) => (await proof.name('.nuskh')) === '',
  },
  {
    id: 'amounts-by-color',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'Whether money came in or went out is shown by green or red digits only.',
    target: ['td.dakhil', 'td.kharij'],
    words: 'color alone|by color|only.*color',
    present: async (proof) =>
      (await proof.has('td.dakhil .khafi')) &&
      (await proof.style('td.dakhil', 'color')) !== (await proof.style('td.kharij', 'color')),
  },
  {
    id: 'search-example-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-placeholder',
    what: 'The example in the search field is pale gray on white.',
    target: ['#bahth'],
    words: 'placeholder|contrast',
    present: async (proof) => (await proof.contrast('#bahth', '::placeholder')) < 4.5,
  },
  {
    id: 'balances-cut-when-large',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'text-clipped-when-enlarged',
    what: 'The boxes of accounts have a fixed height and cut off their last lines when text is twice as large.',
    target: ['li.hisab'],
    words: 'resize|clip|cut off|200',
    present: async (proof) => {
      const last = '.hisab p:last-child';
      const before = await proof.isCutOff(last);
      await proof.enlargeText(200);
      return !before && (await proof.isCutOff(last));
    },
  },
  {
    id: 'session-ends-unasked',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'After five minutes the session ends and the page is emptied; nobody is warned or asked.',
    target: [],
    words: 'time ?limit|timing|time-?out|session',
    present: async (proof) => {
      const passMinutes = (minutes: number) =>
        proof.page.evaluate((ms) => {
          const real = Date.now.bind(Date);
          Date.now = () => real() + ms;
        }, minutes * 60_000);
      await passMinutes(4.5);
      const warned = await proof.until(() => proof.isShown('.baqa'));
      await passMinutes(1);
      return !warned && (await proof.until(async () => !(await proof.has('.hisab'))));
    },
  },
  {
    id: 'transfer-opens-unnoticed',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The window for a transfer opens over the page, and the focus stays behind it.',
    target: ['.tahwil', '.iftah'],
    words: 'dialog|modal|focus',
    present: async (proof) => {
      await proof.focus('.iftah');
      await proof.press('Enter');
      return (await proof.isShown('.tahwil')) && !(await proof.focusIsIn('.tahwil'));
    },
  },
  {
    id: 'menu-items-unreached',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The menu of the customer opens on its first item; arrow keys do not lead to the others, nor does Tab.',
    target: ['[role="menu"]', '[role="menuitem"]'],
    words: 'arrow|keyboard|menu',
    present: async (proof) => {
      await proof.focus('.qaima > button');
      await proof.press('Enter');
      await proof.press('ArrowDown');
      return !(await proof.hasFocus('[href="#ishaarat"]'));
    },
  },
  {
    id: 'copying-told-silently',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'That a number was copied is shown, but in no live region.',
    target: ['.khabar'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.focus('.nuskh');
      await proof.press('Enter');
      return /نُسخ/.test(await proof.text('.khabar')) && !(await proof.announces(/نُسخ/));
    },
  },
  {
    id: 'details-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Details of a payment are shown by clicking on a span; keys do not reach it.',
    target: ['span.amaliya'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      await proof.focus('.pinaka');
      await proof.press('Tab');
      await proof.press('Enter');
      return !(await proof.isShown('.sharh'));
    },
  },
  {
    id: 'card-frozen-at-touch',
    criteria: ['2.5.2'],
    sort: 'keys',
    class: 'action-on-pointer-down',
    what: 'The card is frozen as soon as the pointer goes down, so that it cannot be called off.',
    target: ['.tajmid'],
    words: 'pointer.?down|mouse.?down|pointer cancellation',
    present: async (proof) => {
      await proof.pressAndLeave('.tajmid');
      return (await proof.attribute('.tajmid', 'aria-pressed')) === 'true';
    },
  },
  {
    id: 'quick-links-ring-off',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The four quick services do not show which one has the focus.',
    target: ['.sari a'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.sari a')),
  },
  {
    id: 'receiver-called-amount',
    criteria: ['2.4.6', '3.3.2'],
    sort: 'meaning',
    class: 'misleading-label',
    what: 'The field for the receiver’s account is labelled “المبلغ”, which means “amount”.',
    target: ['#ila', 'label[for="ila"]'],
    words: 'label.*(descri|mislead|wrong)',
    present: async (proof) => {
      await proof.click('.iftah');
      return (await proof.name('#ila')) === 'المبلغ';
    },
  },
  {
    id: 'transfer-errors-empty',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'Errors of a transfer are told as “خطأ” (“error”) only.',
    target: ['.khata'],
    words: 'error message|error.*(descri|suggest|identif)',
    present: async (proof) => {
      await proof.click('.iftah');
      await proof.click('.tahwil .asasi');
      return (await proof.text('#khata-ila')) === 'خطأ';
    },
  },
  {
    id: 'arabic-called-french',
    criteria: ['3.1.2'],
    sort: 'meaning',
    class: 'wrong-language-of-part',
    what: 'A paragraph in Arabic is marked as French.',
    target: ['p.himaya'],
    words: 'lang',
    present: async (proof) => (await proof.attribute('p.himaya', 'lang')) === 'fr',
  },
  {
    id: 'offer-called-picture',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The text alternative of the picture is “صورة”, which means “picture”.',
    target: ['img.ard'],
    words: 'alternative|alt text',
    present: async (proof) => (await proof.name('img.ard')) === 'صورة',
  },
];
