import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'filter-fold-state',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'The button that folds out more filters does not say whether they are shown.',
    target: ['.filters .more'],
    words: 'expanded|collapsed',
    present: async (proof) => {
      await proof.click('.filters .more');
      const { states } = await proof.accessible('.filters .more');
      return (await proof.isShown('#more-filters')) && states['expanded'] === undefined;
    },
  },
  {
    id: 'milk-picture-bare',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'picture-without-alternative',
    what: 'The picture of the milk bottle has no text alternative.',
    target: ['img[src="pictures/milk.svg"]'],
    words: 'alternative|alt (text|attribute)',
    present: async (proof) => (await proof.name('img[src="pictures/milk.svg"]')) === '',
  },
  {
    id: 'diet-marks-without-words',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'icon-without-alternative',
    what: 'The signs for organic and vegan goods have no text alternative.',
    target: ['svg.organic', 'svg.vegan'],
    words: 'svg|icon|graphic',
    present: async (proof) => (await proof.name('svg.organic')) === '',
  },
  {
    id: 'search-hint-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-placeholder',
    what: 'The hint in the search field is pale on white.',
    target: ['#find'],
    words: 'placeholder|contrast',
    present: async (proof) => (await proof.contrast('#find', '::placeholder')) < 4.5,
  },
  {
    id: 'names-cut-when-spaced',
    criteria: ['1.4.12'],
    sort: 'look',
    class: 'text-clipped-when-spaced',
    what: 'Names of goods have a fixed height and lose lines when text is spaced as WCAG asks for.',
    target: ['.good h3'],
    words: 'text spacing|clip|cut off|overflow',
    present: async (proof) => {
      const name = '.good[data-id="sourdough"] h3';
      const before = await proof.isCutOff(name);
      await proof.spaceText();
      return !before && (await proof.isCutOff(name));
    },
  },
  {
    id: 'offer-badge-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'The badge of an offer has white letters on pale orange.',
    target: ['.offer'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.offer')) < 4.5,
  },
  {
    id: 'steps-tiny',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The buttons for more and less of a good are 16 pixels wide and stand close to each other.',
    target: ['.less-of-it', '.more-of-it'],
    words: 'target size|touch target|24',
    present: async (proof) => {
      const less = await proof.box('.less-of-it');
      return less.width < 24 && less.height < 24;
    },
  },
  {
    id: 'drawer-stays-in-tab-order',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'While the drawer with the cart is shut, off the screen, Tab goes through its field, button and link.',
    target: ['.drawer'],
    words: 'hidden|off-?screen|not visible|invisible',
    present: async (proof) => {
      await proof.focus('footer a:last-child');
      for (let count = 0; count < 4; count++) {
        await proof.press('Tab');
        if (await proof.focusIsIn('.drawer')) return (await proof.box('.drawer')).x >= 1280;
      }
      return false;
    },
  },
  {
    id: 'drawer-lets-out',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-lets-focus-out',
    what: 'The drawer with the cart says that it is modal, but Tab leads out of it into the page behind.',
    target: ['.drawer'],
    words: 'modal|dialog|focus',
    present: async (proof) => {
      await proof.focus('.open-cart');
      await proof.press('Enter');
      for (let count = 0; count < 12; count++) {
        await proof.press('Tab');
        if (await proof.focusIsIn('header, main, footer, .filters')) return true;
      }
      return false;
    },
  },
  {
    id: 'filter-result-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many goods a filter leaves is shown, but in no live region.',
    target: ['.found'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.click('input[value="area-bread"]');
      return (await proof.text('.found')).startsWith('3 of') && !(await proof.announces(/3 of/));
    },
  },
  {
    id: 'sorting-reloads',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'Choosing an order with the arrow keys sends the form at once and loads the page anew.',
    target: ['#order'],
    words: 'on input|change of context|submit',
    present: async (proof) => {
      const before = proof.page.url();
      await proof.focus('#order');
      await proof.page.keyboard.press('ArrowDown');
      return proof.until(() => Promise.resolve(proof.page.url() !== before));
    },
  },
  {
    id: 'removal-drops-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: 'When a good is removed from the cart, the focus is lost with its button.',
    target: ['.drawer ul', '.drawer .remove'],
    words: 'focus.*(lost|remov)',
    present: async (proof) => {
      await proof.click('.more-of-it');
      await proof.click('.good[data-id="pears"] .more-of-it');
      await proof.focus('.open-cart');
      await proof.press('Enter');
      await proof.focus('.drawer .remove');
      await proof.press('Enter');
      return (await proof.count('.drawer .remove')) === 1 && (await proof.hasFocus('body'));
    },
  },
  {
    id: 'nutrition-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'Nutrition facts show only while the pointer is over a word that cannot be focused.',
    target: ['span.facts'],
    words: 'hover|keyboard',
    present: async (proof) => {
      await proof.hover('.facts');
      const shown = await proof.isShown('.facts + .nutrition');
      return shown && (await proof.tabsTo('.facts', 40)) === null;
    },
  },
  {
    id: 'bar-covers-focus',
    criteria: ['2.4.11'],
    sort: 'keys',
    class: 'focus-obscured',
    what: 'The fixed bar with the total covers controls entirely that get the focus by Tab.',
    target: ['.total'],
    words: 'obscur|cover|sticky|fixed',
    present: async (proof) => {
      for (let count = 0; count < 80; count++) {
        await proof.press('Tab');
        const path = await proof.focused();
        if (path === 'body' || (await proof.focusIsIn('.total, .drawer'))) break;
        if ((await proof.coveredShare(path)) === 1) return true;
      }
      return false;
    },
  },
  {
    id: 'apples-called-bananas',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-wrong',
    what: 'The picture of apples has a text alternative that speaks of bananas.',
    target: ['img[src="pictures/apples.svg"]'],
    words: 'alternative|alt text',
    present: async (proof) => /bananas/.test(await proof.name('img[src="pictures/apples.svg"]')),
  },
  {
    id: 'step-buttons-same-name',
    criteria: ['2.4.6', '4.1.2'],
    sort: 'meaning',
    class: 'vague-label',
    what: 'The buttons for more and for less of each good are all named “Change”.',
    target: ['.less-of-it', '.more-of-it'],
    words: 'same (name|label)|identical|name.*(descri|vague)|label.*(descri|vague)',
    present: async (proof) =>
      (await proof.name('.less-of-it')) === (await proof.name('.more-of-it')),
  },
  {
    id: 'order-by-round-button',
    criteria: ['1.3.3'],
    sort: 'meaning',
    class: 'instructions-by-shape-or-place',
    what: 'The way to the checkout is told by shape and place only: “the round button on the lower right”.',
    target: ['main h1 + p'],
    words: 'sensory|shape|location|position',
    present: async (proof) => /round button/.test(await proof.text('main h1 + p')),
  },
];
