import type { Proof } from '../../proof/proof.ts';
import type { Barrier } from '../../realistic-page.ts';

async function openSyllabus(proof: Proof): Promise<void> {
  await proof.focus('.yli');
  await proof.press('Enter');
}

export const barriers: Barrier[] = [
  {
    id: 'sort-order-untold',
    criteria: ['1.3.1', '4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'By which column the courses are sorted, and in which direction, is not told with aria-sort.',
    target: ['.mathimata thead th'],
    words: 'aria-sort|sort',
    present: async (proof) => {
      await proof.click('.seira');
      return !(await proof.has('.mathimata th[aria-sort]'));
    },
  },
  {
    id: 'exam-table-undone',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'role-not-exposed',
    what: 'The table of exams has the role presentation, so that its cells are told without their headers.',
    target: ['table.exetaseis'],
    words: 'presentation|table',
    present: async (proof) => {
      await proof.click('#kart-2');
      return (await proof.role('.exetaseis')) !== 'table';
    },
  },
  {
    id: 'first-enroll-other-name',
    criteria: ['2.5.3'],
    sort: 'markup',
    class: 'label-not-in-name',
    what: 'The button that shows “Εγγραφή” is named “Submit form” for assistive technology.',
    target: ['.mathimata tr[data-credits="6"] button[aria-label="Submit form"]'],
    words: 'label in name|visible (text|label)|accessible name',
    present: async (proof) =>
      !(await proof.name('.eggrafi')).includes(await proof.text('.eggrafi')),
  },
  {
    id: 'english-part-untold',
    criteria: ['3.1.2'],
    sort: 'markup',
    class: 'language-not-marked-up',
    what: 'The paragraph for exchange students is English and not marked as such.',
    target: ['p.agglika'],
    words: 'lang',
    present: (proof) =>
      proof.page.$eval('.agglika', (one) => one.closest('[lang]')?.getAttribute('lang') === 'el'),
  },
  {
    id: 'places-by-color',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'Whether there are places left is shown by a green, orange or red dot only.',
    target: ['td.free .koukida', 'td.few .koukida', 'td.full .koukida'],
    words: 'color alone|by color|only.*color',
    present: async (proof) =>
      (await proof.has('td.free .koukida + .afanes')) && (await proof.isShown('td.free .koukida')),
  },
  {
    id: 'page-numbers-tiny',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The numbers of the table’s pages are links of 16 by 15 pixels close to each other.',
    target: ['.selides a'],
    words: 'target size|touch target|24',
    present: async (proof) => {
      const first = await proof.box('.selides li:nth-child(1) a');
      const second = await proof.box('.selides li:nth-child(2) a');
      return first.height < 24 && second.x - first.x < 24;
    },
  },
  {
    id: 'tabs-cut-when-spaced',
    criteria: ['1.4.12'],
    sort: 'look',
    class: 'text-clipped-when-spaced',
    what: 'The names of the tabs are cut off when text is spaced as WCAG asks for.',
    target: ['#kart-1', '#kart-2', '#kart-3'],
    words: 'text spacing|clip|cut off|overflow',
    present: async (proof) => {
      const before = await proof.isCutOff('#kart-1');
      await proof.spaceText();
      return !before && (await proof.isCutOff('#kart-1'));
    },
  },
  {
    id: 'tabs-need-pointer',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'Tab reaches the chosen tab only, and arrow keys do not lead to the other two.',
    target: ['#kart-1', '#kart-2', '#kart-3'],
    words: 'arrow|keyboard|tablist',
    present: async (proof) => {
      await proof.focus('#kart-1');
      await proof.press('ArrowRight');
      return !(await proof.hasFocus('#kart-2'));
    },
  },
  {
    id: 'sort-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Columns are sorted with a click on a span; keys do not reach it.',
    target: ['span.seira'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      await proof.focus('.pinakas');
      await proof.press('Tab');
      return !(await proof.hasFocus('.seira'));
    },
  },
  {
    id: 'page-numbers-outline-gone',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The numbers of the table’s pages do not show that they have the focus.',
    target: ['.selides a'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.selides li:nth-child(3) a')),
  },
  {
    id: 'search-result-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many courses were found changes while one types, but in no live region.',
    target: ['.plithos'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.focus('#lexi');
      await proof.type('Ρήγα');
      return /2/.test(await proof.text('.plithos')) && !(await proof.announces(/Βρέθηκαν 2/));
    },
  },
  {
    id: 'syllabus-cannot-be-left',
    criteria: ['2.1.2'],
    sort: 'keys',
    class: 'keyboard-trap',
    what: 'The window with the syllabus keeps the focus on its two links; neither Escape nor a focusable button closes it.',
    target: ['.parathyro'],
    words: 'trap|escape',
    present: async (proof) => {
      await openSyllabus(proof);
      await proof.press('Tab', 5);
      if (!(await proof.focusIsIn('.parathyro a'))) return false;
      await proof.press('Escape');
      return proof.isShown('.parathyro');
    },
  },
  {
    id: 'credits-by-dragging',
    criteria: ['2.5.7', '2.1.1'],
    sort: 'keys',
    class: 'drag-without-alternative',
    what: 'The least number of credits is set by dragging a knob, and in no other way.',
    target: ['.ravdos', '.labi'],
    words: 'drag|slider|keyboard',
    present: async (proof) => {
      await proof.focus('#examino');
      await proof.press('Tab');
      await proof.press('ArrowRight', 3);
      return (await proof.text('.elaxisto')) === '0';
    },
  },
  {
    id: 'shut-panels-in-tab-order',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'Tab goes through the links of tab panels that are not shown.',
    target: ['#meros-2', '#meros-3'],
    words: 'hidden|not visible|invisible',
    present: async (proof) => {
      await proof.focus('.selides li:last-child a');
      await proof.press('Tab');
      return (await proof.focusIsIn('#meros-2')) && !(await proof.isShown('#meros-2'));
    },
  },
  {
    id: 'search-called-field',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'vague-label',
    what: 'The field for the search is labelled “Πεδίο”, which means “field”.',
    target: ['#lexi', 'label[for="lexi"]'],
    words: 'label.*(descri|vague|generic)',
    present: async (proof) => (await proof.name('#lexi')) === 'Πεδίο',
  },
  {
    id: 'semester-called-department',
    criteria: ['2.4.6', '3.3.2'],
    sort: 'meaning',
    class: 'misleading-label',
    what: 'The choice of a semester is labelled “Σχολή”, which means “department”.',
    target: ['#examino', 'label[for="examino"]'],
    words: 'label.*(descri|mislead|wrong)',
    present: async (proof) => (await proof.name('#examino')) === 'Σχολή',
  },
  {
    id: 'enrolling-called-twice',
    criteria: ['3.2.4'],
    sort: 'meaning',
    class: 'inconsistent-names',
    what: 'The same action is “Εγγραφή” in six rows and “Υποβολή” in the others.',
    target: ['.eggrafi'],
    words: 'consistent',
    present: async (proof) =>
      (await proof.text('tr:nth-child(2) .eggrafi')) !==
      (await proof.text('tr:nth-child(8) .eggrafi')),
  },
  {
    id: 'code-format-unsaid',
    criteria: ['3.3.2'],
    sort: 'meaning',
    class: 'instructions-missing',
    what: 'The code of a course must have a certain form, which is not said before an error comes.',
    target: ['#kodikos'],
    words: 'instruction|format|label',
    present: async (proof) => {
      const { name, description } = await proof.accessible('#kodikos');
      await proof.focus('#kodikos');
      await proof.type('πλη101');
      await proof.press('Enter');
      return (await proof.isShown('#kodikos-lathos')) && !/ΠΛΗ-101/.test(name + description);
    },
  },
];
