import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface TextOnBackground {
  /** As the browser computes it, `rgb(1, 2, 3)`. */
  color: string;
  /** WCAG 2.2, 1.4.3: large text needs less contrast. */
  isLarge: boolean;
}

/**
 * The texts that stand on the background of an element, as far as nothing inside paints another one. Runs in the page's
 * isolated world and stands alone.
 */
export function readTextsOn(number: number): TextOnBackground[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxElements = 2_000;
  const found = new Map<string, TextOnBackground>();
  let looked = 0;
  const painter = registry.elements[number];
  if (painter) look(painter);
  return [...found.values()];

  function look(element: Element): void {
    looked += 1;
    const style = getComputedStyle(element);
    if (looked > maxElements || style.display === 'none') return;
    if (style.visibility === 'visible' && hasText(element)) {
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.set(`${style.color} ${isLarge}`, { color: style.color, isLarge });
    }
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) {
      const { backgroundColor, backgroundImage } = getComputedStyle(child);
      const paints = backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
      if (!paints) look(child);
    }
  }

  function hasText(element: Element): boolean {
    if (element.matches('input,textarea,select')) return true;
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  }
}
