import { expect, test } from 'vitest';
import { pagesOn } from './pages-on.ts';

test.each(['Next picture', 'Nächstes Bild', 'Następne dzieło', 'התמונה הבאה', '次の写真', '›'])(
  'takes “%s” for what leads on',
  (name) => {
    expect(pagesOn(name)).toBe(true);
  },
);

test.each(['Red', 'Background', 'Show the picture', '2: The library', ''])(
  'does not take “%s” for what leads on',
  (name) => {
    expect(pagesOn(name)).toBe(false);
  },
);
