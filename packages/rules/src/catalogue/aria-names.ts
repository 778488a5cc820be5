import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Accessible names of elements with ARIA roles. */
export const ariaNamesRules: readonly Rule[] = [
  {
    id: 'aria-braille-equivalent',
    title: 'Braille labels have no spoken counterpart',
    barrier:
      'A label or role description for braille displays only is missing for everyone who listens to the page.',
    remedy:
      'Give an element with aria-braillelabel an accessible name too, and one with aria-brailleroledescription an aria-roledescription.',
    verification:
      'Select the element in the accessibility pane of the developer tools. Beside the braille label it has an accessible name, and beside the braille role description an aria-roledescription.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:4.1.2:braille-attributes',
    trust: 'review',
    detectedBy: { axe: ['aria-braille-equivalent'] },
    helpUrl: axeHelp('aria-braille-equivalent'),
  },
  {
    id: 'aria-command-name',
    title: 'ARIA buttons, links or menu items have no accessible name',
    barrier:
      'Screen readers announce the role of the element and nothing else, so people do not know what will happen when they use it.',
    remedy: 'Put text into the element, or name it with aria-label or aria-labelledby.',
    verification:
      'Move to the element with the Tab key while a screen reader runs. After its role you hear what it does or where it leads.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'ARIA14', 'ARIA16'],
    actRules: ['97a4e1', 'm6b1q3', 'c487ae'],
    topic: 'act:97a4e1',
    trust: 'failure',
    detectedBy: { axe: ['aria-command-name'], lighthouse: ['aria-command-name'] },
    helpUrl: axeHelp('aria-command-name'),
  },
  {
    id: 'aria-dialog-name',
    title: 'Dialogs have no accessible name',
    barrier:
      'When a dialog opens, screen readers announce its name. Without one people find themselves in an unknown place and do not know why.',
    remedy: 'Point aria-labelledby at the heading of the dialog, or name it with aria-label.',
    verification:
      'Open the dialog while a screen reader runs. It announces a dialog and its name, which is the heading that you see or says the same.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:dialog-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-dialog-name'], lighthouse: ['aria-dialog-name'] },
    helpUrl: axeHelp('aria-dialog-name'),
  },
  {
    id: 'aria-input-field-name',
    title: 'ARIA input fields have no label',
    barrier:
      'Screen reader users hear that there is a text field, list or slider, but without an accessible name not what it is for.',
    remedy:
      'Name the field with aria-labelledby, pointing at its visible label, or with aria-label.',
    verification:
      'Move to the field with the Tab key while a screen reader runs. It says what to enter or choose, with the words of the visible label.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'ARIA14', 'ARIA16'],
    actRules: ['e086e5'],
    topic: 'act:e086e5',
    trust: 'failure',
    detectedBy: { axe: ['aria-input-field-name'], lighthouse: ['aria-input-field-name'] },
    helpUrl: axeHelp('aria-input-field-name'),
  },
  {
    id: 'aria-meter-name',
    title: 'Meters have no accessible name',
    barrier:
      'Screen reader users hear a value and not what it measures, because the meter has no label.',
    remedy: 'Name the element with the role meter through aria-label or aria-labelledby.',
    verification:
      'Move to the meter with a screen reader. You hear what is measured, and then its value.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['ARIA6', 'ARIA10'],
    actRules: [],
    topic: 'wcag:1.1.1:meter-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-meter-name'], lighthouse: ['aria-meter-name'] },
    helpUrl: axeHelp('aria-meter-name'),
  },
  {
    id: 'aria-progressbar-name',
    title: 'Progress bars have no accessible name',
    barrier:
      'Screen reader users hear a percentage and not what is in progress, because the bar has no label.',
    remedy: 'Name the element with the role progressbar through aria-label or aria-labelledby.',
    verification:
      'Move to the progress bar with a screen reader. You hear what is in progress, and then how far it is.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['ARIA6', 'ARIA10'],
    actRules: [],
    topic: 'wcag:1.1.1:progressbar-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-progressbar-name'], lighthouse: ['aria-progressbar-name'] },
    helpUrl: axeHelp('aria-progressbar-name'),
  },
  {
    id: 'aria-tab-name',
    title: 'Tabs have no accessible name',
    barrier: 'Screen reader users hear "tab" without a label and cannot tell which panel it opens.',
    remedy: 'Put text into the element with the role tab, or name it with aria-label.',
    verification:
      'Move to the tabs with the Tab key and between them with the arrow keys while a screen reader runs. Each one is announced with the name of its panel.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68'],
    actRules: [],
    topic: 'wcag:4.1.2:tab-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-tab-name'] },
    helpUrl: axeHelp('aria-tab-name'),
  },
  {
    id: 'aria-toggle-field-name',
    title: 'ARIA checkboxes, radio buttons or switches have no label',
    barrier:
      'Screen reader users hear whether something is switched on, but without an accessible name not what.',
    remedy: 'Put the label text into the element, or name it with aria-labelledby or aria-label.',
    verification:
      'Move to the control with the Tab key while a screen reader runs. You hear what it switches, and whether that is on or off.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'ARIA14', 'ARIA16'],
    actRules: ['e086e5'],
    topic: 'act:e086e5',
    trust: 'failure',
    detectedBy: { axe: ['aria-toggle-field-name'], lighthouse: ['aria-toggle-field-name'] },
    helpUrl: axeHelp('aria-toggle-field-name'),
  },
  {
    id: 'aria-tooltip-name',
    title: 'Tooltips have no text',
    barrier:
      'Screen readers announce a tooltip by its accessible name. An empty one gives no help to those who cannot see it.',
    remedy:
      'Write the hint as text into the element with the role tooltip, or name it with aria-label.',
    verification:
      'Bring up the tooltip with the mouse and by keyboard, and select it in the accessibility pane of the developer tools. Its name is the hint that you see.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: 'wcag:4.1.2:tooltip-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-tooltip-name'], lighthouse: ['aria-tooltip-name'] },
    helpUrl: axeHelp('aria-tooltip-name'),
  },
  {
    id: 'aria-treeitem-name',
    title: 'Tree items have no accessible name',
    barrier:
      'In a tree of folders or menus screen reader users cannot tell an item without a label from its neighbors.',
    remedy:
      'Put text into the element with the role treeitem, or name it with aria-label or aria-labelledby.',
    verification:
      'Move into the tree with the Tab key and through it with the arrow keys while a screen reader runs. Each item is announced by the words that you see.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:treeitem-name',
    trust: 'failure',
    detectedBy: { axe: ['aria-treeitem-name'], lighthouse: ['aria-treeitem-name'] },
    helpUrl: axeHelp('aria-treeitem-name'),
  },
  {
    id: 'label-content-name-mismatch',
    title: 'Accessible name does not contain the visible label',
    barrier:
      'People who use voice control say the words they see. When an aria-label says something else, the button, link or field does not react.',
    remedy:
      'Let the accessible name start with the visible text, word for word, or remove the aria-label.',
    verification:
      'Select the control in the accessibility pane of the developer tools and compare its name with the words on it. The name holds these words in the same order, best at its start, and voice control reacts when you say them.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['2.5.3'],
    level: 'A',
    techniques: ['F96', 'G208', 'G211'],
    actRules: ['2ee8b8'],
    topic: 'act:2ee8b8',
    trust: 'failure',
    detectedBy: { axe: ['label-content-name-mismatch'] },
    helpUrl: axeHelp('label-content-name-mismatch'),
  },
];
