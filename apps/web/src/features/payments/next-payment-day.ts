/** The same day of the next month, or that month's last: when a monthly subscription is charged again. */
export function nextPaymentDay(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const hasOverflowed = next.getUTCDate() !== from.getUTCDate();
  if (hasOverflowed) next.setUTCDate(0);
  return next;
}
