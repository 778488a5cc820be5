import { knownFacts } from '../../facts/known-facts.ts';
import { passageCheck } from '../page/passage-check.ts';
import { shareOf } from '../page/passages.ts';

/** CSS pixels that letters should have at least, and characters of a text that says something. */
const thresholds = { size: 9, characters: 12 } as const;

/** Best practice: is text as large as most people can read? */
export const tinyTextCheck = passageCheck({
  rule: 'tiny-text',
  name: 'Size of text',
  applies: ({ characters }) => characters >= thresholds.characters,
  fault: (passage) => {
    const sizes: number[] = [];
    const share = shareOf(passage, (style) => {
      const size = Number.parseFloat(style['font-size']);
      // Letters of no size or color are hidden: a picture or another text stands for them.
      const isSeen = size > 2 && !/^rgba\(.*, 0\)$/.test(style.color);
      const isTiny = isSeen && size < thresholds.size;
      if (isTiny) sizes.push(size);
      return isTiny;
    });
    if (share < 0.5) return null;
    const smallest = Math.round(Math.min(...sizes) * 10) / 10;
    return {
      failureSummary: `The text size is ${smallest} pixels, which is too small for many people to read.`,
      facts: knownFacts([
        ['Text size', `${smallest} px`],
        ['At least', `${thresholds.size} px`],
      ]),
    };
  },
});
