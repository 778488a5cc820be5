import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { map } from './map.ts';
import { render } from './markup.ts';

export const cityRegistration: RealisticPage = {
  name: 'city-registration',
  kind: 'service page of a city council',
  language: 'de',
  render,
  files: { 'stadtplan.html': map },
  barriers,
};
