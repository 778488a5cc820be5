const goods = ['Oak table', 'Desk lamp', 'Wool blanket', 'Bread knife', 'Garden chair', 'Tea pot'];
const states = ['paid', 'packed', 'sent', 'returned'];

/** 120 orders, as JSON. */
export function makeOrders(): string {
  return JSON.stringify(
    Array.from({ length: 120 }, (_, index) => ({
      id: 41_000 + index,
      customer: `Customer ${index + 1}`,
      item: goods[index % goods.length],
      state: states[(index * 7) % states.length],
      amount: ((index * 1_713) % 40_000) / 100,
      date: `2026-0${(index % 9) + 1}-1${index % 10}`,
    })),
  );
}
