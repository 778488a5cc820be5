import { describe, expect, test } from 'vitest';
import { saysRegrettable } from '../regrettable.ts';
import { saysBasket, saysFinds } from './says-it-takes.ts';

/** By language: what only fills a basket, and what orders or pays as well. */
const words: Record<string, { fills: string[]; orders: string[] }> = {
  English: {
    fills: [
      'Add to cart',
      'Add to basket',
      'Add to my bag',
      'Put in shopping bag',
      'Into the trolley',
    ],
    orders: [
      'Buy now',
      'Add to cart and check out',
      'Add to basket and pay',
      'Order from cart',
      'Checkout cart',
    ],
  },
  German: {
    fills: ['In den Warenkorb', 'In den Warenkorb legen', 'In den Einkaufswagen'],
    orders: [
      'Jetzt kaufen',
      'Warenkorb kaufen',
      'Warenkorb bestellen',
      'Mit dem Warenkorb zur Kasse',
    ],
  },
  French: {
    fills: ['Ajouter au panier', 'Mettre dans le panier'],
    orders: [
      'Acheter maintenant',
      'Commander le panier',
      'Ajouter au panier et payer',
      'Payer mon panier',
    ],
  },
  Spanish: {
    fills: ['Añadir al carrito', 'Añadir a la cesta', 'Agregar al carro de compra'],
    orders: ['Comprar ahora', 'Añadir al carrito y comprar', 'Pagar la cesta', 'Cesta y pago'],
  },
  Italian: {
    fills: ['Aggiungi al carrello', 'Metti nel carrello'],
    orders: ['Acquista ora', 'Aggiungi al carrello e acquista', 'Dal carrello al pagamento'],
  },
  Dutch: {
    fills: ['In winkelwagen', 'Toevoegen aan winkelmandje'],
    orders: ['Koop nu', 'In winkelwagen en afrekenen', 'Winkelwagen bestellen'],
  },
  Polish: {
    fills: ['Do koszyka', 'Dodaj do koszyka'],
    orders: ['Kup teraz', 'Dodaj do koszyka i zapłać', 'Zamów koszyk'],
  },
  Portuguese: {
    fills: ['Adicionar ao carrinho', 'Colocar na sacola'],
    orders: ['Comprar agora', 'Adicionar ao carrinho e pagar', 'Finalizar compra do carrinho'],
  },
};

describe.each(Object.entries(words))('in %s', (_, { fills, orders }) => {
  test.each(fills)('“%s” fills a basket and does no more', (said) => {
    expect([saysBasket(said), saysRegrettable(said)]).toEqual([true, false]);
  });
  test.each(orders)('“%s” is left alone', (said) => {
    expect(saysRegrettable(said)).toBe(true);
  });
});

test.each(['Add to list', 'Basketball', 'Cartoons', 'Carts', 'Company', 'Weiter', 'Bagel'])(
  '“%s” is about no basket',
  (said) => {
    expect(saysBasket(said)).toBe(false);
  },
);

test.each([
  'Show homes',
  'Apply filters',
  'Search',
  'Filter anwenden',
  'Suchen',
  'Rechercher',
  'Afficher les cours',
  'Buscar',
  'Cerca',
  'Zoeken',
  'Szukaj',
  'Pesquisar',
  '検索',
])('“%s” looks for something', (said) => {
  expect(saysFinds(said)).toBe(true);
});

test.each(['Continue', 'Sign up', 'Visit us', 'Weiter', 'Envoyer', 'Keep the color', 'Next'])(
  '“%s” looks for nothing',
  (said) => {
    expect(saysFinds(said)).toBe(false);
  },
);
