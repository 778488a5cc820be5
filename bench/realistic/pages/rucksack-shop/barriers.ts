import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'back-length-group-unnamed',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'group-without-name',
    what: 'The radio buttons S, M, L and XL are not grouped under their visible caption “Back length”.',
    target: ['.choice input[name="size"]'],
    words: 'radio|group|fieldset|legend',
    present: async (proof) =>
      !(await proof.has('fieldset:has(input[name="size"]) legend, [role="radiogroup"]')),
  },
  {
    id: 'details-table-bare',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The table of measurements has no header cells: the names in its first column are data cells.',
    target: ['table.details'],
    words: 'table.*header|header cell|row header',
    present: async (proof) => (await proof.role('.details tr > :first-child')) !== 'rowheader',
  },
  {
    id: 'rating-without-words',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'icon-without-alternative',
    what: 'The average rating is drawn with stars that are hidden from screen readers, and nothing says it in words.',
    target: ['.rating .stars'],
    words: 'stars|rating',
    present: async (proof) => !/4/.test(await proof.name('.rating .stars')),
  },
  {
    id: 'amount-label-loose',
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
    sort: 'markup',
    class: 'field-without-label',
    what: 'The word “Amount” is not tied to the field beside it, which has no accessible name.',
    target: ['#amount'],
    words: 'label|accessible name',
    present: async (proof) => (await proof.name('#amount')) === '',
  },
  {
    id: 'delivery-note-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'The note on delivery is pale gray on white.',
    target: ['.delivery'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.delivery')) < 4.5,
  },
  {
    id: 'banner-text-on-sky',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'White text lies on the light part of the mountain picture.',
    target: ['.banner p'],
    words: 'contrast.*(image|picture|background)|text over',
    present: async (proof) => (await proof.contrast('.banner p')) < 4.5,
  },
  {
    id: 'amount-frame-faint',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-control',
    what: 'The frame of the field for the amount can hardly be told from the white page.',
    target: ['#amount'],
    words: 'non-?text contrast|border.*contrast|contrast.*border',
    present: async (proof) => (await proof.graphicContrast('#amount')) < 3,
  },
  {
    id: 'sold-out-by-red',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'That a size is sold out is shown by red letters only.',
    target: ['.options .out'],
    words: 'color alone|by color|only.*color',
    present: async (proof) => !/sold out/.test(await proof.text('.options .out')),
  },
  {
    id: 'thumbnails-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The small pictures that change the large one are divs with a click handler; keys do not reach them.',
    target: [
      '.thumb[data-view="front"]',
      '.thumb[data-view="side"]',
      '.thumb[data-view="back"]',
      '.thumb[data-view="open"]',
    ],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      const presses = await proof.tabsTo('.thumb[data-view="side"]');
      await proof.press('Enter');
      return presses === null || !/side/.test((await proof.attribute('.large', 'src')) ?? '');
    },
  },
  {
    id: 'guide-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The guide to sizes opens as a dialog over the page, but the focus stays on the page behind it.',
    target: ['#size-guide', '.open-guide'],
    words: 'dialog|modal|focus',
    present: async (proof) => {
      await proof.focus('.open-guide');
      await proof.press('Enter');
      return (await proof.isShown('#size-guide')) && !(await proof.focusIsIn('#size-guide'));
    },
  },
  {
    id: 'guide-loses-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-closing',
    what: 'When the guide to sizes is closed, the focus is lost instead of going back to the button that opened it.',
    target: ['#size-guide .close', '.open-guide'],
    words: 'focus.*(lost|return|restor|clos)|clos.*focus',
    present: async (proof) => {
      await proof.focus('.open-guide');
      await proof.press('Enter');
      await proof.focus('#size-guide .close');
      await proof.press('Enter');
      return !(await proof.hasFocus('.open-guide'));
    },
  },
  {
    id: 'basket-message-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'The message that something was put into the basket is in no live region.',
    target: ['.message'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.click('.add');
      const shown = /put into your basket/.test(await proof.text('.message'));
      return shown && !(await proof.announces(/put into your basket/));
    },
  },
  {
    id: 'carousel-runs-on',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The goods that others bought change by themselves, and nothing stops them.',
    target: ['.also .cards'],
    words: 'moving|pause|auto-?(rotat|updat|play)|carousel|changes by itself',
    present: async (proof) => {
      const before = await proof.text('.also .cards');
      return proof.until(async () => (await proof.text('.also .cards')) !== before, 2_500);
    },
  },
  {
    id: 'basket-button-pointer-down',
    criteria: ['2.5.2'],
    sort: 'keys',
    class: 'action-on-pointer-down',
    what: '“Add to basket” acts as soon as the pointer goes down, so that it cannot be called off.',
    target: ['.add'],
    words: 'pointer.?down|mouse.?down|pointer cancellation',
    present: async (proof) => {
      await proof.pressAndLeave('.add');
      return (await proof.text('.basket .number')) !== '0';
    },
  },
  {
    id: 'wish-button-no-outline',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The button “Keep on my list” does not show that it has the focus.',
    target: ['.buy .wish'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.buy .wish')),
  },
  {
    id: 'main-picture-file-name',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-is-file-name',
    what: 'The text alternative of the large picture is the name of its file.',
    target: ['.gallery .large'],
    words: 'alternative|alt text|file ?name',
    present: async (proof) => (await proof.name('.gallery .large')).endsWith('.jpg'),
  },
  {
    id: 'details-heading-empty-words',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'vague-heading',
    what: 'The heading over measurements and material is only “More”.',
    target: ['#details'],
    words: 'heading.*(descri|vague|generic)',
    present: async (proof) => (await proof.text('#details')) === 'More',
  },
  {
    id: 'review-links-here',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'The link “Here” stands in a paragraph of its own and does not say where it leads.',
    target: ['.more-reviews a'],
    words: 'link.*(purpose|text|descri|vague|generic)',
    present: async (proof) =>
      (await proof.has('.more-reviews a')) && (await proof.name('.more-reviews a')) === 'Here',
  },
];
