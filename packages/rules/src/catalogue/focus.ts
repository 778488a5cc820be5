import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** The way of the focus through a page, and how it is seen. */
export const focusRules: readonly Rule[] = [
  {
    id: 'bypass',
    title: 'No way to skip repeated content',
    todo: 'Add a skip link and a main landmark',
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
    todo: 'Give what takes the focus a fitting role',
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
    id: 'skip-link',
    title: 'Skip links do not work',
    todo: 'Repair the skip links',
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
    todo: 'Remove the tabindex above zero',
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
    id: 'tabindex-order',
    title: 'Tab leaves a form in the middle and comes back later',
    todo: 'Let Tab go through each form from its beginning to its end',
    barrier:
      'Who fills in the form with the keyboard is led to other parts of the page in the middle of it, and finds its last fields or its button only after all else, or takes them for missing.',
    remedy:
      'Take every tabindex above 0 away, and put the fields into the code in the order in which they are to be filled in.',
    verification:
      'Press Tab from the first field of the form on. The focus goes through all of its fields and buttons, and only then to something else.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['F44', 'G59'],
    actRules: [],
    topic: 'wcag:2.4.3:tabindex-order',
    trust: 'failure',
    detectedBy: { curbcut: ['tabindex-order'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html',
  },
  {
    id: 'walked-order',
    title: 'Tab goes back and forth in a form, list or bar',
    todo: 'Let Tab go through each part in the order on the screen',
    barrier:
      'People who use the keyboard see the focus jump past something and come back to it later. They lose their place, fill in the wrong field, or take what was left out for done.',
    remedy:
      'Put the elements into the code in the order in which they are shown, and leave out order, positions and values of tabindex above 0 that change it.',
    verification:
      'Press Tab through the part. The focus goes from its beginning to its end, and never back to something before.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['F44', 'C27', 'G59'],
    actRules: [],
    topic: 'wcag:2.4.3:walked-order',
    trust: 'failure',
    detectedBy: { curbcut: ['walked-order'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html',
  },
  {
    id: 'context-on-focus',
    title: 'Something happens as soon as an element gets the focus',
    todo: 'Keep the focus where people bring it',
    barrier:
      'People who use the keyboard pass through the element on their way and are thrown to another place, a window or another page. They cannot reach or fill it, and screen reader users do not know where they are.',
    remedy:
      'Do nothing but show something when an element gets the focus. Move the focus, open a window or load a page when somebody presses Enter or a button.',
    verification:
      'Press Tab until the element has the focus. It keeps the focus, no window opens, and the page stays the same.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['3.2.1'],
    level: 'A',
    techniques: ['F55', 'G107', 'G200'],
    actRules: [],
    topic: 'wcag:3.2.1:on-focus',
    trust: 'failure',
    detectedBy: { curbcut: ['context-on-focus'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/on-focus.html',
  },
  {
    id: 'skip-link-moves',
    title: 'A skip link leaves the keyboard where it was',
    todo: 'Let the skip link move the focus',
    barrier:
      'People who use the keyboard follow the skip link and see the content. With the next press of Tab they are back in the header, and go through all of it once more.',
    remedy:
      'Let the link name the id of an element that is there, and let the browser follow it; or give the focus to its target in the script that follows it, which needs tabindex="-1" for that.',
    verification:
      'Load the page, press Tab until the skip link appears, press Enter, and press Tab again. The focus is in the place that the link names.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.1'],
    level: 'A',
    techniques: ['G1', 'G124'],
    actRules: [],
    topic: 'wcag:2.4.1:skip-link-moves',
    trust: 'failure',
    detectedBy: { curbcut: ['skip-link-moves'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html',
  },
  {
    id: 'opened-in-order',
    title: 'What opens over the page is far away in the focus order',
    todo: 'Let what opens come right after its control in the focus order',
    barrier:
      'People who work with the keyboard open a menu or a panel and are led on through the page behind it. What they have opened comes after everything else, or seems not to be reached at all, while it may cover where they are.',
    remedy:
      'Put the markup of what opens right after the control that opens it, or move the focus into it when it opens and back to the control when it closes.',
    verification: 'Press the control with the keyboard, then Tab. The focus is in what has opened.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.4.3'],
    level: 'A',
    techniques: ['F85', 'SCR26'],
    actRules: [],
    topic: 'wcag:2.4.3:opened-order',
    trust: 'failure',
    detectedBy: { curbcut: ['opened-in-order'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order',
  },
  {
    id: 'focus-after-removal',
    title: 'The focus is lost when a control disappears',
    todo: 'Move the focus on when a control disappears',
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
    todo: 'Move the focus to the new view',
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
    id: 'focus-visible',
    title: 'Nothing shows that these elements have the focus',
    todo: 'Show which element has the focus',
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
    sharedStyle: ':focus-visible',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-visible'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  },
  {
    id: 'focus-contrast',
    title: 'The ring around what has the focus can hardly be seen',
    todo: 'Draw the ring around what has the focus with more contrast',
    barrier:
      'People with low vision who use the keyboard, and everybody in bright light, lose their place: the ring that is to show it is too close in color to what is around it.',
    remedy:
      'Give the outline or shadow of :focus-visible at least 3:1 against what it is drawn on, or leave the ring of the browser as it is.',
    verification:
      'Press Tab until the element has the focus, and measure the ring against the background with a color picker: 3:1 or more.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['1.4.11'],
    level: 'AA',
    techniques: ['G195', 'C40'],
    actRules: [],
    topic: 'wcag:1.4.11:focus',
    trust: 'failure',
    detectedBy: { curbcut: ['focus-contrast'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html',
  },
  {
    id: 'focus-obscured',
    title: 'Something lies over what has the focus',
    todo: 'Keep bars and layers off what has the focus',
    barrier:
      "People who use the keyboard can't see where they are: the link or button that has the focus lies wholly under a bar, a banner or another layer, and they don't know what Enter will do.",
    remedy:
      'Give the html element scroll-padding-top or scroll-padding-bottom as high as the bar, or let the bar scroll with the page. Where a layer is to keep people from the page, make the rest inert while it is open.',
    verification:
      'Press Tab through the whole page, and Shift and Tab back. What has the focus is never wholly under a bar or a layer.',
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
    title: 'Tab leads to what is out of sight',
    todo: 'Take what is out of sight out of the tab order',
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
];
