import type { CapturedNode } from '../../capture/page-capture.ts';
import { roleOf } from '../page/controls.ts';

export function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

export function levelOf({ tag, attributes }: CapturedNode): number {
  const level = attributes.get('aria-level') ?? /^h([1-6])$/.exec(tag)?.[1] ?? '2';
  return Math.min(Math.max(Number.parseInt(level, 10) || 2, 1), 20);
}
