import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'errors-beside-fields',
    criteria: ['1.3.1', '3.3.1'],
    sort: 'markup',
    class: 'description-not-tied',
    what: 'Error messages stand below their fields and are not tied to them.',
    target: ['#full-name', '#patient', '#phone', '#code'],
    words: 'describedby|errormessage|error.*(tied|associated|linked)',
    present: async (proof) => {
      await proof.click('.send');
      const shown = await proof.text('#patient-wrong');
      return shown !== '' && !(await proof.accessible('#patient')).description.includes(shown);
    },
  },
  {
    id: 'plan-without-words',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'picture-without-alternative',
    what: 'The plan of the ground floor has no text alternative.',
    target: ['img.plan'],
    words: 'alternative|alt (text|attribute)',
    present: async (proof) => (await proof.name('img.plan')) === '',
  },
  {
    id: 'message-named-by-hint',
    criteria: ['1.3.1', '3.3.2'],
    sort: 'markup',
    class: 'field-without-label',
    what: 'The field for a message has a placeholder instead of a label; the words vanish when one writes.',
    target: ['#message'],
    words: 'label|placeholder',
    present: (proof) =>
      proof.page.$eval('#message', (field) => (field as HTMLTextAreaElement).labels.length === 0),
  },
  {
    id: 'consent-box-drawn',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'role-not-exposed',
    what: 'The box for consent is a drawn span: it has neither role, state nor name.',
    target: ['.consent .box'],
    words: 'role|checkbox|custom control',
    present: async (proof) => (await proof.role('.consent > :first-child')) !== 'checkbox',
  },
  {
    id: 'needed-in-red',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'Fields that are needed are told by red labels only.',
    target: ['label.needed'],
    words: 'color alone|by color|only.*color|required',
    present: async (proof) =>
      (await proof.style('label[for="patient"]', 'color')) !==
      (await proof.style('label[for="department"]', 'color')),
  },
  {
    id: 'slots-cut-when-large',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'text-clipped-when-enlarged',
    what: 'Times have boxes of a fixed height and are cut off when text is twice as large.',
    target: ['.slot'],
    words: 'resize|clip|cut off|200',
    present: async (proof) => {
      const before = await proof.isCutOff('.slot');
      await proof.enlargeText(200);
      return !before && (await proof.isCutOff('.slot'));
    },
  },
  {
    id: 'hints-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'Hints below the labels are pale gray on white.',
    target: ['.hint'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.hint')) < 4.5,
  },
  {
    id: 'times-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Times are divs with a click handler; keys do not reach them.',
    target: ['div.slot'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      await proof.focus('#department');
      await proof.press('Tab');
      await proof.press('Enter');
      return !/9.20/.test(await proof.text('.chosen'));
    },
  },
  {
    id: 'code-not-pasted',
    criteria: ['3.3.8'],
    sort: 'keys',
    class: 'paste-blocked',
    what: 'The code of the letter has to be typed: pasting it is refused.',
    target: ['#code'],
    words: 'paste|authentication',
    present: (proof) =>
      proof.page.$eval('#code', (field) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        return !field.dispatchEvent(paste);
      }),
  },
  {
    id: 'summary-appears-silently',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'error-not-announced',
    what: 'The list of errors appears above the form, neither focused nor in a live region.',
    target: ['.summary'],
    words: 'error.*(announc|focus|live)|live region|status message',
    present: async (proof) => {
      await proof.focus('.send');
      await proof.press('Enter');
      const shown = await proof.isShown('.summary');
      return (
        shown && !(await proof.focusIsIn('.summary')) && (await proof.announced()).length === 0
      );
    },
  },
  {
    id: 'message-swallows-tab',
    criteria: ['2.1.2'],
    sort: 'keys',
    class: 'keyboard-trap',
    what: 'In the field for a message Tab writes spaces, with or without Shift, and nothing else leads out.',
    target: ['#message'],
    words: 'keyboard trap|trap',
    present: async (proof) => {
      await proof.focus('#message');
      await proof.press('Escape');
      await proof.press('Tab');
      await proof.press('Shift+Tab');
      await proof.press('Shift+Tab');
      return proof.hasFocus('#message');
    },
  },
  {
    id: 'skip-only-scrolls',
    criteria: ['2.4.1'],
    sort: 'keys',
    class: 'skip-link-does-nothing',
    what: 'A script turns the link “Skip to the form” into mere scrolling: the next Tab is in the header again.',
    target: ['a.skip'],
    words: 'skip',
    present: async (proof) => {
      await proof.press('Tab');
      await proof.press('Enter');
      await proof.press('Tab');
      return proof.focusIsIn('header');
    },
  },
  {
    id: 'cancel-at-touch',
    criteria: ['2.5.2'],
    sort: 'keys',
    class: 'action-on-pointer-down',
    what: 'An appointment is cancelled as soon as the pointer goes down on the button.',
    target: ['button.cancel'],
    words: 'pointer.?down|mouse.?down|pointer cancellation',
    present: async (proof) => {
      await proof.pressAndLeave('.cancel');
      return /is cancelled/.test(await proof.text('.booked'));
    },
  },
  {
    id: 'send-without-ring',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The button that sends the form does not show that it has the focus.',
    target: ['button.send'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.send')),
  },
  {
    id: 'errors-only-invalid',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'Every error is told as “Invalid input”.',
    target: ['.wrong', '.summary'],
    words: 'error message|error.*(descri|suggest|identif)',
    present: async (proof) => {
      await proof.click('.send');
      return (await proof.text('#patient-wrong')) === 'Invalid input';
    },
  },
  {
    id: 'choice-called-address',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'misleading-heading',
    what: 'The heading over department and time says “Your address”.',
    target: ['h2.choose'],
    words: 'heading.*(descri|mislead|content)',
    present: async (proof) => (await proof.text('h2.choose')) === 'Your address',
  },
  {
    id: 'number-of-what',
    criteria: ['2.4.6', '3.3.2'],
    sort: 'meaning',
    class: 'vague-label',
    what: 'Patient number and telephone number are both labelled “Number”.',
    target: ['#patient', '#phone', 'label[for="patient"]', 'label[for="phone"]'],
    words: 'same (name|label)|identical|label.*(descri|vague|generic)',
    present: async (proof) => (await proof.name('#patient')) === (await proof.name('#phone')),
  },
  {
    id: 'title-says-thanks',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'The page with the empty form has the title of the page that thanks for it.',
    target: ['title'],
    words: 'title',
    present: async (proof) => (await proof.title()).startsWith('Thank you'),
  },
];
