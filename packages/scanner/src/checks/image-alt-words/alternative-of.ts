import type { CapturedNode } from '../../capture/page-capture.ts';

/** What the author gives a picture as its text alternative. */
export function alternativeOf({ attributes }: CapturedNode): string {
  return attributes.get('aria-label')?.trim() || (attributes.get('alt') ?? '');
}
