import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';
import { pictures } from './pictures.ts';

export const weeklyGroceries: RealisticPage = {
  name: 'weekly-groceries',
  kind: 'supermarket list with filters and a cart',
  language: 'en',
  render,
  files: pictures,
  barriers,
};
