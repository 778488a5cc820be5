import type { AxeRuleTable } from './axe-rule-entry.ts';

/** Form fields and buttons. */
export const formRules = {
  'autocomplete-valid': {
    category: 'forms',
    topic: 'act:73f2c2',
    impact: 'serious',
    title: 'Form fields have an invalid autocomplete value',
    description:
      'Browsers and assistive tools fill in names and addresses by the autocomplete attribute. With a wrong value people with motor or cognitive disabilities have to type everything themselves.',
    help: 'Use the standard autocomplete token for the purpose of the field, for example "email", "given-name" or "street-address".',
    actRules: ['73f2c2'],
    trust: 'failure',
  },
  'button-name': {
    category: 'forms',
    topic: 'act:97a4e1',
    impact: 'critical',
    title: 'Buttons have no accessible name',
    description:
      'A button without text or label is announced just as "button". Screen reader users cannot tell what it does, and voice control users cannot call it.',
    help: 'Put text into the button. For a button with only an icon add an aria-label, or alternative text on the image, that says what it does.',
    actRules: ['97a4e1', 'm6b1q3'],
    trust: 'failure',
  },
  'form-field-multiple-labels': {
    category: 'forms',
    topic: 'wcag:3.3.2:multiple-labels',
    impact: 'moderate',
    title: 'Form fields have more than one label',
    description:
      'Screen readers differ in which of several labels they read: the first, the last or all. Part of the question can be lost.',
    help: 'Give each field exactly one label element, and attach further hints with aria-describedby.',
    actRules: [],
    trust: 'failure',
  },
  'input-button-name': {
    category: 'forms',
    topic: 'act:97a4e1',
    impact: 'critical',
    title: 'Input buttons have no text',
    description:
      'The text of an input button is its value. An empty value leaves the button without an accessible name, so screen reader users do not know what it does.',
    help: 'Write what the button does into its value attribute, for example value="Send message".',
    actRules: ['97a4e1'],
    trust: 'failure',
  },
  label: {
    category: 'forms',
    topic: 'act:e086e5',
    impact: 'critical',
    title: 'Form fields have no label',
    description:
      'Without a label, screen reader users hear that there is an input but not what to enter, and nobody can click the label to reach the field.',
    help: 'Add a label element whose for attribute is the id of the field, or wrap the field in its label. A placeholder is no label.',
    actRules: ['e086e5'],
    trust: 'failure',
  },
  'label-title-only': {
    category: 'forms',
    topic: 'bp:visible-label',
    impact: 'serious',
    title: 'Form fields have no visible label',
    description:
      'The field is named by a title or a description only. Sighted people see an empty box, and the tooltip does not show up on touch screens or by keyboard.',
    help: 'Add a visible label element for the field, and keep title or aria-describedby for extra hints.',
    actRules: [],
    trust: 'failure',
  },
  'select-name': {
    category: 'forms',
    topic: 'act:e086e5',
    impact: 'critical',
    title: 'Select menus have no label',
    description:
      'Screen reader users hear the chosen option of a drop-down, but without a label not the question that it answers.',
    help: 'Add a label element whose for attribute is the id of the select.',
    actRules: ['e086e5'],
    trust: 'failure',
  },
  'summary-name': {
    category: 'forms',
    topic: 'act:2t702h',
    impact: 'serious',
    title: 'Summary elements have no text',
    description:
      'A summary element opens and closes its details like a button. Without an accessible name screen reader users do not know what it will show.',
    help: 'Write a short title of the hidden content into the summary element.',
    actRules: ['2t702h'],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
