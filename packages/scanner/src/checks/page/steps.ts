import type { Control } from '../../interact/page-use.ts';
import { quote } from './words-of.ts';

/** How anybody presses a control with the keyboard, in words that more can follow. */
export function pressingOf({ name, key }: Pick<Control, 'name' | 'key'>): string {
  const what = name === '' ? 'this control' : quote(name);
  return `Press Tab until ${what} has the focus, then ${key === 'Space' ? 'the space bar' : key}`;
}

/** An element as people know it. */
export function called(words: string): string {
  return words === '' ? 'an element without words' : quote(words);
}
