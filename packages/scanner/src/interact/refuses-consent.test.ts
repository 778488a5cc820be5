import { describe, expect, test } from 'vitest';
import { refusalsOf } from './refuses-consent.ts';

const layer = (says: string, ...words: string[]) => ({
  says,
  buttons: words.map((one, element) => ({ element, words: one, attributes: [] })),
});

describe('what says no to cookies uncovers a page', () => {
  test.each([
    ['We use cookies to measure visits.', 'Accept all', 'Reject all'],
    ['This site uses cookies.', 'OK', 'Only necessary cookies'],
    ['Your privacy', 'Agree', 'Continue without accepting'],
    ['Wir verwenden Cookies.', 'Alle akzeptieren', 'Nur notwendige Cookies'],
    ['Datenschutz-Einstellungen', 'Zustimmen', 'Alle ablehnen'],
    ['Vos cookies', 'Accepter', 'Refuser'],
    ['Votre confidentialité', 'Accepter', 'Continuer sans accepter'],
    ['Usamos cookies', 'Aceptar', 'Rechazar todas'],
    ['Questo sito usa cookie', 'Accetta', 'Rifiuta tutti'],
    ['Używamy plików cookie', 'Akceptuję', 'Odrzuć wszystkie'],
    ['Мы используем файлы cookie', 'Принять', 'Отклонить все'],
    ['نستخدم ملفات تعريف الارتباط', 'قبول', 'رفض الكل'],
    ['当サイトはクッキーを使用します', '同意する', '拒否する'],
  ])('%s', (says, accepts, refuses) => {
    const found = refusalsOf(layer(says, accepts, refuses));
    expect(found.map(({ words }) => words)).toEqual([refuses]);
  });
});

describe('nothing else is pressed for it', () => {
  test.each([
    ['A meeting on Friday at noon', 'Decline'],
    ['Your order of 3 items', 'Reject all'],
    ['You are invited. By joining you agree to our privacy policy.', 'Decline'],
    ['Tracking of parcel 12', 'Refuse'],
    ['Einladung. Es gilt unser Datenschutz.', 'Ablehnen'],
    ['We use cookies', 'Accept all'],
    ['We use cookies', 'Settings'],
    ['We use cookies', 'Refuse and leave the site'],
    ['We use cookies', 'Reject and subscribe'],
    ['Cookies help us', 'Pay to refuse'],
  ])('%s: %s', (says, words) => {
    expect(refusalsOf(layer(says, words))).toEqual([]);
  });

  test('nor what its code says would be regretted', () => {
    const button = { element: 1, words: 'Reject all', attributes: [['formaction', '/x']] as const };
    expect(refusalsOf({ says: 'Cookies', buttons: [button] })).toEqual([]);
  });
});
