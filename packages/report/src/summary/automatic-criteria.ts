/**
 * The WCAG A and AA criteria for which an engine has at least one automatic rule, by engine id.
 * axe: the tags of axe-core 4.14's rules without the experimental ones; lighthouse: the part of them that
 * Lighthouse 13 has audits for.
 */
export const automaticCriteria: Readonly<Record<string, readonly string[]>> = {
  axe: words(
    '1.1.1 1.2.2 1.3.1 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.12 2.1.1 2.2.1 2.2.2 2.4.1 2.4.2 2.4.4 2.5.3 2.5.8 3.1.1 3.1.2 3.3.2 4.1.2',
  ),
  lighthouse: words(
    '1.1.1 1.2.2 1.3.1 1.3.5 1.4.1 1.4.3 1.4.4 2.2.1 2.4.1 2.4.2 2.4.4 2.5.3 2.5.8 3.1.1 3.1.2 3.3.2 4.1.2',
  ),
};

function words(text: string): string[] {
  return text.split(' ');
}
