import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';

export const trainBooking: RealisticPage = {
  name: 'train-booking',
  kind: 'booking form in several steps',
  language: 'fr',
  render,
  barriers,
};
