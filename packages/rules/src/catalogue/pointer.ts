import type { Rule } from '../rule.ts';

/** What is done with a mouse, a finger or a pen. */
export const pointerRules: readonly Rule[] = [
  {
    id: 'hover-dismissible',
    revision: 1,
    title: 'What appears under the pointer cannot be closed with Escape',
    todo: 'Let Escape close what appears under the pointer',
    barrier:
      "People who see a magnified part of the page, or whose hand trembles, have something before what they are reading. They can't take it away without moving the pointer off, which may bring up the next thing.",
    remedy:
      'Let Escape close what has appeared while the pointer or the focus stays where it is, wherever the focus is: listen for the key on the document.',
    verification:
      'Move the pointer onto the element and leave it there. Press Escape. What has appeared goes away and the pointer has not moved.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['1.4.13'],
    level: 'AA',
    techniques: ['F95', 'SCR39'],
    actRules: [],
    topic: 'wcag:1.4.13:dismissible',
    trust: 'failure',
    detectedBy: { curbcut: ['hover-dismissible'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html',
  },
  {
    id: 'hover-reachable',
    revision: 1,
    title: 'What appears under the pointer vanishes on the way to it',
    todo: 'Keep what appears while the pointer is over it',
    barrier:
      'People who see a magnified part of the page have to move the pointer over what has appeared to read all of it, and it is gone before they get there. What there is to click in it can be reached by nobody.',
    remedy:
      'Keep showing the content while the pointer is over it: put it inside the element whose :hover shows it, without a gap between them, or hide it only a moment after the pointer has left both.',
    verification:
      'Move the pointer onto the element and slowly on to what has appeared. It stays as long as the pointer is over one of both.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['1.4.13'],
    level: 'AA',
    techniques: ['F95', 'SCR39'],
    actRules: [],
    topic: 'wcag:1.4.13:hoverable',
    trust: 'failure',
    detectedBy: { curbcut: ['hover-reachable'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html',
  },
  {
    id: 'dragging-alternative',
    revision: 1,
    title: 'Something can only be done by dragging',
    todo: 'Offer clicks that do the same as dragging',
    barrier:
      "People whose hands tremble, who point with their head or eyes, or who use speech can click, but can't hold something and move it at the same time. What is only dragged they can't do.",
    remedy:
      'Offer the same with single clicks: buttons that move it, a menu with the places it can go to, a field for the value, or a click on the place where it should go.',
    verification:
      'Do what dragging does without holding the mouse button down while the mouse moves. There is a way, close to what is dragged.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.5.7'],
    level: 'AA',
    techniques: ['F108', 'G219'],
    actRules: [],
    topic: 'wcag:2.5.7:dragging',
    trust: 'failure',
    detectedBy: { curbcut: ['dragging-alternative'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html',
  },
  {
    id: 'gesture-alternative',
    revision: 1,
    title: 'Something can only be done with a stroke or two fingers',
    todo: 'Offer buttons that do the same as the gesture',
    barrier:
      "People who use a head pointer, a stylus in the mouth or a switch can tap, but can't draw a stroke in a direction or put down two fingers. What only answers to that they can't use.",
    remedy:
      'Add buttons that do the same with one tap, such as “Next” and “Previous”, or + and − beside a map.',
    verification:
      'Use the part with single taps or clicks only. All that strokes and pinches do can be done so.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.5.1'],
    level: 'A',
    techniques: ['F105', 'G215', 'G216'],
    actRules: [],
    topic: 'wcag:2.5.1:gesture',
    trust: 'failure',
    detectedBy: { curbcut: ['gesture-alternative'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/pointer-gestures.html',
  },
  {
    id: 'motion-alternative',
    revision: 1,
    title: 'Something can only be done by moving the device',
    todo: 'Offer controls that do the same as tilting or shaking',
    barrier:
      "People whose phone or tablet is fixed to a wheelchair can't tilt or shake it, and people with tremor can't do it as it is asked for. What only answers to that they can't use.",
    remedy:
      'Add buttons or a slider that do the same: “Next” and “Previous” where tilting turns the page, “Undo” where shaking undoes.',
    verification:
      'Leave the device lying on a table. All that moving it does can be done with controls.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.5.4'],
    level: 'A',
    techniques: ['G213', 'F106'],
    actRules: ['7677a9'],
    topic: 'wcag:2.5.4:alternative',
    trust: 'failure',
    detectedBy: { curbcut: ['motion-alternative'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/motion-actuation.html',
  },
  {
    id: 'motion-off',
    revision: 1,
    title: "What moving the device does can't be turned off",
    todo: 'Offer a setting that turns off what tilting and shaking do',
    barrier:
      'People with tremor, or whose device is fixed to a wheelchair that moves, set off by chance what tilting or shaking does, again and again.',
    remedy:
      'Add a setting that makes the page ignore how the device is moved, or listen to it only once somebody has turned it on.',
    verification: 'Turn the setting off, then tilt and shake the device. Nothing changes.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.5.4'],
    level: 'A',
    techniques: ['G213', 'F106'],
    actRules: ['c249d5'],
    topic: 'wcag:2.5.4:off',
    trust: 'failure',
    detectedBy: { curbcut: ['motion-off'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/motion-actuation.html',
  },
  {
    id: 'acts-on-pointer-down',
    revision: 1,
    title: 'Controls act as soon as the pointer goes down',
    todo: 'Act when the pointer goes up, not down',
    barrier:
      'People with tremor or poor sight often touch the wrong spot. Where the action waits for the release they can slide away from it; here it has already happened.',
    remedy:
      'Listen to click instead of mousedown, pointerdown or touchstart. Then moving away before letting go calls the action off.',
    verification:
      'Press on the control, keep pressing, move away from it and let go. Nothing has happened.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['2.5.2'],
    level: 'A',
    techniques: ['F101', 'G210', 'G212'],
    actRules: [],
    topic: 'wcag:2.5.2:pointer-down',
    trust: 'failure',
    detectedBy: { curbcut: ['acts-on-pointer-down'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation.html',
  },
];
