import { expect, test } from 'vitest';
import { otherLanguageOfSentence, seemingLanguageOfWords } from './sentence-language.ts';

test.each([
  ['On ne mange pas la soupe du voisin, on la partage.', 'de', 'fr'],
  ['Morgenstund hat Gold im Mund, und wer ruht, der hat es gut.', 'en', 'de'],
  ['The early bird gets the worm, but it is not happy.', 'nl', 'en'],
  ['El que a buen árbol se arrima, buena sombra le cobija.', 'en', 'es'],
  ['De koe bij de horens vatten is niet voor iedereen.', 'en', 'nl'],
  [
    'Le gardien dormait profondément quand l’averse nocturne a submergé notre campement.',
    'de',
    'fr',
  ],
  [
    'A small ferry crosses the narrow sound twice in the morning, until it stops before winter.',
    'he',
    'en',
  ],
  ['Mae’r môr yn oer, ac mae hi’n bwrw glaw ar y traeth bob dydd.', 'es', 'cy'],
])('%s', async (text, declared, language) => {
  expect(await otherLanguageOfSentence(text, declared)).toBe(language);
  expect(await otherLanguageOfSentence(text, language)).toBeNull();
});

test.each([
  ['a title', 'Il barbiere di Siviglia', 'fr'],
  ['names', 'Café de la Paix, Place de l’Opéra', 'es'],
  ['a sentence of both languages', 'The word is „Gemütlichkeit“, und das ist es auch.', 'de'],
  ['software', 'Open source software for teams', 'de'],
  [
    'titles one after the other',
    'Bella Ciao, Azzurro, Volare, Nel blu dipinto di blu, Con te partirò, Gloria',
    'de',
  ],
  ['Latin', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.', 'en'],
])('%s is no sentence of another language', async (_, text, declared) => {
  expect(await otherLanguageOfSentence(text, declared)).toBeNull();
});

test('few words seem to be in a language without a word that every sentence has', async () => {
  expect(await seemingLanguageOfWords('Bonsoir, Madame chante toujours!', 'es')).toBe('fr');
  expect(await seemingLanguageOfWords('Bonsoir, Madame no chante toujours!', 'es')).toBeNull();
});
