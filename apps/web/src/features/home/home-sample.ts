import type { Impact } from '@curbcut/model/scan';

interface HomeSample {
  page: string;
  /** 0 to 1. */
  score: number;
  issues: number;
  /** What to do first, and what it is good for. */
  steps: readonly { impact: Impact; todo: string; promise: string }[];
}

/** How the sample result begins; a test compares it with the recording, as the page is drawn ahead and loads nothing for it. */
export const homeSample: HomeSample = {
  page: 'www.fjellmark.example/rucksacks/tind-38',
  score: 0.38,
  issues: 15,
  steps: [
    {
      impact: 'critical',
      todo: 'Make the controls work with the keyboard',
      promise: '4 controls become usable by keyboard',
    },
    {
      impact: 'critical',
      todo: 'Give the data cells a header',
      promise: '1 part of the page becomes clear to screen readers',
    },
    {
      impact: 'critical',
      todo: 'Label the form fields',
      promise: '1 control becomes clear to screen readers',
    },
  ],
};
