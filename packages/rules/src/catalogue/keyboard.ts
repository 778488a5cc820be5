import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Everything that decides how the keyboard moves through a page. */
export const keyboardRules: readonly Rule[] = [
  {
    id: 'accesskeys',
    title: 'The same access key is used more than once',
    barrier:
      'Keyboard users who press a shortcut that several elements share land on the wrong one, or have to press it again and again.',
    remedy:
      'Give each accesskey attribute a value of its own, or do without access keys: they often collide with those of browsers and screen readers.',
    verification:
      'Search the markup for accesskey in the developer tools. No value occurs twice, and pressing each shortcut leads to the element that it stands for.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:access-keys',
    trust: 'failure',
    detectedBy: { axe: ['accesskeys'], lighthouse: ['accesskeys'] },
    helpUrl: axeHelp('accesskeys'),
  },
  {
    id: 'control-role',
    title: 'Controls do not say what they are',
    barrier:
      'The focus stops at something that works with clicks and keys, and a screen reader says at most its words. People do not learn that it is a button or a check box, or whether it is checked.',
    remedy:
      'Use a button, or an input with a label, in place of the element. Where that cannot be, add the fitting role, a name and the state.',
    verification:
      'Move to the element with Tab while a screen reader runs. It says what the element is, its name, and its state after it was used.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F59', 'ARIA4', 'H91'],
    actRules: [],
    topic: 'wcag:4.1.2:control-role',
    trust: 'failure',
    detectedBy: { curbcut: ['control-role'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F59',
  },
  {
    id: 'static-tab-stop',
    title: 'Static text is in the tab order',
    barrier:
      'Keyboard users stop at text that nobody can operate. Each such stop is a key press more on the way to what they want, and screen reader users wait for something to do.',
    remedy: 'Remove the tabindex attribute from what is no control and does not scroll.',
    verification:
      'Press Tab through the page. The focus stops only at what can be operated or scrolled.',
    category: 'keyboard-navigation',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['F59'],
    actRules: [],
    topic: 'bp:static-tab-stop',
    trust: 'failure',
    detectedBy: { curbcut: ['static-tab-stop'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/',
  },
  {
    id: 'aria-hidden-focus',
    title: 'Hidden elements can still get keyboard focus',
    barrier:
      'The focus moves to something that aria-hidden hides from screen readers. Keyboard users who listen to the page are then on an element that says nothing.',
    remedy:
      'Remove aria-hidden="true", or take everything inside out of the tab order with the inert attribute, disabled or tabindex="-1".',
    verification:
      'Press Tab through the whole page while a screen reader runs. Wherever the focus stops, you see it and hear a name; it never stops inside an element with aria-hidden="true".',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['6cfa84'],
    topic: 'act:6cfa84',
    explainedBy: [
      { rules: ['aria-hidden-body'], where: 'same' },
      { rules: ['aria-hidden-body'], where: 'around' },
    ],
    trust: 'failure',
    detectedBy: {
      axe: ['aria-hidden-focus'],
      lighthouse: ['aria-hidden-focus'],
      alfa: ['sia-r17'],
    },
    helpUrl: axeHelp('aria-hidden-focus'),
  },
  {
    id: 'bypass',
    title: 'No way to skip repeated content',
    barrier:
      'Keyboard and screen reader users have to go through the header and navigation on every page when there is no skip link, heading or landmark to jump to.',
    remedy:
      'Put the content into a main landmark with a heading, and make the first link of the page a skip link to it.',
    verification:
      'Load the page and press Tab once: a skip link appears, and Enter moves past the navigation. Or move by headings or landmarks with a screen reader: one key brings you to the content.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.1'],
    level: 'A',
    techniques: ['G1', 'G123', 'G124', 'H69', 'ARIA11'],
    actRules: ['cf77f2', '047fe0', 'b40fd1', 'ye5d6e'],
    topic: 'act:cf77f2',
    trust: 'failure',
    onlyAsked: ['axe', 'lighthouse'],
    detectedBy: { axe: ['bypass'], lighthouse: ['bypass'] },
    helpUrl: axeHelp('bypass'),
  },
  {
    id: 'focus-order-semantics',
    title: 'Focusable elements have no fitting role',
    barrier:
      'The keyboard focus stops at an element that does not say what it is. Screen reader users cannot tell whether it can be operated.',
    remedy:
      'Use a button, link or form field for what can be operated, or add the fitting role. Remove tabindex from everything else.',
    verification:
      "Press Tab until the focus stops at the element while a screen reader runs. It announces what the element is, such as a button, link or field, and the element works as announced; what can't be operated takes no focus.",
    category: 'keyboard-navigation',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['F59', 'ARIA4'],
    actRules: [],
    topic: 'bp:focus-order-roles',
    trust: 'review',
    experimental: true,
    detectedBy: { axe: ['focus-order-semantics'] },
    helpUrl: axeHelp('focus-order-semantics'),
  },
  {
    id: 'frame-focusable-content',
    title: 'Content of a frame cannot be reached by keyboard',
    barrier:
      'A negative tabindex takes a frame and everything inside it out of the tab order, so keyboard users cannot get to its links and controls.',
    remedy: 'Remove tabindex="-1" from the iframe if anything inside it can be operated.',
    verification:
      'Press Tab through the page. Every link, button and field that you see inside the frame gets the focus in its turn.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.1.1'],
    level: 'A',
    techniques: ['G202'],
    actRules: ['akn7bn'],
    topic: 'act:akn7bn',
    trust: 'review',
    detectedBy: { axe: ['frame-focusable-content'] },
    helpUrl: axeHelp('frame-focusable-content'),
  },
  {
    id: 'nested-interactive',
    title: 'Interactive controls are nested inside each other',
    barrier:
      'A link or button inside another control is not announced by screen readers, and keyboard users may focus something that has no name or does nothing.',
    remedy:
      'Take the inner control out and place it beside the outer one, or make only one of them interactive.',
    verification:
      'Inspect the control in the developer tools: it holds no other link, button or field. Pressing Tab, you stop once at it and hear one name and one role.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['307n5z'],
    topic: 'act:307n5z',
    claims: 'control',
    trust: 'failure',
    detectedBy: { axe: ['nested-interactive'], alfa: ['sia-r90'] },
    helpUrl: axeHelp('nested-interactive'),
  },
  {
    id: 'scrollable-region-focusable',
    title: 'Scrollable areas cannot be reached by keyboard',
    barrier:
      'People who use the keyboard cannot scroll an area that neither takes the focus nor holds anything that does, so part of the content stays hidden from them.',
    remedy:
      'Add tabindex="0" to the scrollable element, with a role and a label that name it, or let it grow so that nothing needs to scroll.',
    verification:
      'Put the mouse away and press Tab until the focus is in or on the area, then use the arrow keys. It scrolls to its end.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.1.1', '2.1.3'],
    level: 'A',
    techniques: ['G202'],
    actRules: ['0ssw9k'],
    topic: 'act:0ssw9k',
    trust: 'review',
    detectedBy: { axe: ['scrollable-region-focusable'] },
    helpUrl: axeHelp('scrollable-region-focusable'),
  },
  {
    id: 'skip-link',
    title: 'Skip links do not work',
    barrier:
      'Keyboard users who follow the skip link stay where they are, because its target does not exist on the page or cannot be reached.',
    remedy:
      'Let the href of the skip link be the id of the main content, and make sure that this element is on the page and not hidden.',
    verification:
      'Load the page, press Tab until the skip link appears, and press Enter, then Tab. The focus lands on the first link or control of the place that the skip link names.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['G1', 'G123', 'G124'],
    actRules: ['ye5d6e'],
    topic: 'act:ye5d6e',
    trust: 'failure',
    detectedBy: { axe: ['skip-link'], lighthouse: ['skip-link'] },
    helpUrl: axeHelp('skip-link'),
  },
  {
    id: 'tabindex',
    title: 'A tabindex above zero changes the keyboard order',
    barrier:
      'Elements with a positive tabindex come first, whatever their place on the page. The focus then jumps around, and keyboard users lose their way.',
    remedy:
      'Use tabindex="0", or none on links, buttons and fields, and put the elements into the right order in the markup.',
    verification:
      'Press Tab through the page from its start. The focus moves in the order in which you read the page, and never jumps ahead and back.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: ['C27'],
    actRules: [],
    topic: 'bp:positive-tabindex',
    trust: 'failure',
    detectedBy: { axe: ['tabindex'], lighthouse: ['tabindex'] },
    helpUrl: axeHelp('tabindex'),
  },
  {
    id: 'mouse-only-control',
    title: 'Only a mouse or a finger can use these controls',
    barrier:
      "People who use a keyboard, a switch or speech can't reach what only reacts to clicks. Screen readers don't announce it as something to press.",
    remedy:
      'Use a button or a link. Where that is impossible, give the element a role, tabindex="0" and a handler for the Enter and Space keys.',
    verification:
      'Put the mouse away and press Tab through the page. Each element that can be clicked gets the focus, and Enter or Space does what the click did.',
    category: 'keyboard-navigation',
    impact: 'critical',
    wcag: ['2.1.1'],
    level: 'A',
    techniques: ['F54', 'G202', 'SCR35', 'H91'],
    actRules: [],
    topic: 'wcag:2.1.1:mouse-only',
    trust: 'failure',
    detectedBy: { curbcut: ['mouse-only-control'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  },
  {
    id: 'hover-only-content',
    title: 'Content appears only under a pointer',
    barrier:
      "People who use a keyboard, a switch or a touch screen have no pointer to hold over something. They can't get to what the page shows only then, and don't learn that it exists.",
    remedy:
      'Show the content with a button that opens it, or at least when the focus is there, with :focus-within beside :hover; what holds the content then needs something that takes the focus.',
    verification:
      'Put the mouse away and press Tab through the page. All that appears under a pointer appears, at the latest with Enter.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.1.1'],
    level: 'A',
    techniques: ['F54', 'SCR20', 'G202'],
    actRules: [],
    topic: 'wcag:2.1.1:hover-only',
    trust: 'failure',
    detectedBy: { curbcut: ['hover-only-content'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  },
  {
    id: 'keyboard-trap',
    title: 'The keyboard cannot get out of a part of the page',
    barrier:
      'People who use the keyboard get into the field or window and not out again: Tab leads round in a circle or nowhere. They have to close the page and lose what they entered.',
    remedy:
      'Let Tab leave the field. In a window that keeps the focus on purpose, close it with Escape and with a button that takes the focus.',
    verification:
      'Put the mouse away, move there with Tab, and leave again with Tab, Shift and Tab, or Escape. The focus gets out.',
    category: 'keyboard-navigation',
    impact: 'critical',
    wcag: ['2.1.2'],
    level: 'A',
    techniques: ['F10', 'G21'],
    actRules: ['80af7b', 'a1b64e', 'ebe86a'],
    topic: 'act:80af7b',
    trust: 'failure',
    detectedBy: { curbcut: ['keyboard-trap'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html',
  },
  {
    id: 'dialog-takes-focus',
    title: 'A dialog opens and the focus stays behind it',
    barrier:
      'People who use the keyboard press Tab and move about in the page behind the dialog, without seeing where. People who listen to a screen reader do not learn that something has opened.',
    remedy:
      'Give the focus to the dialog, its heading or its first field when it opens. The dialog element does so by itself when it is opened with showModal().',
    verification:
      'Open the dialog with the keyboard. The focus is in it, or the next press of Tab leads into it.',
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
    title: 'The focus leaves an open dialog for the page behind it',
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
    id: 'dialog-returns-focus',
    title: 'The focus is lost when a dialog is closed',
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
    id: 'focus-after-removal',
    title: 'The focus is lost when a control disappears',
    barrier:
      'The control that had the focus is gone and the focus with it. Some browsers and most screen readers then begin at the top of the page, and people have to look for the place where they were.',
    remedy:
      'When the control that has the focus disappears, give the focus to what takes its place, to the next item, or to the heading of the list.',
    verification:
      'Press the control with the keyboard. The focus is seen on something close by, and a screen reader says what.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:2.4.3:removed',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-after-removal'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html',
  },
  {
    id: 'focus-in-new-view',
    title: 'The focus is lost when another view is shown',
    barrier:
      'A link or button shows another view or the next step without loading a page, and the focus is on nothing. People who use a screen reader do not learn that anything has changed, and the keyboard begins anywhere.',
    remedy:
      'Give the focus to the heading of the new view, with tabindex="-1", whenever the view changes.',
    verification:
      'Press the control with the keyboard. The focus is on the heading or the first control of the new view, and a screen reader says so.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:2.4.3:new-view',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-in-new-view'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html',
  },
  {
    id: 'status-message',
    title: 'Messages appear that screen readers do not announce',
    barrier:
      'What was done, found or gone wrong is written somewhere on the page, while the focus stays where it is. People who listen to a screen reader are told nothing and do not know whether anything happened.',
    remedy:
      'Put messages into an element with role="status", or role="alert" for errors, that is in the page before the message comes.',
    verification:
      'With a screen reader, press the control. The message is read without moving the focus.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.3'],
    level: 'AA',
    techniques: ['ARIA19', 'ARIA22', 'F103'],
    actRules: [],
    topic: 'wcag:4.1.3:message',
    trust: 'failure',
    detectedBy: { curbcut: ['status-message'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
  {
    id: 'dialog-close-button',
    title: 'What closes a dialog only reacts to the mouse',
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
  {
    id: 'acts-on-pointer-down',
    title: 'Controls act as soon as the pointer goes down',
    barrier:
      'People with tremor or poor sight often touch the wrong spot. Where the action waits for the release they can slide away from it; here it has already happened.',
    remedy:
      'Listen to click instead of mousedown, pointerdown or touchstart. Then moving away before letting go calls the action off.',
    verification:
      'Press on the control, keep pressing, move away from it and let go. Nothing has happened.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['2.5.2'],
    level: 'A',
    techniques: ['G210', 'G212'],
    actRules: [],
    topic: 'wcag:2.5.2:pointer-down',
    trust: 'failure',
    detectedBy: { curbcut: ['acts-on-pointer-down'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation.html',
  },
  {
    id: 'character-shortcut',
    title: "Single characters start actions and can't be switched off",
    barrier:
      "Speech users who dictate words start many shortcuts at once, and people who hit keys by accident start one without noticing. They can't switch them off.",
    remedy:
      'Let shortcuts need Ctrl or Alt, work only while the control has the focus, or offer a setting that switches them off or changes them.',
    verification:
      'With the focus on no field press the letters one by one. Nothing happens, or there is a setting on the page that switches that off.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['2.1.4'],
    level: 'A',
    techniques: ['F99', 'G217'],
    actRules: ['ffbc54'],
    topic: 'act:ffbc54',
    trust: 'failure',
    detectedBy: { curbcut: ['character-shortcut'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html',
  },
  {
    id: 'focus-visible',
    title: 'Nothing shows that these elements have the focus',
    barrier:
      "People who use the keyboard can't see where they are on the page, and don't know what Enter will do.",
    remedy:
      'Take away what removes the outline, or draw a clear sign of your own with :focus-visible, such as an outline of 2 pixels with 3:1 against what is around.',
    verification:
      'Press Tab until the element has the focus. A clear outline or another change shows it.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.7'],
    level: 'AA',
    techniques: ['F78', 'C15', 'C40', 'G149', 'G195'],
    actRules: [],
    topic: 'wcag:2.4.7:focus-visible',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-visible'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  },
  {
    id: 'focus-obscured',
    title: 'A bar that stays in its place covers what has the focus',
    barrier:
      "People who use the keyboard can't see where they are: the link or button that has the focus lies wholly under a bar, and they don't know what Enter will do.",
    remedy:
      'Give the html element scroll-padding-top or scroll-padding-bottom as high as the bar, or let the bar scroll with the page.',
    verification:
      'Press Tab through the whole page, and Shift and Tab back. What has the focus is never wholly under the bar.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.11'],
    level: 'AA',
    techniques: ['F110', 'C43'],
    actRules: [],
    topic: 'wcag:2.4.11:focus-obscured',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-obscured'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html',
  },
  {
    id: 'hidden-focus',
    title: 'Tab leads to links and buttons that are out of sight',
    barrier:
      "People who use the keyboard see the focus vanish, press Tab again and again without knowing where they are, and may start something that they don't see.",
    remedy:
      'Hide what is closed with display: none, visibility: hidden or inert, not only by moving it off the page or making it transparent.',
    verification: 'Press Tab through the page. The focus is in sight at every step.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3', '2.4.7'],
    level: 'A',
    techniques: ['C45', 'G59'],
    actRules: [],
    topic: 'wcag:2.4.7:hidden-focus',
    trust: 'failure',
    detectedBy: { curbcut: ['hidden-focus'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  },
  {
    id: 'arrow-keys',
    title: 'Menus, tabs or sliders do not react to arrow keys',
    barrier:
      "Screen readers announce a menu, tabs or a slider, and people press the arrow keys that these promise. Nothing happens, and the other items can't be reached.",
    remedy:
      'Listen to the arrow keys and move the focus or the value with them, as the ARIA Authoring Practices describe, or let Tab reach each item.',
    verification:
      'Move to the menu, the tabs or the slider with Tab and press the arrow keys. The focus goes to the next item, or the value changes.',
    category: 'keyboard-navigation',
    impact: 'critical',
    wcag: ['2.1.1'],
    level: 'A',
    techniques: ['G202'],
    actRules: [],
    topic: 'wcag:2.1.1:arrow-keys',
    trust: 'failure',
    detectedBy: { curbcut: ['arrow-keys'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  },
];
