import { languageOf } from '../../capture/language-of.ts';
import { passageCheck } from '../page/passage-check.ts';

/** Characters that do not fit into one line of a narrow window: the last line is not justified. */
const thresholds = { characters: 80 } as const;

/** Their characters all have the same width, so that lines end alike without any gaps. */
const evenScripts = new Set(['ja', 'zh', 'ko']);

/** WCAG 2.2, 1.4.8: are the gaps between words the same throughout? */
export const justifiedTextCheck = passageCheck({
  rule: 'justified-text',
  name: 'Justified text',
  applies: ({ element, characters }) =>
    characters >= thresholds.characters && !evenScripts.has(languageOf(element)),
  fault: ({ element }) =>
    element.style?.['text-align'] === 'justify'
      ? 'The text is justified to both margins, so that gaps of unequal width stand between its words.'
      : null,
});
