import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** ARIA states and properties. */
export const ariaAttributesRules: readonly Rule[] = [
  {
    id: 'aria-allowed-attr',
    revision: 1,
    title: 'ARIA attributes do not fit the role of their element',
    todo: 'Remove ARIA attributes that do not fit the role',
    barrier:
      'Assistive technology ignores or misreads ARIA attributes that the role does not support, so people get wrong information about the control or none.',
    remedy: 'Remove the attribute, or give the element a role that supports it.',
    verification:
      'Look up the role of the element in the ARIA standard: each aria attribute on it is listed as supported or inherited. A screen reader announces the state that you see.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['ARIA5'],
    actRules: ['5c01ea', 'kb1m8s'],
    topic: 'act:5c01ea',
    explainedBy: [{ rules: ['aria-roles'], where: 'same' }],
    trust: 'failure',
    detectedBy: {
      axe: ['aria-allowed-attr'],
      lighthouse: ['aria-allowed-attr'],
      alfa: ['sia-r18'],
    },
    helpUrl: axeHelp('aria-allowed-attr'),
  },
  {
    id: 'aria-conditional-attr',
    revision: 1,
    title: 'ARIA attributes contradict the state of their element',
    todo: 'Replace ARIA attributes that contradict their element',
    barrier:
      'Some ARIA attributes count only in certain situations. Used elsewhere, for example aria-checked on a native checkbox, they can tell people the wrong state.',
    remedy:
      'Remove the ARIA attribute and use the native one, such as checked, or change the role so that the attribute applies.',
    verification:
      'Operate the control and watch its native state, such as checked, in the accessibility pane of the developer tools. No ARIA attribute says anything else.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['ARIA5'],
    actRules: ['5c01ea'],
    topic: 'act:5c01ea',
    variantOf: 'aria-allowed-attr',
    trust: 'failure',
    detectedBy: { axe: ['aria-conditional-attr'], lighthouse: ['aria-conditional-attr'] },
    helpUrl: axeHelp('aria-conditional-attr'),
  },
  {
    id: 'aria-prohibited-attr',
    revision: 1,
    title: 'ARIA attributes are used where they are prohibited',
    todo: 'Remove ARIA attributes where they are prohibited',
    barrier:
      'Elements without a fitting role, such as div and span, must not be named with aria-label. Most screen readers ignore the label, so what it says is lost.',
    remedy:
      'Give the element a role that can be named, or write the words as text. Remove the prohibited attribute otherwise.',
    verification:
      'Look up the role of the element in the ARIA standard: none of its attributes is listed as prohibited. What the attribute was meant to say is heard with a screen reader.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['kb1m8s', '5c01ea'],
    topic: 'act:kb1m8s',
    explainedBy: [{ rules: ['aria-roles'], where: 'same' }],
    trust: 'failure',
    detectedBy: {
      axe: ['aria-prohibited-attr'],
      lighthouse: ['aria-prohibited-attr'],
      alfa: ['sia-r18'],
    },
    helpUrl: axeHelp('aria-prohibited-attr'),
  },
  {
    id: 'aria-required-attr',
    revision: 1,
    title: 'ARIA roles lack their required attributes',
    todo: 'Add the attributes that the ARIA roles need',
    barrier:
      'Some roles only make sense with a state: a checkbox needs aria-checked, a slider aria-valuenow. Without it people do not learn the state of the control.',
    remedy:
      'Add the required ARIA attribute and keep it up to date by script, or use the native HTML control.',
    verification:
      'Look up the role of the element in the ARIA standard: all its required attributes are on the element. Operate it and watch them in the developer tools: they change with what you see.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F15', 'ARIA5'],
    actRules: ['4e8ab6'],
    topic: 'act:4e8ab6',
    trust: 'failure',
    detectedBy: {
      axe: ['aria-required-attr'],
      lighthouse: ['aria-required-attr'],
      alfa: ['sia-r16'],
    },
    helpUrl: axeHelp('aria-required-attr'),
  },
  {
    id: 'aria-roledescription',
    revision: 1,
    title: 'A role description stands on an element without a role',
    todo: 'Remove the role description, or add a role',
    barrier:
      'The attribute aria-roledescription renames a role. On an element without a role screen readers ignore it or confuse people.',
    remedy: 'Remove aria-roledescription, or put it on an element with a role of its own.',
    verification:
      'Select the element in the accessibility pane of the developer tools. It has a role of its own, and the role description only says the same in plainer words.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:4.1.2:role-description',
    trust: 'failure',
    detectedBy: {},
    helpUrl: axeHelp('aria-roledescription'),
  },
  {
    id: 'aria-valid-attr',
    revision: 1,
    title: 'ARIA attributes are misspelled or do not exist',
    todo: 'Correct the names of ARIA attributes',
    barrier:
      'Browsers ignore an attribute that ARIA does not define, so whatever it was meant to tell screen reader users does not arrive.',
    remedy:
      'Correct the name of the attribute, for example aria-labelledby with two l, or remove it.',
    verification:
      'Inspect the element in the developer tools and compare each aria attribute, letter by letter, with the list in the ARIA standard. All of them are in the list.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['5f99a7'],
    topic: 'act:5f99a7',
    trust: 'failure',
    detectedBy: { axe: ['aria-valid-attr'], lighthouse: ['aria-valid-attr'], alfa: ['sia-r20'] },
    helpUrl: axeHelp('aria-valid-attr'),
  },
  {
    id: 'aria-valid-attr-value',
    revision: 1,
    title: 'ARIA attributes have invalid values',
    todo: 'Correct the values of ARIA attributes',
    barrier:
      'An ARIA attribute with a value that it does not allow, or with the id of a missing element, is ignored. States and labels then get lost for screen reader users.',
    remedy:
      'Use one of the allowed values, such as "true" or "false", and let ids point at elements that exist on the page.',
    verification:
      'Inspect the element in the developer tools. Each aria attribute has a value that the ARIA standard allows, and a search for each id that it names finds an element on the page.',
    category: 'aria-labels',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['6a7281'],
    topic: 'act:6a7281',
    trust: 'failure',
    detectedBy: {
      axe: ['aria-valid-attr-value'],
      lighthouse: ['aria-valid-attr-value'],
      alfa: ['sia-r19'],
    },
    helpUrl: axeHelp('aria-valid-attr-value'),
  },
  {
    id: 'state-exposed',
    revision: 1,
    title: 'Controls do not say what they have switched or set',
    todo: 'Say in the controls what they have switched or set',
    barrier:
      'The look of the control or the page changes with a press, and the control does not say so. Screen reader users hear nothing, and cannot find out whether it is on, open or chosen, or which value it has.',
    remedy:
      'Set aria-pressed on a button that is on or chosen, aria-checked on a switch, aria-selected on a tab, aria-expanded on what shows something, aria-sort on a sorted header, aria-valuenow on a slider, and change them with each press.',
    verification:
      'Move to the control with a screen reader and press it. It says pressed or not pressed, expanded or collapsed, how the column is sorted, or its value, and the other one after the next press.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F15', 'ARIA5', 'G10'],
    actRules: [],
    topic: 'wcag:4.1.2:state',
    trust: 'failure',
    detectedBy: { curbcut: ['state-exposed'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA5',
  },
];
