import { closest } from '../page/controls.ts';
import { passageCheck } from '../page/passage-check.ts';
import { shareOf } from '../page/passages.ts';

/** Characters of a text that is more than a stressed sentence, and the share of it in italics. */
const thresholds = { characters: 200, share: 0.9 } as const;

/** Best practice: are long texts set upright? */
export const longItalicsCheck = passageCheck({
  rule: 'long-italics',
  name: 'Long texts in italics',
  applies: ({ element, characters }) =>
    characters >= thresholds.characters && !closest(element, ({ tag }) => tag === 'blockquote'),
  fault: (passage) => {
    const share = shareOf(passage, (style) => /^(italic|oblique)/.test(style['font-style']));
    return share >= thresholds.share
      ? `A text of ${passage.characters} characters is set in italics.`
      : null;
  },
});
