import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';
import { pictures } from './pictures.ts';

export const travelSearch: RealisticPage = {
  name: 'travel-search',
  kind: 'travel search with a calendar',
  language: 'es',
  render,
  files: pictures,
  barriers,
};
