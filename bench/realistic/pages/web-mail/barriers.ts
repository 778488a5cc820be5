import type { Barrier } from '../../realistic-page.ts';
import type { Proof } from '../../proof/proof.ts';

const openMessage = async (proof: Proof) => {
  await proof.focus('[data-mail="m3"] .open');
  await proof.press('Enter');
  await proof.until(() => proof.has('.message'));
};

const archiveFirst = async (proof: Proof) => {
  await proof.focus('[data-mail="m1"] .put-away');
  await proof.press('Enter');
};

export const barriers: Barrier[] = [
  {
    id: 'route-leaves-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-not-moved-to-new-view',
    what: 'Opening a message replaces the view, and the focus is lost: it starts again at the top of the document.',
    target: ['.open', '#view'],
    words: 'route|focus.*(lost|view|navigation)',
    present: async (proof) => {
      await openMessage(proof);
      return (await proof.has('.message')) && !(await proof.focusIsIn('main'));
    },
  },
  {
    id: 'compose-loses-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-closing',
    what: 'After a new message is discarded the focus does not go back to the button that opened the dialog.',
    target: ['#compose', '#compose-open', '#discard'],
    words: 'focus.*(return|lost|restor)',
    present: async (proof) => {
      await proof.focus('#compose-open');
      await proof.press('Enter');
      await proof.focus('#discard');
      await proof.press('Enter');
      return !(await proof.isShown('#compose')) && !(await proof.hasFocus('#compose-open'));
    },
  },
  {
    id: 'compose-lets-out',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-lets-focus-out',
    what: 'Tab leaves the open dialog for the covered page behind it.',
    target: ['#compose'],
    words: 'focus.*(leaves|escapes|trap|behind|outside).*|modal',
    present: async (proof) => {
      await proof.focus('#compose-open');
      await proof.press('Enter');
      await proof.focus('#to');
      await proof.press('Shift+Tab');
      return (await proof.isShown('#compose')) && !(await proof.focusIsIn('#compose'));
    },
  },
  {
    id: 'star-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The star of a message can be set only with the mouse; it is a span with a click handler.',
    target: ['.star'],
    words: 'star.*keyboard',
    present: async (proof) => {
      await proof.click('[data-star="m1"]');
      const byMouse = (await proof.text('[data-star="m1"]')) === '★';
      await proof.focus('#compose-open');
      return byMouse && (await proof.tabsTo('[data-star="m1"]', 40)) === null;
    },
  },
  {
    id: 'letter-keys',
    criteria: ['2.1.4'],
    sort: 'keys',
    class: 'character-shortcut',
    what: 'Pressing c or e anywhere writes or archives a message, and there is no way to turn that off.',
    target: [],
    words: 'character key|shortcut',
    present: async (proof) => {
      await proof.focus('.mark');
      await proof.press('c');
      return proof.isShown('#compose');
    },
  },
  {
    id: 'toast-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'The message that something was archived or sent appears in a corner without being announced.',
    target: ['#toasts'],
    words: 'status message|live region',
    present: async (proof) => {
      await archiveFirst(proof);
      return (await proof.isShown('.toast')) && !(await proof.announces(/moved to Archive/));
    },
  },
  {
    id: 'undo-vanishes',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'The button that takes archiving back disappears after four seconds, which cannot be changed.',
    target: ['#toasts'],
    words: 'time limit|timing|disappear',
    present: async (proof) => {
      await archiveFirst(proof);
      const shown = await proof.isShown('.undo');
      return shown && (await proof.until(async () => !(await proof.isShown('.undo')), 6_000));
    },
  },
  {
    id: 'folder-by-drag',
    criteria: ['2.5.7', '2.1.1'],
    sort: 'keys',
    class: 'drag-without-alternative',
    what: 'Messages can be filed in a folder only by dragging them.',
    target: ['.mail', '.tip', '#folder-list'],
    words: 'drag',
    present: async (proof) =>
      (await proof.has('[draggable="true"]')) && !(await proof.has('#move-to')),
  },
  {
    id: 'picks-unlabelled',
    criteria: ['4.1.2', '1.3.1', '3.3.2'],
    sort: 'markup',
    class: 'field-without-label',
    what: 'The check boxes of the messages have no labels.',
    target: ['.pick'],
    words: 'checkbox.*(label|name)|(label|name).*checkbox|field.*label',
    present: async (proof) => (await proof.name('.pick')) === '',
  },
  {
    id: 'unread-by-weight',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'That a message is unread is conveyed by bold letters only.',
    target: ['.unread', '.unread .open'],
    words: 'unread|bold|visual (styling|presentation)',
    present: async (proof) => !/unread/i.test(await proof.name('.unread .open')),
  },
  {
    id: 'folder-current',
    criteria: ['1.3.1', '4.1.2'],
    sort: 'markup',
    class: 'current-item-not-exposed',
    what: 'The folder that is open is marked by its color and weight, but not in the code.',
    target: ['.folders .current', '#folder-list'],
    words: 'aria-current|current (page|item)',
    present: async (proof) => (await proof.attribute('.folders .current', 'aria-current')) === null,
  },
  {
    id: 'row-end-hidden',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'hidden-from-assistive-technology',
    what: 'The Archive buttons are hidden from assistive technology but still take the focus.',
    target: ['.row-end', '.put-away'],
    words: 'aria-hidden',
    present: async (proof) => {
      await proof.focus('.put-away');
      return (
        (await proof.hasFocus('.put-away')) && (await proof.has('[aria-hidden="true"] .put-away'))
      );
    },
  },
  {
    id: 'search-hint',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-placeholder',
    what: 'The hint in the search field is light gray on white.',
    target: ['#seek'],
    words: 'placeholder.*contrast|contrast',
    present: async (proof) => (await proof.contrast('#seek', '::placeholder')) < 4.5,
  },
  {
    id: 'tiny-targets',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The stars are 15 pixels wide and high, and stand so close to the check boxes that the wrong one is hit.',
    target: ['.star'],
    words: 'target size|touch target',
    present: async (proof) => {
      const star = await proof.box('.star');
      const pick = await proof.box('.pick');
      const near = star.x + star.width / 2 - 12 < pick.x + pick.width;
      return star.width < 24 && star.height < 24 && near;
    },
  },
  {
    id: 'columns-fixed',
    criteria: ['1.4.10'],
    sort: 'look',
    class: 'no-reflow',
    what: 'In a window of 320 pixels the whole page must be scrolled sideways.',
    target: ['body', '.frame'],
    words: 'reflow|horizontal scroll|320',
    present: async (proof) => {
      await proof.resize(320, 800);
      return proof.scrollsSideways();
    },
  },
  {
    id: 'title-stays',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'The title says "Inbox" whatever view is open.',
    target: ['title'],
    words: '(page|document) title',
    present: async (proof) => {
      await openMessage(proof);
      return (await proof.title()).startsWith('Inbox');
    },
  },
  {
    id: 'send-renamed',
    criteria: ['2.5.3'],
    sort: 'markup',
    class: 'label-not-in-name',
    what: 'The button that says "Send message" has the accessible name "Submit form".',
    target: ['#compose [type="submit"]'],
    words: 'label in name|visible (label|text)',
    present: async (proof) => {
      await proof.click('#compose-open');
      const name = await proof.name('#compose [type="submit"]');
      return !name.includes(await proof.text('#compose [type="submit"]'));
    },
  },
  {
    id: 'plan-undescribed',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The alternative of the attached floor plan says only "Attachment".',
    target: ['.message img'],
    words: 'alternative.*(generic|descri|meaning)',
    present: async (proof) => {
      await proof.click('[data-mail="m1"] .open');
      await proof.until(() => proof.has('.message'));
      return /^attachment$/i.test(await proof.name('.message img'));
    },
  },
  {
    id: 'address-error-empty',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'An address that is not complete is answered with "Error 422" only.',
    target: ['#to', '#to-error'],
    words: 'error (message|suggestion|identification)',
    present: async (proof) => {
      await proof.click('#compose-open');
      await proof.focus('#to');
      await proof.type('ines');
      await proof.press('Enter');
      return /^error \d+$/i.test(await proof.text('#to-error'));
    },
  },
];
