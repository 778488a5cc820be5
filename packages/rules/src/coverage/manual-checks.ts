interface ManualCheck {
  /** Stable: answers are kept under it. */
  id: string;
  /** What to do, and what to ask. */
  question: string;
  /** Criteria that it helps to judge. */
  criteria: readonly string[];
}

/** What every report asks a person to do. They find much with little work, and don't replace a test of each criterion. */
export const manualChecks: readonly ManualCheck[] = [
  {
    id: 'keyboard',
    question:
      'Use the page with the keyboard only. Can you reach and use everything, and do you always see where you are?',
    criteria: ['2.1.1', '2.1.2', '2.4.1', '2.4.3', '2.4.7', '2.4.11', '3.2.1'],
  },
  {
    id: 'zoom',
    question: 'Zoom to 400 percent. Is everything still there, without sideways scrolling?',
    criteria: ['1.4.4', '1.4.10'],
  },
  {
    id: 'screen-reader',
    question: 'Listen to the page with a screen reader. Does the order make sense?',
    criteria: ['1.3.1', '1.3.2', '2.4.2', '2.4.4', '2.4.6', '3.1.1', '3.1.2', '4.1.2', '4.1.3'],
  },
  {
    id: 'text-alternatives',
    question: 'Do the text alternatives say what the pictures say?',
    criteria: ['1.1.1'],
  },
  {
    id: 'form-errors',
    question:
      'Fill in a form wrongly on purpose. Do the messages say what is wrong and how to put it right?',
    criteria: ['1.3.5', '1.4.1', '3.2.2', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  },
  {
    id: 'media',
    question: 'Do videos have captions, and can everything that moves be stopped?',
    criteria: ['1.2.2', '1.2.4', '1.4.2', '2.2.2'],
  },
];
