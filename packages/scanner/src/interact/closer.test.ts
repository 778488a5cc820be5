import { describe, expect, test } from 'vitest';
import { type Closer, onlyCloses } from './closer.ts';

const closer = (words: string, attributes: Record<string, string> = {}): Closer => ({
  element: 1,
  words,
  attributes: Object.entries(attributes),
});

describe('what does more than to close is not pressed', () => {
  test.each([
    'Cancel order',
    'Cancel my subscription',
    'Close account',
    'Close and delete dialog',
    'Cerrar sesión',
    'Pay and close',
    'Delete and close',
    'Accept and close',
    'Send and close',
    'Senden und Fenster schließen',
  ])('%s', (words) => {
    expect(onlyCloses(closer(words))).toBe(false);
  });

  test.each([
    { href: '#/logout' },
    { id: 'delete-all' },
    { class: 'close btn-checkout' },
    { onclick: 'placeOrder()' },
    { 'data-action': 'account#delete' },
    { 'data-method': 'post' },
    { title: 'Delete the draft' },
    { formaction: '/leave' },
  ])('called Close, with %o', (attributes) => {
    expect(onlyCloses(closer('Close', attributes))).toBe(false);
  });

  test.each(['OK', 'Done', 'Yes'])('%s where the window asks about a deletion', (words) => {
    expect(onlyCloses(closer(words), 'Delete this berth?')).toBe(false);
  });
});

describe('what only closes is', () => {
  test.each([
    '',
    '×',
    'Cancel',
    'Close',
    'OK',
    'Done',
    'Not now',
    'Close login dialog',
    'Close the newsletter sign-up window',
    'Anmeldedialog schließen',
    'Fermer la fenêtre de connexion',
    'Cerrar la ventana de pago',
    'Abbrechen',
    'Annuler',
    'Cancelar',
    'Cerrar',
  ])('%s', (words) => {
    expect(onlyCloses(closer(words))).toBe(true);
  });

  test.each([
    { class: 'login-modal__close-button' },
    { id: 'checkout-close' },
    { 'data-action': 'modal#close' },
    { 'data-bs-dismiss': 'modal' },
    { 'aria-label': 'Close login dialog' },
  ])('called Close, with %o', (attributes) => {
    expect(onlyCloses(closer('Close', attributes))).toBe(true);
  });

  test.each(['Cancel', 'Close', '×'])('%s where the window asks about a deletion', (words) => {
    expect(onlyCloses(closer(words), 'Delete this berth?')).toBe(true);
  });
});
