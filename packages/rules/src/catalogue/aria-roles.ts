import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** ARIA roles and what they do to their elements. */
export const ariaRolesRules: readonly Rule[] = [
  {
    id: 'aria-allowed-role',
    title: 'ARIA role does not fit the HTML element',
    todo: 'Remove roles that do not fit their element',
    barrier:
      'The role contradicts what the element is by itself. Screen readers then announce something that does not work as announced.',
    remedy:
      'Remove the role attribute, or use an HTML element that stands for this role by itself.',
    verification:
      'Look up the element in the ARIA in HTML standard: its role is among those allowed there. A screen reader announces something that works the way it is announced.',
    category: 'aria-labels',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA4'],
    actRules: [],
    topic: 'bp:fitting-role',
    explainedBy: [{ rules: ['list'], where: 'blames' }],
    trust: 'failure',
    detectedBy: { axe: ['aria-allowed-role'] },
    helpUrl: axeHelp('aria-allowed-role'),
  },
  {
    id: 'aria-deprecated-role',
    title: 'Deprecated ARIA roles are used',
    todo: 'Replace the deprecated roles',
    barrier:
      'Screen readers stop supporting roles that have been removed from ARIA, and the meaning of the element gets lost.',
    remedy: 'Replace the role by a current one or by a fitting HTML element.',
    verification:
      'Look up the role in the current ARIA standard. It is listed there and not marked as deprecated.',
    category: 'aria-labels',
    impact: 'minor',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['ARIA4'],
    actRules: ['674b10'],
    topic: 'act:674b10',
    variantOf: 'aria-roles',
    trust: 'failure',
    detectedBy: { axe: ['aria-deprecated-role'], lighthouse: ['aria-deprecated-role'] },
    helpUrl: axeHelp('aria-deprecated-role'),
  },
  {
    id: 'aria-hidden-body',
    title: 'The whole page is hidden from screen readers',
    todo: 'Show the page to screen readers again',
    barrier:
      'With aria-hidden="true" on the body nothing on the page exists for people who use a screen reader.',
    remedy:
      'Remove aria-hidden from the body element. To hide the background of a dialog, use the dialog element or the inert attribute on the rest.',
    verification:
      'Inspect the body element in the developer tools, also while a dialog is open: it has no aria-hidden attribute. A screen reader reads the page from its start.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['1.3.1', '4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:4.1.2:hidden-page',
    trust: 'failure',
    detectedBy: { axe: ['aria-hidden-body'], lighthouse: ['aria-hidden-body'] },
    helpUrl: axeHelp('aria-hidden-body'),
  },
  {
    id: 'aria-required-children',
    title: 'ARIA roles lack the child elements they need',
    todo: 'Give the ARIA roles the children they need',
    barrier:
      'A list, menu, grid or tab list without the right roles inside cannot be announced or operated as such by screen readers.',
    remedy:
      'Give the children the roles that the parent requires, for example tab in a tablist, and move everything else out of it.',
    verification:
      'Look up the role in the ARIA standard under “Required Owned Elements” or “Allowed Accessibility Child Roles”. In the accessibility tree of the developer tools its children have these roles, and a screen reader announces how many there are.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: [],
    actRules: ['bc4a75', 'ff89c9'],
    topic: 'act:bc4a75',
    variantOf: 'list',
    trust: 'failure',
    detectedBy: {
      axe: ['aria-required-children'],
      lighthouse: ['aria-required-children'],
      alfa: ['sia-r68'],
    },
    helpUrl: axeHelp('aria-required-children'),
  },
  {
    id: 'aria-required-parent',
    title: 'ARIA roles lack the parent element they need',
    todo: 'Put the ARIA roles into the parent they need',
    barrier:
      'An option, tab or row outside the list, tab list or grid that it belongs to has no context: screen readers cannot say how many there are or which one is chosen.',
    remedy: 'Put the element inside a parent with the required role, or remove its role.',
    verification:
      'Look up the role in the ARIA standard under “Required Context Role” or “Required Accessibility Parent Role”. In the accessibility tree of the developer tools the element stands inside such a parent.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: [],
    actRules: ['ff89c9'],
    topic: 'act:ff89c9',
    explainedBy: [{ rules: ['aria-required-children'], where: 'blames-around' }],
    trust: 'failure',
    detectedBy: {
      axe: ['aria-required-parent'],
      lighthouse: ['aria-required-parent'],
      alfa: ['sia-r42'],
    },
    helpUrl: axeHelp('aria-required-parent'),
  },
  {
    id: 'aria-roles',
    title: 'ARIA roles are invalid',
    todo: 'Correct the invalid roles',
    barrier:
      'Browsers ignore a role that does not exist or is abstract, so screen reader users do not learn what the element is.',
    remedy:
      'Correct the value of the role attribute to a valid ARIA role, or remove it and use the fitting HTML element.',
    verification:
      'Compare the role attribute, letter by letter, with the list of roles in the ARIA standard. It is listed there and not abstract, and the accessibility pane of the developer tools shows it as the role of the element.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F15', 'ARIA4', 'G108'],
    actRules: ['674b10'],
    topic: 'act:674b10',
    trust: 'failure',
    detectedBy: { axe: ['aria-roles'], lighthouse: ['aria-roles'], alfa: ['sia-r21', 'sia-r110'] },
    helpUrl: axeHelp('aria-roles'),
  },
  {
    id: 'aria-text',
    title: 'An element with the role text contains something focusable',
    todo: 'Move controls out of what has the role text',
    barrier:
      'The role text turns everything inside into plain words. Links and buttons in it lose their role, yet the keyboard focus still stops on them.',
    remedy: 'Remove role="text", or move links and controls out of the element.',
    verification:
      'Press Tab through the element. Either the focus never stops inside it, or it no longer has the role text and a screen reader announces each link and button in it.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:text-role',
    trust: 'failure',
    detectedBy: { axe: ['aria-text'], lighthouse: ['aria-text'] },
    helpUrl: axeHelp('aria-text'),
  },
  {
    id: 'presentation-role-conflict',
    title: 'Elements marked as decorative are exposed all the same',
    todo: 'Decide whether the elements are decoration',
    barrier:
      'An empty alt or the role none hides an element from screen readers, but its tabindex or ARIA attributes bring it back: people meet something without a meaning.',
    remedy:
      'Decide for one: remove tabindex and ARIA attributes from decoration, or remove the role and give the element a name.',
    verification:
      'Look for the element in the accessibility tree of the developer tools. Decoration does not appear there and takes no focus; anything else has a role and a name.',
    category: 'aria-labels',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: ['46ca7f'],
    topic: 'act:46ca7f',
    trust: 'failure',
    detectedBy: {
      axe: ['presentation-role-conflict'],
      lighthouse: ['presentation-role-conflict'],
      alfa: ['sia-r67', 'sia-r86'],
    },
    helpUrl: axeHelp('presentation-role-conflict'),
  },
  {
    id: 'hidden-content',
    title: 'Text that people see is kept from screen readers',
    todo: 'Show the visible text to screen readers too',
    barrier:
      'Screen readers leave out what has aria-hidden. People who listen to the page never learn what is written there.',
    remedy: 'Remove aria-hidden from the text, or say the same beside it.',
    verification:
      'Read the page with a screen reader from top to bottom. It reads the text, or words that say the same.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['1.3.1', '4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:1.3.1:hidden-content',
    trust: 'failure',
    detectedBy: { curbcut: ['hidden-content'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  {
    id: 'dialog-role',
    title: 'A window over the page does not say that it is a dialog',
    todo: 'Give the window over the page the role of a dialog',
    barrier:
      'A window opens over the page, and screen readers say nothing of it. People who don’t see it are not told that a dialog is open, what it is about, or that they have to leave it first.',
    remedy:
      'Use a dialog element and open it with showModal(), or set role="dialog" and aria-modal="true" on the window, with a name from its heading.',
    verification:
      'Open the window with a screen reader. It says “dialog” and the name of the window.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['H102'],
    actRules: [],
    topic: 'wcag:4.1.2:dialog-role',
    trust: 'failure',
    detectedBy: { curbcut: ['dialog-role'] },
    helpUrl: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
];
