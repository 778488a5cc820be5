import { describe, expect, test } from 'vitest';
import { leadsToRegrettable, saysRegrettable } from './regrettable.ts';

describe('what nobody would want a visit to do is not pressed', () => {
  test.each([
    'Delete',
    'Remove my account',
    'Cancel subscription',
    'Pay now',
    'Buy tickets',
    'Place order',
    'Review and place order',
    'Check out your order',
    'Bestellung prüfen und kaufen',
    'Book a table',
    'Send message',
    'Submit',
    'Publish',
    'Sign in',
    'Log out',
    'Accept all cookies',
    'Reject all',
    'Subscribe',
    'Download the report',
    'Print',
    'Löschen',
    'Jetzt kaufen',
    'Zahlungspflichtig bestellen',
    'Absenden',
    'Anmelden',
    'Abmelden',
    'Alle akzeptieren',
    'Newsletter abonnieren',
    'Kündigen',
    'Supprimer',
    'Payer',
    'Commander',
    'Réserver',
    'Envoyer',
    'Se connecter',
    'Se déconnecter',
    'Tout accepter',
    "S'abonner",
    'Eliminar',
    'Borrar todo',
    'Comprar ahora',
    'Pagar',
    'Enviar',
    'Iniciar sesión',
    'Cerrar sesión',
    'Aceptar',
    'Suscribirse',
  ])('%s', (words) => {
    expect(saysRegrettable(words)).toBe(true);
  });

  test.each([
    '/account/delete',
    'btn-checkout',
    '/api/items',
    'logout',
    'buy-now',
    'border place-order',
    'order-77',
    'cart.remove(7)',
    'removeUser(7)',
    "document.getElementById('delete-7').remove()",
    "list.classList.remove('busy'); removeAll()",
  ])('leading to %s', (target) => {
    expect(leadsToRegrettable(target)).toBe(true);
  });
});

test.each(['btn border border-transparent', 'btn-bordered has-border', 'md:order-2 order-first'])(
  'looking like %s is',
  (target) => {
    expect(leadsToRegrettable(target)).toBe(false);
  },
);

test.each([
  "document.getElementById('offer').classList.remove('hidden')",
  "this.closest('.note').remove()",
  'this.parentElement.remove()',
  "this.removeAttribute('hidden'); panel.removeEventListener('click', close)",
])('what changes the document alone, as %s, is pressed', (code) => {
  expect(leadsToRegrettable(code)).toBe(false);
});

test.each([
  'Menu',
  'Connected: check again',
  'Opening hours',
  'Show all sizes',
  'Order by price',
  'Review order',
  'Check your booking',
  'Bestellung prüfen',
  'Vérifier ma commande',
  'Remove filter “red”',
  'Suchen',
  'Öffnungszeiten',
  'Menü',
  'Postcode',
  'Bookmarks',
  'Afficher plus',
  'Fermer',
  'Ver más',
  'Environment',
])('%s is', (words) => {
  expect(saysRegrettable(words)).toBe(false);
});
