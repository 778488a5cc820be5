import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest } from './controls.ts';

/** The mark of somebody may be a picture, and what shows how text looks must be one. */
export function isMarkOfSomebody(node: CapturedNode): boolean {
  const called = `${node.attributes.get('alt') ?? ''} ${node.attributes.get('src') ?? ''} ${node.attributes.get('class') ?? ''}`;
  const isCalled = /logo|brand|badge|shield|signature|unterschrift|screenshot/i.test(called);
  return isCalled || closest(node, ({ tag }) => tag === 'header') !== null;
}
