import type { Trust } from './trust.ts';

interface Exception {
  trust: Trust;
  /** What the counts don't tell. */
  reason: string;
}

/** What rules of engines count for whatever was measured, by engine and rule. */
export const trustExceptions: Readonly<Record<string, Readonly<Record<string, Exception>>>> = {
  curbcut: {
    'dialog-close-button': {
      trust: 'failure',
      reason:
        'What counts as wrong is so: in a lightbox whose other defect is labeled, the X is a span that hears the mouse only, and in two dialogs that hold the focus, what is labeled is the trap, and this is why there is no way out.',
    },
    'field-purpose': {
      trust: 'failure',
      reason:
        'What counts as wrong stands on pages about other things, whose forms ask for the name and the birthday of whoever fills them in, without autocomplete: it is there.',
    },
  },
  alfa: {
    'sia-r20': {
      trust: 'agreement',
      reason: 'It knows the attributes of ARIA 1.2 and calls those of ARIA 1.3 unknown.',
    },
    'sia-r21': {
      trust: 'agreement',
      reason: 'Of several roles it wants each to exist, where browsers take the first that does.',
    },
  },
};
