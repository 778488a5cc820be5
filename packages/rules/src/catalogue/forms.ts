import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Form fields and buttons. */
export const formsRules: readonly Rule[] = [
  {
    id: 'autocomplete-valid',
    title: 'Form fields have an invalid autocomplete value',
    barrier:
      'Browsers and assistive tools fill in names and addresses by the autocomplete attribute. With a wrong value people with motor or cognitive disabilities have to type everything themselves.',
    remedy:
      'Use the standard autocomplete token for the purpose of the field, for example "email", "given-name" or "street-address".',
    verification:
      'Inspect the field in the developer tools and compare its autocomplete attribute with the list of tokens in the HTML standard. The token is in the list and names what the field asks for, and the browser offers your own data there.',
    category: 'forms',
    impact: 'serious',
    wcag: ['1.3.5'],
    level: 'AA',
    techniques: ['F107', 'H98'],
    actRules: ['73f2c2'],
    topic: 'act:73f2c2',
    trust: 'failure',
    detectedBy: {
      axe: ['autocomplete-valid'],
      lighthouse: ['autocomplete-valid'],
      alfa: ['sia-r10'],
    },
    helpUrl: axeHelp('autocomplete-valid'),
  },
  {
    id: 'placeholder-label',
    title: 'Fields have a placeholder instead of a label',
    barrier:
      'The words are gone as soon as something is entered. Who forgets what was asked, or checks what was filled in, has to clear the field to read it.',
    remedy: 'Give the field a label element that stays in sight; the placeholder can go.',
    verification:
      'Enter something into each field. It still shows what it asks for, and a click on these words moves the focus into it.',
    category: 'forms',
    impact: 'serious',
    wcag: ['3.3.2', '1.3.1'],
    level: 'A',
    techniques: ['G131', 'H44'],
    actRules: [],
    topic: 'wcag:3.3.2:placeholder-label',
    trust: 'failure',
    detectedBy: { curbcut: ['placeholder-label'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/forms/instructions/',
  },
  {
    id: 'error-summary',
    title: 'A message about errors does not tell which fields are wrong',
    barrier:
      'People are told that something is wrong and have to search the form for it. Who cannot see colors, or sees only a part of the page, may never find it.',
    remedy:
      'Name each wrong field in the message, link to it, and say beside the field what is wrong with it.',
    verification:
      'Send the form with mistakes. The message or a text at each wrong field names the field and what is wrong.',
    category: 'forms',
    impact: 'serious',
    wcag: ['3.3.1'],
    level: 'A',
    techniques: ['G83', 'G84', 'G85'],
    actRules: [],
    topic: 'wcag:3.3.1:error-summary',
    trust: 'failure',
    detectedBy: { curbcut: ['error-summary'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html',
  },
  {
    id: 'button-name',
    title: 'Buttons have no accessible name',
    barrier:
      'A button without text or label is announced just as "button". Screen reader users cannot tell what it does, and voice control users cannot call it.',
    remedy:
      'Put text into the button. For a button with only an icon add an aria-label, or alternative text on the image, that says what it does.',
    verification:
      'Move to the button with the Tab key while a screen reader runs. It announces a button and says what the button does.',
    category: 'forms',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'ARIA14', 'H91'],
    actRules: ['97a4e1', 'm6b1q3'],
    topic: 'act:97a4e1',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['button-name'], lighthouse: ['button-name'], alfa: ['sia-r12'] },
    helpUrl: axeHelp('button-name'),
  },
  {
    id: 'form-field-multiple-labels',
    title: 'Form fields have more than one label',
    barrier:
      'Screen readers differ in which of several labels they read: the first, the last or all. Part of the question can be lost.',
    remedy:
      'Give each field exactly one label element, and attach further hints with aria-describedby.',
    verification:
      'Select the field in the accessibility pane of the developer tools. One label element names it, and its accessible name holds the whole question.',
    category: 'forms',
    impact: 'moderate',
    wcag: ['3.3.2'],
    level: 'A',
    techniques: ['H44'],
    actRules: [],
    topic: 'wcag:3.3.2:multiple-labels',
    trust: 'failure',
    detectedBy: { axe: ['form-field-multiple-labels'], lighthouse: ['form-field-multiple-labels'] },
    helpUrl: axeHelp('form-field-multiple-labels'),
  },
  {
    id: 'input-button-name',
    title: 'Input buttons have no text',
    barrier:
      'The text of an input button is its value. An empty value leaves the button without an accessible name, so screen reader users do not know what it does.',
    remedy:
      'Write what the button does into its value attribute, for example value="Send message".',
    verification:
      'Look at the button: it shows text. Inspect it in the developer tools: its value or its accessible name says what happens on a click.',
    category: 'forms',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'H91'],
    actRules: ['97a4e1'],
    topic: 'act:97a4e1',
    variantOf: 'button-name',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: {
      axe: ['input-button-name'],
      lighthouse: ['input-button-name'],
      alfa: ['sia-r12'],
    },
    helpUrl: axeHelp('input-button-name'),
  },
  {
    id: 'label',
    title: 'Form fields have no label',
    barrier:
      'Without a label, screen reader users hear that there is an input but not what to enter, and nobody can click the label to reach the field.',
    remedy:
      'Add a label element whose for attribute is the id of the field, or wrap the field in its label. A placeholder is no label.',
    verification:
      'Click the visible label: the cursor lands in the field. Move to the field with the Tab key while a screen reader runs: it says what to enter.',
    category: 'forms',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'F86', 'F111', 'H44', 'ARIA14', 'ARIA16'],
    actRules: ['e086e5'],
    topic: 'act:e086e5',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['label'], lighthouse: ['label'], alfa: ['sia-r8'] },
    helpUrl: axeHelp('label'),
  },
  {
    id: 'label-title-only',
    title: 'Form fields have no visible label',
    barrier:
      'The field is named by a title or a description only. Sighted people see an empty box, and the tooltip does not show up on touch screens or by keyboard.',
    remedy:
      'Add a visible label element for the field, and keep title or aria-describedby for extra hints.',
    verification:
      'Look at the page without touching it. Beside the field stands a text that says what to enter, and it stays there while you type.',
    category: 'forms',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: ['H44'],
    actRules: [],
    topic: 'bp:visible-label',
    trust: 'failure',
    detectedBy: { axe: ['label-title-only'] },
    helpUrl: axeHelp('label-title-only'),
  },
  {
    id: 'select-name',
    title: 'Select menus have no label',
    barrier:
      'Screen reader users hear the chosen option of a drop-down, but without a label not the question that it answers.',
    remedy: 'Add a label element whose for attribute is the id of the select.',
    verification:
      'Click the visible label: the select gets the focus. A screen reader that comes to it reads the question before the chosen option.',
    category: 'forms',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68', 'F86', 'F111', 'H44'],
    actRules: ['e086e5'],
    topic: 'act:e086e5',
    variantOf: 'label',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['select-name'], lighthouse: ['select-name'], alfa: ['sia-r8'] },
    helpUrl: axeHelp('select-name'),
  },
  {
    id: 'summary-name',
    title: 'Summary elements have no text',
    barrier:
      'A summary element opens and closes its details like a button. Without an accessible name screen reader users do not know what it will show.',
    remedy: 'Write a short title of the hidden content into the summary element.',
    verification:
      'Move to the summary with the Tab key while a screen reader runs. It says what will open, and whether it is open or closed.',
    category: 'forms',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['F68'],
    actRules: ['2t702h'],
    topic: 'act:2t702h',
    explainedBy: [
      { rules: ['image-alt', 'role-img-alt', 'svg-img-alt', 'object-alt'], where: 'inside' },
    ],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['summary-name'], alfa: ['sia-r116'] },
    helpUrl: axeHelp('summary-name'),
  },
  {
    id: 'paste-blocked',
    title: 'Fields for passwords or codes refuse pasting',
    barrier:
      "People who can't remember or copy characters, for example with dyslexia or brain injury, rely on pasting and password managers. Here they have to type it by heart.",
    remedy:
      'Remove the handler that refuses paste. Paste and password managers make entries safer, not less safe.',
    verification:
      'Copy a text, move to the field and paste with Ctrl and V. The text stands in the field.',
    category: 'forms',
    impact: 'serious',
    wcag: ['3.3.8'],
    level: 'AA',
    techniques: ['F109', 'H100', 'G218'],
    actRules: [],
    topic: 'wcag:3.3.8:paste',
    trust: 'failure',
    detectedBy: { curbcut: ['paste-blocked'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html',
  },
  {
    id: 'change-of-context',
    title: 'Choosing something sends the form or loads a page at once',
    barrier:
      'With the keyboard each arrow key chooses an option, so the page is gone before the wanted one is reached. Screen reader users find themselves elsewhere without warning.',
    remedy:
      'Add a button that applies the choice, or say before the field that the page changes as soon as something is chosen.',
    verification:
      'Move to the field with Tab and press the arrow keys or type. The page stays as it is until you press a button.',
    category: 'forms',
    impact: 'serious',
    wcag: ['3.2.2'],
    level: 'A',
    techniques: ['F36', 'F37', 'G80', 'H32', 'H84'],
    actRules: [],
    topic: 'wcag:3.2.2:on-input',
    trust: 'failure',
    detectedBy: { curbcut: ['change-of-context'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/on-input.html',
  },
  {
    id: 'group-name',
    title: 'Radio buttons or check boxes have no name as a group',
    barrier:
      'A screen reader reads each choice without the question above it. "A night" or "A week" makes no sense to somebody who does not hear what is asked.',
    remedy:
      'Put the choices into a fieldset whose first element is a legend with the question, or give what holds them role="radiogroup" or "group" and aria-labelledby.',
    verification:
      'Move to the first choice with Tab while a screen reader runs. It reads the question before the choice.',
    category: 'forms',
    impact: 'serious',
    wcag: ['1.3.1', '3.3.2'],
    level: 'A',
    techniques: ['H71', 'ARIA17'],
    actRules: [],
    topic: 'wcag:1.3.1:group-name',
    trust: 'failure',
    detectedBy: { curbcut: ['group-name'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  {
    id: 'field-purpose',
    title: 'Fields about the user do not say what they are for',
    barrier:
      "Browsers and tools fill in known data or show familiar icons for people with memory or reading difficulties, and for those who type with effort. Here they can't.",
    remedy:
      'Give each field about the user the value of autocomplete that fits, for example autocomplete="given-name" or "email".',
    verification:
      'Look at the field in the code: its autocomplete attribute names what it asks for. The browser offers your own data in it.',
    category: 'forms',
    impact: 'moderate',
    wcag: ['1.3.5'],
    level: 'AA',
    techniques: ['F107', 'H98'],
    actRules: [],
    topic: 'wcag:1.3.5:missing',
    trust: 'failure',
    detectedBy: { curbcut: ['field-purpose'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
  },
  {
    id: 'description-tied',
    title: 'Hints or errors beside a field are not tied to it',
    barrier:
      'Screen readers read a field with its label and what describes it. Rules and errors that only stand nearby are missed, and the form is sent wrong again and again.',
    remedy: "Give the hint an id, and name it in the field's aria-describedby.",
    verification:
      'Move to the field with Tab while a screen reader runs. After the label it reads the hint or the error.',
    category: 'forms',
    impact: 'serious',
    wcag: ['1.3.1', '3.3.2'],
    level: 'A',
    techniques: ['ARIA1', 'ARIA21', 'H90'],
    actRules: [],
    topic: 'wcag:1.3.1:description-tied',
    trust: 'failure',
    detectedBy: { curbcut: ['description-tied'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  {
    id: 'required-exposed',
    title: 'Fields are required by a star that only eyes get',
    barrier:
      'People who see the star know which fields they have to fill in. Screen reader users learn it from the error after they have sent the form.',
    remedy: 'Add the attribute required, or aria-required="true", to the field.',
    verification:
      'Move to the field with a screen reader. It says required with the name of the field.',
    category: 'forms',
    impact: 'moderate',
    wcag: ['1.3.1', '3.3.2'],
    level: 'A',
    techniques: ['ARIA2', 'H90'],
    actRules: [],
    topic: 'wcag:3.3.2:required',
    trust: 'failure',
    detectedBy: { curbcut: ['required-exposed'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA2',
  },
  {
    id: 'error-words',
    title: 'Error messages do not say what is wrong',
    barrier:
      'Whoever hears "Invalid input" or "Error 17" knows that something is wrong, but neither what nor how to go on.',
    remedy:
      'Say what is wrong and what is expected: "Enter the date as day, month and year, for example 24 12 2026".',
    verification:
      'Leave each field empty, then enter something wrong. Each message names the field, says what is wrong with it and how to mend it.',
    category: 'forms',
    impact: 'serious',
    wcag: ['3.3.1', '3.3.3'],
    level: 'A',
    techniques: ['G83', 'G84', 'G85', 'G177'],
    actRules: ['36b590'],
    topic: 'act:36b590',
    trust: 'failure',
    detectedBy: { curbcut: ['error-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html',
  },
  {
    id: 'redundant-entry',
    title: 'Later step of a form asks once more for the same',
    barrier:
      'Remembering and typing the same once more is hard for people with a poor memory or who type slowly, and each time something can go wrong.',
    remedy:
      'Fill in what was entered before, show it, or offer it to choose from. Ask again only where it must be confirmed for safety.',
    verification:
      'Go through the form from its first step. Nothing that you entered is asked again without being filled in or offered.',
    category: 'forms',
    impact: 'moderate',
    wcag: ['3.3.7'],
    level: 'A',
    techniques: ['G221'],
    actRules: [],
    topic: 'wcag:3.3.7:redundant-entry',
    trust: 'failure',
    detectedBy: { curbcut: ['redundant-entry'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html',
  },
  {
    id: 'format-told',
    title: 'Form that an entry must have is not told',
    barrier:
      'The field takes only entries of a certain form, such as a date with slashes. Whoever is not told which gets an error first, and people who cannot see or understand it well may never find out.',
    remedy:
      'Say in the label, or in a hint tied to the field, which form is expected, with an example; or take other usual forms as well.',
    verification:
      'Read the label and the hint of the field alone, and enter something accordingly: it is taken at once.',
    category: 'forms',
    impact: 'moderate',
    wcag: ['3.3.2'],
    level: 'A',
    techniques: ['G89', 'G184'],
    actRules: [],
    topic: 'wcag:3.3.2:format-told',
    trust: 'failure',
    detectedBy: { curbcut: ['format-told'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
  },
  {
    id: 'placeholder-as-label',
    title: 'Field has a placeholder and no label',
    barrier:
      'A placeholder is gone as soon as something is typed. Who is interrupted, forgets easily or checks what was entered no longer sees what the field is for, and speech input does not know its name everywhere.',
    remedy:
      'Give the field a visible label that stays, in a label element, and use the placeholder for an example at most.',
    verification:
      'Type something into the field: it can still be seen what the field asks for, and its label is read by a screen reader.',
    category: 'forms',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['H44', 'G131'],
    actRules: [],
    topic: 'bp:placeholder-as-label',
    explainedBy: [{ rules: ['placeholder-label'], where: 'same' }],
    trust: 'failure',
    detectedBy: { curbcut: ['placeholder-as-label'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/forms/instructions/#placeholder-text',
  },
];
