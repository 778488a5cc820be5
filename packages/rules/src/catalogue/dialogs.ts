import type { Rule } from '../rule.ts';

/** How dialogs take the focus, keep it and give it back. */
export const dialogsRules: readonly Rule[] = [
  {
    id: 'dialog-takes-focus',
    revision: 1,
    title: 'A dialog opens and the focus stays behind it',
    todo: 'Move the focus into the dialog when it opens',
    barrier:
      'People who use the keyboard press Tab and move about in the page behind the dialog, without seeing where. People who listen to a screen reader do not learn that something has opened.',
    remedy:
      'Give the focus to the dialog, its heading or its first field when it opens. The dialog element does so by itself when it is opened with showModal().',
    verification:
      'Open the dialog with the keyboard, or load the page where it is open from the start. The focus is in it, or the next press of Tab leads into it.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['F85', 'H102', 'SCR26'],
    actRules: [],
    topic: 'wcag:2.4.3:dialog-opens',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-takes-focus'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  {
    id: 'dialog-keeps-focus',
    revision: 1,
    title: 'The focus leaves an open dialog for the page behind it',
    todo: 'Keep the focus in the open dialog',
    barrier:
      'People who use the keyboard get behind the dialog without closing it: the focus is on what they can’t see or use, and it is a long way back.',
    remedy:
      'Open the dialog with showModal(), or make all that is behind it inert as long as it is open.',
    verification:
      'Open the dialog and press Tab until the last control in it, and once more; then the other way round with Shift and Tab. The focus stays in the dialog or goes to the browser.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['H102'],
    actRules: [],
    topic: 'wcag:2.4.3:dialog-open',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-keeps-focus'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  {
    id: 'dialog-modal',
    revision: 1,
    title: 'Screen readers read the page behind an open dialog',
    todo: 'Take the page behind the dialog out of use while it is open',
    barrier:
      'The dialog keeps everybody who sees it from the page behind. Screen reader users read on past its end without noticing, and try to work with what nobody else can reach.',
    remedy:
      'Open the dialog with showModal(). In a dialog of your own set aria-modal to “true”, and make all that is behind it inert as long as it is open.',
    verification:
      'Open the dialog and read on with the arrow keys of a screen reader, or swipe. It does not leave the dialog as long as that is open.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['H102'],
    actRules: [],
    topic: 'bp:dialog-modal',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-modal'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  {
    id: 'escape-closes',
    revision: 1,
    title: 'Escape does not close what has opened',
    todo: 'Let Escape close dialogs, menus and lists of choices',
    barrier:
      'People who work with the keyboard expect that Escape closes a dialog or a menu. Where it does not, they have to find another way out, press by press.',
    remedy:
      'Close it when Escape is pressed in it or on the control that has opened it, and give the focus back to that. The dialog element and the popover attribute do so by themselves.',
    verification:
      'Open it with the keyboard and press Escape. It closes, and the focus is on the control that has opened it.',
    category: 'keyboard-navigation',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:escape-closes',
    trust: 'failure',
    detectedBy: { curbcut: ['escape-closes'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  },
  {
    id: 'dialog-returns-focus',
    revision: 1,
    title: 'The focus is lost when a dialog is closed',
    todo: 'Give the focus back when the dialog closes',
    barrier:
      'After closing, the focus is on nothing. People who use the keyboard or a screen reader find themselves at the beginning or the end of the page and have to look for the place where they were.',
    remedy:
      'Give the focus back to the control that opened the dialog or, where that is gone, to what comes next in the task. The dialog element does so by itself.',
    verification:
      'Open the dialog with the keyboard and close it, with Escape and with its button. The focus is on the control that opened it.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['H102', 'SCR26'],
    actRules: [],
    topic: 'wcag:2.4.3:dialog-closed',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-returns-focus'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  {
    id: 'dialog-close-button',
    revision: 1,
    title: 'What closes a dialog only reacts to the mouse',
    todo: 'Close the dialog with the keyboard too',
    barrier:
      'People who use the keyboard can’t reach what closes the dialog, and people who listen to a screen reader do not hear that it is a button. Unless they guess a key, the page stays covered.',
    remedy: 'Make what closes the dialog a button element. Close the dialog with Escape too.',
    verification:
      'Open the dialog with the keyboard. Tab reaches its close button, Enter there closes it, and so does Escape.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.1.1', '4.1.2'],
    level: 'A',
    techniques: ['F59', 'G202'],
    actRules: [],
    topic: 'wcag:2.1.1:dialog-close',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-close-button'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
];
