import { createHash } from 'node:crypto';

/** 32 hex digits that stay the same as long as the parts do. */
export function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32);
}

/** The page's URL as far as it identifies a page: no fragment, no tracking, sorted parameters. */
export function pageKey(url: string): string {
  const page = new URL(url);
  const names = Array.from(page.searchParams.keys());
  for (const name of names) {
    if (/^(utm_.+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/i.test(name)) page.searchParams.delete(name);
  }
  page.searchParams.sort();
  return `${page.host}${page.pathname}${page.search}`;
}

/**
 * Elements of different frames may have the same signature: these are numbered in their order, so that each has a
 * fingerprint of its own. What is not `isFree` is left out.
 */
export function numberAlike(
  signatures: readonly string[],
  isFree: (signature: string) => boolean,
): string[] {
  const seen = new Map<string, number>();
  return signatures.map((signature) => {
    for (let number = (seen.get(signature) ?? 0) + 1; ; number += 1) {
      const numbered = number === 1 ? signature : `${signature}^${number}`;
      seen.set(signature, number);
      if (isFree(numbered)) return numbered;
    }
  });
}
