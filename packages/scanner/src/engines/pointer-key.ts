import type { Pointer } from './finding.ts';

/** The same for pointers to the same element. */
export function pointerKey({ frame, element }: Pointer): string {
  return `${frame}:${element}`;
}
