import type { Questions } from './question.ts';

/** Forms and their fields. */
export const formsQuestions: Questions = {
  'autocomplete-valid': 'Does the browser offer the right entry for this field?',
  'placeholder-label': 'Do words stay at the field once something is typed in it?',
  'error-summary': 'Does the message say which fields are wrong?',
  'error-in-text': 'Do words say which field is wrong, and not only its look?',
  'button-name': 'Does the button have a name that says what it does?',
  'form-field-multiple-labels':
    'Do the labels of this field make sense when they are read out together?',
  'input-button-name': 'Does this button of the form have words that say what it does?',
  label: 'Does this field have a label that is read out and says what to enter?',
  'label-title-only': 'Do words that everybody can see say what to enter here?',
  'select-name': 'Does this menu have a label that is read out and says what it is for?',
  'summary-name': 'Does this have a name that says what opens here?',
  'paste-blocked': 'Can you paste a password or code into this field?',
  'change-of-context': 'Does the page stay as it is until you send your choice?',
  'group-name': 'Do these choices make sense without the words that stand over them?',
  'field-purpose': 'Is this field about somebody else than the person who fills it in?',
  'description-tied': 'Is the hint or error at the field read out together with it?',
  'required-exposed': 'Is it told in words, or by the field itself, that it must be filled in?',
  'error-words': 'Does the message say what is wrong?',
  'password-parts': 'Is there a way that needs no counting through the password?',
  'crossed-labels': 'Does a click on the label lead into the field that it stands at?',
  'error-suggestion': 'Does the message say in which form the entry must be?',
  'entries-kept': 'Is what you entered still there when the form refuses it?',
  'redundant-entry': 'Does the form spare you from entering the same twice?',
  'format-told': 'Do words say in which form the entry must be?',
  'placeholder-as-label': 'Does the field have a label beside the gray words in it?',
};
