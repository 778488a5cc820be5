/** `$29.00`, from cents: what is paid. */
export function formatMoney(cents: number): string {
  const [dollars = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `$${Number(dollars).toLocaleString('en-US')}.${rest}`;
}

/** `$29`, `$29.50`: the price of a plan. */
export function formatPrice(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
