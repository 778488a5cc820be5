import type { ElementTraits } from '@curbcut/model/scan';

/** Of an element in a test that needs none. */
export const noTraits: ElementTraits = {
  tag: 'p',
  id: '',
  attributes: [],
  words: '',
  around: '',
  path: '',
  before: '',
  after: '',
};
