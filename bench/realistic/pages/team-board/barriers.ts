import type { Proof } from '../../proof/proof.ts';
import type { Barrier } from '../../realistic-page.ts';

async function openMenu(proof: Proof): Promise<void> {
  await proof.focus('.card .menu > button');
  await proof.press('Enter');
}

async function follow(proof: Proof, hash: string): Promise<void> {
  await proof.focus(`.side a[href="${hash}"]`);
  await proof.press('Enter');
}

export const barriers: Barrier[] = [
  {
    id: 'bell-nameless',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The button with the bell has no name.',
    target: ['button.bell'],
    words: 'button.*(name|text)|discernible',
    present: async (proof) => (await proof.name('.bell')) === '',
  },
  {
    id: 'card-menu-state-untold',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'The button of a card’s menu does not say whether the menu is open.',
    target: ['.card .menu > button'],
    words: 'expanded|collapsed',
    present: async (proof) =>
      (await proof.accessible('.card .menu > button')).states['expanded'] === undefined,
  },
  {
    id: 'columns-not-headed',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'heading-not-marked-up',
    what: 'The titles of the columns look like headings and are not marked up as such.',
    target: ['.column .title'],
    words: 'heading',
    present: async (proof) => (await proof.role('.column > :first-child')) !== 'heading',
  },
  {
    id: 'density-switch-bare',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'role-not-exposed',
    what: 'The switch for compact cards is a focusable div without role and state.',
    target: ['div.switch'],
    words: 'role|switch|custom control',
    present: async (proof) => {
      await follow(proof, '#/settings');
      return (await proof.role('.switch')) !== 'switch';
    },
  },
  {
    id: 'tags-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'Tags have pale blue letters on a pale blue ground.',
    target: ['.card .tag'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.card .tag')) < 4.5,
  },
  {
    id: 'priority-by-dot',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'The priority of a task is shown by the color of a dot only.',
    target: ['.card .dot', '.card p.low', '.card p.medium', '.card p.high'],
    words: 'color alone|by color|only.*color',
    present: async (proof) =>
      (await proof.text('.card .high')) === (await proof.text('.card .low')),
  },
  {
    id: 'shell-keeps-its-width',
    criteria: ['1.4.10'],
    sort: 'look',
    class: 'no-reflow',
    what: 'In a window of 320 pixels every view, settings too, has to be scrolled sideways.',
    target: ['body'],
    words: 'reflow|320|horizontal scroll|sideways',
    present: async (proof) => {
      await follow(proof, '#/settings');
      await proof.resize(320, 800);
      return proof.scrollsSideways();
    },
  },
  {
    id: 'cards-by-drag-only',
    criteria: ['2.5.7', '2.1.1'],
    sort: 'keys',
    class: 'drag-without-alternative',
    what: 'Cards can be brought to another column by dragging only.',
    target: ['.card', '.columns'],
    words: 'drag',
    present: async (proof) => {
      const draggable = (await proof.attribute('.card', 'draggable')) === 'true';
      await openMenu(proof);
      const actions = await proof.text('.card [role="menu"]');
      return draggable && !/Move to/.test(actions);
    },
  },
  {
    id: 'route-change-drops-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-not-moved-to-new-view',
    what: 'Following a link to another view draws the links anew: the focus is lost instead of going to the view.',
    target: ['.side', '.side a'],
    words: 'focus.*(lost|mov|route|view)',
    present: async (proof) => {
      await follow(proof, '#/list');
      await proof.until(async () => /All tasks/.test(await proof.text('#view')));
      return proof.hasFocus('body');
    },
  },
  {
    id: 'task-window-leaks',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-lets-focus-out',
    what: 'The window of a task says that it is modal, but Tab leads to the board behind it.',
    target: ['#task'],
    words: 'modal|dialog|focus',
    present: async (proof) => {
      await proof.focus('.card .open');
      await proof.press('Enter');
      for (let count = 0; count < 12; count++) {
        await proof.press('Tab');
        if (await proof.focusIsIn('.shell, .top')) return true;
      }
      return false;
    },
  },
  {
    id: 'card-menu-needs-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'In the menu of a card only the first action is reached with keys: there are no arrow keys, and Tab shuts it.',
    target: ['.card [role="menu"]', '.card [role="menuitem"]'],
    words: 'arrow|keyboard|menu',
    present: async (proof) => {
      await openMenu(proof);
      const first = await proof.focused();
      await proof.press('ArrowDown');
      return (await proof.focused()) === first;
    },
  },
  {
    id: 'letter-n-alone',
    criteria: ['2.1.4'],
    sort: 'keys',
    class: 'character-shortcut',
    what: 'The letter n alone opens the window for a new task, and it cannot be switched off.',
    target: [],
    words: 'shortcut|character key|single.key',
    present: async (proof) => {
      await proof.focus('.side a');
      await proof.press('n');
      return proof.isShown('#new-task');
    },
  },
  {
    id: 'undo-runs-out',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'The message with “Undo” goes away after two and a half seconds.',
    target: ['.toasts'],
    words: 'time ?limit|timing|time-?out|disappear',
    present: async (proof) => {
      await openMenu(proof);
      await proof.focus('[data-act="delete"]');
      await proof.press('Enter');
      const offered = await proof.isShown('.undo');
      return offered && (await proof.until(async () => !(await proof.has('.undo')), 3_500));
    },
  },
  {
    id: 'toasts-unheard',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'Messages in the lower corner are in no live region.',
    target: ['.toasts'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.focus('.bell');
      await proof.press('Enter');
      return (
        /Nothing new/.test(await proof.text('.toasts')) && !(await proof.announces(/Nothing new/))
      );
    },
  },
  {
    id: 'deleting-drops-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: 'When a task is deleted, the focus is lost with its card.',
    target: ['.columns', '.card'],
    words: 'focus.*(lost|remov|delet)',
    present: async (proof) => {
      await openMenu(proof);
      await proof.focus('[data-act="delete"]');
      await proof.press('Enter');
      return proof.hasFocus('body');
    },
  },
  {
    id: 'titles-never-change',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'Every view has the title of the board.',
    target: ['title'],
    words: 'title',
    present: async (proof) => {
      await follow(proof, '#/people');
      await proof.until(() => proof.has('.people'));
      return (await proof.title()).startsWith('Board');
    },
  },
  {
    id: 'card-menus-all-more',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'vague-label',
    what: 'The menus of all eleven cards are named “More”.',
    target: ['.card .menu > button'],
    words: 'same (name|label)|identical|label.*(descri|vague|generic)|name.*(descri|vague|generic)',
    present: async (proof) => (await proof.name('.card .menu > button')) === 'More',
  },
  {
    id: 'faces-by-file',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-is-file-name',
    what: 'Portraits have names of files as text alternatives.',
    target: ['.people img'],
    words: 'alternative|alt text|file ?name',
    present: async (proof) => {
      await follow(proof, '#/people');
      await proof.until(() => proof.has('.people'));
      return (await proof.name('.people img')).endsWith('.png');
    },
  },
];
