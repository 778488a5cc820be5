import type { WorldWithRegistry } from '../engines/element-registry.ts';

/** What the page itself tells of an element; null: it is gone, or the page can't tell. */
export interface SeenInPage {
  /** Whether it can't be the control that its tag stands for elsewhere. */
  isNoControl: boolean;
  /** Whether it is an item of a list that assistive technology takes for one. */
  isInList: boolean;
  /** Of a table: whether a column of it has numbers under words, as only data has. */
  hasNumbersUnderWords: boolean;
  /** The text that it shows; null where a part of it stands in a shadow tree. */
  text: string | null;
}

/** Runs in the frame's isolated world and stands alone: `numbers` are those of the frame's registry. */
export function lookInPage(numbers: readonly number[]): (SeenInPage | null)[] {
  const { elements } = (globalThis as unknown as WorldWithRegistry).curbcutRegistry;
  const longest = 2_000;
  const mostRows = 50;

  return numbers.map((number) => {
    const element = elements[number];
    if (!element?.isConnected) return null;
    return {
      isNoControl: isLooseSummary(element),
      isInList:
        roleOf(element.assignedSlot?.parentElement ?? element.parentElement) === 'directory',
      hasNumbersUnderWords: hasNumbersUnderWords(element),
      text: textOf(element),
    };
  });

  /** Only the first summary of its details opens something. */
  function isLooseSummary(element: Element): boolean {
    if (element.localName !== 'summary' || element.hasAttribute('role')) return false;
    const around = element.parentElement;
    if (around?.localName !== 'details') return true;
    return [...around.children].find(({ localName }) => localName === 'summary') !== element;
  }

  function hasNumbersUnderWords(element: Element): boolean {
    if (!(element instanceof HTMLTableElement)) return false;
    const [first, ...others] = [...element.rows].slice(0, mostRows);
    if (!first || others.length < 2) return false;
    return [...first.cells].some(
      (cell, column) =>
        /\p{L}/u.test(cell.textContent) &&
        !/\d/.test(cell.textContent) &&
        others.every((row) => isNumber(row.cells[column]?.textContent ?? '')),
    );
  }

  /** With its unit, if it has one: 1,250.50 €, 14:05, 12 kg. */
  function isNumber(text: string): boolean {
    return /^\s*[\p{Sc}\p{Sm}-]?\s*\d[\d\s.,:/%]*\s*(\p{Sc}|\p{L}{1,3})?\s*$/u.test(text);
  }

  function roleOf(element: Element | null): string {
    return (element?.getAttribute('role') ?? '').trim().toLowerCase().split(/\s+/)[0] ?? '';
  }

  function textOf(element: Element): string | null {
    const isWhole = [element, ...element.querySelectorAll('*')].every(
      ({ shadowRoot, localName }) => !shadowRoot && localName !== 'slot',
    );
    if (!isWhole || !(element instanceof HTMLElement)) return null;
    const text = element.innerText;
    return text.length > longest ? null : text;
  }
}
