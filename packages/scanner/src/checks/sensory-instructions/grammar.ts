/** What a language says it with; the parts are sources of regular expressions. */
export interface Grammar {
  /** What asks people to do something, or to look somewhere. */
  verb: string;
  article: string;
  /** Words between descriptions. */
  and: string;
  /** Names of colors in English, and how they are written. */
  colors: Readonly<Record<string, string>>;
  round: string;
  /** Other shapes. */
  shape: string;
  /** Says nothing alone. */
  size: string;
  /** Of places, as descriptions. */
  side: string;
  /** What has such descriptions and is pressed or filled in. */
  control: string;
  /** Figures that a control is called by; texts show such things as well. */
  figure: string;
  /** What has them and is looked at. */
  part: string;
  /** Where something is, after it. */
  place: string;
  descriptions: 'before' | 'after';
  /** Between a thing and what is said of it; empty where languages need nothing there, null where sentences are made otherwise. */
  copula: string | null;
  /** The verb follows, and spaces are part of the words: what is described has to be, and `article` are particles after it. */
  isJoined?: true;
  /** No spaces part words, which then begin and end anywhere. */
  isUnspaced?: true;
}
