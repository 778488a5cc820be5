import type { AxeRuleTable } from './axe-rule-entry.ts';

/** Everything that decides how the keyboard moves through a page. */
export const keyboardRules = {
  accesskeys: {
    category: 'keyboard-navigation',
    topic: 'bp:access-keys',
    impact: 'serious',
    title: 'The same access key is used more than once',
    description:
      'Keyboard users who press a shortcut that several elements share land on the wrong one, or have to press it again and again.',
    help: 'Give each accesskey attribute a value of its own, or do without access keys: they often collide with those of browsers and screen readers.',
    actRules: [],
    trust: 'failure',
  },
  'aria-hidden-focus': {
    category: 'keyboard-navigation',
    topic: 'act:6cfa84',
    impact: 'serious',
    title: 'Hidden elements can still get keyboard focus',
    description:
      'The focus moves to something that aria-hidden hides from screen readers. Keyboard users who listen to the page are then on an element that says nothing.',
    help: 'Remove aria-hidden="true", or take everything inside out of the tab order with the inert attribute, disabled or tabindex="-1".',
    actRules: ['6cfa84'],
    trust: 'failure',
  },
  bypass: {
    category: 'keyboard-navigation',
    topic: 'act:cf77f2',
    impact: 'serious',
    title: 'No way to skip repeated content',
    description:
      'Keyboard and screen reader users have to go through the header and navigation on every page when there is no skip link, heading or landmark to jump to.',
    help: 'Put the content into a main landmark with a heading, and make the first link of the page a skip link to it.',
    actRules: ['cf77f2', '047fe0', 'b40fd1', 'ye5d6e'],
    trust: 'failure',
  },
  'focus-order-semantics': {
    category: 'keyboard-navigation',
    topic: 'bp:focus-order-roles',
    impact: 'minor',
    title: 'Focusable elements have no fitting role',
    description:
      'The keyboard focus stops at an element that does not say what it is. Screen reader users cannot tell whether it can be operated.',
    help: 'Use a button, link or form field for what can be operated, or add the fitting role. Remove tabindex from everything else.',
    actRules: [],
    trust: 'review',
  },
  'frame-focusable-content': {
    category: 'keyboard-navigation',
    topic: 'act:akn7bn',
    impact: 'serious',
    title: 'Content of a frame cannot be reached by keyboard',
    description:
      'A negative tabindex takes a frame and everything inside it out of the tab order, so keyboard users cannot get to its links and controls.',
    help: 'Remove tabindex="-1" from the iframe if anything inside it can be operated.',
    actRules: ['akn7bn'],
    trust: 'review',
  },
  'nested-interactive': {
    category: 'keyboard-navigation',
    topic: 'act:307n5z',
    impact: 'serious',
    title: 'Interactive controls are nested inside each other',
    description:
      'A link or button inside another control is not announced by screen readers, and keyboard users may focus something that has no name or does nothing.',
    help: 'Take the inner control out and place it beside the outer one, or make only one of them interactive.',
    actRules: ['307n5z'],
    trust: 'failure',
  },
  'scrollable-region-focusable': {
    category: 'keyboard-navigation',
    topic: 'act:0ssw9k',
    impact: 'serious',
    title: 'Scrollable areas cannot be reached by keyboard',
    description:
      'People who use the keyboard cannot scroll an area that neither takes the focus nor holds anything that does, so part of the content stays hidden from them.',
    help: 'Add tabindex="0" to the scrollable element, with a role and a label that name it, or let it grow so that nothing needs to scroll.',
    actRules: ['0ssw9k'],
    trust: 'review',
  },
  'skip-link': {
    category: 'keyboard-navigation',
    topic: 'act:ye5d6e',
    impact: 'moderate',
    title: 'Skip links do not work',
    description:
      'Keyboard users who follow the skip link stay where they are, because its target does not exist on the page or cannot be reached.',
    help: 'Let the href of the skip link be the id of the main content, and make sure that this element is on the page and not hidden.',
    actRules: ['ye5d6e'],
    trust: 'failure',
  },
  tabindex: {
    category: 'keyboard-navigation',
    topic: 'bp:positive-tabindex',
    impact: 'serious',
    title: 'A tabindex above zero changes the keyboard order',
    description:
      'Elements with a positive tabindex come first, whatever their place on the page. The focus then jumps around, and keyboard users lose their way.',
    help: 'Use tabindex="0", or none on links, buttons and fields, and put the elements into the right order in the markup.',
    actRules: [],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
