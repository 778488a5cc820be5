import { expect, test } from 'vitest';
import { saysItDoes } from './says-it-does.ts';

test.each([
  'Save draft',
  'Copy link',
  'Add to my list',
  'Entwurf speichern',
  'Enregistrer la note',
  'Guardar nota',
  'Salva la nota',
  'Notitie opslaan',
  'Zapisz notatkę',
  'Сохранить',
  '保存する',
])('“%s” does something', (words) => {
  expect(saysItDoes(words)).toBe(true);
});

test.each(['Menu', 'Address', 'Checkbox', 'Market', 'Next', 'Schließen', 'Pinboard', 'Gemüse'])(
  '“%s” says nothing of the kind',
  (words) => {
    expect(saysItDoes(words)).toBe(false);
  },
);
