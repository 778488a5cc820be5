import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';
import { media } from './media.ts';

export const floodReport: RealisticPage = {
  name: 'flood-report',
  kind: 'news article with film, sound and comments',
  language: 'en',
  render,
  files: media,
  barriers,
};
