import type { Pointer } from '../../engines/finding.ts';

/** What came when the pointer was moved onto something, and how it stood the tests of WCAG 2.2, 1.4.13. */
export interface HoverStory {
  host: Pointer;
  /** As people know it; empty where it has no words. */
  hostWords: string;
  /** What appeared; the host itself where styles draw the words beside it. */
  content: Pointer;
  words: string;
  /** It lies over something else of the page; null where that can't be told. */
  covers: boolean | null;
  /** Escape took it away while the pointer stayed: `focused` only while the host had the focus; null where it did not come again. */
  escape: 'yes' | 'focused' | 'no' | null;
  /** What Tab leads to brings it as well; null where it need not, or where that is not known. */
  byKeys: 'yes' | 'no' | null;
  /** It stayed while the pointer moved onto it; null where no way leads there. */
  stays: boolean | null;
}
