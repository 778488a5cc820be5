import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Frames: what they are called. */
export const framesRules: readonly Rule[] = [
  {
    id: 'frame-title',
    revision: 1,
    title: 'Frames have no title',
    todo: 'Give the frames a title',
    barrier:
      'Screen reader users are told that there is a frame, but without an accessible name they must go inside to find out what it holds.',
    remedy:
      'Add a title attribute to the iframe that says what is in it, for example title="Map of our offices".',
    verification:
      'Move to the frame with a screen reader, or inspect it in the developer tools. Its title says what is inside.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['H64'],
    actRules: ['cae760'],
    topic: 'act:cae760',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['frame-title'], lighthouse: ['frame-title'], alfa: ['sia-r13'] },
    helpUrl: axeHelp('frame-title'),
  },
  {
    id: 'frame-title-unique',
    revision: 1,
    title: 'Several frames have the same title',
    todo: 'Give each frame a title of its own',
    barrier:
      'Screen reader users cannot tell frames apart that have the same title and different content.',
    remedy: 'Give each iframe a title of its own that describes its content.',
    verification:
      'List the frames of the page with a screen reader. Frames with the same title hold the same content; all others have titles of their own.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['H64'],
    actRules: ['4b1c6c'],
    topic: 'act:4b1c6c',
    trust: 'failure',
    onlyAsked: ['axe'],
    detectedBy: { axe: ['frame-title-unique'], curbcut: ['frame-title-unique'] },
    helpUrl: axeHelp('frame-title-unique'),
  },
  {
    id: 'frame-title-words',
    revision: 1,
    title: 'Title of a frame does not say what it holds',
    todo: 'Write frame titles that say what is inside',
    barrier:
      'Screen reader users hear the title of a frame and decide by it whether to go in. A title that fits any frame, or only names a service, tells them nothing.',
    remedy:
      'Say in the title attribute what is in the frame, for example title="Map of our offices".',
    verification:
      'Read the title of the frame alone, and then look into the frame: the title says what is inside.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: ['H64'],
    actRules: [],
    topic: 'wcag:4.1.2:frame-title-words',
    trust: 'failure',
    detectedBy: { curbcut: ['frame-title-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H64',
  },
];
