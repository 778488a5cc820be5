import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';

export const bankAccounts: RealisticPage = {
  name: 'bank-accounts',
  kind: 'account overview of a bank, right to left',
  language: 'ar',
  render,
  files: {
    'pictures/palm.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160"><rect width="320" height="160" fill="#f3ead8"/><path d="M150 160 L158 70 H166 L174 160 Z" fill="#8a6a3f"/><path d="M162 70 Q110 40 80 70 Q120 60 162 74 Q110 70 96 110 Q126 80 162 78 Q200 70 226 110 Q214 72 162 74 Q204 60 244 70 Q214 40 162 70 Z" fill="#2f6a4a"/></svg>',
  },
  barriers,
};
