import type { Floating } from './install-wait-eyes.ts';

/** Compares boxes over the page: one that stays there may hold another message later. */
export function isSameFloating({ element, words, buttons }: Floating) {
  return (other: Floating): boolean =>
    other.element === element && other.words === words && other.buttons === buttons;
}
