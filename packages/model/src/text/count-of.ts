/** `1,348`. */
export function amount(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 issue`, `1,348 issues`; `many` where the plural is more than the noun and an s. */
export function countOf(count: number, noun: string, many = `${noun}s`): string {
  return `${amount(count)} ${count === 1 ? noun : many}`;
}
