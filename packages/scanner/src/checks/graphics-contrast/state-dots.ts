import type { CapturedDocument } from '../../capture/page-capture.ts';
import { alikeColors, isToldByWords } from '../color-alone/alike-colors.ts';
import { backgroundOf } from '../page/colors.ts';
import type { Graphic } from './graphic.ts';

/** Marks of a state; more of them are a pattern. */
const most = 60;

/** Small shapes at places that are built alike whose colors differ, and tell what nothing else there tells. */
export function stateDotsIn(document: CapturedDocument): Graphic[] {
  return alikeColors(document).flatMap((group): Graphic[] => {
    const dots = group.filter(
      ({ kind, node }) => kind === 'dot' && node.kind === 'element' && node.tag !== 'td',
    );
    if (dots.length < 2 || dots.length > most || dots.length < group.length || isToldByWords(group))
      return [];
    if (new Set(group.map(({ color }) => Object.values(color).join())).size < 2) return [];
    return dots.flatMap(({ node, color }): Graphic[] => {
      const { box, parent, style } = node;
      if (
        !box ||
        !parent ||
        !style ||
        style['box-shadow'] !== 'none' ||
        Number.parseFloat(style['border-top-width']) > 0
      )
        return [];
      return [
        {
          node,
          box,
          colors: [color],
          back: backgroundOf(parent),
          group,
          said: 'The mark, whose color tells a state,',
        },
      ];
    });
  });
}
