import type { Barrier } from '../../realistic-page.ts';
import type { Proof } from '../../proof/proof.ts';

async function goToTraveler(proof: Proof): Promise<void> {
  await proof.focus('#depart');
  await proof.type('Nantes');
  await proof.press('Tab');
  await proof.focus('#arrivee');
  await proof.type('Tours');
  await proof.press('Tab');
  await proof.focus('section:not([hidden]) .suite');
  await proof.press('Enter');
}

export const barriers: Barrier[] = [
  {
    id: 'step-mark-not-told',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'current-item-not-exposed',
    what: 'Which of the three steps is the present one is shown by looks only.',
    target: ['.etapes li.active'],
    words: 'aria-current|current step',
    present: async (proof) =>
      (await proof.has('.etapes .active')) && !(await proof.has('.etapes [aria-current="step"]')),
  },
  {
    id: 'purpose-untold',
    criteria: ['1.3.5'],
    sort: 'markup',
    class: 'field-purpose-not-exposed',
    what: 'The fields for name, e-mail address and date of birth do not tell their purpose with autocomplete.',
    target: ['#prenom', '#nom', '#courriel', '#jour', '#mois', '#annee'],
    words: 'autocomplete|input purpose',
    present: async (proof) => (await proof.attribute('#prenom', 'autocomplete')) !== 'given-name',
  },
  {
    id: 'card-hint-loose',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'description-not-tied',
    what: 'The hint on how to write the number of the card is not tied to its field.',
    target: ['#carte'],
    words: 'describedby|hint|description',
    present: async (proof) => {
      await goToTraveler(proof);
      return !/chiffres/.test((await proof.accessible('#carte')).description);
    },
  },
  {
    id: 'steps-cut-at-double-size',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'text-clipped-when-enlarged',
    what: 'The names of the steps are cut off when text is twice as large.',
    target: ['.etapes', '.etapes li'],
    words: 'resize|clip|cut off|200',
    present: async (proof) => {
      const before = await proof.isCutOff('.etapes li:nth-child(2)');
      await proof.enlargeText(200);
      return !before && (await proof.isCutOff('.etapes li:nth-child(2)'));
    },
  },
  {
    id: 'step-dots-faint',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-graphic',
    what: 'The dots that show how far one has come have too little contrast.',
    target: ['.rond'],
    words: 'non-?text contrast|graphic',
    present: async (proof) => (await proof.graphicContrast('.etapes li:nth-child(2) .rond')) < 3,
  },
  {
    id: 'portrait-refused',
    criteria: ['1.3.4'],
    sort: 'look',
    class: 'orientation-locked',
    what: 'On an upright screen the form is hidden, and one is asked to turn the device.',
    target: [],
    words: 'orientation|portrait|landscape',
    present: async (proof) => {
      await proof.resize(600, 900);
      return !(await proof.isShown('#depart'));
    },
  },
  {
    id: 'seat-expires',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'After ten minutes the form is emptied without a warning or a way to get more time.',
    target: [],
    words: 'time ?limit|timing|time-?out|session',
    present: async (proof) => {
      await proof.focus('#depart');
      await proof.type('Nantes');
      const passMinutes = (minutes: number) =>
        proof.page.evaluate((ms) => {
          const real = Date.now.bind(Date);
          Date.now = () => real() + ms;
        }, minutes * 60_000);
      await passMinutes(8.5);
      const warned = await proof.until(() => proof.isShown('.prolonger'));
      await passMinutes(2);
      const emptied = await proof.until(async () => (await proof.value('#depart')) === '');
      return emptied && !warned;
    },
  },
  {
    id: 'birth-date-jumps',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'In the date of birth the focus jumps to the next field by itself when one is full.',
    target: ['#jour', '#mois', '#annee'],
    words: 'on input|focus.*(jump|moves|automatic)|auto-?(tab|advance)',
    present: async (proof) => {
      await goToTraveler(proof);
      await proof.focus('#jour');
      await proof.type('12');
      return proof.hasFocus('#mois');
    },
  },
  {
    id: 'station-list-by-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The suggested stations can be chosen with the mouse only; arrow keys do not reach them.',
    target: ['#depart', '#arrivee'],
    words: 'arrow|keyboard|combobox',
    present: async (proof) => {
      await proof.focus('#depart');
      await proof.type('Ly');
      await proof.press('ArrowDown');
      await proof.press('Enter');
      return (await proof.value('#depart')) === 'Ly';
    },
  },
  {
    id: 'next-step-drops-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-not-moved-to-new-view',
    what: 'After “Continuer” the next step is shown, but the focus is lost with the hidden button.',
    target: ['.suite'],
    words: 'focus.*(lost|mov|step|view)',
    present: async (proof) => {
      await goToTraveler(proof);
      return (await proof.isShown('#prenom')) && !(await proof.focusIsIn('main section'));
    },
  },
  {
    id: 'seats-keep-focus',
    criteria: ['2.1.2'],
    sort: 'keys',
    class: 'keyboard-trap',
    what: 'Tab goes round within the plan of seats and never leaves it.',
    target: ['.voiture button'],
    words: 'keyboard trap|trap',
    present: async (proof) => {
      await proof.focus('.voiture button');
      await proof.press('Tab', 14);
      return proof.focusIsIn('.voiture');
    },
  },
  {
    id: 'error-list-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'error-not-announced',
    what: 'The list of errors appears above the form, neither focused nor in a live region.',
    target: ['.bilan'],
    words: 'error.*(announc|focus|live)|live region|status message',
    present: async (proof) => {
      await proof.focus('.suite');
      await proof.press('Enter');
      const shown = await proof.isShown('.bilan');
      return shown && !(await proof.focusIsIn('.bilan')) && (await proof.announced()).length === 0;
    },
  },
  {
    id: 'swap-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Swapping departure and arrival is a span with a click handler.',
    target: ['.inverse'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => (await proof.tabsTo('.inverse', 30)) === null,
  },
  {
    id: 'errors-by-number',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'Errors are told as “Erreur 104”, which says neither what is wrong nor what to write.',
    target: ['.faute', '.bilan'],
    words: 'error message|error.*(descri|suggest|identif)',
    present: async (proof) => {
      await proof.click('.suite');
      return (await proof.text('#faute-depart')) === 'Erreur 104';
    },
  },
  {
    id: 'title-of-home',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'The page for booking has the title “Accueil” of the home page.',
    target: ['title'],
    words: 'title',
    present: async (proof) => !/billet/.test(await proof.title()),
  },
  {
    id: 'french-called-english',
    criteria: ['3.1.1'],
    sort: 'meaning',
    class: 'wrong-language-of-page',
    what: 'The page is French and says that it is English.',
    target: ['html'],
    words: 'lang',
    present: async (proof) => (await proof.attribute('html', 'lang')) === 'en',
  },
  {
    id: 'mail-asked-again',
    criteria: ['3.3.7'],
    sort: 'meaning',
    class: 'information-asked-twice',
    what: 'The payment step asks again for the e-mail address of the step before, without filling it in.',
    target: ['#encore'],
    words: 'redundant entry|again|twice',
    present: async (proof) => {
      await goToTraveler(proof);
      for (const [field, text] of [
        ['#prenom', 'Ana'],
        ['#nom', 'Roux'],
        ['#courriel', 'ana@exemple.fr'],
      ] as const) {
        await proof.focus(field);
        await proof.type(text);
      }
      await proof.click('section:not([hidden]) .suite');
      return (await proof.isShown('#encore')) && (await proof.value('#encore')) === '';
    },
  },
];
