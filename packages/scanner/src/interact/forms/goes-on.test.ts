import { expect, test } from 'vitest';
import { saysGoesOn } from './goes-on.ts';

test.each([
  'Next',
  'Next: your address',
  'Next step →',
  'Save and continue',
  'Continue to contact details',
  'Weiter',
  'Weiter zu Schritt 2',
  'Weiter zu Tag und Uhrzeit',
  'Continue to day and time',
  'Next: day and time',
  'Continuer vers le jour',
  'Suivant',
  'Étape suivante',
  'Siguiente',
  'Avanti',
  'Volgende',
  'Dalej',
  'Далее',
  '次へ',
  '次へ進む',
  '下一步',
  '다음',
  'التالي',
])('“%s” goes on', (name) => {
  expect(saysGoesOn(name)).toBe(true);
});

test.each([
  'Send',
  'Submit application',
  'Continue to payment',
  'Continue to checkout',
  'Accept and continue',
  'Log in and continue',
  'Continue with Google',
  'Weiter zur Kasse',
  'Weiter zur Zahlung',
  'Kostenpflichtig bestellen',
  'Next month',
  'Next day',
  'Continue to day 2',
  'Weiter zum nächsten Tag',
  'Next page',
  'Next goods',
  'Nächste Seite',
  'Mois suivant',
  'Continue reading',
  'Nextcloud',
  'Back',
  '',
])('“%s” does not', (name) => {
  expect(saysGoesOn(name)).toBe(false);
});
