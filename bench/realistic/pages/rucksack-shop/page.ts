import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';
import { pictures } from './pictures.ts';

export const rucksackShop: RealisticPage = {
  name: 'rucksack-shop',
  kind: 'shop product page',
  language: 'en',
  render,
  files: pictures,
  barriers,
};
