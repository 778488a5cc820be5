import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';

export const courseCatalog: RealisticPage = {
  name: 'course-catalog',
  kind: 'course catalogue of a university',
  language: 'el',
  render,
  barriers,
};
